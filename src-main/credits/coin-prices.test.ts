import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinPrices, coinPricing, type CoinBatch } from './coin-prices'

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `C${index}`)
const costOf = (coins: readonly string[], prices: ReadonlyMap<string, number>): number =>
  coins.reduce((sum, coin) => sum + (prices.get(coin) ?? 0), 0)

function market(coins: readonly string[]) {
  const batch = fc.subarray([...coins], { minLength: 1 })
  const prices = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: coins.length, maxLength: coins.length })
    .map(list => new Map(coins.map((coin, index) => [coin, list[index] ?? 0])))
  return {
    batch,
    prices,
    batches: fc.array(batch, { minLength: 6 * coins.length, maxLength: 8 * coins.length })
  }
}

const chargedBatches = (
  batches: readonly (readonly string[])[],
  prices: ReadonlyMap<string, number>
): CoinBatch[] => batches.map(coins => ({ coins, charged: costOf(coins, prices) }))

describe('hidden coin prices', () => {
  const coins = names(10)
  const { batch, prices, batches } = market(coins)

  test('coin prices predict the cost of any batch after enough different batches', () => {
    fc.assert(
      fc.property(prices, batches, batch, (hidden, history, question) => {
        fc.pre(question.every(coin => history.some(coins => coins.includes(coin))))
        // If two coins only appear together, their prices can't be told apart.
        fc.pre(
          new Set(coins.map(coin => history.map(list => Number(list.includes(coin))).join(''))).size === 10
        )
        const found = coinPrices(chargedBatches(history, hidden))
        expect(Math.abs(costOf(question, found) - costOf(question, hidden))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 }
    )
  })

  test('coin prices follow a price change regardless of older charges', () => {
    fc.assert(
      fc.property(prices, prices, batches, batches, batch, (before, after, old, fresh, question) => {
        fc.pre(
          new Set(coins.map(coin => fresh.map(list => Number(list.includes(coin))).join(''))).size === 10
        )
        const found = coinPrices([...chargedBatches(old, before), ...chargedBatches(fresh, after)])
        expect(Math.abs(costOf(question, found) - costOf(question, after))).toBeLessThanOrEqual(2)
      }),
      { numRuns: 60 }
    )
  })

  test('coin prices match the charge of the latest batch to within a credit', () => {
    fc.assert(
      fc.property(
        prices,
        batches,
        batch,
        fc.integer({ min: 0, max: 500 }),
        (hidden, history, last, charged) => {
          const found = coinPrices([...chargedBatches(history, hidden), { coins: last, charged }])
          expect(Math.abs(costOf(last, found) - charged)).toBeLessThanOrEqual(1)
        }
      ),
      { numRuns: 60 }
    )
  })

  test('coin prices are never negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ coins: batch, charged: fc.nat(1000) }), { maxLength: 40 }),
        history => {
          for (const price of coinPrices(history).values()) expect(price).toBeGreaterThanOrEqual(0)
        }
      ),
      { numRuns: 60 }
    )
  })
})

test('returns no prices without charged coins', () => {
  expect(coinPrices([]).size).toBe(0)
  expect(coinPrices([{ coins: [], charged: 5 }]).size).toBe(0)
})

test('finds the prices of a thousand coins from two hundred batches', () => {
  const coins = names(1000)
  const history = Array.from({ length: 200 }, (_, index) => ({
    coins: coins.slice(0, 800 + index),
    charged: 800 + index
  }))
  expect(costOf(coins.slice(0, 999), coinPrices(history))).toBeCloseTo(999, 0)
})

describe('pricing by coin or by call', () => {
  const batch = (count: number, charged: number) => ({
    coins: Array.from({ length: count }, (_, index) => `C${index}`),
    charged
  })

  test.each([
    ['one coin for a twelfth of the price of twelve', [batch(1, 1), batch(12, 12)], 'by-coin'],
    ['one coin for a higher price', [batch(1, 3), batch(12, 14)], 'by-coin'],
    ['one coin for the price of twelve', [batch(1, 12), batch(12, 12)], 'by-call'],
    ['nearly the same batch', [batch(11, 12), batch(12, 12)], 'untried'],
    ['a single batch', [batch(12, 12)], 'untried'],
    ['nothing', [], 'untried']
  ] as const)(
    'decides whether the service charges by coin or by call after charges for %s',
    (_, batches, pricing) => {
      expect(coinPricing(batches)).toBe(pricing)
    }
  )

  test('only the latest charge for each number of coins decides between pricing by coin and by call', () => {
    expect(coinPricing([batch(1, 5), batch(12, 5), batch(1, 1), batch(12, 12)])).toBe('by-call')
  })
})
