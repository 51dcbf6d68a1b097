import type { Drawing } from '@contract'
import { describe, expect, it } from 'vitest'
import { drawnPrice, isDrawnLine, partsOf } from '../../../src-shared/conditions/drawn-line'
import { box, groundOf, trend } from './ground.fixture'
import { hitAt } from './hit'
import { distanceTo, linesInView } from './lines'
import { finished, movedBy, pulledTo, reachedTo } from './move'
import { endsOf, newDrawing, pointsOf } from './points'
import { mostPoints, simplified } from './stroke'
import { Drawing as SavedDrawing } from '../../../src-shared/contract/drawings'
import { drawingKindNames } from '../../../src-shared/drawings/catalogue'
import { anchorPixel, type Point } from '../../../src-shared/drawings/geometry'
import { farthestBetween, parallelOf } from '../../../src-shared/drawings/kinds/channel'
import { retracements } from '../../../src-shared/drawings/kinds/fibonacci'
import { hour } from '../../../src-shared/time'

describe('any kind of drawing', () => {
  const from = { time: 30 * hour, price: 90 }
  const to = { time: 60 * hour, price: 110 }

  it.each(drawingKindNames)('a %s that was drawn can be saved, shown and moved', kind => {
    const ground = groundOf()
    const reached = reachedTo(newDrawing(kind, from, { id: 'new', hue: 2 }), to, ground)
    const drawn = finished('text' in reached ? { ...reached, text: 'a note' } : reached, ground)
    expect(SavedDrawing.parse(drawn)).toEqual(drawn)
    if (!drawn) return
    const [line] = linesInView(drawn, ground)
    const [a, b] = line?.visible ?? expect.unreachable()
    expect(hitAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, [drawn], null, ground)?.id).toBe('new')
    expect(endsOf(drawn)).toContain(110)
    expect(endsOf(movedBy(drawn, { x: 0, y: 20 }, ground))).not.toContain(110)
  })

  it('has a line style, unless it is a note or a brush stroke', () => {
    const savedDash = (kind: Drawing['kind']): unknown => {
      const drawn = newDrawing(kind, from, { id: 'new', hue: 2, dash: 'dotted' })
      const reached = finished(reachedTo(drawn, to, groundOf()), groundOf())
      const saved = SavedDrawing.parse(
        reached && 'text' in reached ? { ...reached, text: 'a note' } : reached
      )
      return 'dash' in saved ? saved.dash : null
    }
    expect(drawingKindNames.filter(kind => savedDash(kind) === 'dotted')).toEqual(
      drawingKindNames.filter(kind => !['text', 'brush'].includes(kind))
    )
  })

  it('discards a line from one point to the same point', () => {
    expect(finished(newDrawing('trend', from, { id: 'new', hue: 2 }), groundOf())).toBeNull()
    expect(finished(newDrawing('brush', from, { id: 'new', hue: 2 }), groundOf())).toBeNull()
  })
})

describe('a retracement', () => {
  const from = { time: 30 * hour, price: 90 }
  const to = { time: 60 * hour, price: 110 }
  const fibonacci: Drawing = { kind: 'fibonacci', id: 'fibonacci', hue: 0, from, to }

  it('a retracement starts at 0 at the end of the move, in either direction', () => {
    const priceOf = (at: typeof from, end: typeof to): Record<string, number> =>
      Object.fromEntries(retracements({ from: at, to: end }).map(({ part, price }) => [part, price]))
    expect(priceOf(from, to)).toMatchObject({ 0: 110, 0.5: 100, 1: 90 })
    expect(priceOf(from, to)['0.618']).toBeCloseTo(97.64, 9)
    expect(priceOf(to, from)['0.236']).toBeCloseTo(94.72, 9)
    expect(retracements({ from, to })[3]?.name).toBe('0.5  100.00')
  })

  it('a retracement can be grabbed by any line and, once selected, by its ends', () => {
    const ground = groundOf()
    const [a, b] = [anchorPixel(from, ground), anchorPixel(to, ground)]
    const half = { x: (a.x + b.x) / 2 + 30, y: ground.plot.y(100) + 2 }
    expect(hitAt(half, [fibonacci], null, ground)).toEqual({ id: 'fibonacci', part: 'body' })
    expect(hitAt(b, [fibonacci], 'fibonacci', ground)).toEqual({ id: 'fibonacci', part: 'to' })
    expect(pulledTo(fibonacci, 'to', { time: to.time, price: 130 })).toMatchObject({ to: { price: 130 } })
    expect(movedBy(fibonacci, { x: 0, y: 12 }, ground)).toMatchObject({ kind: 'fibonacci' })
  })
})

