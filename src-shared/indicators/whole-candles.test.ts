import { expect, it } from 'vitest'
import { hour } from '../time'
import { catalogue } from './catalogue'
import type { IndicatorBar } from './columns'
import type { Definition } from './definition'
import { defaults, reader } from './params'
import { IndicatorRun } from './run'
import { needsWholeCandles } from './whole-candles'

const closes: readonly IndicatorBar[] = Array.from({ length: 400 }, (_, bar) => {
  const close = 100 + 10 * Math.sin(bar / 9) + ((bar * 7919) % 97) / 30
  return { time: bar * hour, open: close, high: close, low: close, close, volume: 1 + (bar % 9) }
})
const candles = closes.map((bar, at) => ({
  ...bar,
  open: bar.close + (at % 5) - 2,
  high: bar.close + 3 + (at % 7),
  low: bar.close - 3 - (at % 4)
}))

function outputsOf(definition: Definition, bars: readonly IndicatorBar[]): readonly Float64Array[] {
  const run = new IndicatorRun(definition, reader(definition, defaults(definition)))
  run.load(bars)
  return run.outputs.map(column => column.slice(0, run.size))
}

// Leaves out indicators that need volume, because they are never calculated from closes only.
it.each(catalogue.filter(one => !one.needsVolume).map(one => [one.id, one] as const))(
  'knows whether %s can be calculated from closes only',
  (_, definition) => {
    const isSame =
      JSON.stringify(outputsOf(definition, closes)) === JSON.stringify(outputsOf(definition, candles))
    expect(needsWholeCandles(definition)).toBe(!isSame)
  }
)
