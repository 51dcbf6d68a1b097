import type { ChartView } from '@contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import { rangeOf, restMs, viewOf, ViewKeeper } from './chart-view'

function hours(size: number): Candles {
  const one = new Float64Array(size).fill(1)
  const time = Float64Array.from({ length: size }, (_, at) => at * 3_600_000)
  return new Candles({ time, open: one, high: one, low: one, close: one, volume: one }, 3_600_000)
}

const later = (range: VisibleRange): VisibleRange =>
  rangeOf(viewOf('BTC 1h', { candles: hours(400), range }), hours(420))

describe('the saved chart range', () => {
  it('restores the saved range to the same times after more candles arrive', () => {
    expect(later({ from: 100.5, to: 200.5 })).toEqual({ from: 100.5, to: 200.5 })
  })

  it('restores the saved range relative to the latest candle if the chart followed it', () => {
    expect(viewOf('BTC 1h', { candles: hours(400), range: { from: 302, to: 404 } })).toEqual({
      series: 'BTC 1h',
      isFollowing: true,
      from: -98,
      to: 4
    })
    expect(later({ from: 302, to: 404 })).toEqual({ from: 322, to: 424 })
  })
})

describe('saving the view', () => {
  const views: ChartView[] = []
  const keeper = new ViewKeeper(view => views.push(view))
  const view = (from: number): ChartView => ({ series: 'BTC 1h', isFollowing: false, from, to: from + 100 })

  beforeEach(() => {
    vi.useFakeTimers()
    views.length = 0
  })
  afterEach(() => vi.useRealTimers())

  it('saves the view once, when a drag stops', () => {
    for (let move = 1; move <= 30; move++) {
      keeper.moved(view(move))
      vi.advanceTimersByTime(restMs - 1)
    }
    expect(views).toEqual([])
    vi.advanceTimersByTime(1)
    expect(views).toEqual([view(30)])
    vi.advanceTimersByTime(60_000)
    expect(views).toHaveLength(1)
  })

  it('saves the view at once when the chart closes', () => {
    keeper.moved(view(7))
    keeper.flush()
    expect(views).toEqual([view(7)])
    keeper.flush()
    vi.advanceTimersByTime(60_000)
    expect(views).toHaveLength(1)
  })
})
