import { unwatched } from '../../platform/time/unwatched.fixture'
import { expect, test } from 'vitest'
import type { BoardQuote } from '../../../src-shared/contract/market'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import type { AutoRefresh } from '../../../src-shared/contract/answers'
import { unknownCoin } from '../../../src-shared/figures/coin-twins'
import { FactStore } from '../../platform/storage/fact-store'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { DisplayCurrencyService } from './display-currency-service'
import { minute } from '../../../src-shared/time'

const now = 1_795_000_000_000
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

function desk(folder = tempFolder(), watched: readonly string[] = ['ETHBTC@binance', 'SOL', 'BTC']) {
  const database = openState(folder)
  const answers = new Map<string, object>()
  const agreed: AutoRefresh[] = []
  const quotes = new Map<string, Partial<BoardQuote>>()
  const service = new DisplayCurrencyService({
    facts: new FactStore(database),
    subscriptions: { set: one => void agreed.push(one) },
    explorer: {
      readSaved: async ({ params }) =>
        (answers.get(params['currency'] ?? '') ?? null) as ExplorerAnswer | null
    },
    quote: coin => ({ price: null, at: null, fetchedAt: null, ...quotes.get(coin) }) as BoardQuote,
    knownCoin: () => unknownCoin,
    watched: () => watched,
    inBackground: unwatched
  })
  const emitted: unknown[] = []
  service.changed.on(state => emitted.push(state))
  return {
    database,
    service,
    agreed,
    emitted,
    quote(price: number | null, at: number, currency: string | null = null) {
      quotes.set('BTC', { price, at, fetchedAt: at, currency })
      service.onQuotes()
    },
    async answer(
      currency: string,
      price: number | null,
      at: number,
      named: string | null = currency,
      part: object = {},
      others: readonly object[] = []
    ) {
      const row = { symbol: 'BTC', price, at, currency: named, ...part }
      answers.set(currency, { at, answer: { kind: 'quotes', data: [...others, row], dropped: 0 } })
      service.onAnswer({ operation: 'getDataCurrency', params: { symbol: 'BTC', currency } })
      await settled()
    }
  }
}

test('calculates the rate from a coin’s prices in both currencies, and keeps it after a restart', async () => {
  const folder = tempFolder()
  const { service, quote, answer, agreed, emitted, database } = desk(folder)
  expect(service.state()).toEqual({
    currency: null,
    coin: 'BTC',
    rate: null,
    missingReason: null,
    fallbackCurrency: null
  })
  expect(service.choose({ currency: 'EUR', everyMs: 24 * 60 * minute })).toMatchObject({
    currency: 'EUR',
    rate: null
  })
  const call = { operation: 'getDataCurrency', params: { symbol: 'BTC', currency: 'EUR' } }
  expect(agreed).toEqual([{ ...call, feature: 'market', everyMs: 24 * 60 * minute }])
  quote(100_000, now)
  await answer('EUR', 85_000, now + minute)
  const rate = { rate: 0.85, at: now + minute }
  expect(service.state()).toEqual({
    currency: 'EUR',
    coin: 'BTC',
    rate,
    missingReason: null,
    fallbackCurrency: null
  })
  expect(emitted.at(-1)).toEqual(service.state())
  database.close()
  expect(desk(folder).service.state().rate).toEqual(rate)
})

test('ignores the price of another coin with the same symbol', async () => {
  const { service, quote, answer } = desk()
  service.choose({ currency: 'EUR', everyMs: 24 * 60 * minute })
  quote(100_000, now)
  const batcat = {
    symbol: 'BTC',
    name: 'batcat',
    price: 0.0002,
    at: now,
    currency: 'EUR',
    marketCap: 190_000
  }
  await answer('EUR', 85_000, now, 'EUR', { name: 'Bitcoin', marketCap: 1e12 }, [batcat])
  expect(service.state().rate?.rate).toBe(0.85)
})

