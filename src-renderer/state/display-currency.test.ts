import type { BoardQuote, DisplayCurrency } from '@contract'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeQuote } from '../bridge/fake-facts.fixture'
import { DisplayCurrencyState } from './display-currency.svelte'

const inEuro: DisplayCurrency = {
  currency: 'EUR',
  coin: 'BTC',
  rate: { rate: 0.8, at: 5 },
  missingReason: null,
  fallbackCurrency: null
}

async function shownWith(chosen: DisplayCurrency, quotes: readonly BoardQuote[]) {
  const { client, subscribe } = connect(fakeBridge({ displayCurrency: { state: () => chosen } }).bridge)
  const state = new DisplayCurrencyState(client.displayCurrency, subscribe, coin =>
    quotes.find(({ symbol }) => symbol === coin)
  )
  await new Promise(resolve => setTimeout(resolve))
  const price = (coin: string): string => {
    const { price: value, money } = state.shown(100, { coin })
    return `${value} ${money.code}`
  }
  return { state, price }
}

it('converts prices of coins, but not of pairs, to the chosen currency', async () => {
  const { state, price } = await shownWith(inEuro, [fakeQuote('BTC'), fakeQuote('SOL')])
  expect([price('SOL'), price('ETHBTC@binance')]).toEqual(['80 EUR', '100 BTC'])
  expect(state.moneyOfList([{ coin: 'BTC' }, { coin: 'SOL' }, { coin: 'ETHBTC@binance' }])).toEqual({
    money: { code: 'EUR', isGuess: false },
    isMixed: true
  })
  expect(state.ownMoney({ coin: 'SOL' })).toEqual({ code: 'USD', isGuess: true })
})

it("ignores coins without a price when choosing the currency in a list's heading", async () => {
  const { state } = await shownWith({ ...inEuro, currency: null, coin: null, rate: null }, [
    fakeQuote('BTC', { currency: 'USD' })
  ])
  const [priced, none] = [
    { coin: 'BTC', price: 5 },
    { coin: 'ZERO', price: null }
  ]
  expect(state.moneyOfList([priced, none])).toEqual({
    money: { code: 'USD', isGuess: false },
    isMixed: false
  })
  expect(state.moneyOfList([none])).toEqual({ money: null, isMixed: false })
})

it("doesn't convert prices in a currency that the rate doesn't apply to", async () => {
  const quotes = [
    fakeQuote('BTC', { currency: 'USD' }),
    fakeQuote('SOL', { currency: 'KRW' }),
    fakeQuote('ADA')
  ]
  const { state, price } = await shownWith(inEuro, quotes)
  expect([price('BTC'), price('SOL'), price('ADA')]).toEqual(['80 EUR', '100 KRW', '100 USD'])
  expect(state.ofQuote(quotes[1])).toBeNull()
  expect(state.quote('SOL')?.price).toBe(100)
  expect(state.own.rate).toMatchObject({ currency: 'EUR', unit: 'USD' })
})

it("shows prices in the service's currency until a rate is loaded", async () => {
  const { state, price } = await shownWith({ ...inEuro, rate: null }, [fakeQuote('BTC')])
  expect([price('BTC'), state.own.rate, state.currency]).toEqual(['100 USD', null, null])
})

it('shows prices without a currency in the currency set by the user', async () => {
  const withFallback = { ...inEuro, fallbackCurrency: 'EUR' }
  const quotes = [fakeQuote('BTC'), fakeQuote('SOL', { currency: 'KRW' })]
  const { state, price } = await shownWith(withFallback, quotes)
  expect([price('BTC'), price('SOL'), price('ETHBTC@binance')]).toEqual(['100 EUR', '100 KRW', '100 BTC'])
  expect(state.ownMoney({ coin: 'BTC' })).toEqual({ code: 'EUR', isGuess: false })
  expect(state.own).toEqual({ rate: null, fallback: 'EUR' })
})
