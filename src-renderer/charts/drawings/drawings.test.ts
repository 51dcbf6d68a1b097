import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Plot } from '../scene/plot'
import type { ScaleKind } from '../scales/price-scale'
import { anchorAt, magnetic, priceAt } from './anchors'
import { box, groundOf, level, trend } from './ground.fixture'
import { hitAt } from './hit'
import { clipped, distanceTo, linesInView } from './lines'
import { distanceBetween } from './measure'
import { movedBy, pulledTo } from './move'
import { anchorPixel } from '../../../src-shared/drawings/geometry'
import { hour } from '../../../src-shared/time'

const kinds = fc.constantFrom<ScaleKind>('linear', 'log', 'percent')
const prices = fc.integer({ min: -8, max: 8 }).map(power => 3.7 * 10 ** power)

describe('a position on the chart', () => {
  it('converts a position to an anchor and back on every scale', () => {
    const place = fc.record({
      x: fc.double({ min: -900, max: 1600, noNaN: true }),
      y: fc.integer({ min: 10, max: 310 })
    })
    fc.assert(
      fc.property(kinds, prices, place, fc.subarray([40, 41, 42, 70]), (kind, price, point, missing) => {
        const ground = groundOf(kind, price, { missing })
        const back = anchorPixel(anchorAt(point, ground), ground)
        expect(back.x).toBeCloseTo(point.x, 6)
        expect(Math.abs(back.y - point.y)).toBeLessThan(0.51)
      })
    )
  })

  it('rounds the price of a position', () => {
    const { plot } = groundOf()
    expect(String(priceAt(157.3, plot)).length).toBeLessThanOrEqual(6)
    const tiny = groundOf('linear', 1e-8).plot
    expect(priceAt(160, tiny).toExponential().length).toBeLessThanOrEqual(8)
    expect(priceAt(9e9, plot)).toBeGreaterThan(0)
    expect(priceAt(9e9, groundOf('percent').plot)).toBeGreaterThan(0)
  })
})

describe('an anchor', () => {
  it('an anchor stays at its time on every interval', () => {
    const anchor = { time: 50.5 * hour, price: 100 }
    const onHours = groundOf()
    expect(anchorPixel(anchor, onHours).x).toBe(onHours.plot.middle(50))
    const onFour = groundOf('linear', 100, { intervalMs: 4 * hour })
    expect(anchorPixel(anchor, onFour).x).toBeCloseTo(onFour.plot.x(50.5 / 4), 9)
  })

  it('three anchors in a line stay in line on every interval', () => {
    for (const intervalMs of [hour / 4, hour, 4 * hour]) {
      const ground = groundOf('linear', 100, { intervalMs })
      const [a, b, c] = [30, 40, 60].map(h => anchorPixel({ time: h * hour, price: 80 + h }, ground))
      if (!a || !b || !c) throw new Error('three were given')
      expect((b.y - a.y) * (c.x - a.x)).toBeCloseTo((c.y - a.y) * (b.x - a.x), 6)
    }
  })
})

