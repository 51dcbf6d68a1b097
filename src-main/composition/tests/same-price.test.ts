import { expect, it } from 'vitest'
import type { PriceTag } from '../../../src-shared/contract'
import { connectedApp, type ConnectedServices as Services } from './connected-app.fixture'

interface Call {
  readonly operation: string
  readonly params: Record<string, string>
}

interface Button {
  readonly price: (services: Services) => PriceTag | undefined | Promise<PriceTag | undefined>
  readonly press: (services: Services) => unknown
}

const hourly = { coin: 'BTC', interval: '1h' } as const
const daily = { coin: 'ETH', interval: '1d' } as const
const topCoins = { operation: 'getTop', params: { top: '100' } }
const watched = { list: 'watched', coins: ['SOL'] }

/** The buttons of all views. Those that make the call in Explorer's form are left out. */
const buttons: Readonly<Record<string, Button>> = {
  'watchlist refresh': {
    price: async ({ market }) => (await market.board()).price,
    press: ({ market }) => market.refresh()
  },
  'chart refresh': {
    price: async ({ market }) => (await market.candles(hourly)).price,
    press: ({ market }) => market.loadCandles({ ...hourly, bars: null })
  },
  'earlier candles': {
    price: async ({ market }) => (await market.candleReach({ ...hourly, since: null })).offers[0]?.price,
    press: async ({ market }) => {
      const { offers } = await market.candleReach({ ...hourly, since: null })
      await market.loadCandles({ ...hourly, bars: offers[0]?.bars ?? null })
    }
  },
  'daily candles of a coin': {
    price: async ({ market }) => (await market.candles(daily)).price,
    press: ({ market }) => market.loadCandles({ ...daily, bars: null })
  },
  'daily candles of a list': {
    price: async ({ marketFigures }) => (await marketFigures.view(watched)).missing[0]?.price,
    press: ({ marketFigures }) => marketFigures.loadDays({ ...watched, load: ['SOL'] })
  },
  'coin list': {
    price: async ({ market }) => (await market.coinList()).price,
    press: ({ market }) => market.loadCoinList()
  },
  'fear and greed': {
    price: async ({ market }) => (await market.fearGreed()).price,
    press: ({ market }) => market.loadFearGreed()
  },
  headlines: {
    price: ({ news }) => news.list().price,
    press: ({ news }) => news.refresh()
  },
  'top 100': {
    price: async ({ answers }) => (await answers.view(topCoins)).price,
    press: ({ answers }) => answers.ask({ ...topCoins, feature: 'market' })
  },
  'all-time high of an alert': {
    price: async ({ alerts }) => (await alerts.ath({ coin: 'BTC' })).loadPrice,
    press: ({ alerts }) => alerts.loadAth({ coin: 'BTC' })
  },
  'breadth of an alert': {
    price: async ({ alerts }) => (await alerts.breadth()).loadPrice,
    press: ({ alerts }) => alerts.loadBreadth()
  },
  comparison: {
    price: async ({ serviceComparison }) =>
      (await serviceComparison.view({ kind: 'bollinger', coins: ['BTC'] })).price,
    press: ({ serviceComparison }) =>
      serviceComparison.ask({ kind: 'bollinger', coins: ['BTC'], candles: [] })
  }
}

const inForm = async (services: Services, call: Call): Promise<PriceTag | null> =>
  (await services.explorer.preview(call)).price

it('shows the same price for the same call in every view, before and after it was charged', async () => {
  // The first app is only used to find out which call a button makes.
  const [{ services: first, service }, { services: second }] = [await connectedApp(), await connectedApp()]
  for (const round of [1, 2]) {
    for (const [name, { price, press }] of Object.entries(buttons)) {
      service.controls.clearCalls()
      await press(first)
      const [{ operation, query } = { operation: '', query: '' }] = service.controls.calls()
      const call = { operation, params: Object.fromEntries(new URLSearchParams(query)) }
      const shown = await price(second)
      // Once daily candles are loaded, they have no button.
      if (round === 1 || shown) expect({ name, shown }).toEqual({ name, shown: await inForm(second, call) })
      expect((await second.answers.view(call)).price).toEqual(await inForm(second, call))
      await press(second)
    }
    const listed = [
      ...(await second.explorer.operations({ values: {} })).map(({ name, ...row }) => ({
        operation: name,
        ...row
      })),
      ...(await second.contact.state()).steps
    ]
    for (const { operation, params, price } of listed)
      expect({ operation, price }).toEqual({ operation, price: await inForm(second, { operation, params }) })
  }
}, 60_000)
