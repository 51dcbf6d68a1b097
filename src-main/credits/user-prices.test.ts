import { describe, expect, test } from 'vitest'
import { openBooks, anyEntry, type Books, type TestOutcome } from './fake-service.fixture'
import { ledgerCsv } from './ledger-csv'
import { subjectOf } from './subject'

const silent: TestOutcome = { charged: null, used: null }
const quotes = { symbol: 'BTC ETH SOL' }

async function booksOf(calls: number, operation = 'getData'): Promise<Books> {
  const books = openBooks()
  books.service.answer = () => silent
  for (let call = 0; call < calls; call++) await books.calls.call(operation, quotes, 'watchlist', 'schedule')
  return books
}

describe('without credit headers', () => {
  test('counts answered calls as unknown credits at their reserve', async () => {
    const books = await booksOf(6)
    const amounts = { spent: 0, reserved: 0, unknown: 600 }
    expect(books.credits.gauge()).toMatchObject({
      quotaReported: 'no',
      today: { ...amounts, calls: 6 },
      thisRun: { ...amounts, calls: 6 },
      reserved: { calls: 0, credits: 0 },
      unknown: { calls: 6, credits: 600 }
    })
    const now = books.clock.now()
    expect(books.report.spending(0, now + 1)).toMatchObject({ calls: 6, ...amounts })
    expect(books.report.spentByKind(0, now + 1)).toMatchObject([{ calls: 6, ...amounts }])
    expect(books.ledger.spentBetween(0, now + 1)).toMatchObject({ calls: 6, ...amounts, background: 600 })
  })

  test('emits the reserved credits when a call starts', async () => {
    const books = openBooks()
    const reported: unknown[] = []
    books.credits.booked.on(({ today, reserved }) => reported.push([today.spent, today.reserved, reserved]))
    const [answer] = [books.service.holdResponses()]
    const call = books.calls.call('getData', quotes, 'watchlist')
    expect(reported).toEqual([[0, 100, { calls: 1, credits: 100 }]])
    answer[0]?.respond({ charged: 3 })
    await call
    expect(books.credits.gauge()).toMatchObject({
      today: { spent: 3, reserved: 0, unknown: 0, calls: 1 },
      reserved: { calls: 0 }
    })
  })

  test('remembers after a restart that the service reports no quota, until the key is forgotten', async () => {
    const books = await booksOf(1)
    books.close()
    const later = openBooks({ folder: books.folder, clock: books.clock })
    expect(later.credits.gauge().quotaReported).toBe('no')
    later.credits.forgetQuota()
    expect(later.credits.gauge().quotaReported).toBe('not-yet')
    later.service.answer = () => ({ charged: 1, used: 1, limit: 10 })
    await later.calls.call('getData', quotes, 'watchlist')
    expect(later.credits.gauge().quotaReported).toBe('yes')
  })

  test('exports spent, reserved and unknown credits in separate columns', async () => {
    const books = await booksOf(1)
    books.service.holdResponses()
    void books.calls.call('getNews', {}, 'news')
    const [head, unknown, reservedRow] = (await ledgerCsv(books.report, anyEntry)).split('\r\n')
    expect(head).toContain('spent_credits,held_credits,unknown_credits,state')
    expect(unknown).toMatch(/,100,,,100,unsettled,,,,,$/)
    expect(reservedRow).toMatch(/,100,,100,,reserved,,,,,$/)
  })
})

describe("the user's price", () => {
  const price = (books: Books, params: Record<string, string> = quotes, operation = 'getData') =>
    books.credits.priceOf(operation, subjectOf(params))

  test.each([
    ['call', 7, 7],
    ['coin', 2, 6],
    ['coin', 0.5, 2],
    ['row', 0.01, 6]
  ] as const)(
    'a price that the user sets per %s is rounded up to whole credits',
    (per, credits, expected) => {
      const books = openBooks()
      books.credits.setUserPrice('getData', { per, credits })
      expect(price(books, { ...quotes, bars: '600' })).toEqual({
        state: 'user-set',
        credits: expected,
        learned: null,
        reserve: expected
      })
    }
  )

  test('the user’s price per row leaves the price unknown if the number of rows is unknown', () => {
    const books = openBooks()
    books.credits.setUserPrice('getData', { per: 'row', credits: 1 })
    expect(price(books)).toMatchObject({ state: 'unknown', credits: null, reserve: 100 })
  })

  test('the user’s price settles successful calls that have no charge, including earlier calls', async () => {
    const books = await booksOf(2)
    books.credits.setUserPrice('getData', { per: 'coin', credits: 1 })
    expect(books.credits.gauge()).toMatchObject({ today: { spent: 6, unknown: 0 }, unknown: { calls: 0 } })
    await books.calls.call('getData', quotes, 'watchlist')
    expect(books.credits.gauge().today).toMatchObject({ calls: 3, spent: 9, reserved: 0, unknown: 0 })
    expect(books.entries(null, 5).map(({ state, charged }) => [state, charged])).toEqual(
      Array.from({ length: 3 }, () => ['user-priced', 3])
    )
    expect((await ledgerCsv(books.report, anyEntry)).match(/,told,/g)).toHaveLength(3)
    books.close()
    const later = openBooks({ folder: books.folder, clock: books.clock })
    expect(later.credits.gauge()).toMatchObject({ today: { spent: 9, unknown: 0 }, unknown: { calls: 0 } })
    expect(price(later)).toMatchObject({ state: 'user-set', credits: 3 })
    later.credits.setUserPrice('getData', null)
    expect(price(later).state).toBe('unknown')
    expect(later.credits.gauge().today.spent).toBe(9)
  })

  test('the user’s price per row is multiplied by the rows received, including dropped rows', async () => {
    const books = await booksOf(0)
    books.service.answer = () => ({
      ...silent,
      answer: { kind: 'coins', data: [{ symbol: 'BTC', name: null, source: null }], dropped: 2 }
    })
    books.credits.setUserPrice('getCryptoList', { per: 'row', credits: 2 })
    await books.calls.call('getCryptoList', {}, 'coin-list')
    expect(books.credits.gauge().today).toMatchObject({ spent: 6, unknown: 0 })
  })

  test('the user’s price is reserved before the call and replaced by the charge in the headers', async () => {
    const books = openBooks()
    books.credits.setUserPrice('getData', { per: 'call', credits: 2 })
    const answers = books.service.holdResponses()
    const call = books.calls.call('getData', quotes, 'watchlist')
    expect(books.credits.gauge().today).toMatchObject({ spent: 0, reserved: 2 })
    answers[0]?.respond({ charged: 9 })
    await call
    expect(books.credits.gauge().today).toMatchObject({ spent: 9, reserved: 0 })
    expect(price(books)).toMatchObject({ state: 'at-most', credits: 9 })
  })

  test('the user’s price doesn’t settle lost responses', async () => {
    const books = await booksOf(0)
    books.credits.setUserPrice('getData', { per: 'call', credits: 2 })
    books.service.answer = () => ({ charged: null, fault: 'timed-out' })
    await books.calls.call('getData', quotes, 'watchlist')
    expect(books.credits.gauge().today).toMatchObject({ spent: 0, unknown: 2 })
    books.service.answer = () => ({ charged: 5, used: 100, limit: 1000 })
    await books.calls.call('getNews', {}, 'news')
    books.service.answer = () => silent
    await books.calls.call('getData', quotes, 'watchlist')
    expect(books.credits.gauge().unknown).toEqual({ calls: 2, credits: 4 })
  })
})
