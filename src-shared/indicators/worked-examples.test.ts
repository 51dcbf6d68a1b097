import { describe, expect, it } from 'vitest'
import { indicatorDefinition } from './catalogue'
import { reader, type ParameterValues } from './params'
import { Candlesticks } from './reference.fixture'
import { otherReferences } from './reference-rest.fixture'
import { trendReferences } from './reference-trend.fixture'
import { IndicatorRun } from './run'
import { bollingerTable, ichimokuTable } from './worked-examples.fixture'
import { hour } from '../time'

interface Prices {
  readonly high: readonly number[]
  readonly low: readonly number[]
  readonly close: readonly number[]
}

function computed(id: string, params: ParameterValues, { high, low, close }: Prices) {
  const definition = indicatorDefinition(id)!
  const read = reader(definition, params)
  const run = new IndicatorRun(definition, read)
  run.load(
    close.map((price, at) => ({
      time: at * hour,
      open: price,
      high: high[at]!,
      low: low[at]!,
      close: price,
      volume: NaN
    }))
  )
  return Object.fromEntries(
    definition.outputs.map((output, at) => [
      output.id,
      { values: [...run.outputs[at]!].slice(0, run.size), shift: output.shift?.(read) ?? 0 }
    ])
  )
}

function defined(id: 'bollinger' | 'ichimoku', params: ParameterValues, { high, low, close }: Prices) {
  const column = (values: readonly number[]): Float64Array => Float64Array.from(values)
  const candles = new Candlesticks({
    time: column(close.map((_, at) => at * hour)),
    open: column(close),
    close: column(close),
    high: column(high),
    low: column(low),
    volume: column(close.map(() => NaN))
  })
  const reference = id === 'bollinger' ? otherReferences[id] : trendReferences[id]
  return reference!(candles, reader(indicatorDefinition(id)!, params))
}

function expectNear(value: number, wanted: number, what: string): void {
  expect(Math.abs(value / wanted - 1), what).toBeLessThan(1e-9)
}

describe('Bollinger bands in ChartSchool’s table', () => {
  const { close, params, printed, precise } = bollingerTable
  const prices = { high: close, low: close, close }
  const bands = computed('bollinger', params, prices)

  it.each(['upper', 'middle', 'lower'] as const)("%s matches the table's two decimals", name => {
    expect(bands[name]!.values.slice(0, 19).every(Number.isNaN)).toBe(true)
    printed[name].forEach((value, at) =>
      expect(Math.abs(bands[name]!.values[19 + at]! - value), `${at}`).toBeLessThanOrEqual(0.00501)
    )
    expect(printed[name]).toHaveLength(close.length - 19)
  })

  it.each(['upper', 'lower'] as const)('%s matches the ten published decimals to 1e-9', name =>
    precise[name].forEach((value, at) => expectNear(bands[name]!.values[19 + at]!, value, `${at}`))
  )

  it('the bands match the definition to 1e-9', () => {
    const byDefinition = defined('bollinger', params, prices)
    for (const [index, name] of ['upper', 'middle', 'lower'].entries())
      for (let at = 19; at < close.length; at++)
        expectNear(bands[name]!.values[at]!, byDefinition[index]![at]!, `${name} ${at}`)
  })
})

describe('Ichimoku on hourly candles of SPY', () => {
  const { high, low, params } = ichimokuTable
  const prices = { high, low, close: high }
  const lines = computed('ichimoku', params, prices)

  it.each([
    ['conversion', 51],
    ['base', 51],
    ['spanA', 77],
    ['spanB', 77]
  ] as const)('%s matches the table to 1e-9 at the candle where it is drawn', (name, first) => {
    const { values, shift } = lines[name]!
    ichimokuTable[name].forEach((value, at) =>
      expectNear(values[first + at - shift]!, value, `candle ${first + at}`)
    )
    expect(first + ichimokuTable[name].length).toBe(high.length)
    expect(values.slice(0, 51).every(Number.isNaN)).toBe(true)
  })

  it('matches the definition to 1e-9', () => {
    const byDefinition = defined('ichimoku', params, prices)
    for (const [index, name] of ['conversion', 'base', 'spanA', 'spanB'].entries())
      for (let at = 51; at < high.length; at++)
        expectNear(lines[name]!.values[at]!, byDefinition[index]![at]!, `${name} ${at}`)
  })
})

describe('a parabolic stop touched by the price', () => {
  it('switches from long to short', () => {
    const { long, short } = computed(
      'psar',
      { step: 0.02, most: 0.2 },
      { high: [100, 102, 103, 103], low: [90, 92, 90, 92], close: [95, 100, 95, 95] }
    )
    expect(long!.values.slice(0, 3)).toEqual([NaN, 90, NaN])
    // When the position changes sides, the stop starts at the highest high so far.
    expect(short!.values[2]).toBe(103)
  })
})

describe('TRIX', () => {
  it('calculates the change relative to the previous value', () => {
    const { value } = computed(
      'trix',
      { period: 1 },
      { high: [100, 110], low: [100, 110], close: [100, 110] }
    )
    expect(value!.values[1]).toBe(10)
  })
})
