import type { BoardQuote, Fault, AnswerStatus, MarketFigures, Settings } from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import {
  fakeMarketState,
  fakeQuote,
  fakeSettings,
  fixtureNow,
  knownPrice
} from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import MarketView from './MarketView.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const none = { count: 0, of: 0 }

const withoutCandles = (list: string, coins: readonly string[]): MarketFigures => ({
  list,
  coins,
  at: fixtureNow,
  figures: [],
  serviceFigures: [],
  recent: [],
  candlesAt: null,
  breadthDays: [],
  breadthPoints: [],
  fearGreedPoints: [],
  breadth: { above50: none, above200: none, advancing: 0, declining: 0, unchanged: 0 },
  missing: coins.map(coin => ({ coin, isPartial: false, price: knownPrice(1), fault: null }))
})

interface Stage {
  readonly quotes: readonly BoardQuote[]
  readonly tab?: Settings['viewState']['market']['tab']
  readonly fault?: Fault
}

async function show({ quotes, tab = 'overview', fault }: Stage) {
  const answers = fakeMarket([{ id: 1, name: 'Mine', coins: quotes.map(({ symbol }) => symbol) }])
  const known = ({ operation, params }: Pick<AnswerStatus, 'operation' | 'params'>): AnswerStatus => ({
    operation,
    params,
    price: knownPrice(5),
    saved: null,
    autoRefreshMs: null,
    fault: fault ?? null
  })
  const market = { ...fakeMarketState, tab }
  const wire = fakeBridge({
    ...answers,
    answers: { view: known, ask: known },
    market: {
      ...answers.market,
      board: () => ({ quotes, origin: 'live', fetchedAt: fixtureNow, price: knownPrice(7) })
    },
    marketFigures: {
      view: ({ list, coins }) => withoutCandles(list, coins),
      correlation: ({ coins, days }) => ({ coins, days, order: [], matrix: [], fewestReturns: 0 }),
      leave: () => undefined
    },
    settings: {
      ...answers.settings,
      all: () => ({ ...fakeSettings, viewState: { ...fakeSettings.viewState, view: 'market', market } })
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(MarketView, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve, 20))
  return { wire, user: userEvent.setup() }
}

const rows = (): readonly HTMLElement[] => screen.queryAllByTestId('market-row')

it('explains how to add coins to an empty list', async () => {
  await show({ quotes: [] })
  screen.getByText(m.marketView.listEmpty.title())
  screen.getByRole('button', { name: m.coin.none.action() })
})

it('offers to load the top coins for the map and shows the price', async () => {
  const { user, wire } = await show({ quotes: [fakeQuote('BTC')], tab: 'map' })
  screen.getByText(m.marketMap.emptyTitle())
  await user.click(
    screen.getByRole('button', { name: new RegExp(m.marketView.topEmpty.load({ count: '100' })) })
  )
  expect(wire.inputs('answers', 'ask')).toMatchObject([{ operation: 'getTop' }])
})

it('explains that a correlation needs two coins', async () => {
  const { wire } = await show({ quotes: [fakeQuote('BTC')], tab: 'correlation' })
  screen.getByText(m.correlation.oneCoin())
  for (const sold of [/^Load correlation/, /^Load daily candles/])
    expect(screen.queryByRole('button', { name: sold })).toBeNull()
  expect(wire.inputs('answers', 'ask')).toEqual([])
})

it('keeps listing a coin that the service no longer has', async () => {
  const gone = fakeQuote('GONE', { missing: true, price: null, changePercent: null })
  await show({ quotes: [fakeQuote('BTC'), gone, fakeQuote('ETHBTC@binance', { price: 0.05 })] })
  expect(rows().map(({ dataset }) => dataset['coin'])).toEqual(['BTC', 'GONE', 'ETHBTC@binance'])
  expect(rows()[1]?.textContent).toContain('–')
  screen.getByRole('button', { name: /^Load daily candles for 2 coins/ })
  // A pair's price is shown in its own currency, whatever the heading says.
  within(rows()[2]!).getByText('BTC', { selector: 'small' })
})

it('keeps showing all data when the budget is used up', async () => {
  const fault: Fault = {
    code: 'budget-stopped',
    cause: null,
    operation: 'getTop',
    said: null,
    retryAt: null
  }
  await show({ quotes: [fakeQuote('BTC')], fault })
  expect(screen.getByRole('alert').textContent).toMatch(/budget/i)
  expect(rows()).toHaveLength(1)
})
