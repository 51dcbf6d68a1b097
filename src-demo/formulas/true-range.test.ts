import { describe, expect, it } from 'vitest'
import type { DemoCandle } from '../simulation/simulated-market'
import { averageTrueRanges, supertrend, trueRanges } from './true-range'

const bar = (time: number, high: number, low: number, close: number): DemoCandle => ({
  time,
  open: low,
  high,
  low,
  close,
  volume: 1
})

describe('true range', () => {
  it('the true range includes the gap from the previous close', () => {
    const candles = [bar(0, 10, 8, 9), bar(1, 15, 13, 14), bar(2, 12, 6, 7), bar(3, 8, 7, 7.5)]
    expect(trueRanges(candles)).toEqual([2, 6, 8, 1])
    expect(averageTrueRanges(candles, 2)).toEqual([null, 4, 7, 4.5])
  })
})

describe('supertrend', () => {
  it('the supertrend changes direction when a close crosses the stop', () => {
    const candles = [
      bar(0, 11, 9, 10), // range 2, middle 10: stop 8
      bar(1, 13, 11, 12), // range 3, middle 12: stop 9
      bar(2, 13, 12, 12.5), // range 1, middle 12.5: stop 11.5
      bar(3, 12, 8, 8.5), // range 4.5, middle 10: closes below 11.5, turns down, stop 14.5 (the old ceiling of 12 was crossed)
      bar(4, 9, 7, 8), // range 2, middle 8: ceiling 10
      bar(5, 13, 8, 12) // range 5, middle 10.5: closes above 10, turns up; floor max(5.5, 6)
    ]
    expect(supertrend(candles, 1, 1)).toEqual([
      { time: 0, value: 8, direction: 'up' },
      { time: 1, value: 9, direction: 'up' },
      { time: 2, value: 11.5, direction: 'up' },
      { time: 3, value: 14.5, direction: 'down' },
      { time: 4, value: 10, direction: 'down' },
      { time: 5, value: 6, direction: 'up' }
    ])
  })

  it('returns no supertrend for too few bars', () => {
    expect(supertrend([bar(0, 2, 1, 1.5), bar(1, 2, 1, 1.5)], 3)).toEqual([])
  })
})
