import { describe, expect, it } from 'vitest'
import { candlesOf, draw } from './frame.fixture'
import { legendRoom } from './legend-room'
import { all } from '../scales/visible-range'
import { toAxis } from '../scales/price-scale'

describe('the space for a legend', () => {
  it('grows by a line per indicator until the legend is collapsed', () => {
    expect([0, 1, 2, 5].map(lines => legendRoom(lines, 400))).toEqual([0, 28, 52, 124])
    expect(legendRoom(6, 400)).toBe(28)
  })

  it('includes all lines and a button if the user has opened the legend', () => {
    expect(legendRoom(6, 400, true)).toBe(4 + 7 * 24)
  })

  it('takes up at most half of a short pane', () => {
    expect(legendRoom(1, 40)).toBe(20)
  })

  it('contains no candles', () => {
    const candles = candlesOf([10, 40, 20, 30])
    const highest = (lines: number): number => {
      const { plot } = draw(candles, all(candles.slots), [], 'candles', lines).frame.panes[0]!
      const { scale, box } = plot
      const share = (scale.high - toAxis(scale.kind, scale.base, 40)) / (scale.high - scale.low)
      return box.top + share * box.height
    }
    expect(highest(0)).toBeLessThan(40)
    expect(highest(3)).toBeCloseTo(4 + 3 * 24)
  })
})
