import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, indicatorDefinition, searchCatalogue } from './catalogue'
import { barsOf, type CandleColumns } from './columns'
import type { Definition } from './definition'
import { defaults, reader, valuesIssue, type ParameterValues } from './params'
import {
  ichimokuExample,
  stockChartsAtr,
  stockChartsRsi,
  tulipCandles,
  tulipStops,
  tulipValues
} from './published.fixture'
import { Candlesticks } from './reference.fixture'
import { pressureReferences } from './reference-pressure.fixture'
import { otherReferences } from './reference-rest.fixture'
import { turnReferences } from './reference-turns.fixture'
import { trendReferences } from './reference-trend.fixture'
import { IndicatorRun } from './run'
import { hour } from '../time'

const references = { ...trendReferences, ...otherReferences, ...pressureReferences, ...turnReferences }

type Lists = { readonly [Name in 'open' | 'high' | 'low' | 'close' | 'volume']?: readonly number[] }

function columns(lists: Lists): CandleColumns {
  const close = lists.close ?? lists.high ?? []
  const column = (values: readonly number[] | undefined): Float64Array => Float64Array.from(values ?? close)
  return {
    time: Float64Array.from(close, (_, bar) => Date.UTC(2026, 1, 17) + bar * hour),
    open: column(lists.open),
    high: column(lists.high),
    low: column(lists.low),
    close: column(close),
    volume: column(lists.volume)
  }
}

function outputsOf(definition: Definition, values: ParameterValues, candles: CandleColumns): Float64Array[] {
  const run = new IndicatorRun(definition, reader(definition, values))
  run.load(barsOf(candles))
  return run.outputs.map(column => column.slice(0, run.size))
}

function named(id: string, values: ParameterValues, candles: CandleColumns): Record<string, Float64Array> {
  const definition = indicatorDefinition(id)!
  const outputs = outputsOf(definition, values, candles)
  return Object.fromEntries(definition.outputs.map((output, index) => [output.id, outputs[index]!]))
}

describe('published reference values', () => {
  for (const { id, params, outputs, decimals } of tulipValues)
    it(`computes ${id} as Tulip Indicators does`, () => {
      const computed = named(id, params, columns(tulipCandles))
      for (const [name, published] of Object.entries(outputs)) {
        const tail = [...computed[name]!].slice(-published.length)
        published.forEach((value, at) =>
          expect(Math.abs(tail[at]! - value), `${name} ${at}`).toBeLessThanOrEqual(
            // These values are published as ratios. In percent, their rounding error is 100 times larger.
            (id === 'stoch-rsi' ? 100 : 1) * 0.500001 * 10 ** -decimals
          )
        )
      }
    })

  it('computes psar as Tulip Indicators does', () => {
    const { long, short } = named('psar', tulipStops.params, columns(tulipCandles))
    const stops = [...long!].map((stop, at) => (Number.isNaN(stop) ? short![at]! : stop)).slice(1)
    stops.forEach((stop, at) => expect(stop, `${at}`).toBeCloseTo(tulipStops.stops[at]!, 3))
  })

  it("computes rsi as in ChartSchool's table of Wilder's example", () => {
    const { value } = named('rsi', { period: 14 }, columns(stockChartsRsi))
    stockChartsRsi.rsi.forEach((rsi, at) => expect(value![at + 14]).toBeCloseTo(rsi, 2))
  })

  it("computes atr as in ChartSchool's table of Wilder's example", () => {
    const { value } = named('atr', { period: 14 }, columns(stockChartsAtr))
    stockChartsAtr.atr.forEach((atr, at) => expect(Math.abs(value![at + 13]! - atr)).toBeLessThan(0.0051))
  })

  it('computes ichimoku as in the worked example', () => {
    const computed = named('ichimoku', ichimokuExample.params, columns(ichimokuExample))
    for (const name of ['conversion', 'base', 'spanA', 'spanB'] as const)
      for (const [bar, value] of Object.entries(ichimokuExample[name]))
        expect(computed[name]![Number(bar)], `${name} ${bar}`).toBeCloseTo(value, 9)
  })
})

