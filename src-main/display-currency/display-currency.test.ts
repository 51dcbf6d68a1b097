import { expect, test } from 'vitest'
import type { BoardQuote } from '../../src-shared/contract/market'
import type { ExplorerAnswer } from '../../src-shared/contract/explorer'
import type { KeepFresh } from '../../src-shared/contract/answers'
import { FactStore } from '../storage/fact-store'
import { openState, tempFolder } from '../storage/temp-storage.fixture'
import { DisplayCurrencyService } from './display-currency-service'

const now = 1_795_000_000_000
const minute = 60_000
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** A service over a real file, and the quotes and answers a test gives it. */
function desk(folder = tempFolder(), watched: readonly string[] = ['ETHBTC@binance', 'SOL', 'BTC']) {
  const database = openState(folder)
  const kept = new Map<string, object>()
  const agreed: KeepFresh[] = []
  const quotes = new Map<string, Partial<BoardQuote>>()
  const service = new DisplayCurrencyService({
    facts: new FactStore(database),
    subscriptions: { keep: one => void agreed.push(one) },
    explorer: {
      kept: async ({ params }) => (kept.get(params['currency'] ?? '') ?? null) as ExplorerAnswer | null
    },
    quote: coin => ({ price: null, at: null, fetchedAt: null, ...quotes.get(coin) }) as BoardQuote,
    watched: () => watched,
    report: error => {
      throw error
    }
  })
  const told: unknown[] = []
  service.changed.on(state => told.push(state))
  return {
    ...{ database, service, agreed, told },
    /** The service told the coin's own price. */
    quote(price: number | null, at: number) {
      quotes.set('BTC', { price, at, fetchedAt: at })
      service.quotesCame()
    },
    /** The service told its price in a currency. */
    async answer(currency: string, price: number | null, at: number, named: string | null = currency) {
      const row = { symbol: 'BTC', price, at, currency: named }
      kept.set(currency, { at, answer: { kind: 'quotes', data: [row], dropped: 0 } })
      service.answered({ operation: 'getDataCurrency', params: { symbol: 'BTC', currency } })
      await settled()
    }
  }
}

test('a rate is a coin’s price in the currency by its own price of that time, and is there after a restart', async () => {
  const folder = tempFolder()
  const { service, quote, answer, agreed, told, database } = desk(folder)
  expect(service.state()).toEqual({ currency: null, coin: 'BTC', rate: null })
  expect(service.choose({ currency: 'EUR', everyMs: 24 * 60 * minute })).toMatchObject({
    currency: 'EUR',
    rate: null
  })
  const question = { operation: 'getDataCurrency', params: { symbol: 'BTC', currency: 'EUR' } }
  expect(agreed).toEqual([{ ...question, feature: 'market', everyMs: 24 * 60 * minute }])
  quote(100_000, now)
  await answer('EUR', 85_000, now + minute)
  const rate = { rate: 0.85, at: now + minute }
  expect(service.state()).toEqual({ currency: 'EUR', coin: 'BTC', rate })
  expect(told.at(-1)).toEqual(service.state())
  database.close()
  expect(desk(folder).service.state().rate).toEqual(rate)
})

test('two prices more than two minutes apart make no rate: it waits for a quote of that time', async () => {
  const { service, quote, answer } = desk()
  service.choose({ currency: 'EUR', everyMs: null })
  quote(100_000, now)
  await answer('EUR', 85_000, now + 3 * minute)
  expect(service.state().rate).toBeNull()
  quote(null, now + 3 * minute)
  expect(service.state().rate).toBeNull()
  quote(80_000, now + 4 * minute)
  expect(service.state().rate).toEqual({ rate: 85_000 / 80_000, at: now + 3 * minute })
})

test('an answer without a price, or in another currency, changes no rate', async () => {
  const { service, quote, answer } = desk()
  service.choose({ currency: 'EUR', everyMs: null })
  quote(100_000, now)
  await answer('EUR', 85_000, now)
  await answer('EUR', null, now + minute)
  await answer('EUR', 0, now + minute)
  await answer('EUR', 70_000, now + minute, 'GBP')
  expect(service.state().rate).toEqual({ rate: 0.85, at: now })
})

test('another currency ends the asking for the first, and none ends it all', async () => {
  const { service, quote, answer, agreed } = desk()
  service.choose({ currency: 'EUR', everyMs: 60 * minute })
  quote(100_000, now)
  await answer('EUR', 85_000, now)
  service.choose({ currency: 'GBP', everyMs: 60 * minute })
  expect(service.state()).toEqual({ currency: 'GBP', coin: 'BTC', rate: null })
  // What comes late is of a currency nobody wants any more.
  await answer('EUR', 86_000, now + minute)
  expect(service.state().rate).toBeNull()
  service.choose({ currency: null, everyMs: null })
  expect(service.state()).toEqual({ currency: null, coin: 'BTC', rate: null })
  expect(agreed.map(({ params, everyMs }) => [params['currency'], everyMs])).toEqual([
    ['EUR', 60 * minute],
    ['GBP', 60 * minute],
    ['EUR', null],
    ['GBP', null]
  ])
})

test('with nothing watched there is no coin to make a rate of, and pairs are none', () => {
  const { service, agreed } = desk(tempFolder(), ['ETHBTC@binance'])
  expect(service.choose({ currency: 'EUR', everyMs: 60 * minute })).toEqual({
    currency: null,
    coin: null,
    rate: null
  })
  expect(agreed).toEqual([])
})
