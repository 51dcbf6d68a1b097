import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intervals, type Interval } from '../../src-shared/contract/values'
import { aggregate, firstBar, openingTime, withClose, type Bar } from './bar'
import { barTime, intervalMs } from '../../src-shared/interval'

const anyInterval = fc.constantFrom(...intervals)
const moment = fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2040, 0) })
const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })

const minutes: fc.Arbitrary<readonly Bar[]> = fc
  .array(
    fc.record({
      skip: fc.integer({ min: 1, max: 500 }),
      prices: fc.array(price, { minLength: 1, maxLength: 4 })
    })
  )
  .map(list => {
    let time = Date.UTC(2026, 0, 1)
    return list.map(({ skip, prices: [open = 1, ...rest] }, index) => {
      time += skip * 60_000
      const bar = rest.reduce(withClose, firstBar(time, open))
      return { ...bar, volume: index % 7 === 6 ? null : index }
    })
  })

describe('the bar containing a time', () => {
  test('a bar starts on the UTC grid at or before the time, and ends after it', () => {
    fc.assert(
      fc.property(moment, anyInterval, (at, interval) => {
        const time = barTime(at, interval)
        expect(time % intervalMs[interval]).toBe(0)
        expect(at - time).toBeGreaterThanOrEqual(0)
        expect(at - time).toBeLessThan(intervalMs[interval])
        expect(barTime(time, interval)).toBe(time)
      })
    )
  })

  test('a bar uses UTC days regardless of the time zone', () => {
    expect(barTime(Date.parse('2026-03-08T23:30:00-02:30'), '1d')).toBe(Date.parse('2026-03-09T00:00:00Z'))
  })
})

describe('the opening time of a timestamp', () => {
  test.each<[string, string, Interval, 'open' | 'close' | 'unknown', string]>([
    ['a close a second before midnight', '2025-01-01T23:59:59Z', '1d', 'close', '2025-01-01T00:00:00Z'],
    [
      'a close at the next bar’s first instant',
      '2025-01-02T00:00:00Z',
      '1d',
      'close',
      '2025-01-01T00:00:00Z'
    ],
    ['an opening', '2025-01-02T00:00:00Z', '1d', 'open', '2025-01-02T00:00:00Z'],
    ['a time that may be open or close', '2025-01-02T00:00:00Z', '1d', 'unknown', '2025-01-02T00:00:00Z'],
    ['a close of an hour', '2025-01-02T11:00:00Z', '1h', 'close', '2025-01-02T10:00:00Z'],
    ['a close of four hours', '2025-01-02T11:59:59Z', '4h', 'close', '2025-01-02T08:00:00Z']
  ])('finds the opening time of %s', (_, stamp, interval, names, opens) => {
    expect(openingTime(Date.parse(stamp), interval, names)).toBe(Date.parse(opens))
  })

  test('the opening time is the same for a bar’s opening and closing timestamps', () => {
    fc.assert(
      fc.property(moment, anyInterval, fc.integer({ min: 0, max: 1000 }), (at, interval, early) => {
        const time = barTime(at, interval)
        expect(openingTime(time, interval, 'open')).toBe(time)
        expect(openingTime(time + intervalMs[interval] - early, interval, 'close')).toBe(time)
      })
    )
  })
})

describe('adding a price to a bar', () => {
  test('a price updates high, low and close of a bar but not its open', () => {
    fc.assert(
      fc.property(price, fc.array(price), (open, rest) => {
        const bar = rest.reduce(withClose, firstBar(0, open))
        const all = [open, ...rest]
        expect(bar).toEqual({
          time: 0,
          open,
          high: Math.max(...all),
          low: Math.min(...all),
          close: all.at(-1),
          volume: null
        })
      })
    )
  })
})

describe('aggregated bars', () => {
  test('aggregated bars summarise exactly the smaller bars they cover', () => {
    fc.assert(
      fc.property(minutes, anyInterval, (bars, interval) => {
        const larger = aggregate(bars, interval)
        expect(larger.map(bar => bar.time)).toEqual([
          ...new Set(bars.map(bar => barTime(bar.time, interval)))
        ])
        for (const bar of larger) {
          const parts = bars.filter(part => barTime(part.time, interval) === bar.time)
          const volumes = parts.map(part => part.volume)
          expect(bar).toEqual({
            time: bar.time,
            open: parts[0]?.open,
            high: Math.max(...parts.map(part => part.high)),
            low: Math.min(...parts.map(part => part.low)),
            close: parts.at(-1)?.close,
            volume: volumes.includes(null)
              ? null
              : volumes.reduce<number>((sum, part) => sum + (part ?? 0), 0)
          })
        }
      })
    )
  })

  test('aggregated bars are the same whether made in one step or two', () => {
    fc.assert(
      fc.property(minutes, bars => {
        expect(aggregate(aggregate(bars, '15m'), '4h')).toEqual(aggregate(bars, '4h'))
      })
    )
  })
})
