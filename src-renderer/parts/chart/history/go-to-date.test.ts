import { expect, it } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import { showTime } from './go-to-date'
import { hour } from '../../../../src-shared/time'

function chartOf(size: number) {
  const time = Float64Array.from({ length: size }, (_, bar) => 1_000 * hour + bar * hour)
  const one = new Float64Array(size).fill(1)
  const candles = new Candles({ time, open: one, high: one, low: one, close: one, volume: one }, hour)
  const shown = { range: { from: size - 100, to: size }, pointed: null as number | null }
  const chart = {
    candles,
    get range() {
      return shown.range
    },
    setRange: (range: VisibleRange) => void (shown.range = range),
    pointAt: (at: number | null) => void (shown.pointed = at)
  }
  return { chart, shown }
}

it('centres the chart on the date and moves the crosshair there', () => {
  const { chart, shown } = chartOf(1000)
  expect(showTime(chart, 1_200 * hour + 20 * 60_000)).toBe('loaded')
  expect(shown).toEqual({ range: { from: 150.5, to: 250.5 }, pointed: 1_200 * hour + 20 * 60_000 })
})

it('shows the first candle for an earlier date and the latest for a later one', () => {
  const { chart, shown } = chartOf(1000)
  expect(showTime(chart, 900 * hour)).toBe('before')
  // More than one slot before the first candle, so the chart offers older candles.
  expect(shown.range.from).toBeLessThan(-1)
  expect(shown.range.to).toBeGreaterThan(50)
  expect(showTime(chart, 5_000 * hour)).toBe('after')
  expect(shown.range.to).toBeGreaterThan(1000)
  expect(shown.pointed).toBeNull()
})
