import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bar } from './bar'
import { withOwnBars } from './series'
import { hour } from '../../src-shared/time'

const start = Date.UTC(2026, 0, 1)
const bar = (index: number, close: number, part: Partial<Bar> = {}): Bar => ({
  time: start + index * hour,
  open: close,
  high: close,
  low: close,
  close,
  volume: null,
  ...part
})
const minute = (index: number, minutes: number, price: number): Bar =>
  bar(index, price, { time: start + index * hour + minutes * 60_000 })

describe('the end of a chart', () => {
  test('the last bar is updated with later prices, and keeps its volume', () => {
    const service = [bar(0, 10), bar(1, 20, { high: 22, low: 19, volume: 5 })]
    const { bars, provisionalFrom } = withOwnBars(service, [minute(1, 30, 25), minute(1, 31, 18)], [], '1h')
    expect(bars[1]).toEqual({ ...service[1], high: 25, low: 18, close: 18 })
    expect([bars[0], bars.length, provisionalFrom]).toEqual([service[0], 2, 2])
  })

  test('ignores prices of another bar', () => {
    const service = [bar(1, 20)]
    expect(withOwnBars(service, [minute(0, 59, 1), minute(2, 0, 99)], [], '1h').bars).toEqual(service)
  })

  test('the chart continues with provisional bars built from quotes', () => {
    const made = withOwnBars([bar(1, 20)], [], [bar(1, 5), bar(2, 21), bar(3, 22)], '1h')
    expect(made.bars.map(({ close }) => close)).toEqual([20, 21, 22])
    expect(made.provisionalFrom).toBe(1)
  })

  test('the chart consists of bars built from quotes if the service sent none', () => {
    expect(withOwnBars([], [minute(0, 1, 5)], [bar(2, 21)], '1h')).toEqual({
      bars: [bar(2, 21)],
      provisionalFrom: 0
    })
  })

  test('bars are in order without repeats, and earlier bars stay unchanged', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
    const indices = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }).map(list => list.sort())
    fc.assert(
      fc.property(indices, indices, prices, (ours, theirs, since) => {
        const service = theirs.map(index => bar(index, index + 1))
        const later = ours.map(index => bar(index, index + 50))
        const minutes = since.map((price, index) => minute(theirs.at(-1) ?? 0, index, price))
        const { bars, provisionalFrom } = withOwnBars(service, minutes, later, '1h')
        const times = bars.map(({ time }) => time)
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
        expect(bars.slice(0, Math.max(0, service.length - 1))).toEqual(service.slice(0, -1))
        expect(provisionalFrom).toBe(service.length)
      })
    )
  })
})
