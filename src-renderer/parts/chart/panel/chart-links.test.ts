import { expect, it } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import { ChartLinks, type LinkedChart } from './chart-links'
import { hour } from '../../../../src-shared/time'

/** All charts' candles end at the same time. */
class Chart implements LinkedChart {
  readonly candles: Candles
  readonly links: ChartLinks
  range: VisibleRange = { from: 0, to: 10 }
  pointedAt: number | null | undefined

  constructor(links: ChartLinks, intervalMs: number, size: number) {
    const column = (value: (at: number) => number) =>
      Float64Array.from({ length: size }, (_, at) => value(at))
    const one = column(() => 1)
    const time = column(at => 1000 * hour - (size - at) * intervalMs)
    this.candles = new Candles({ time, open: one, high: one, low: one, close: one, volume: one }, intervalMs)
    this.links = links
    links.join(this)
  }

  get chart() {
    return this
  }

  pointAt(time: number | null): void {
    this.pointedAt = time
  }

  setRange(range: VisibleRange): void {
    this.range = range
    this.links.ranged(this, true)
  }
}

it('shows the same times in linked charts of other intervals', () => {
  const links = new ChartLinks(() => ({ crosshair: true, range: true }))
  const [hourly, daily, short] = [
    [hour, 480],
    [24 * hour, 300],
    [hour, 20]
  ].map(([interval = 0, size = 0]) => new Chart(links, interval, size)) as [Chart, Chart, Chart]
  hourly.setRange({ from: 432, to: 480 })
  expect(daily.range).toEqual({ from: 298, to: 300 })
  expect(short.range).toEqual({ from: -28, to: 20 })
  daily.setRange({ from: 299.5, to: 300.5 })
  expect(hourly.range).toEqual({ from: 468, to: 492 })
})

it('makes a chart whose candles arrive later follow the others', () => {
  const links = new ChartLinks(() => ({ crosshair: true, range: true }))
  const first = new Chart(links, hour, 480)
  first.setRange({ from: 100, to: 200 })
  const late = new Chart(links, hour, 240)
  links.ranged(late, false)
  expect(late.range).toEqual({ from: -140, to: -40 })
  expect(first.range).toEqual({ from: 100, to: 200 })
})

it("doesn’t change properties that aren't linked", () => {
  const on = { crosshair: false, range: false }
  const links = new ChartLinks(() => on)
  const [one, other] = [new Chart(links, hour, 480), new Chart(links, hour, 480)]
  one.setRange({ from: 100, to: 200 })
  links.pointed(one, 5)
  expect([other.range, other.pointedAt]).toEqual([{ from: 0, to: 10 }, undefined])
  on.crosshair = true
  links.pointed(one, 5)
  expect([one.pointedAt, other.pointedAt, other.range.to]).toEqual([undefined, 5, 10])
  links.pointed(one, null)
  expect(other.pointedAt).toBeNull()
})

it('forgets a closed chart', () => {
  const links = new ChartLinks(() => ({ crosshair: true, range: true }))
  const one = new Chart(links, hour, 480)
  const gone = { chart: new Chart(new ChartLinks(() => ({ crosshair: false, range: false })), hour, 480) }
  links.join(gone)()
  one.setRange({ from: 100, to: 200 })
  expect(gone.chart.range.to).toBe(10)
})
