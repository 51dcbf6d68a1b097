import { describe, expect, it } from 'vitest'
import type { PriceDoubt } from '../../src-shared/contract/market'
import { PriceJudge } from './price-judge'
import { nothingKnown } from './quote-store'
import { row } from './board.fixture'
import { day, hour, minute } from '../../src-shared/time'

const start = Date.UTC(2026, 5, 10, 14, 59, 13)

type Part = Parameters<typeof row>[2]

function judging(stored: ConstructorParameters<typeof PriceJudge>[0] = []) {
  const judge = new PriceJudge(stored)
  let now = start
  const tell = (
    coins: Readonly<Record<string, readonly [price: number | null, part?: Part]>>,
    afterMs = minute
  ): Record<string, PriceDoubt> => {
    now += afterMs
    const rows = Object.entries(coins).map(([coin, [price, part]]) => [coin, row(coin, price, part)] as const)
    return Object.fromEntries(judge.doubts(new Map(rows), now))
  }
  const price = (value: number, range: Part = {}, afterMs = minute): PriceDoubt | undefined =>
    tell({ BTC: [value, range] }, afterMs)['BTC']
  const aged = (ageMs: number, afterMs = minute): PriceDoubt | undefined =>
    tell(
      { BTC: [5, { at: now + afterMs - ageMs }], ETH: [4, { at: now + afterMs - ageMs - minute }] },
      afterMs
    )['BTC']
  return { tell, price, aged, now: () => now }
}

describe('the age of a price', () => {
  it('a price isn’t old if its time is missing, in the future or slightly delayed', () => {
    const { price, aged } = judging()
    expect([price(5), aged(-3 * minute), aged(0), aged(20 * minute)]).toEqual(Array(4).fill(undefined))
  })

  it('a price is old after half an hour', () => {
    const { tell, now } = judging()
    expect(tell({ BTC: [5, { at: start }], SOL: [9, { at: start - 61 * hour }] })).toEqual({ SOL: 'old' })
    expect(tell({ SOL: [9, { at: now() - 35 * minute }] })).toEqual({ SOL: 'old' })
  })

  it.each([
    ['ours is ahead', 40 * minute, 0],
    ['the service’s clock is ahead', 0, 40 * minute]
  ])('a wrong clock raises no doubt about a price: %s', (_, ours, theirs) => {
    const judge = new PriceJudge([])
    const doubts = Array.from({ length: 4 }, (_one, count) => {
      const now = start + count * minute
      return judge.doubts(new Map([['BTC', row('BTC', 5, { at: now })]]), now + ours, now + theirs)
    })
    expect(doubts.every(({ size }) => size === 0)).toBe(true)
  })

  it('the age of a price is measured by both clocks, except for a repeated response', () => {
    const judge = new PriceJudge([])
    const doubtAt = (at: number, now: number, servedAt: number) =>
      judge.doubts(new Map([['BTC', row('BTC', 5, { at })]]), now, servedAt).get('BTC')
    expect(doubtAt(start - 35 * minute, start, start)).toBe('old')
    const later = start + 45 * minute
    expect([doubtAt(start, start + minute, start + minute), doubtAt(start, later, start + minute)]).toEqual([
      undefined,
      'old'
    ])
    expect(doubtAt(later, later + 1_000, later)).toBeUndefined()
  })

  it.each([3, -8, 14])('moving times that are %i hours off are taken for a time zone', hours => {
    const { aged, tell, now } = judging()
    expect([aged(hours * hour), aged(hours * hour + 4 * minute)]).toEqual([undefined, undefined])
    // ETH's timestamp is off by another 90 minutes, which no time zone explains, so its price counts as old.
    expect(tell({ ETH: [4, { at: now() - hours * hour - 90 * minute }] })).toEqual({ ETH: 'old' })
    expect(aged(hours * hour)).toBeUndefined()
    expect([aged(0), aged(61 * minute)]).toEqual([undefined, undefined])
  })

  it('the age of a price increases while its timestamp stays the same', () => {
    const { tell } = judging()
    const doubts = Array.from({ length: 40 }, () => tell({ BTC: [5, { at: start }] }, 5 * minute)['BTC'])
    expect(doubts.indexOf('old')).toBe(6)
    expect(new Set(doubts.slice(6))).toEqual(new Set(['old']))
  })

  it('the age of a price includes timestamps of an earlier run', () => {
    const storedQuote = {
      ...nothingKnown('BTC'),
      price: 5,
      at: start - 3 * hour,
      fetchedAt: start - 3 * hour
    }
    expect(judging([storedQuote]).tell({ BTC: [5, { at: storedQuote.at }] })).toEqual({ BTC: 'old' })
  })

  it('the age of a price is counted from the end of the day if the date has no time', () => {
    const { tell } = judging()
    const today = Math.floor(start / day) * day
    expect(tell({ BTC: [5, { at: today }], ETH: [5, { at: today - 2 * day }] })).toEqual({ ETH: 'old' })
  })
})

describe('a single price', () => {
  it('a price is unreadable if it is missing, 0 or negative', () => {
    expect(judging().tell({ A: [null], B: [0], C: [-37.63], D: [5] })).toEqual({
      A: 'unread',
      B: 'unread',
      C: 'unread'
    })
  })

  it.each([10, 0.1, 100])(
    'a price is doubtful at %d times the previous price, until the next quote confirms it',
    times => {
      const { price } = judging()
      expect([price(50), price(50 * times), price(51 * times), price(50 * times)]).toEqual([
        undefined,
        'leap',
        undefined,
        undefined
      ])
    }
  )

  it('a price is doubtful each time it jumps and comes back', () => {
    const { price } = judging()
    expect([price(50), price(5000), price(50), price(5000)]).toEqual([undefined, 'leap', undefined, 'leap'])
  })

  it('a price isn’t doubtful after a long gap, or if it doubles or halves', () => {
    const { price } = judging()
    expect([price(50), price(500, {}, 2 * hour)]).toEqual([undefined, undefined])
    expect([price(1500), price(600)]).toEqual([undefined, undefined])
  })

  it('a price far outside its day’s range is doubtful until the next quote confirms it', () => {
    const { price } = judging()
    const today = { low: 45, high: 55 }
    expect([price(50, today), price(150, today), price(151, today)]).toEqual([undefined, 'range', undefined])
    expect([price(300, { low: 300, high: 20 }), price(100, { low: 0, high: 20 })]).toEqual([
      undefined,
      undefined
    ])
  })

  it('a price that jumps outside its day’s range is doubtful for up to an hour', () => {
    const { price } = judging()
    const today = { low: 45, high: 55 }
    expect([price(50, today), price(5000, today), price(5000, today)]).toEqual([undefined, 'range', 'range'])
    expect(price(5000, { low: 45, high: 5000 })).toBeUndefined()
    const other = judging()
    other.price(50, today)
    const doubts = Array.from({ length: 14 }, () => other.price(5000, today, 5 * minute))
    expect(doubts.indexOf(undefined)).toBe(12)
  })

  it('a price is compared with trusted prices of an earlier run, but not with doubtful ones', () => {
    const storedQuote = { ...nothingKnown('BTC'), price: 50, fetchedAt: start }
    expect(judging([storedQuote]).price(5000)).toBe('leap')
    expect(judging([{ ...storedQuote, doubt: 'leap' }]).price(51)).toBeUndefined()
    expect(judging([{ ...storedQuote, doubt: 'old' }]).price(5000)).toBeUndefined()
  })
})
