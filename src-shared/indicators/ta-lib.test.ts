import { expect, it } from 'vitest'
import { indicatorDefinition } from './catalogue'
import { tulipCandles } from './published.fixture'
import { reader } from './params'
import { IndicatorRun } from './run'
import { taLibOther, taLibSame, type TaLibVector } from './ta-lib.fixture'
import { hour } from '../time'

function ours({ id, params }: TaLibVector): Record<string, readonly number[]> {
  const definition = indicatorDefinition(id)!
  const run = new IndicatorRun(definition, reader(definition, params))
  const { open, high, low, close, volume } = tulipCandles
  run.load(
    close.map((price, at) => ({
      time: at * hour,
      open: open[at]!,
      high: high[at]!,
      low: low[at]!,
      close: price,
      volume: volume[at]!
    }))
  )
  const columns = definition.outputs.map((output, at) => [
    output.id,
    [...run.outputs[at]!].slice(0, run.size)
  ])
  const byName = Object.fromEntries(columns) as Record<string, readonly number[]>
  const { long, short } = byName
  if (id === 'psar') byName['stop'] = long!.map((stop, at) => (Number.isNaN(stop) ? short![at]! : stop))
  return byName
}

function apart(vector: TaLibVector, last = Infinity): number {
  const mine = ours(vector)
  const shares = Object.entries(vector.outputs).flatMap(([name, outputs]) => {
    const wanted = outputs.slice(-Math.min(last, outputs.length))
    const found = mine[name]!.filter(Number.isFinite)
    return wanted
      .slice(-found.length)
      .map(
        (value, at, { length }) =>
          Math.abs((found.at(at - length) ?? NaN) - value) / Math.max(Math.abs(value), 1e-3)
      )
  })
  return Math.max(...shares)
}

it.each(taLibSame)('$id matches TA-Lib’s $fn', vector => {
  expect(apart(vector)).toBeLessThan(1e-8)
})

it.each(taLibOther)('$id differs from TA-Lib’s $fn as documented: $differs', vector => {
  expect(apart(vector)).toBeGreaterThan(1e-4)
  // The periods are at most 5, so a different start hardly matters after a few candles.
  if (!['cmo', 'obv'].includes(vector.id)) expect(apart(vector, 1)).toBeLessThan(0.04)
})