/** Generates 0 or multiples of 1e-5. With smaller moves, rounding errors would dominate the ratios. */
const share = (min: number, max: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: min * 1e5, max: max * 1e5 }).map(steps => steps / 1e5) },
    fc.constant(0)
  )

const step = fc.record({
  move: share(-0.05, 0.05),
  up: share(0, 0.03),
  down: share(0, 0.03),
  volume: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 1e6 }).map(hundredths => hundredths / 100) },
    fc.constant(0)
  )
})
const walks = fc
  .tuple(
    fc.constantFrom(1e-8, 0.5, 100, 68_000, 1e8),
    fc.array(step, { minLength: 1, maxLength: 90, size: 'max' })
  )
  .map(([start, steps]) => {
    let price = start
    const rows = steps.map(({ move, up, down, volume }) => {
      const open = price
      const close = (price *= 1 + move)
      return {
        open,
        close,
        high: Math.max(open, close) * (1 + up),
        low: Math.min(open, close) * (1 - down),
        volume
      }
    })
    const list = (name: 'open' | 'high' | 'low' | 'close' | 'volume'): number[] => rows.map(row => row[name])
    return columns({
      open: list('open'),
      high: list('high'),
      low: list('low'),
      close: list('close'),
      volume: list('volume')
    })
  })

/** Generates short periods, so that a few candles are enough for the first value. */
function paramsFor(definition: Definition): fc.Arbitrary<ParameterValues> {
  const one = definition.params.map(param =>
    param.isWhole
      ? fc.integer({ min: Math.max(param.min, 1), max: 12 })
      : fc.double({ min: Math.max(param.min, 0.01), max: Math.min(param.max, 4), noNaN: true })
  )
  return fc
    .tuple(...one)
    .map(values => Object.fromEntries(definition.params.map((param, at) => [param.id, values[at]!])))
    .filter(values => valuesIssue(definition, values) === null)
}

/**
 * Allows for rounding errors: the order of additions changes the result by an amount that depends on the size
 * of the numbers.
 */
function expectClose(computed: number, defined: number, scale: number, what: string): void {
  if (!Number.isFinite(defined)) expect(computed, what).toBeNaN()
  else expect(Math.abs(computed - defined) / Math.max(Math.abs(defined), scale), what).toBeLessThan(1e-9)
}

/**
 * These indicators don't subtract large numbers from each other, so the tolerance is relative to the value.
 */
const ofOneCandle = new Set(['facilitation', 'relative-volume', 'ease'])

/**
 * The size of the numbers that are added. If they cancel each other out, rounding errors relative to this
 * size remain.
 */
function scaleOf(definition: Definition, candles: CandleColumns): number {
  const volume = candles.volume.reduce((all, one) => all + one, 0)
  if (definition.id === 'force') return (volume || 1) * candles.high.reduce((a, b) => Math.max(a, b), 0)
  if (ofOneCandle.has(definition.id)) return Number.MIN_VALUE
  if (definition.unit === 'volume') return volume || 1
  if (definition.unit === 'price') return candles.high.reduce((a, b) => Math.max(a, b), 0)
  return Math.max(...(definition.bounds ?? [100]).map(Math.abs))
}

