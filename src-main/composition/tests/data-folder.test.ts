import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../../src-shared/contract'
import { wholeLedger } from '../../credits/any-call.fixture'
import { fixtureAddress as address, openFixtureFolder } from './saved-folder.fixture'

// The folder was written by a build of 22 November 2026, before many renames. It must always open without
// loss.
let close: () => Promise<void>
let services: Services

beforeAll(async () => {
  const opened = await openFixtureFolder()
  ;({ close } = opened)
  ;({ services } = opened.candlewick)
})

afterAll(() => close())

test('keeps the approved plan with its intervals, and moves no file aside', async () => {
  expect(await services.app.notices()).toEqual([])
  expect(services.connection.state()).toMatchObject({
    mode: 'live',
    address,
    plan: 'agreed',
    savedKeys: [address]
  })
  const { items } = await services.connection.plan()
  const ours = items.find(({ need }) => need === 'quotes')
  expect(ours).toMatchObject({ automatic: true, everyMs: 60_000, price: { state: 'learned', credits: 16 } })
  expect(items.filter(({ automatic }) => automatic)).toEqual([ours])
  expect(services.schedule.status()).toMatchObject({
    paused: true,
    pausedUntil: 1_795_616_339_228,
    locked: ['getNews']
  })
})

test('copies the old files before migrating them', async () => {
  expect(services.backups.state().copies.map(({ reason }) => reason)).toEqual(['migration'])
})

test('keeps the settings', async () => {
  expect(services.settings.all()).toMatchObject({
    theme: 'light',
    upDown: 'blue-orange',
    confirmAbove: 1_000,
    unknownReserve: 120,
    dailyBudget: 20_000,
    periodBudget: 90_000,
    backgroundShare: 80,
    trayCoin: 'ETH',
    magnet: true,
    viewState: { view: 'credits', listWidth: 333, panel: false }
  })
})

test('keeps the watchlists with their names, coins and order', async () => {
  const [majors, daily, ...more] = services.watchlist.lists()
  expect(more).toEqual([])
  expect(majors).toMatchObject({ name: 'Majors' })
  expect(majors?.coins).toHaveLength(12)
  expect(daily).toMatchObject({
    name: 'Täglich 日々',
    coins: ['ADA', 'BTC@binance', 'DOGE', 'NOSUCHCOIN']
  })
})

test('keeps alerts of every kind with state and inbox', async () => {
  const { alerts, inbox } = services.alerts.state()
  const about = [...alerts].reverse()
  expect(about.map(({ anyOf }) => anyOf[0]?.[0]?.kind)).toEqual([
    ...[
      'price',
      'price',
      'change',
      'ath',
      'range',
      'volume',
      'indicator',
      'supertrend',
      'breakout',
      'fearGreed'
    ],
    ...['breadth', 'headline', 'credits']
  ])
  expect(about.map(({ note }) => note)).toEqual(
    about.map(({ anyOf }) => `about ${anyOf[0]?.[0]?.kind}`.replace('fearGreed', 'mood'))
  )
  expect(about.filter(({ status }) => status !== 'watching').map(({ id, status }) => [id, status])).toEqual([
    [1, 'done'],
    [11, 'paused'],
    [12, 'snoozed']
  ])
  expect(about[0]).toMatchObject({ coin: 'BTC', firedCount: 1 })
  expect(inbox).toHaveLength(1)
  expect(inbox[0]).toMatchObject({ alertId: 1, coin: 'BTC' })
  // The earlier build didn't save why an alert fired.
  expect(await services.alerts.why({ id: inbox[0]?.id ?? 0, of: 'entry' })).toMatchObject({
    entry: inbox[0],
    why: null
  })
  expect(alerts.flatMap(({ results }) => results.flat()).some(({ closest }) => closest)).toBe(false)
  expect(await services.alerts.ath({ coin: 'BTC' })).toMatchObject({ price: 120_657.61, from: 'service' })
  const breadth = await services.alerts.breadth()
  expect(breadth.values['advancing']).toBe(3)
})

test('keeps layouts and drawings', async () => {
  const { layouts } = await services.layouts.all()
  expect(layouts.map(({ name }) => name)).toEqual(['Single', 'Four'])
  expect(layouts[1]).toMatchObject({
    count: 4,
    active: 2,
    links: { coin: true, interval: false, crosshair: true, range: true }
  })
  expect(layouts[1]?.charts.map(({ coin }) => coin)).toEqual(['BTC', 'ETH', 'SOL', 'ADA'])
  expect(layouts[1]?.charts[0]).toMatchObject({
    look: { style: 'bars', scale: 'log' },
    compared: ['ETH'],
    pivots: true,
    indicators: [
      {
        indicator: 'rsi',
        values: { period: 9 },
        styles: { value: { hue: 4, dash: 'dotted' } },
        isHidden: true
      }
    ]
  })
  const { drawings } = await services.drawings.of({ coin: 'BTC' })
  expect(drawings).toMatchObject([
    { kind: 'horizontal', id: 'h1', hue: 3, price: 60_000 },
    { kind: 'trend', id: 't1', reach: 'ray', from: { price: 50_000 }, to: { price: 64_000 } }
  ])
})

test('keeps spent credits, possible charges and the user’s prices', async () => {
  const gauge = await services.credits.gauge()
  expect(gauge).toMatchObject({ used: 833, limit: 100_000 })
  expect(gauge.today).toMatchObject({ calls: 48, spent: 833, reserved: 0, unknown: 120 })
  const ledger = await services.credits.ledger(wholeLedger)
  expect(ledger).toHaveLength(48)
  expect(ledger.reduce((sum, { charged }) => sum + (charged ?? 0), 0)).toBe(833)
  expect(ledger[0]).toMatchObject({ operation: 'getPerformance', state: 'unsettled', fault: 'offline' })
  expect(ledger.map(({ fault }) => fault)).toContain('plan-required')
  expect(await services.credits.userPrices()).toEqual({ getHistory: { per: 'row', credits: 2 } })
})

test('keeps paid data: prices, candles, fear and greed, headlines, coins, responses', async () => {
  const board = await services.market.board()
  const bitcoin = board.quotes.find(({ symbol }) => symbol === 'BTC')
  expect(bitcoin).toMatchObject({ price: 77_762.39, fetchedAt: 1_795_357_139_081, name: 'Bitcoin' })
  const candles = await services.market.candles({ coin: 'BTC', interval: '1h' })
  expect(candles.time).toHaveLength(121)
  expect(await services.market.fearGreed()).toMatchObject({ value: 52, label: 'Neutral' })
  expect(await services.market.coinList()).toMatchObject({ count: 687 })
  const { headlines } = services.news.list()
  expect(headlines[0]).toMatchObject({ title: 'BNB jumps 2.7 % in six hours as buyers return', read: true })
  expect(headlines.filter(({ read }) => read)).toHaveLength(3)
  const history = await services.explorer.history()
  expect(history.map(({ operation }) => operation)).toEqual([
    ...['getBollinger', 'getVolatility', 'getMarketBreadth', 'getTickers']
  ])
  for (const { operation, params } of history)
    expect((await services.explorer.readSaved({ operation, params }))?.answer, operation).toBeTruthy()
})
