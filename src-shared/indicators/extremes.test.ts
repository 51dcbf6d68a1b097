import { describe, expect, it } from 'vitest'
import { catalogue, indicatorDefinition } from './catalogue'
import type { IndicatorBar } from './columns'
import { reader, type ParameterValues } from './params'
import { IndicatorRun } from './run'
import { minute } from '../time'

function bars(size: number, price: number, swing: number, volume = 5): IndicatorBar[] {
  return Array.from({ length: size }, (_, at) => {
    const open = price * (1 + swing * Math.sin(at / 5))
    const close = price * (1 + swing * Math.sin((at + 1) / 5))
    const reach = price * swing * 0.2
    const [high, low] = [Math.max(open, close) + reach, Math.min(open, close) - reach]
    return { time: at * minute, open, high, low, close, volume }
  })
}

function outputsOf(
  id: string,
  candles: readonly IndicatorBar[],
  values: ParameterValues = {}
): readonly number[][] {
  const definition = indicatorDefinition(id)!
  const run = new IndicatorRun(definition, reader(definition, values))
  run.load(candles)
  return run.outputs.map(column => [...column.slice(0, run.size)])
}

/** An indicator with two outputs for a stop must have exactly one value. */
function expectWhole(id: string, candles: readonly IndicatorBar[]): void {
  const outputs = outputsOf(id, candles)
  const first = indicatorDefinition(id)!.warmUp(reader(indicatorDefinition(id)!, {})) - 1
  for (let bar = 0; bar < candles.length; bar++) {
    const values = outputs.map(column => column[bar]!)
    for (const value of values) expect(Math.abs(value), `${id} ${bar}`).not.toBe(Infinity)
    expect(
      values.some(value => Number.isFinite(value)),
      `${id} ${bar} of ${candles.length}`
    ).toBe(bar >= first)
  }
}

describe.each(catalogue.map(({ id }) => id))('%s', id => {
  it.each([1e-8, 1e8])('returns finite values at a price of %s', price =>
    expectWhole(id, bars(400, price, 0.02))
  )

  it('works with a single candle or none', () => {
    for (const output of outputsOf(id, bars(1, 100, 0.01))) expect(output).toHaveLength(1)
    for (const output of outputsOf(id, [])) expect(output).toHaveLength(0)
  })

  it('works across a gap of weeks between two candles', () => {
    const [early, late] = [bars(200, 100, 0.02), bars(200, 140, 0.02)]
    expectWhole(id, [...early, ...late.map(bar => ({ ...bar, time: bar.time + 40 * 86_400_000 }))])
  })

  it.each([0, NaN])('never returns infinity for a constant price with a volume of %s', volume => {
    const still = Array.from({ length: 300 }, (_, at) => at * minute).map(time => ({
      time,
      open: 0.1,
      high: 0.1,
      low: 0.1,
      close: 0.1,
      volume
    }))
    for (const column of outputsOf(id, still))
      for (const value of column) expect(Math.abs(value)).not.toBe(Infinity)
  })
})

describe('a constant price', () => {
  const still = bars(60, 0.1, 0)
  const last = (id: string, values?: ParameterValues): number[] =>
    outputsOf(id, still, values).map(one => one.at(-1)!)

  it('the average equals the price and bands have zero width', () => {
    expect(last('sma')).toEqual([0.1])
    expect(last('bollinger')).toEqual([0.1, 0.1, 0.1])
    expect(last('percent-b')).toEqual([0.5])
    expect(last('bandwidth')).toEqual([0])
    expect(last('atr')).toEqual([0])
    expect(last('adx')).toEqual([0, 0, 0])
    expect(last('wave-trend')).toEqual([0, 0])
    expect(last('fisher')).toEqual([0, 0])
  })

  it('leaves no rounding error in oscillators after an earlier move', () => {
    const closes = [1e-8, 1.00198e-8, 9.766900248000001e-9, ...Array<number>(400).fill(1.0181407494525121e-8)]
    const moved = closes.map((close, at) => ({ ...bars(1, close, 0)[0]!, time: at * minute }))
    const [strength = []] = outputsOf('stoch-rsi', moved, { rsi: 11, period: 2, k: 1, d: 1 })
    expect(new Set(strength.slice(13))).toEqual(new Set([0]))
    const waves = outputsOf('wave-trend', moved)[1]!.slice(-40)
    expect(Math.max(...waves.map(Math.abs))).toBeLessThan(1e-3)
  })
})

it('a moving average is exact once an extreme price has left its window', () => {
  const fallen = [...bars(50, 1e8, 0.02), ...bars(50, 1e-8, 0)]
  expect(outputsOf('sma', fallen)[0]!.at(-1)).toBe(1e-8)
  expect(outputsOf('bollinger', fallen).map(one => one.at(-1))).toEqual([1e-8, 1e-8, 1e-8])
})