describe('a line', () => {
  it('clips a line to the pane', () => {
    const [a, b] = [
      { x: -100, y: 60 },
      { x: 800, y: 60 }
    ]
    expect(clipped(a, b, 'segment', box)).toEqual([
      { x: 0, y: 60 },
      { x: 700, y: 60 }
    ])
    expect(clipped({ x: -9, y: 0 }, { x: -1, y: 400 }, 'segment', box)).toBeNull()
    expect(clipped({ x: 10, y: 20 }, { x: 20, y: 20 }, 'ray', box)).toEqual([
      { x: 10, y: 20 },
      { x: 700, y: 20 }
    ])
    expect(clipped({ x: 10, y: 20 }, { x: 20, y: 20 }, 'line', box)).toEqual([
      { x: 0, y: 20 },
      { x: 700, y: 20 }
    ])
    expect(clipped({ x: 10, y: 20 }, { x: 10, y: 20 }, 'line', box)).toEqual([
      { x: 10, y: 20 },
      { x: 10, y: 20 }
    ])
    expect(clipped({ x: NaN, y: 20 }, { x: 10, y: 20 }, 'line', box)).toBeNull()
  })

  it('keeps a line within the pane, however far away its points are', () => {
    const far = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    const point = fc.record({ x: far, y: far })
    fc.assert(
      fc.property(point, point, fc.constantFrom('segment', 'ray', 'line'), (a, b, reach) => {
        for (const { x, y } of clipped(a, b, reach, box) ?? []) {
          expect(x).toBeGreaterThanOrEqual(-1e-3)
          expect(x).toBeLessThanOrEqual(700 + 1e-3)
          expect(y).toBeGreaterThanOrEqual(10 - 1e-3)
          expect(y).toBeLessThanOrEqual(310 + 1e-3)
          const off = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x))
          expect(off / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))).toBeLessThan(0.01)
        }
      }),
      // 5e-324 is the smallest positive double.
      { examples: [[{ x: 0, y: 0 }, { x: 0, y: 5e-324 }, 'line']] }
    )
  })

  it('measures the distance to the nearest point of a line', () => {
    const segment = [
      { x: 0, y: 0 },
      { x: 10, y: 0 }
    ] as const
    expect(distanceTo({ x: 5, y: 3 }, segment)).toBe(3)
    expect(distanceTo({ x: 13, y: 4 }, segment)).toBe(5)
    expect(distanceTo({ x: 3, y: 4 }, [segment[0], segment[0]])).toBe(5)
  })
})

describe('hit testing', () => {
  const ground = groundOf()
  const line = trend([30 * hour, 90], [60 * hour, 110])
  const [from, to] = [
    anchorPixel({ time: 30 * hour, price: 90 }, ground),
    anchorPixel({ time: 60 * hour, price: 110 }, ground)
  ]

  it('finds the most recent of several lines near the pointer', () => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    expect(hitAt(middle, [line], null, ground)).toEqual({ id: 'trend', part: 'body' })
    expect(hitAt({ ...middle, y: middle.y + 12 }, [line], null, ground)).toBeNull()
    const two = [level('a', 100), level('b', 100)]
    expect(hitAt({ x: 5, y: ground.plot.y(100) + 4 }, two, null, ground)?.id).toBe('b')
    expect(hitAt({ x: 5, y: ground.plot.y(100) + 4 }, two, 'a', ground)?.id).toBe('a')
  })

  it('finds end points only on the selected drawing', () => {
    expect(hitAt(to, [line], null, ground)?.part).toBe('body')
    expect(hitAt(to, [line], 'trend', ground)?.part).toBe('to')
    expect(hitAt({ x: from.x - 6, y: from.y }, [line], 'trend', ground)?.part).toBe('from')
  })

  it('ignores drawings out of view', () => {
    const far = level('a', 1e6)
    expect(linesInView(far, ground)).toEqual([])
    expect(hitAt({ x: 5, y: 11 }, [far], 'a', ground)).toBeNull()
  })

  it('searches 200 drawings in less than a millisecond', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...line, id: `n${at}` }))
    const rounds = Array.from({ length: 50 }, () => {
      const begun = performance.now()
      hitAt({ x: 5, y: 300 }, many, null, ground)
      return performance.now() - begun
    })
    expect(Math.min(...rounds)).toBeLessThan(1)
  })
})

