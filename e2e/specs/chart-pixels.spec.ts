import { withBenchWindow } from '../../bench/chart/built-page'
import type { Likeness, PixelCheck } from '../../bench/chart/page/pixels'
import { expect, test } from 'playwright/test'

/** These ranges span all of the 21,600 minutes, about two days, and a few hours. */
const zooms = [
  [0, 21_600],
  [9_000.4, 12_000.4],
  [15_000, 15_400]
] as const

test('the chart is drawn on exact pixels at three zoom levels', async () => {
  await withBenchWindow(async window => {
    for (const [from, to] of zooms) {
      // Every column must span from the lowest low to the highest high of its candles.
      const check = await window.evaluate<PixelCheck>(`bench.pixels(${from}, ${to})`)
      expect(check.columns).toBeGreaterThan(100)
      expect(check.wrong, `columns wrong of ${check.columns} from ${from} to ${to}`).toBe(0)
      // Candles that are grouped because of the zoom must look like the candles of a longer interval: bodies,
      // wicks, volume and axes.
      const likeness = await window.evaluate<Likeness>(`bench.likeness(${from}, ${to})`)
      expect(likeness.together).toBeGreaterThan(1)
      expect(likeness.different, `of ${likeness.pixels} pixels, ${likeness.together} candles in one`).toBe(0)
    }
  })
})
