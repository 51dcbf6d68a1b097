import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { openBooks, type Books } from './fake-service.fixture'
import { priceTag, type PricedCall } from './price'
import { isSameKind, subjectOf } from './subject'

const coins = fc.subarray(['BTC', 'ETH', 'SOL', 'DOGE', 'BTC@binance'])
const params = fc
  .record(
    {
      symbol: coins.map(chosen => chosen.join(' ')),
      interval: fc.constantFrom('1m', '1h', '1d'),
      bars: fc.constantFrom('1', '4', '600', '8760'),
      top: fc.constantFrom('10', '200'),
      convert: fc.constantFrom('EUR', 'JPY'),
      date: fc.constantFrom('2026-01-01', '2026-01-01 10:00:00')
    },
    { requiredKeys: [] }
  )
  .map(given => subjectOf(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))))
const charge = fc.oneof(
  fc.constantFrom(0, 1),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.double({ min: 0, max: 9, noNaN: true })
)
const priced: fc.Arbitrary<PricedCall> = fc.record({ subject: params, charged: charge })
const history = fc.array(priced, { maxLength: 12 })
const tagOf = (subject: PricedCall['subject'], calls: readonly PricedCall[]) =>
  priceTag({ subject, known: null, history: calls, unknownReserve: 100 })

describe('whatever was charged, a price', () => {
  test('is never negative, and what is held is never less than the price', () => {
    fc.assert(
      fc.property(params, history, (subject, calls) => {
        const { credits, reserve } = tagOf(subject, calls)
        // Object.is tells −0 from 0.
        for (const figure of [credits ?? 0, reserve]) expect(figure >= 0 && !Object.is(figure, -0)).toBe(true)
        expect(reserve).toBeGreaterThanOrEqual(credits ?? 1)
      }),
      { numRuns: 2_000 }
    )
  })

  test('is 0 only where a question of its kind was free', () => {
    fc.assert(
      fc.property(params, history, (subject, calls) => {
        const wasFree = calls.some(call => call.charged === 0 && isSameKind(call.subject, subject))
        if (!wasFree) expect(tagOf(subject, calls).credits).not.toBe(0)
      }),
      { numRuns: 2_000 }
    )
  })

  test('is not moved by charges for questions of another kind', () => {
    fc.assert(
      fc.property(params, history, (subject, calls) => {
        const own = calls.filter(call => isSameKind(call.subject, subject))
        expect(tagOf(subject, calls)).toEqual(tagOf(subject, own))
        if (own.length === 0) expect(tagOf(subject, calls)).toMatchObject({ state: 'unknown', reserve: 100 })
      }),
      { numRuns: 2_000 }
    )
  })

  test('is told by an equal question, once one was charged', () => {
    fc.assert(
      fc.property(history, priced, (calls, last) => {
        expect(tagOf(last.subject, [last, ...calls]).credits).toBe(last.charged)
      })
    )
  })
})

describe('the price book', () => {
  let books: Books
  afterEach(() => books.close())
  const price = (operation: string, given: Record<string, string>) =>
    books.credits.priceOf(operation, subjectOf(given))

  test('does not know what breadth of a list costs from breadth of the whole market', async () => {
    books = openBooks()
    for (const charged of [1, 0]) {
      books.service.answer = () => ({ charged })
      await books.calls.call('getMarketBreadth', {}, 'explorer')
      expect(price('getMarketBreadth', { symbol: 'BTC ETH' })).toMatchObject({
        state: 'unknown',
        credits: null,
        reserve: 100
      })
      expect(price('getMarketBreadth', {}).credits).toBe(charged)
    }
  })

  test('does not know what 200 rows cost from 10, and holds as if each cost the same', async () => {
    books = openBooks({ unknownReserve: () => 5 })
    await books.calls.call('getTop', { top: '10' }, 'explorer')
    expect(price('getTop', { top: '200' })).toMatchObject({ state: 'unknown', reserve: 20 })
  })

  test('holds the setting for a call of unknown price, until a dearer call was charged', async () => {
    books = openBooks()
    const held = () => price('getATHATL', { symbol: 'BTC' }).reserve
    expect(held()).toBe(100)
    books.service.answer = () => ({ charged: 50 })
    await books.calls.call('getCryptoList', {}, 'coin-list')
    expect(held()).toBe(100)
    books.service.answer = () => ({ charged: 150 })
    await books.calls.call('getCryptoList', {}, 'coin-list')
    expect(held()).toBe(150)
  })
})
