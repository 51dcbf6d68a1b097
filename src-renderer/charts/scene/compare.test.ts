import { describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import { alignedCloses, firstInView } from './compare'
import { frameOf } from './frame'
import type { SceneLayer, Pane } from './layers'
import { Scene } from './scene'
import { hour } from '../../../src-shared/time'

function candlesAt(hours: readonly number[], closeOf: (hour: number) => number): Candles {
  const column = (read: (hour: number) => number): Float64Array => Float64Array.from(hours, read)
  return new Candles(
    {
      time: column(at => at * hour),
      open: column(closeOf),
      high: column(closeOf),
      low: column(closeOf),
      close: column(closeOf),
      volume: column(() => 1)
    },
    hour
  )
}
const hours = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

describe('aligning another coin', () => {
  it("aligns another coin to the chart's candles, with gaps", () => {
    const mine = candlesAt(hours(0, 10), () => 1)
    const other = candlesAt([-3, -2, 1, 2, 3, 6, 7, 12], at => at * 10)
    const closes = alignedCloses(mine, other)
    expect([...closes.subarray(0, 10)]).toEqual([NaN, 10, 20, 30, NaN, NaN, 60, 70, NaN, NaN])
    expect(closes.length).toBeGreaterThan(mine.size)
    expect(closes.subarray(10).every(Number.isNaN)).toBe(true)
  })

  it('returns no values if no candle matches', () => {
    const closes = alignedCloses(
      candlesAt(hours(0, 5), () => 1),
      candlesAt(hours(9, 12), () => 2)
    )
    expect(closes.every(Number.isNaN)).toBe(true)
  })
})

describe('compared lines', () => {
  const mine = candlesAt(hours(0, 100), at => 100 + at)
  const pane = (layers: readonly SceneLayer[]): Pane => ({
    id: 'price',
    weight: 1,
    layers: [{ kind: 'candles', style: 'candles' }, ...layers],
    bounds: null,
    fromZero: false,
    labels: 'price'
  })
  const lineOf = (values: Float64Array): SceneLayer => ({
    kind: 'line',
    values,
    color: 'compared-0',
    width: 2,
    dash: 'solid',
    shift: 0,
    coin: 'ETH'
  })
  const frame = (values: Float64Array, from: number) => {
    const scene = new Scene(mine)
    const view = {
      width: 760,
      height: 424,
      ratio: 1,
      range: { from, to: from + 40 },
      panes: [pane([lineOf(values)])],
      scaleKind: 'percent' as const,
      measure: (text: string) => text.length * 6
    }
    return { scene, plot: frameOf(scene, view, 60).panes[0]!.plot }
  }

  it('starts compared lines at 0 % at the left edge of the view', () => {
    const closes = alignedCloses(
      mine,
      candlesAt(hours(0, 100), at => 1e-8 * (1 + at / 50))
    )
    for (const from of [10, 40]) {
      const { scene, plot } = frame(closes, from)
      expect(firstInView(scene.line(closes, plot, 0), plot)).toBeCloseTo(1e-8 * (1 + from / 50), 15)
      expect(plot.scale.base).toBe(100 + from)
    }
  })

  it('shows compared lines in full, however large the change', () => {
    const far = alignedCloses(
      mine,
      candlesAt(hours(0, 100), at => 5 * 1.1 ** at)
    )
    const { plot } = frame(far, 10)
    const highest = (1.1 ** 39 - 1) * 100
    expect(plot.scale.high).toBeGreaterThan(highest)
    expect(plot.scale.low).toBeLessThan(0)
  })

  it('doesn’t change the scale for a coin without candles in view', () => {
    const none = alignedCloses(
      mine,
      candlesAt(hours(90, 100), () => 7)
    )
    const { plot } = frame(none, 10)
    expect(Number.isFinite(plot.scale.low) && Number.isFinite(plot.scale.high)).toBe(true)
    expect(plot.scale.high).toBeLessThan(50)
  })
})