describe('a rectangle', () => {
  const corners = { from: { time: 30 * hour, price: 90 }, to: { time: 60 * hour, price: 110 } }
  const rectangle: Drawing = { kind: 'rectangle', id: 'rectangle', hue: 0, ...corners }

  it('a rectangle can be grabbed by its four sides but not inside', () => {
    const ground = groundOf()
    const [a, b] = [anchorPixel(corners.from, ground), anchorPixel(corners.to, ground)]
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const sides = [
      { ...middle, y: a.y + 2 },
      { ...middle, y: b.y - 2 },
      { ...middle, x: a.x + 2 },
      { ...middle, x: b.x - 2 }
    ]
    for (const side of sides) expect(hitAt(side, [rectangle], null, ground)?.part).toBe('body')
    expect(hitAt(middle, [rectangle], null, ground)).toBeNull()
  })

  it('shows the visible sides of a rectangle even if the others are far away', () => {
    const sidesOf = (drawing: Drawing) => linesInView(drawing, groundOf()).map(({ visible }) => visible)
    const far: Drawing = { ...rectangle, to: { time: 1e13, price: 1e9 } }
    for (const [a, b] of sidesOf(far))
      for (const { x, y } of [a, b]) {
        expect(x >= -0.001 && x <= box.width + 0.001).toBe(true)
        expect(y >= box.top - 0.001 && y <= box.top + box.height + 0.001).toBe(true)
      }
    expect(sidesOf(far)).toHaveLength(2)
  })
})

describe('a channel', () => {
  const from = { time: 30 * hour, price: 90 }
  const to = { time: 60 * hour, price: 110 }
  const beside = { time: 40 * hour, price: 120 }
  const channel: Extract<Drawing, { kind: 'channel' }> = {
    kind: 'channel',
    id: 'c',
    hue: 0,
    from,
    to,
    beside
  }

  it.each(['linear', 'log'] as const)(
    'a channel has a second line parallel to the first, through the third point (%s)',
    kind => {
      const ground = groundOf(kind)
      const [a, b, place] = [from, to, beside].map(one => anchorPixel(one, ground)) as [Point, Point, Point]
      const [c, d] = parallelOf(channel, ground)
      expect((d.y - c.y) / (d.x - c.x)).toBeCloseTo((b.y - a.y) / (b.x - a.x), 9)
      expect(distanceTo(place, [c, d])).toBeCloseTo(0, 6)
      expect([c.x, d.x]).toEqual([a.x, b.x])
    }
  )

  it.each(['linear', 'log'] as const)('an alert follows its channel or trend line as drawn (%s)', scale => {
    const ground = groundOf(scale)
    const sloping = { ...trend([40 * hour, 95], [80 * hour, 130]), scale }
    const extended = { ...channel, scale, reach: 'line' as const }
    const both = [{ ...channel, scale }, extended, sloping].filter(isDrawnLine)
    for (const drawing of both) {
      const lines = linesInView(drawing, ground)
      partsOf(drawing).forEach((part, index) => {
        const [a, b] = lines[index]?.visible ?? []
        for (const share of [0.2, 0.5, 0.9]) {
          const x = (a?.x ?? 0) + share * ((b?.x ?? 0) - (a?.x ?? 0))
          const y = (a?.y ?? 0) + share * ((b?.y ?? 0) - (a?.y ?? 0))
          const time = ground.candles.timeAt(ground.plot.slotAt(x))
          expect(ground.plot.y(drawnPrice(drawing, part, time) ?? NaN)).toBeCloseTo(y, 3)
        }
      })
    }
  })

  it('extends both lines of a channel to the edges of the chart', () => {
    const ground = groundOf('linear')
    const widths = (reach: 'segment' | 'ray' | 'line'): readonly number[] =>
      linesInView({ ...channel, reach }, ground).map(({ visible: [a, b] }) => b.x - a.x)
    const [short, forward, both] = [widths('segment'), widths('ray'), widths('line')]
    expect([short.length, forward.length, both.length]).toEqual([2, 2, 2])
    short.forEach((width, at) => {
      expect(forward[at] ?? 0).toBeGreaterThan(width)
      expect(both[at] ?? 0).toBeGreaterThan(forward[at] ?? Infinity)
    })
  })

  it("shifts a channel's second line sideways if the first is vertical", () => {
    const ground = groundOf()
    const [c, d] = parallelOf({ ...channel, to: { time: from.time, price: 110 } }, ground)
    expect(c.x).toBeCloseTo(anchorPixel(beside, ground).x, 6)
    expect(c.x).toBe(d.x)
  })

  it('a new channel extends to the candle farthest from its line', () => {
    const ground = groundOf()
    const { candles } = ground
    const far = farthestBetween({ time: 30 * hour, price: 100 }, { time: 60 * hour, price: 100 }, ground)
    // In these candles, highs rise and lows fall, so the last one is the farthest.
    expect(far.time).toBeGreaterThanOrEqual(59 * hour)
    expect(far.time).toBeLessThanOrEqual(61 * hour)
    expect([...candles.high, ...candles.low]).toContain(far.price)
  })

  it('a channel can be grabbed by either line and, once selected, by three points', () => {
    const ground = groundOf()
    const [c, d] = parallelOf(channel, ground)
    const on = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 + 2 }
    expect(hitAt(on, [channel], null, ground)).toEqual({ id: 'c', part: 'body' })
    expect(hitAt(anchorPixel(beside, ground), [channel], 'c', ground)).toEqual({ id: 'c', part: 'beside' })
    const further = { time: 41 * hour, price: 130 }
    expect(pulledTo(channel, 'beside', further)).toEqual({ ...channel, beside: further })
    const moved = pointsOf(movedBy(channel, { x: 0, y: -10 }, ground)).map(one => anchorPixel(one, ground).y)
    for (const [index, one] of pointsOf(channel).entries())
      expect(moved[index]).toBeCloseTo(anchorPixel(one, ground).y - 10, 0)
  })
})