describe.each(catalogue.map(definition => [definition.id, definition] as const))('%s', (id, definition) => {
  it('matches its definition to 1e-9', () => {
    fc.assert(
      fc.property(walks, paramsFor(definition), (candles, values) => {
        const read = reader(definition, values)
        const defined = references[id]?.(new Candlesticks(candles), read)
        expect(defined, 'a reference').toBeDefined()
        const scale = scaleOf(definition, candles)
        const warm = definition.warmUp(read) - 1
        outputsOf(definition, values, candles).forEach((column, output) =>
          column.forEach((value, bar) =>
            expectClose(
              value,
              bar < warm ? NaN : defined![output]![bar]!,
              scale,
              `${definition.outputs[output]!.id} ${bar}`
            )
          )
        )
      }),
      { numRuns: 60 }
    )
  })

  it('gives the same values whether candles are loaded at once or updated tick by tick', () => {
    fc.assert(
      fc.property(walks, fc.array(fc.nat(3), { minLength: 90, maxLength: 90 }), (candles, ticks) => {
        const read = reader(definition, defaultsFor(definition))
        const run = new IndicatorRun(definition, read)
        for (let bar = 0; bar < candles.time.length; bar++) {
          const last = barsOf(candles)[bar]!
          for (let tick = 0; tick < ticks[bar]!; tick++) {
            const factor = 0.9 + 0.07 * tick
            const close = last.close * factor
            const moved = {
              high: Math.max(last.high, close),
              low: Math.min(last.low, close),
              volume: 3 * tick
            }
            run.put({ ...last, ...moved, close }, tick > 0)
          }
          run.put(last, ticks[bar]! > 0)
        }
        const atOnce = outputsOf(definition, defaultsFor(definition), candles)
        const scale = scaleOf(definition, candles)
        atOnce.forEach((column, output) =>
          column.forEach((value, bar) =>
            expectClose(run.outputs[output]![bar]!, value, scale, `${output} ${bar}`)
          )
        )
      }),
      { numRuns: 25 }
    )
  })

  it('returns the first value at the end of the warm-up', () => {
    const size = 400
    const wave = (bar: number): number => 100 + Math.sin(bar / 7) * 10 + bar / 50
    const candles = columns({
      open: Array.from({ length: size }, (_, bar) => wave(bar)),
      close: Array.from({ length: size }, (_, bar) => wave(bar + 1)),
      high: Array.from({ length: size }, (_, bar) => Math.max(wave(bar), wave(bar + 1)) + 1 + (bar % 3)),
      low: Array.from({ length: size }, (_, bar) => Math.min(wave(bar), wave(bar + 1)) - 1 - (bar % 5)),
      volume: Array.from({ length: size }, (_, bar) => 10 + (bar % 11))
    })
    const warm = definition.warmUp(reader(definition, {}))
    const outputs = outputsOf(definition, {}, candles)
    const firsts = outputs
      .map(column => column.findIndex(value => !Number.isNaN(value)))
      .filter(first => first >= 0)
    if (definition.id === 'adx') expect(outputs[0]!.findIndex(value => !Number.isNaN(value))).toBe(warm - 1)
    expect(Math.min(...firsts)).toBe(warm - 1)
  })

  it('defines a name, a short name, a formula and valid defaults', () => {
    for (const text of [definition.name, definition.short, definition.formula])
      expect(text().length).toBeGreaterThan(1)
    expect(valuesIssue(definition, defaults(definition))).toBeNull()
    const ids = definition.outputs.map(output => output.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const edge of definition.cloud ?? []) expect(ids).toContain(edge)
  })
})

/** The default values, with shorter periods because the generated series have only 90 candles. */
function defaultsFor(definition: Definition): ParameterValues {
  const short = Object.entries(defaults(definition)).map(([id, value]) => [
    id,
    value > 5 ? Math.ceil(value / 5) : value
  ])
  const values = Object.fromEntries(short) as ParameterValues
  return valuesIssue(definition, values) === null ? values : defaults(definition)
}

describe('the catalogue', () => {
  it('contains more than eighty indicators with unique ids', () => {
    expect(catalogue.length).toBeGreaterThan(80)
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
  })

  it('finds indicators by any word of their texts', () => {
    const found = (text: string): string[] => searchCatalogue(text).map(({ id }) => id)
    expect(found('bollinger')).toEqual(['bollinger', 'percent-b', 'bandwidth'])
    expect(found('wilder trend')).toEqual(['rma'])
    expect(found(' TR ').slice(0, 4)).toEqual(['true-range', 'trima', 'trix', 'sma'])
    expect(found('')).toEqual(catalogue.map(({ id }) => id))
    expect(found('no such thing')).toEqual([])
  })
})
