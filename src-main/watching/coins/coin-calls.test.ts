import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openBooks } from '../../credits/fake-service.fixture'
import { PaidCalls } from '../../credits/paid-calls'
import { createServiceClient } from '../../service/api/client'
import { FactStore } from '../../platform/storage/fact-store'
import { openState } from '../../platform/storage/temp-storage.fixture'
import { CoinCalls, type CoinCall } from './coin-calls'
import { coinService, type Manner } from './coin-service.fixture'
import { RefusedCoins } from './refused-coins'
import { day } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const coinsFrom = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `C${at}X`)

async function staged(
  manner: Manner = { status: 200, named: true },
  flat: Readonly<Record<string, number>> = {}
) {
  const service = await coinService(() => manner, flat)
  const books = openBooks()
  onTestFinished(() => books.close())
  const { clock, credits, limits, refused } = books
  const client = createServiceClient({
    fetch: (url, init) => fetch(url, init),
    clock,
    address: service.address,
    key: () => Promise.resolve('a key of the test')
  })
  const calls = new PaidCalls({ client, credits, clock, budget: limits, agreed: () => true })
  const coinCalls = new CoinCalls({ calls, refused, clock })
  const ask = (coins: readonly string[], part: Partial<CoinCall> = {}) =>
    coinCalls.ask({
      operation: 'getData',
      feature: 'watchlist',
      initiator: 'schedule',
      about: 'each',
      coins,
      ...part
    })
  const rows = async (coins: readonly string[], part: Partial<CoinCall> = {}) => {
    const { answered } = await ask(coins, part)
    const answer = answered?.outcome.answer
    return answer?.kind === 'quotes' ? answer.data.map(({ symbol }) => symbol).sort() : answer?.kind
  }
  const booked = () => books.entries(null, 200).reduce((sum, { charged }) => sum + (charged ?? 0), 0)
  const spent = () => service.received.reduce((sum, { charged }) => sum + charged, 0)
  return { ...books, service, calls, coinCalls, ask, rows, booked, spent }
}

const manners: readonly Manner[] = [200, 400, 404, 422].flatMap(status =>
  [true, false].map(named => ({ status: status as Manner['status'], named }))
)