describe('a note', () => {
  const note: Drawing = {
    kind: 'text',
    id: 'n',
    hue: 0,
    at: { time: 50 * hour, price: 100 },
    text: 'sold half'
  }

  it('a note can be grabbed by its text and dragged', () => {
    const ground = groundOf()
    const { x, y } = anchorPixel({ time: 50 * hour, price: 100 }, ground)
    expect(hitAt({ x: x + 30, y: y - 8 }, [note], null, ground)).toEqual({ id: 'n', part: 'body' })
    expect(hitAt({ x: x + 120, y: y - 8 }, [note], null, ground)).toBeNull()
    expect(hitAt({ x, y }, [note], 'n', ground)).toEqual({ id: 'n', part: 'at' })
    expect(pulledTo(note, 'at', { time: hour, price: 7 })).toEqual({ ...note, at: { time: hour, price: 7 } })
    expect(movedBy(note, { x: 20, y: 0 }, ground)).toMatchObject({ text: 'sold half', at: { price: 100 } })
  })
})

describe('a brush stroke', () => {
  const wave = (count: number): { time: number; price: number }[] =>
    Array.from({ length: count }, (_, at) => ({
      time: (30 + (at / count) * 60) * hour,
      price: 100 + 15 * Math.sin((at / count) * 12)
    }))

  it('a brush stroke is simplified to a few points that include its ends', () => {
    const ground = groundOf()
    const points = wave(900)
    const few = simplified(points, ground)
    expect(few.length).toBeLessThan(80)
    expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)])
    const lines = linesInView({ kind: 'brush', id: 'b', hue: 0, points: few }, ground)
    for (const point of points) {
      const place = anchorPixel(point, ground)
      expect(Math.min(...lines.map(({ visible }) => distanceTo(place, visible)))).toBeLessThan(1.01)
    }
  })

  it('a brush stroke is saved with a limited number of points', () => {
    const zigzag = Array.from({ length: 2_000 }, (_, at) => ({
      time: (30 + at / 40) * hour,
      price: at % 2 === 0 ? 80 : 120
    }))
    const few = simplified(zigzag, groundOf())
    expect(few.length).toBeLessThanOrEqual(mostPoints)
    expect(few.at(-1)).toEqual(zigzag.at(-1))
  })

  it('a brush stroke can be grabbed along its path and moves as a whole', () => {
    const ground = groundOf()
    const points = wave(40)
    const stroke: Drawing = { kind: 'brush', id: 'b', hue: 0, points }
    const [middle] = points.slice(20).map(one => anchorPixel(one, ground))
    expect(middle && hitAt(middle, [stroke], 'b', ground)).toEqual({ id: 'b', part: 'body' })
    const moved = movedBy(stroke, { x: 0, y: 20 }, ground)
    expect(moved.kind === 'brush' && moved.points.map(({ time }) => time)).toEqual(
      points.map(({ time }) => time)
    )
  })
})
