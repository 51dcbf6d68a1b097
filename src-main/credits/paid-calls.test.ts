import { describe, expect, test } from 'vitest'
import type { Outcome } from '../service/api/outcome'
import { openBooks, type Books } from './fake-service.fixture'

const params = { symbol: 'BTC ETH' }
const ask = (
  { calls }: Books,
  operation = 'getData',
  callParams: Readonly<Record<string, string>> = params
): Promise<Outcome> => calls.call(operation, callParams, 'watchlist')
const states = ({ entries }: Books): unknown => entries(null, 10).map(entry => entry.state)

describe('a call', () => {
  test('a call is recorded before it is sent and settled before its response is delivered', async () => {
    const books = openBooks()
    const written: unknown[] = []
    books.service.answer = () => {
      written.push(states(books))
      return { charged: 3 }
    }
    books.calls.settled.on(() => written.push(states(books)))
    const outcome = await ask(books)
    expect(written).toEqual([['reserved'], ['charged']])
    expect(outcome).toMatchObject({ fault: null, charged: 3 })
    expect(books.service.calls).toEqual([{ operation: 'getData', params }])
  })

  test('a call is reported to listeners even if it fails', async () => {
    const books = openBooks()
    books.service.answer = () => ({ fault: 'plan-required' })
    const received: Outcome[] = []
    books.calls.settled.on(outcome => received.push(outcome))
    expect(await ask(books)).toMatchObject({ answer: null, fault: { code: 'plan-required' } })
    expect(received).toHaveLength(1)
    expect(states(books)).toEqual(['free'])
  })
})

test('a failed call that the network layer sent twice is recorded as two free calls', async () => {
  const books = openBooks()
  books.service.answer = () => ({ fault: 'unexpected-status', status: 425, timesSent: 2 })
  const received: Outcome[] = []
  books.calls.settled.on(outcome => received.push(outcome))
  await ask(books)
  expect(states(books)).toEqual(['free', 'free'])
  expect(books.credits.gauge()).toMatchObject({ today: { calls: 2, spent: 0, reserved: 0, unknown: 0 } })
  expect(received).toHaveLength(1)
})

describe('a lost call of an operation with unknown price', () => {
  const timeframe = (books: Books, interval: string): Promise<Outcome> =>
    ask(books, 'getTimeframe', { symbol: 'BTC', interval } as never)

  test('with a budget, a lost call of unknown price blocks a second call until it is settled', async () => {
    let books = openBooks({ dailyBudget: () => 1_000 })
    let used = 100
    const answer: Books['service']['answer'] = operation =>
      operation === 'getTimeframe'
        ? ((used += 900), { fault: 'timed-out', charged: null })
        : { charged: 11, used: (used += 11), limit: 100_000 }
    books.service.answer = answer
    // After two responses it's known that the quota counts credits.
    await ask(books)
    await ask(books)
    await timeframe(books, '1h')
    for (let time = 0; time < 8; time++) {
      expect((await timeframe(books, `${time}h`)).fault?.code).toBe('budget-stopped')
      books.close()
      books = openBooks({ dailyBudget: () => 1_000, folder: books.folder, clock: books.clock })
      books.service.answer = answer
    }
    await ask(books)
    expect(books.credits.gauge().today).toMatchObject({ spent: 933, unknown: 0 })
    expect((await timeframe(books, '1h')).fault?.code).toBe('budget-stopped')
    books.limits.allowOnce(['getTimeframe'])
    expect((await timeframe(books, '1h')).fault?.code).toBe('timed-out')
  })

  test('a lost call of unknown price doesn’t block further calls without a budget', async () => {
    const books = openBooks()
    books.service.answer = () => ({ fault: 'timed-out', charged: null })
    await timeframe(books, '1h')
    expect((await timeframe(books, '4h')).fault?.code).toBe('timed-out')
  })
})