describe('a refused list of coins', () => {
  test.each([...manners, { status: 400, named: true, plain: true } as const])(
    'loads the other coins if the service refuses one (status $status, named: $named)',
    async manner => {
      for (const [count, wrong] of [
        [2, [1]],
        [13, [12]],
        [13, [0]],
        [12, [3, 4]],
        [30, [0, 7, 29]],
        [100, [50]]
      ] as const) {
        const { service, rows, booked, spent, refused } = await staged(manner)
        const coins = coinsFrom(count)
        const bad = wrong.map(at => coins[at] ?? '')
        for (const coin of bad) service.bad.add(coin)
        const good = coins.filter(coin => !bad.includes(coin)).sort()
        expect(await rows(coins)).toEqual(good)
        expect(service.received.length - 1).toBeLessThanOrEqual(2 * bad.length * Math.log2(count))
        expect([spent(), booked()]).toEqual([good.length, good.length])
        const message = manner.named ? expect.stringContaining('Invalid ticker C') : 'Invalid ticker'
        for (const coin of bad) expect(refused.refusal('getData', coin)).toMatchObject({ said: message })
        service.received.length = 0
        expect(await rows(coins)).toEqual(good)
        expect(service.received.map(({ coins: requested }) => requested)).toEqual([
          coins.filter(coin => !bad.includes(coin))
        ])
      }
    }
  )

  test('sets a refused coin aside, and retries it after a day', async () => {
    const { service, rows, clock, folder, calls } = await staged()
    const coins = coinsFrom(12)
    service.bad.add('C5X')
    await rows(coins)
    const refused = new RefusedCoins(new FactStore(openState(folder)), clock)
    const again = new CoinCalls({ calls, refused, clock })
    const ask = async () => {
      service.received.length = 0
      await again.ask({
        operation: 'getData',
        feature: 'watchlist',
        initiator: 'schedule',
        about: 'each',
        coins
      })
      return service.received.map(({ coins: requested }) => requested.length)
    }
    expect(await ask()).toEqual([11])
    clock.advance(day)
    expect(await ask()).toEqual([1, 11])
    expect(await ask()).toEqual([11])
    service.bad.clear()
    clock.advance(day)
    expect(await ask()).toEqual([1, 11])
    expect(await ask()).toEqual([12])
  })

  test('requests a refused coin again after the user removed and added it', async () => {
    const { service, rows, refused } = await staged()
    const coins = coinsFrom(3)
    service.bad.add('C2X')
    await rows(coins)
    refused.keepOnly(['C0X', 'C1X'])
    service.bad.clear()
    expect(await rows(coins)).toEqual([...coins])
  })

  test('sets a single coin aside only if the message names it', async () => {
    for (const named of [true, false]) {
      const { service, ask, refused } = await staged({ status: 400, named })
      service.bad.add('C0X')
      expect((await ask(['C0X'])).outcome.fault?.code).toBe('refused')
      expect(refused.refusal('getData', 'C0X') !== null).toBe(named)
      expect(service.received).toHaveLength(1)
    }
  })

  test.each([401, 402, 429, 502, 503])('stops the search at status %i', async status => {
    const { service, ask, refused } = await staged({ status: 200, named: false })
    service.bad.add('C3X')
    // The service refuses the list because of a coin, but the first half of it for another reason.
    service.next.push(null, status)
    expect((await ask(coinsFrom(12))).outcome.fault).not.toBeNull()
    expect(service.received).toHaveLength(2)
    expect(coinsFrom(12).filter(coin => refused.refusal('getData', coin))).toEqual([])
  })

  test('blames no coin if every coin is refused, and waits before it searches again', async () => {
    const { service, ask, refused, clock } = await staged({ status: 200, named: false })
    const coins = coinsFrom(12)
    await ask(coins)
    for (const coin of coins) service.bad.add(coin)
    service.received.length = 0
    expect((await ask(coins)).outcome.fault?.code).toBe('refused')
    expect(service.received.length).toBeLessThanOrEqual(8)
    expect(coins.filter(coin => refused.refusal('getData', coin))).toEqual([])
    clock.advance(60_000)
    service.received.length = 0
    await ask(coins)
    expect(service.received).toHaveLength(1)
    service.bad.clear()
    expect((await ask(coins)).outcome.fault).toBeNull()
  })
})

test('doesn’t set a coin aside because a successful response lacks it', async () => {
  const { service, rows, refused } = await staged()
  service.silent.add('C1X')
  expect(await rows(coinsFrom(3))).toEqual(['C0X', 'C2X'])
  expect(refused.refusal('getData', 'C1X')).toBeNull()
  expect(service.received).toHaveLength(1)
})

test('first checks the coins that another operation refused', async () => {
  const { service, rows } = await staged({ status: 404, named: false })
  const coins = coinsFrom(12)
  service.bad.add('C11X')
  await rows(coins)
  service.received.length = 0
  await rows(coins, { operation: 'getNews', feature: 'news' })
  expect(service.received.map(({ coins: requested }) => requested.length)).toEqual([12, 11, 1])
})

describe('a request about all coins together', () => {
  const breadth = { operation: 'getMarketBreadth', feature: 'alerts', about: 'together' } as const
  const flat = { getMarketBreadth: 20 }

  test('a request about all coins is repeated without the coin that the message names', async () => {
    const { service, ask, spent } = await staged({ status: 400, named: true }, flat)
    service.bad.add('C2X').add('C5X')
    expect((await ask(coinsFrom(12), breadth)).outcome.answer?.kind).toBe('breadth')
    expect(service.received.map(({ coins }) => coins.length)).toEqual([12, 11, 10])
    service.received.length = 0
    await ask(coinsFrom(12), breadth)
    expect([service.received.length, spent()]).toEqual([1, 20])
  })

  test('a request about all coins is repeated without coins refused for quotes, never split', async () => {
    const { service, ask, rows } = await staged({ status: 400, named: false }, flat)
    service.bad.add('C2X')
    expect((await ask(coinsFrom(12), breadth)).outcome.fault?.code).toBe('refused')
    expect(service.received).toHaveLength(1)
    await rows(coinsFrom(12))
    service.received.length = 0
    expect((await ask(coinsFrom(12), breadth)).outcome.fault).toBeNull()
    expect(service.received.map(({ coins }) => coins.length)).toEqual([12, 11])
  })
})