test('waits for a quote if the two prices are more than two minutes apart', async () => {
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

test('keeps the rate if a response has no price or is in another currency', async () => {
  const { service, quote, answer } = desk()
  service.choose({ currency: 'EUR', everyMs: null })
  quote(100_000, now)
  await answer('EUR', 85_000, now)
  await answer('EUR', null, now + minute)
  await answer('EUR', 0, now + minute)
  await answer('EUR', 70_000, now + minute, 'GBP')
  expect(service.state().rate).toEqual({ rate: 0.85, at: now })
  expect(service.state().missingReason).toEqual({ code: 'other-currency', named: 'GBP' })
})

const currencyFromRequest = { isMoneyAsked: true }

test.each<[string, unknown, (answer: ReturnType<typeof desk>['answer']) => Promise<void>]>([
  ['names another currency', { code: 'other-currency', named: 'USD' }, of => of('EUR', 100_000, now, 'USD')],
  ['has no price', { code: 'no-price' }, of => of('EUR', null, now)],
  ['is of another coin', { code: 'no-price' }, of => of('EUR', 85_000, now, 'EUR', { symbol: 'ETH' })],
  [
    'names none and is the coin’s own price',
    { code: 'same-price' },
    of => of('EUR', 100_050, now, 'EUR', currencyFromRequest)
  ]
])('shows no rate after a response that %s, until the next good response', async (_what, reason, wrong) => {
  const { service, quote, answer, emitted } = desk()
  service.choose({ currency: 'EUR', everyMs: null })
  quote(100_000, now)
  await wrong(answer)
  expect(service.state()).toMatchObject({ rate: null, missingReason: reason })
  expect(emitted.at(-1)).toMatchObject({ missingReason: reason })
  await answer('EUR', 85_000, now + minute, 'EUR', currencyFromRequest)
  expect(service.state()).toMatchObject({ rate: { rate: 0.85 }, missingReason: null })
})

test('accepts an equal price as a rate if the response names the currency', async () => {
  const named = desk()
  named.service.choose({ currency: 'EUR', everyMs: null })
  named.quote(100_000, now)
  await named.answer('EUR', 100_050, now)
  expect(named.service.state()).toMatchObject({ rate: { rate: 1.0005 }, missingReason: null })
  for (const [currency, own] of [
    ['USD', null],
    ['EUR', 'EUR']
  ] as const) {
    const same = desk()
    same.service.choose({ currency, everyMs: null })
    same.quote(100_000, now, own)
    await same.answer(currency, 100_050, now, currency, currencyFromRequest)
    expect(same.service.state()).toMatchObject({ rate: { rate: 1.0005 }, missingReason: null })
  }
})

test('replaces the subscription when the user chooses another currency', async () => {
  const { service, quote, answer, agreed } = desk()
  service.choose({ currency: 'EUR', everyMs: 60 * minute })
  quote(100_000, now)
  await answer('EUR', 85_000, now)
  service.choose({ currency: 'GBP', everyMs: 60 * minute })
  expect(service.state()).toMatchObject({ currency: 'GBP', coin: 'BTC', rate: null, missingReason: null })
  // A late response for the previous currency must be ignored.
  await answer('EUR', 86_000, now + minute)
  expect(service.state().rate).toBeNull()
  service.choose({ currency: null, everyMs: null })
  expect(service.state()).toEqual({
    currency: null,
    coin: 'BTC',
    rate: null,
    missingReason: null,
    fallbackCurrency: null
  })
  expect(agreed.map(({ params, everyMs }) => [params['currency'], everyMs])).toEqual([
    ['EUR', 60 * minute],
    ['GBP', 60 * minute],
    ['EUR', null],
    ['GBP', null]
  ])
})

test('chooses no coin for the rate if only pairs are watched', () => {
  const { service, agreed } = desk(tempFolder(), ['ETHBTC@binance'])
  expect(service.choose({ currency: 'EUR', everyMs: 60 * minute })).toEqual({
    currency: null,
    coin: null,
    rate: null,
    missingReason: null,
    fallbackCurrency: null
  })
  expect(agreed).toEqual([])
})

test('uses the user’s currency for prices without a currency, even after a restart', async () => {
  const folder = tempFolder()
  const { service, quote, answer, emitted, database } = desk(folder)
  expect(service.sayMoney({ money: 'EUR' })).toMatchObject({ fallbackCurrency: 'EUR', currency: null })
  expect(emitted.at(-1)).toMatchObject({ fallbackCurrency: 'EUR' })
  service.choose({ currency: 'EUR', everyMs: null })
  quote(100_000, now)
  await answer('EUR', 100_050, now, 'EUR', currencyFromRequest)
  expect(service.state()).toMatchObject({ rate: { rate: 1.0005 }, missingReason: null })
  database.close()
  const again = desk(folder).service
  expect(again.state().fallbackCurrency).toBe('EUR')
  expect(again.sayMoney({ money: null }).fallbackCurrency).toBeNull()
})
