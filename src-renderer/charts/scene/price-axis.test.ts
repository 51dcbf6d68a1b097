import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelBatches } from '../paint/axes'
import type { Ink } from '../paint/echarts'
import type { SceneLayer } from './layers'
import { last } from '../scales/visible-range'
import { palette, candlesOf, draw } from './frame.fixture'

describe('prices of any size', () => {
  const shapes = {
    'one candle': [5],
    'a flat price': [7, 7, 7, 7, 7],
    'a price of 1e-8': [1e-8, 1.2e-8, 0.9e-8],
    'a flat price of 1e-8': [1e-8, 1e-8],
    'a price of 1e8': [1e8, 1.01e8, 0.99e8],
    'no candles': [] as number[]
  }
  for (const [name, closes] of Object.entries(shapes))
    for (const volume of [3, 0, NaN])
      it(`draws prices with finite coordinates: ${name}, volume ${volume}`, () => {
        const line: SceneLayer = {
          kind: 'line',
          values: Float64Array.from(closes, (close, at) => (at < 2 ? NaN : close)),
          color: 'quiet',
          width: 1,
          dash: 'solid',
          shift: 2
        }
        const { drawn, frame } = draw(candlesOf(closes, volume), undefined, [line])
        for (const { numbers } of drawn) expect(numbers.filter(value => !Number.isFinite(value))).toEqual([])
        for (const { ticks } of frame.panes) {
          expect(ticks.length).toBeGreaterThan(0)
          for (const { label } of ticks) expect(label).not.toMatch(/NaN|Infinity|^–$/)
        }
      })

  it('draws any series of prices with finite coordinates at any zoom', () => {
    const walk = fc.array(fc.double({ min: 1e-8, max: 1e8, noNaN: true }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(walk, fc.integer({ min: 8, max: 400 }), (closes, slots) => {
        const { drawn, frame } = draw(candlesOf(closes), last(slots, closes.length))
        for (const { numbers } of drawn) expect(numbers.every(Number.isFinite)).toBe(true)
        const { scale } = frame.panes[0]!.plot
        expect(scale.high).toBeGreaterThan(scale.low)
      })
    )
  })
})

describe('the price axis', () => {
  const level = (levels: readonly number[]): SceneLayer => ({ kind: 'levels', levels, color: 'quiet' })
  const labels = (levels: readonly number[]): string[] => {
    const { frame } = draw(candlesOf([100, 130, 110, 120]), undefined, [level(levels)])
    return frame.panes[0]!.ticks.map(({ label }) => label)
  }

  it('labels the levels instead of round prices if there are several levels', () => {
    expect(labels([105, 125])).toEqual(['105', '125'])
    expect(labels([105]).length).toBeGreaterThan(3)
  })

  it('hides axis labels that the tag of the last price would cover', () => {
    const { frame } = draw(candlesOf([100, 130, 110, 120]))
    expect(frame.last?.place).toBe(frame.panes[0]!.plot.y(120))
    const written: number[] = []
    const ink = {
      fillText: (_: string, __: number, y: number) => written.push(y),
      measureText: () => ({ width: 0 })
    }
    for (const { paint } of labelBatches(() => ({ ...frame, timeTicks: [] }), palette))
      paint({ moveTo: () => 0, lineTo: () => 0, rect: () => 0, closePath: () => 0 }, ink as unknown as Ink)
    expect(written.length).toBeGreaterThan(4)
    for (const y of written.filter(place => place < frame.panes[0]!.plot.box.height))
      expect(Math.abs(y - frame.last!.place)).toBeGreaterThan(14)
  })
})