describe('identical concurrent calls', () => {
  test('identical calls share one request regardless of the order of parameters', async () => {
    const books = openBooks()
    const waiting = books.service.holdResponses()
    const both = [
      books.calls.call('getOHLC', { symbol: 'BTC', interval: '1d' }, 'chart'),
      books.calls.call('getOHLC', { interval: '1d', symbol: 'BTC' }, 'explorer')
    ]
    expect(waiting).toHaveLength(1)
    waiting[0]?.respond({ charged: 2 })
    const [one, other] = await Promise.all(both)
    expect(one).toBe(other)
    expect(states(books)).toEqual(['charged'])
    books.service.answer = () => ({})
    await books.calls.call('getOHLC', { symbol: 'BTC', interval: '1d' }, 'chart')
    expect(states(books)).toEqual(['charged', 'charged'])
  })

  test('identical calls are sent separately if any parameter differs', async () => {
    const books = openBooks()
    await Promise.all([ask(books), ask(books, 'getNews'), ask(books, 'getData', { symbol: 'BTC' })])
    expect(books.service.calls).toHaveLength(3)
  })

  test('identical calls are sent again if the key changes in between', async () => {
    const books = openBooks()
    const waiting = books.service.holdResponses()
    const before = ask(books)
    books.calls.discardPendingResponses()
    const after = [ask(books), ask(books)]
    expect(waiting).toHaveLength(2)
    waiting[0]?.respond({ charged: 2 })
    expect((await before).fault?.code).toBe('offline')
    waiting[1]?.respond({ charged: 3 })
    const [one, other] = await Promise.all(after)
    expect(one).toMatchObject({ fault: null, charged: 3 })
    expect(other).toBe(one)
    expect(states(books)).toEqual(['charged', 'charged'])
  })
})

test('a lost call only blocks operations whose price has no upper bound', async () => {
  const books = openBooks({ dailyBudget: () => 1_000 })
  books.service.answer = (operation, params) =>
    params['symbol'] === 'LOST'
      ? { charged: null, fault: 'timed-out' }
      : { charged: operation === 'getOHLC' ? 5 : 1 }
  await ask(books, 'getOHLC', { symbol: 'BTC', interval: '1d' })
  await ask(books, 'getOHLC', { symbol: 'LOST', interval: '1d' })
  expect(await ask(books, 'getOHLC', { symbol: 'BTC', interval: '1h' })).toMatchObject({ charged: 5 })
  await ask(books, 'getTop', { symbol: 'LOST' })
  expect(await ask(books, 'getTop', { top: '5' })).toMatchObject({ fault: { code: 'budget-stopped' } })
})

describe('the daily budget', () => {
  test('the daily budget rejects a call that would exceed it, without sending or recording it', async () => {
    let budget: number | null = 10
    const books = openBooks({ unknownReserve: () => 4, dailyBudget: () => budget })
    books.service.answer = () => ({ charged: 4 })
    await ask(books)
    await ask(books)
    const stopped = await ask(books)
    expect(stopped).toMatchObject({
      fault: { code: 'budget-stopped' },
      charge: 'none',
      charged: 0,
      answer: null
    })
    expect(books.service.calls).toHaveLength(2)
    expect(books.credits.gauge()).toMatchObject({ today: { spent: 8, calls: 2 } })
    budget = 12
    expect((await ask(books)).fault).toBeNull()
    budget = null
    expect((await ask(books)).fault).toBeNull()
  })

  test('the daily budget counts reserves of running calls', async () => {
    const books = openBooks({ unknownReserve: () => 6, dailyBudget: () => 10 })
    const waiting = books.service.holdResponses()
    const first = ask(books)
    expect(await ask(books, 'getNews')).toMatchObject({ fault: { code: 'budget-stopped' } })
    waiting[0]?.respond({ charged: 1 })
    await first
    const second = ask(books, 'getNews')
    waiting[1]?.respond({ charged: 1 })
    expect((await second).fault).toBeNull()
  })

  test('the daily budget is available again after local midnight', async () => {
    const books = openBooks({ unknownReserve: () => 6, dailyBudget: () => 10 })
    books.service.answer = () => ({ charged: 6 })
    await ask(books)
    expect((await ask(books)).fault?.code).toBe('budget-stopped')
    books.clock.advance(24 * 3_600_000)
    expect((await ask(books)).fault).toBeNull()
  })
})