describe('moving a drawing', () => {
  it('moving a drawing there and back restores it on every scale', () => {
    const delta = fc.integer({ min: -60, max: 60 })
    fc.assert(
      fc.property(kinds, prices, delta, delta, (kind, price, x, y) => {
        const ground = groundOf(kind, price)
        const line = trend([30 * hour, price * 0.95], [60 * hour, price * 1.1])
        const there = movedBy(line, { x, y }, ground)
        const back = movedBy(there, { x: -x, y: -y }, ground)
        if (line.kind !== 'trend' || back.kind !== 'trend') throw new Error('kinds stay')
        for (const part of ['from', 'to'] as const) {
          const [before, after] = [anchorPixel(line[part], ground), anchorPixel(back[part], ground)]
          expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(1.1)
        }
      })
    )
  })

  it('moving a drawing along one axis leaves the other coordinate unchanged', () => {
    const ground = groundOf('log', 3.7)
    const line = trend([30 * hour + 1 / 3, 3.712345678901], [60 * hour, 4])
    expect(movedBy(line, { x: 0, y: 5 }, ground)).toMatchObject({ from: { time: 30 * hour + 1 / 3 } })
    expect(movedBy(line, { x: 5, y: 0 }, ground)).toMatchObject({ from: { price: 3.712345678901 } })
    expect(movedBy(level('a', 3.70001), { x: 9, y: 0 }, ground)).toEqual(level('a', 3.70001))
  })

  it('moving one end leaves the other end in place', () => {
    const line = trend([0, 1], [hour, 2])
    expect(pulledTo(line, 'to', { time: 5, price: 9 })).toMatchObject({
      from: { time: 0, price: 1 },
      to: { time: 5, price: 9 }
    })
    expect(pulledTo(level('a', 3), 'body', { time: 5, price: 9 })).toEqual(level('a', 9))
  })
})

describe('the magnet', () => {
  const ground = groundOf()
  it('snaps to the nearest high, low or close of the candle, and not to distant prices', () => {
    const x = ground.plot.middle(50) + 2
    const near = magnetic({ x, y: ground.plot.y(115) + 6 }, ground)
    expect(near?.time).toBe(50.5 * hour)
    expect(near?.price).toBeCloseTo(115, 9)
    expect(magnetic({ x, y: ground.plot.y(102) - 3 }, ground)?.price).toBe(102)
    expect(magnetic({ x, y: ground.plot.y(130) }, ground)).toBeNull()
  })

  it('snaps to the candle that reached the high when several share a column', () => {
    const { candles, plot } = ground
    const coarse = new Plot(box, plot.range, plot.scale, { slots: 10, phase: 0 }, 1)
    const high = magnetic({ x: coarse.x(55), y: coarse.y(100 * 1.159) }, { candles, plot: coarse })
    expect(high?.time).toBe(59.5 * hour)
  })

  it('snaps to nothing in a gap or beyond the candles', () => {
    const gap = groundOf('linear', 100, { missing: [50] })
    expect(magnetic({ x: gap.plot.x(50.5), y: gap.plot.y(102) }, gap)).toBeNull()
    expect(magnetic({ x: gap.plot.x(500), y: gap.plot.y(102) }, gap)).toBeNull()
  })
})

describe('the measured distance', () => {
  it('measures candles, time, price and percent with a sign for the direction', () => {
    const { candles } = groundOf()
    const [a, b] = [
      { time: 20.5 * hour, price: 100 },
      { time: 44.5 * hour, price: 125 }
    ]
    expect(distanceBetween(a, b, candles)).toEqual({ bars: 24, ms: 24 * hour, change: 25, percent: 25 })
    expect(distanceBetween(b, a, candles)).toEqual({ bars: -24, ms: -24 * hour, change: -25, percent: -20 })
  })

  it('counts future candles but not missing ones', () => {
    const { candles } = groundOf('linear', 100, { missing: Array.from({ length: 40 }, (_, at) => 50 + at) })
    const from = { time: 48.5 * hour, price: 1 }
    expect(distanceBetween(from, { time: 92.5 * hour, price: 1 }, candles)).toMatchObject({
      bars: 4,
      ms: 44 * hour
    })
    expect(distanceBetween(from, { time: 160.5 * hour, price: 1 }, candles).bars).toBe(149 - 48 - 40 + 11)
    expect(distanceBetween(from, { time: -1.5 * hour, price: 1 }, candles).bars).toBe(-50)
  })
})
