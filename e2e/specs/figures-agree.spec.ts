import { formatPrice } from '../../src-shared/format/price'
import type { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { CoinPage } from '../pages/coin-page'
import { FiguresPage } from '../pages/figures-page'
import { MarketPage } from '../pages/market-page'
import type { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'

async function byHandAlone(appPage: AppPage): Promise<void> {
  const needs = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list']
  const items = needs.map(need => ({ need, automatic: false, everyMs: null }))
  expect(await appPage.ask('connection', 'agree', { items })).toMatchObject({ ok: true })
}

const timeIn = (candlewick: CandlewickApp): Promise<number> =>
  candlewick.evaluate(() => {
    const { candlewickClock } = globalThis as unknown as { candlewickClock: { now(): number } }
    return candlewickClock.now()
  })

test('shows the same amounts for today everywhere, also after midnight', async ({
  appInTray: appPage,
  candlewick,
  service,
  tray
}) => {
  await appPage.quiet()
  await byHandAlone(appPage)
  expect(await appPage.ask('settings', 'change', { dailyBudget: 5_000 })).toMatchObject({ ok: true })
  await appPage.show('Credits')
  const figures = new FiguresPage(appPage, tray)

  // Make two calls with a known charge, one with an unknown charge, and one that keeps running.
  expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
  expect(await appPage.ask('market', 'loadFearGreed')).toMatchObject({ ok: true })
  await expect.poll(() => figures.differences()).toEqual([])
  service.controls.omitHeaders()
  expect(await appPage.ask('market', 'loadFearGreed')).toMatchObject({ ok: true })
  await expect.poll(() => figures.differences()).toEqual([])
  service.controls.hang('getData')
  const hanging = appPage.ask('market', 'refresh')
  await expect.poll(async () => (await figures.today()).reserved).toBeGreaterThan(0)
  const busy = await figures.today()
  expect(busy.spent).toBeGreaterThan(0)
  expect(busy.unknown).toBeGreaterThan(0)
  await candlewick.advance(6_000)
  await expect.poll(() => figures.differences()).toEqual([])
  await appPage.photograph('figures-agree')

  service.controls.clear()
  await candlewick.advance(120_000)
  await hanging
  const now = await timeIn(candlewick)
  await candlewick.advance(new Date(now).setHours(24, 0, 0, 0) - now + 50)
  await expect.poll(() => figures.differences(false)).toEqual([])
  expect(await figures.today()).toEqual({ spent: 0, reserved: 0, unknown: 0 })
  await expect(figures.bars.last()).toHaveText('Today: 0 spent, 0 calls')
  await expect(figures.bars.nth(-2)).toHaveText(/: [1-9][\d,]* spent, [1-9][\d,]* unknown, \d+ calls$/)
  await expect(appPage.says('0 calls today', { exact: true })).toBeVisible()
})

test('shows the latest price of a coin in every view, also if it came with candles', async ({
  appPage,
  candlewick,
  service
}) => {
  await byHandAlone(appPage)
  // The quote arrives just before a full hour, and the candles arrive just after it.
  const hour = 3_600_000
  await candlewick.advance(Math.max(0, hour - ((await timeIn(candlewick)) % hour) - 90_000))
  const chart = new ChartPage(appPage.page)
  const coin = new CoinPage(appPage)
  const quoted = Math.round((await coin.price('BTC')) * 0.99)
  const row = { symbol: 'BTC', last: String(quoted), daily_change_percentage: '1' }
  service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
  await candlewick.advance(60_000)
  expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
  await expect(appPage.row('BTC')).toContainText(formatPrice(quoted))

  // The service's clock doesn't follow the app's clock, so its own candles would be older than the quote.
  await candlewick.advance(60_000)
  const now = await timeIn(candlewick)
  const candles = service.market.lastCandles(service.market.coin('BTC')!, '1h', 100, now)
  const result = candles.map(({ time, ...bar }) => ({ ...bar, time: new Date(time).toISOString() }))
  service.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result }))
  expect(
    await appPage.ask('market', 'loadCandles', { coin: 'BTC', interval: '1h', bars: 100 })
  ).toMatchObject({ ok: true })
  await expect.poll(() => coin.price('BTC')).not.toBe(quoted)
  const newest = formatPrice(await coin.price('BTC'))
  await expect(chart.legend).toContainText(newest)
  await expect(appPage.row('BTC')).toContainText(newest)
  await expect(appPage.priceHead('BTC')).toContainText(newest)
  await appPage.photograph('one-price-watch')

  const market = await MarketPage.open(appPage)
  expect(await market.cell('BTC', 'Price')).toBe(newest)
  await coin.follow('BTC')
  await expect(coin.view).toContainText(newest)
  await appPage.photograph('one-price-coin')
})
