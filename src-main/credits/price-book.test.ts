import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { openBooks, type Books } from './fake-service.fixture'
import { KindPrices } from './prediction/kind-prices'
import { predictedTag } from './price'
import type { PricedCall } from './priced-call'
import { subjectKind, subjectOf } from './subject'

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
/** @param calls newest first */
function tagOf(subject: PricedCall['subject'], calls: readonly PricedCall[]) {
  const kind = new KindPrices(false)
  const own = calls.filter(call => subjectKind(call.subject) === subjectKind(subject))
  for (const call of own.toReversed()) kind.add(call)
  return predictedTag(kind.predict(subject), own, 100)
}

describe('a price after any charges', () => {
  test('a predicted price is never negative or above its reserve', () => {
    fc.assert(
      fc.property(params, history, (subject, calls) => {
        const { credits, reserve } = tagOf(subject, calls)
        // `Object.is` is used because `===` can't tell −0 from 0.
        for (const figure of [credits ?? 0, reserve]) expect(figure >= 0 && !Object.is(figure, -0)).toBe(true)
        expect(reserve).toBeGreaterThanOrEqual(credits ?? 0)
      }),
      { numRuns: 500 }
    )
  })

  test('a predicted price is 0 only if a call of its kind was free', () => {
    fc.assert(
      fc.property(params, history, (subject, calls) => {
        const wasFree = calls.some(
          call => call.charged === 0 && subjectKind(call.subject) === subjectKind(subject)
        )
        if (!wasFree) expect(tagOf(subject, calls).credits).not.toBe(0)
      }),
      { numRuns: 500 }
    )
  })

  test('a predicted price is the last charge of the same call', () => {
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

  test('doesn’t use a charge for the whole market’s breadth to price a list of coins', async () => {
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

  test('doesn’t price 200 rows like 10 rows, and reserves credits in proportion to the rows', async () => {
    books = openBooks({ unknownReserve: () => 5 })
    await books.calls.call('getTop', { top: '10' }, 'explorer')
    expect(price('getTop', { top: '200' })).toMatchObject({ state: 'unknown', reserve: 20 })
  })

  test('ignores charges of other kinds of calls, even after a restart', async () => {
    books = openBooks()
    for (const charged of [3, 3]) {
      books.service.answer = () => ({ charged })
      await books.calls.call('getTop', { top: '10' }, 'explorer')
    }
    await books.calls.call('getTop', {}, 'explorer')
    const shown = price('getTop', { top: '10' })
    expect(shown).toMatchObject({ state: 'learned', credits: 3, learned: { calls: 2 } })
    books.close()
    books = openBooks({ folder: books.folder })
    expect(price('getTop', { top: '10' })).toEqual(shown)
  })

  test('reserves the configured amount for an unknown price, or the highest charge if higher', async () => {
    books = openBooks()
    const reserved = () => price('getATHATL', { symbol: 'BTC' }).reserve
    expect(reserved()).toBe(100)
    books.service.answer = () => ({ charged: 50 })
    await books.calls.call('getCryptoList', {}, 'coin-list')
    expect(reserved()).toBe(100)
    books.service.answer = () => ({ charged: 150 })
    await books.calls.call('getCryptoList', {}, 'coin-list')
    expect(reserved()).toBe(150)
  })
})
