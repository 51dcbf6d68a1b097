import { dayMs, type DemoCandle } from '../../src-demo/simulation/simulated-market'
import { formatPercent } from '../../src-shared/format/percent'
import { formatPrice } from '../../src-shared/format/price'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { CoinPage } from '../pages/coin-page'

const sizes = [
  [1280, 800],
  [900, 600]
] as const

test('a headline’s coin opens its page, where what candles tell costs nothing', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const coin = new CoinPage(appPage)
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  await appPage.show('News')
  const lists = await appPage.ask('watchlist', 'lists')
  await coin.follow('SOL')
  expect(await appPage.ask('watchlist', 'lists')).toEqual(lists)
  await photograph(appPage.page, 'coin-without-candles')
  await coin.loadCandles()
  await expect(coin.panel('Performance')).toBeVisible()

  const sol = service.market.coins.find(({ symbol }) => symbol === 'SOL')!
  const now = Date.now()
  const today = Math.floor(now / dayMs) * dayMs
  const dayOf = (ago: number): DemoCandle =>
    service.market.candles(sol, '1d', today - ago * dayMs, today - (ago - 1) * dayMs, now)[0]!
  const price = await coin.price('SOL')
  const change = (from: number): string => formatPercent((price / from - 1) * 100)

  await test.step('performance is counted from the close of a day to the price in the heading', async () => {
    for (const days of [1, 7, 30, 365])
      await expect(coin.figure('Performance', days === 1 ? '1 day' : `${days} days`)).toHaveText(
        change(dayOf(days).close)
      )
    // 720 candles with that of today: the close 720 days ago is not among them.
    await expect(coin.figure('Performance', '720 days')).toHaveText('–')
  })

  await test.step('high and low are those of the candles that are held', async () => {
    const held = service.market.candles(sol, '1d', today - 719 * dayMs, today, now)
    const high = held.reduce((best, one) => (one.high > best.high ? one : best))
    await expect(coin.figure('All-time high and low', 'High')).toHaveText(formatPrice(high.high))
    await expect(coin.figure('All-time high and low', 'High reached')).toHaveText(
      new Date(high.time).toISOString().slice(0, 10)
    )
    await expect(coin.figure('All-time high and low', 'From the high')).toHaveText(change(high.high))
  })

  await test.step('a day is looked up for nothing, and a day to come is no candle', async () => {
    const day = dayOf(200)
    await coin.lookUp(new Date(day.time).toISOString().slice(0, 10))
    await expect(coin.day).toContainText(`Close ${formatPrice(day.close)}`)
    await expect(coin.day).toContainText(`Change to now ${change(day.close)}`)
    await photograph(appPage.page, 'coin-day')
    await coin.lookUp('2087-01-01')
    await expect(coin.panel('What it was on a day')).toContainText('This day has not come yet.')
    await coin.lookUp('1999-01-01')
    await expect(coin.panel('What it was on a day')).toContainText('that are held begin on')
  })

  const calls = service.controls.calls().filter(({ query }) => query.includes('SOL'))
  expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(['getData', 'getNews', 'getOHLC']))
  for (const theme of ['dark', 'light'] as const) {
    expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    for (const [width, height] of sizes) {
      await candlewick.resize(width, height)
      await photograph(appPage.page, `coin-${theme}-${width}`)
    }
  }
})
