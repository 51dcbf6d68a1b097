import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, follow, isFollowing, last, pan, zoom } from './visible-range'

const total = 1000

describe('the visible range', () => {
  it('stops panning while some candles are still in view', () => {
    expect(pan({ from: 100, to: 200 }, 50, total)).toEqual({ from: 150, to: 250 })
    expect(pan({ from: 100, to: 200 }, 5000, total)).toEqual({ from: 997, to: 1097 })
    expect(pan({ from: 100, to: 200 }, -5000, total)).toEqual({ from: -97, to: 3 })
  })

  it('zooms around the pointer', () => {
    const zoomed = zoom({ from: 100, to: 200 }, 0.5, 125, total)
    expect(zoomed).toEqual({ from: 112.5, to: 162.5 })
  })

  it('keeps the candle under the pointer in place while zooming', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (share, factor) => {
          const range = { from: 400, to: 600 }
          const anchor = range.from + share * 200
          const { from, to } = zoom(range, factor, anchor, total)
          expect((anchor - from) / (to - from)).toBeCloseTo(share, 9)
        }
      )
    )
  })

  it('limits zooming in to eight candles', () => {
    const near = zoom({ from: 100, to: 200 }, 1e-6, 150, total)
    expect(near.to - near.from).toBe(8)
    const far = zoom({ from: 100, to: 200 }, 1e6, 150, total)
    expect(far.to - far.from).toBe(1250)
  })

  it('shows the last candles with a margin at the right', () => {
    expect(last(100, total)).toEqual({ from: 900, to: 1004 })
    const everything = all(total)
    expect(everything.from).toBe(0)
    expect(everything.to).toBeGreaterThan(total)
  })

  it('can show a single candle', () => {
    const one = all(1)
    expect(one.from).toBeLessThanOrEqual(0)
    expect(one.to).toBeGreaterThanOrEqual(1)
  })
})

describe('when candles are added', () => {
  it('follows the latest candle while it is in view', () => {
    expect(follow({ from: 900, to: 1004 }, 1000, 1003)).toEqual({ from: 903, to: 1007 })
  })

  it('stays in place while the user looks at the past', () => {
    const past = { from: 100, to: 200 }
    expect(isFollowing(past, total)).toBe(false)
    expect(follow(past, 1000, 1003)).toBe(past)
  })
})
