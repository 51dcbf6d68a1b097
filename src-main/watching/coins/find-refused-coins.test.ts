import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../credits/fake-service.fixture'
import { faultOf } from '../../platform/faults/fault'
import type { Outcome } from '../../service/api/outcome'
import { findRefusedCoins, type RefusedCoinSearchOptions } from './find-refused-coins'

const coinsFrom = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `COIN${at}`)

type Words = (requested: readonly string[], bad: readonly string[]) => string | null

function service(bad: ReadonlySet<string>, words: Words = () => null, mostCoins = Infinity) {
  const calls: (readonly string[])[] = []
  const paid: string[] = []
  const ask = (coins: readonly string[]): Promise<Outcome> => {
    calls.push(coins)
    const wrong = coins.filter(coin => bad.has(coin))
    if (wrong.length === 0 && coins.length <= mostCoins) {
      paid.push(...coins)
      return Promise.resolve(outcomeOf('getData', 0))
    }
    const fault = faultOf('refused', { operation: 'getData', said: words(coins, wrong) })
    return Promise.resolve(outcomeOf('getData', 0, { fault }))
  }
  const find = async (coins: readonly string[], options: Partial<RefusedCoinSearchOptions> = {}) => {
    const refusal = await ask(coins)
    calls.length = 0
    return findRefusedCoins(coins, refusal, { ask, trusted: new Set(), suspects: new Set(), ...options })
  }
  return { calls, paid, find }
}

function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const manners: readonly (readonly [string, Words])[] = [
  ['says nothing of coins', () => 'Bad request'],
  ['names the first one', (_, [first]) => `Unknown symbol: ${first}`],
  ['names them all', (_, bad) => `Unknown symbols: ${bad.join(', ')}`],
  ['repeats the question', requested => `Cannot answer for ${requested.join(' ')}`]
]

describe('a service that refuses coins', () => {
  test.each(manners)(
    '%s: every refused coin is found within 2k·log2(n) calls, and no other coin is paid for twice',
    async (_, words) => {
      const random = numbers(7)
      for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 60, 100]) {
        for (let round = 0; round < 40; round++) {
          const coins = coinsFrom(count)
          const size = round < 20 ? 1 : 1 + Math.floor(random() * Math.min(count - 1, 12))
          const bad = new Set(
            coins
              .map(coin => [coin, random()] as const)
              .sort((a, b) => a[1] - b[1])
              .slice(0, size)
              .map(([coin]) => coin)
          )
          const { calls, paid, find } = service(bad, words)
          const { refused, stopped } = await find(coins)
          const label = `${count} coins, refused ${[...bad].join(' ')}`
          expect(stopped, label).toBeNull()
          expect(refused.map(({ coin }) => coin).sort(), label).toEqual([...bad].sort())
          expect([...paid].sort(), label).toEqual(coins.filter(coin => !bad.has(coin)).sort())
          expect(calls.length, label).toBeLessThanOrEqual(2 * bad.size * Math.log2(count))
        }
      }
    }
  )
})

describe('no coin is blamed by mistake', () => {
  const good = coinsFrom(12)

  test('blames no coin if every coin is refused', async () => {
    const all = service(new Set(good))
    const { refused, parts } = await all.find(good, { trusted: new Set(good) })
    expect([refused, parts]).toEqual([[], []])
    expect(all.calls.length).toBeLessThanOrEqual(7)
  })

  test('blames no coin if the list is longer than the service accepts', async () => {
    const { find, paid } = service(new Set(), () => 'Bad request', 4)
    expect((await find(good)).refused).toEqual([])
    expect([...paid].sort()).toEqual([...good].sort())
  })

  test('finds the refused coin although other words of the message look like symbols', async () => {
    const coins = ['NOT', 'ONE', 'BTC', 'ETH', 'NOSUCH', 'SOL', 'XRP', 'BNB']
    for (const words of [
      'This symbol is NOT known',
      'near NOT',
      'NOSUCH is unknown. Did you mean BTC or NOT?'
    ]) {
      const { find, paid, calls } = service(new Set(['NOSUCH']), () => words)
      expect((await find(coins)).refused).toEqual([{ coin: 'NOSUCH', said: words }])
      expect([...paid].sort()).toEqual(coins.filter(coin => coin !== 'NOSUCH').sort())
      // A misleading message costs one more call than just halving the list.
      expect(calls.length).toBeLessThanOrEqual(2 * Math.log2(coins.length) + 1)
    }
  })

  test.each(['limited', 'plan-required', 'key-refused', 'offline', 'timed-out', 'budget-stopped'] as const)(
    'ends the search if a further call fails as %s',
    async code => {
      const calls: (readonly string[])[] = []
      const found = await findRefusedCoins(good, outcomeOf('getData', 0, { fault: 'refused' }), {
        ask: coins => {
          calls.push(coins)
          return Promise.resolve(outcomeOf('getData', 0, calls.length === 1 ? {} : { fault: code }))
        },
        trusted: new Set(),
        suspects: new Set()
      })
      expect(calls).toHaveLength(2)
      expect(found).toMatchObject({ parts: [{ coins: calls[0] }], refused: [], stopped: { fault: { code } } })
    }
  )
})
