import { describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import type { SceneLayer } from './layers'
import { all } from '../scales/visible-range'
import { candlesOf, cutTo, draw, rectsOf } from './frame.fixture'
import { minute } from '../../../src-shared/time'

describe('a frame of the chart', () => {
  it('shows a volume pane only if the candles have volume', () => {
    expect(draw(candlesOf([1, 2, 3])).frame.panes.map(({ pane }) => pane.id)).toEqual(['price', 'volume'])
    expect(draw(candlesOf([1, 2, 3], NaN)).frame.panes.map(({ pane }) => pane.id)).toEqual(['price'])
  })

  it('fills its height with panes', () => {
    const { frame } = draw(candlesOf([1, 2, 3]))
    const [price, volume] = frame.panes.map(({ plot }) => plot.box)
    expect(price?.top).toBe(0)
    expect(volume!.top).toBe(price!.height + 1)
    expect(volume!.top + volume!.height).toBe(600 - 24)
    expect(price!.width).toBe(1000 - frame.axisWidth)
  })

  it('leaves space for its labels', () => {
    const wide = draw(candlesOf([1e-8, 1.1e-8])).frame
    const narrow = draw(candlesOf([11, 12])).frame
    expect(wide.axisWidth).toBeGreaterThan(narrow.axisWidth)
    for (const { label } of wide.panes[0]!.ticks) expect(label.length * 7).toBeLessThan(wide.axisWidth)
  })

  it('draws candle bodies 70 % as wide as their slot', () => {
    const candles = candlesOf([10, 11, 10, 12])
    candles.high[1] = 11.5
    const { drawn, frame } = draw(candles, { from: 0, to: 40 })
    const slot = (1000 - frame.axisWidth) / 40
    const [x, , width] = drawn.find(one => one.style === 'price up' && one.numbers.length > 0)!.numbers
    expect(width! / slot).toBeGreaterThan(0.6)
    expect(width! / slot).toBeLessThan(0.8)
    expect(x! % 1).toBe(0)
    const upNumbers = drawn.find(one => one.style === 'price up')!.numbers
    const wick = Array.from({ length: upNumbers.length / 4 }, (_, at) =>
      upNumbers.slice(at * 4, at * 4 + 4)
    ).find(rect => rect[2] === 1)
    const body = Array.from({ length: upNumbers.length / 4 }, (_, at) =>
      upNumbers.slice(at * 4, at * 4 + 4)
    ).find(rect => rect[0]! < wick![0]! && rect[0]! + rect[2]! > wick![0]!)
    expect(wick![0]! - body![0]!).toBe((body![2]! - 1) / 2)
  })

  it('draws provisional candles hollow', () => {
    const candles = candlesOf([10, 11, 12, 13])
    candles.provisionalFrom = candles.time[2]!
    const { drawn } = draw(candles)
    const [filled, hollow] = drawn.filter(one => one.style === 'price up').map(one => one.numbers.length / 4)
    expect([filled, hollow]).toEqual([2, 2])
  })

  it('colours hollow candles by the previous close', () => {
    const candles = candlesOf([10, 12, 11, 13])
    candles.open[2] = 10.5
    candles.low[2] = 10.5
    candles.high[2] = 11
    const { drawn } = draw(candles, all(candles.slots), [], 'hollow')
    const shapes = (color: string): number[] =>
      drawn.filter(({ style }) => style === `price ${color}`).map(({ numbers }) => numbers.length / 4)
    // The third candle counts as a fall, because it closed below the previous close, although above its open.
    expect(shapes('up')).toEqual([0, 3, 0])
    expect(shapes('down')).toEqual([0, 1, 0])
  })

  it('draws Heikin-Ashi candles with the true price on the axis', () => {
    const candles = candlesOf([10, 20, 30, 40])
    const plain = draw(candles)
    const averaged = draw(candles, all(candles.slots), [], 'heikin-ashi')
    const bodies = ({ drawn }: typeof plain): readonly number[] =>
      drawn.find(({ style }) => style === 'price up')!.numbers
    expect(bodies(averaged)).not.toEqual(bodies(plain))
    expect(averaged.frame.last?.price).toBe(40)
    const { plot } = averaged.frame.panes[0]!
    expect(plot.scale.low).toBeLessThan(10)
  })

  it('draws no more columns than fit', () => {
    const closes = Array.from({ length: 21_600 }, (_, at) => 100 + Math.sin(at / 500) * 10)
    const { drawn } = draw(candlesOf(closes))
    expect(rectsOf(drawn, 'volume up') + rectsOf(drawn, 'volume down')).toBeLessThan(251)
  })
})

describe('a gap at the edge of the view', () => {
  const early = Array.from({ length: 50 }, (_, at) => 1000 + at)
  const late = Array.from({ length: 50 }, (_, at) => 10 + at / 100)
  const candles = candlesOf([...early, ...late])
  for (let bar = 50; bar < 100; bar++) candles.time[bar]! += 400 * minute
  for (const name of ['open', 'high', 'low'] as const) candles[name][50] = 10
  const parted = new Candles(cutTo(candles), minute)
  const values = Float64Array.from({ length: 100 }, (_, bar) => parted.close[bar]!)
  const line: SceneLayer = { kind: 'line', values, color: 0, width: 1, dash: 'solid', shift: 0 }
  const scaleOf = (from: number, to: number) => draw(parted, { from, to }, [line]).frame.panes[0]!.plot.scale

  it("doesn't stretch the scale to candles beyond a gap at the edge of the view", () => {
    for (const from of [50, 51.5, 58, 61.9]) expect(scaleOf(from, 112).high).toBeLessThan(11)
    for (const to of [50, 53, 62]) expect(scaleOf(0, to).low).toBeGreaterThan(900)
    expect(scaleOf(49.5, 112).high).toBeGreaterThan(1000)
  })

  it('uses the scale of the candle before a gap that fills the view', () => {
    const { low, high } = scaleOf(51, 60)
    expect(low).toBeLessThan(1048)
    expect(high).toBeGreaterThan(1049)
    expect(high - low).toBeLessThan(20)
  })
})

it('limits how much overlays can widen the price scale', () => {
  const candles = candlesOf([100, 101, 102])
  const far: SceneLayer = {
    kind: 'line',
    values: Float64Array.of(5000, 5000, 5000),
    color: 'quiet',
    width: 1,
    dash: 'solid',
    shift: 0
  }
  const { scale } = draw(candles, undefined, [far]).frame.panes[0]!.plot
  expect(scale.high - scale.low).toBeLessThan(3 * 2 * 1.2)
  expect(scale.low).toBeLessThan(100)
})
