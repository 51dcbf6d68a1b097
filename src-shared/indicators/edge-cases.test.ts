import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, indicatorDefinition } from './catalogue'
import { at, type IndicatorBar } from './columns'
import { edgeCases, type EdgeCase, type EdgeValue } from './edge-cases.fixture'
import { reader } from './params'
import { IndicatorRun } from './run'
import { minute } from '../time'

function valuesOf(id: string, candles: readonly Omit<IndicatorBar, 'time'>[]): readonly Float64Array[] {
  const definition = indicatorDefinition(id)!
  const run = new IndicatorRun(definition, reader(definition, {}))
  run.load(candles.map((candle, bar) => ({ ...candle, time: bar * minute })))
  return definition.outputs.flatMap((output, place) =>
    output.isMark ? [] : [run.outputs[place]!.slice(0, run.size)]
  )
}

type Candles = readonly Omit<IndicatorBar, 'time'>[]

/** Candles that move by these percentages, at a price of about `price`. */
const moving = (price: number, percents: readonly number[], volume: number): Candles => {
  let close = price
  return percents.map(percent => {
    const open = close
    close = open * (1 + percent / 100)
    const reach = open * 0.001
    return { open, close, high: Math.max(open, close) + reach, low: Math.min(open, close) - reach, volume }
  })
}

/** After this many candles, an average over 100 candles has forgotten what came before. */
const long = 1_200
const repeated = (candle: Candles[number]): Candles => Array.from({ length: long }, () => candle)
const still = (price: number, volume: number): Candles =>
  repeated({ open: price, high: price, low: price, close: price, volume })

const cases = fc.record({
  price: fc.constantFrom(0.00001234, 0.1, 1, 68_078.5),
  volume: fc.integer({ min: 1, max: 1_000_000 }),
  moves: fc.array(
    fc.integer({ min: -300, max: 300 }).map(hundredths => hundredths / 100),
    {
      minLength: 30,
      maxLength: 120
    }
  )
})

function expectLast(id: string, candles: Candles, expected: EdgeValue, scale: number): void {
  for (const values of valuesOf(id, candles)) {
    const last = at(values, candles.length - 1)
    if (expected === 'none') expect(last).toBeNaN()
    else if (expected === 'kept') expect(last).toBeCloseTo(at(values, candles.length - long / 2), 9)
    else expect(Math.abs(last - expected), `${last} instead of ${expected}`).toBeLessThan(scale * 1e-6)
  }
}

const scaleOf = (id: string, price: number, volume: number): number => {
  const { unit } = indicatorDefinition(id)!
  return unit === 'price' ? price : unit === 'volume' ? price * volume : 1
}

describe.each(catalogue.map(({ id }) => [id, edgeCases[id as keyof typeof edgeCases] as EdgeCase] as const))(
  '%s',
  (id, { still: afterMoves, neverMoved = afterMoves, noVolume, neverVolume = noVolume }) => {
    const definition = indicatorDefinition(id)!

    it('has the declared value if the price doesn’t move', () => {
      fc.assert(
        fc.property(cases, ({ price, volume, moves }) => {
          const scale = scaleOf(id, price, volume)
          const before = moving(price, moves, volume)
          const candles = still(before.at(-1)!.close, volume)
          if (afterMoves !== undefined) expectLast(id, [...before, ...candles], afterMoves, scale)
          if (neverMoved !== undefined) expectLast(id, candles, neverMoved, scale)
        }),
        { numRuns: 8 }
      )
    })

    it('has the declared value without volume', () => {
      fc.assert(
        fc.property(cases, ({ price, volume, moves }) => {
          const scale = scaleOf(id, price, volume)
          const silent = moving(
            price,
            Array.from({ length: long }, (_, bar) => Math.sin(bar / 5)),
            0
          )
          if (noVolume !== undefined)
            expectLast(id, [...moving(price, moves, volume), ...silent], noVolume, scale)
          if (neverVolume !== undefined) expectLast(id, silent, neverVolume, scale)
        }),
        { numRuns: 8 }
      )
    })

    it('leaves out still prices only if the value is the price or doesn’t depend on earlier ones', () => {
      const moves = Array.from({ length: 60 }, (_, bar) => Math.sin(bar / 5) + Math.sin(bar))
      if (afterMoves === undefined && neverMoved === undefined) {
        const [quiet, wild] = [still(100, 5), moving(100, [...moves, ...moves], 5)]
        const last = (candles: Candles): number[] =>
          valuesOf(id, candles).map(values => at(values, candles.length - 1))
        const onPrice = last(quiet).filter(value => !Number.isNaN(value))
        const isPrice = onPrice.length > 0 && onPrice.every(value => Math.abs(value - 100) < 1e-9)
        const isIndependent = last(wild).join() === last(still(100, 5).slice(0, wild.length)).join()
        expect(isPrice || isIndependent).toBe(true)
      }
      expect(definition.needsVolume ?? false).toBe(noVolume !== undefined || neverVolume !== undefined)
    })
  }
)

it('only declares a value at first if it differs from the one after a move', () => {
  for (const [id, { still: afterMoves, neverMoved, noVolume, neverVolume }] of Object.entries<EdgeCase>(
    edgeCases
  )) {
    if (neverMoved !== undefined) expect(neverMoved, id).not.toBe(afterMoves)
    if (neverVolume !== undefined) expect(neverVolume, id).not.toBe(noVolume)
  }
})

it('lists every indicator', () => {
  expect(Object.keys(edgeCases).sort()).toEqual(catalogue.map(({ id }) => id).sort())
})
