import { describe, expect, it } from 'vitest'
import { columnsOf } from './columns'

describe('candle columns', () => {
  it('converts a missing volume to NaN', () => {
    const made = columnsOf([
      { time: 0, open: 4, high: 7, low: 3, close: 5, volume: 12 },
      { time: 60_000, open: 6, high: 6, low: 6, close: 6, volume: null }
    ])
    expect(Object.fromEntries(Object.entries(made).map(([name, values]) => [name, [...values]]))).toEqual({
      time: [0, 60_000],
      open: [4, 6],
      high: [7, 6],
      low: [3, 6],
      close: [5, 6],
      volume: [12, NaN]
    })
  })

  it('returns empty columns without candles', () => {
    expect(columnsOf([]).time).toHaveLength(0)
  })
})