describe('before the plan is approved', () => {
  test('sends only the key check before the plan is approved', async () => {
    let agreed = false
    const books = openBooks({ agreed: () => agreed })
    expect(await ask(books)).toMatchObject({ fault: { code: 'bad-input' }, charge: 'none', charged: 0 })
    expect(states(books)).toEqual([])
    expect((await books.calls.call('getFearGreed', {}, 'key-check')).fault).toBeNull()
    agreed = true
    expect((await ask(books)).fault).toBeNull()
    expect(books.service.calls.map(({ operation }) => operation)).toEqual(['getFearGreed', 'getData'])
  })
})

describe('closing the client', () => {
  test('closing the client during a call discards its response and leaves the ledger unchanged', async () => {
    const books = openBooks()
    const waiting = books.service.holdResponses()
    const received: Outcome[] = []
    books.calls.settled.on(outcome => received.push(outcome))
    const call = ask(books)
    books.calls.close()
    books.close()
    waiting[0]?.respond({ charged: 3 })
    expect(await call).toMatchObject({ answer: null, fault: { code: 'offline' } })
    expect(received).toEqual([])
    const later = openBooks({ folder: books.folder })
    expect(later.entries(null, 1)[0]).toMatchObject({ state: 'unsettled', fault: 'interrupted' })
  })

  test('closing the client during calls still reports their failures', async () => {
    const books = openBooks()
    const waiting = books.service.holdResponses()
    const [call, other] = [ask(books), ask(books, 'getNews')]
    books.calls.close()
    books.close()
    waiting[0]?.fail(new Error('broken'))
    waiting[1]?.respond({ fault: 'timed-out', charged: null })
    await expect(call).rejects.toThrow('broken')
    expect((await other).fault?.code).toBe('timed-out')
  })

  test('a closed client rejects calls without sending them', async () => {
    const books = openBooks()
    books.calls.close()
    books.close()
    expect(await ask(books)).toMatchObject({ answer: null, fault: { code: 'offline' }, charged: 0 })
    expect(books.service.calls).toEqual([])
  })
})

describe('a bug in the client', () => {
  test('if the client throws, the call stays open unreserved and the caller gets the error', async () => {
    const books = openBooks({ unknownReserve: () => 9 })
    const received: Outcome[] = []
    books.calls.settled.on(outcome => received.push(outcome))
    books.service.answer = () => {
      throw new TypeError('undefined is not a function')
    }
    await expect(ask(books)).rejects.toThrow('undefined is not a function')
    expect(states(books)).toEqual(['unsettled'])
    expect(books.credits.gauge().unknown).toEqual({ calls: 1, credits: 9 })
    expect(received).toMatchObject([{ charge: 'unknown', charged: null, fault: { code: 'unreadable' } }])
    expect(JSON.stringify(received)).not.toContain('undefined is not')
  })

  test('a bug in the client doesn’t affect how later calls are settled', async () => {
    const books = openBooks({ unknownReserve: () => 9 })
    books.service.answer = () => ({ charged: 1, used: 100 })
    await ask(books)
    books.service.answer = () => Promise.reject(new Error('broken'))
    await expect(ask(books)).rejects.toThrow()
    books.service.answer = () => ({ charged: 1, used: 102 })
    await ask(books)
    expect(books.credits.gauge().unknown.calls).toBe(0)
    expect(books.entries(3, 1)[0]).toMatchObject({ state: 'inferred', charged: 1 })
  })

  test('a bug in the client doesn’t block the same call afterwards', async () => {
    const books = openBooks()
    books.service.answer = () => Promise.reject(new Error('broken'))
    await expect(ask(books)).rejects.toThrow()
    books.service.answer = () => ({ charged: 1 })
    expect((await ask(books)).fault).toBeNull()
  })

  test('a listener that throws doesn’t lose the response', async () => {
    const books = openBooks()
    books.calls.settled.on(() => {
      throw new Error('deaf')
    })
    const received: Outcome[] = []
    books.calls.settled.on(outcome => received.push(outcome))
    expect((await ask(books)).fault).toBeNull()
    expect(received).toHaveLength(1)
    expect(states(books)).toEqual(['charged'])
  })
})
