import type { Drawing } from '@contract'
import { describe, expect, it } from 'vitest'
import { pointOf } from './anchors'
import { retracements } from './fibonacci'
import { box, groundOf, hour } from './ground.fixture'
import { hitAt, segmentsOf } from './hit'
import { movedBy, pulledTo } from './move'

describe('a retracement', () => {
  const from = { time: 30 * hour, price: 90 }
  const to = { time: 60 * hour, price: 110 }
  const fibonacci: Drawing = { kind: 'fibonacci', id: 'fibonacci', hue: 0, from, to }

  it('has 0 where the move ended and 1 where it began, whichever way it went', () => {
    const priceOf = (at: typeof from, end: typeof to): Record<string, number> =>
      Object.fromEntries(retracements({ from: at, to: end }).map(({ part, price }) => [part, price]))
    expect(priceOf(from, to)).toMatchObject({ 0: 110, 0.5: 100, 1: 90 })
    expect(priceOf(from, to)['0.618']).toBeCloseTo(97.64, 9)
    expect(priceOf(to, from)['0.236']).toBeCloseTo(94.72, 9)
    expect(retracements({ from, to })[3]?.name).toBe('0.5  100.00')
  })

  it('is taken hold of by any of its lines, and by its ends once it is selected', () => {
    const ground = groundOf()
    const [a, b] = [pointOf(from, ground), pointOf(to, ground)]
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

  it('is taken hold of by its four sides, and not by what lies within', () => {
    const ground = groundOf()
    const [a, b] = [pointOf(corners.from, ground), pointOf(corners.to, ground)]
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

  it('shows the sides that are in view, however far off the others are', () => {
    const ground = groundOf()
    const far: Drawing = { ...rectangle, to: { time: 1e13, price: 1e9 } }
    for (const [a, b] of segmentsOf(far, ground))
      for (const { x, y } of [a, b]) {
        expect(x >= -0.001 && x <= box.width + 0.001).toBe(true)
        expect(y >= box.top - 0.001 && y <= box.top + box.height + 0.001).toBe(true)
      }
    expect(segmentsOf(far, ground)).toHaveLength(2)
  })
})
