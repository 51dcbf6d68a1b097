import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { WatchlistPage } from '../pages/watchlist-page'
import { minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'
import { allSizes, photographForms } from '../pictures'

interface Series {
  readonly answer: Readonly<Record<'time' | 'close', Record<string, number>>>
}

test('watchlist columns can be chosen and show loaded data for 0 credits', async ({
  appPage,
  candlewick,
  service
}) => {
  const list = new WatchlistPage(appPage)
  await appPage.chartFilled()
  expect(
    await appPage.ask('market', 'loadCandles', { coin: 'BTC', interval: '1d', bars: null })
  ).toMatchObject({ ok: true })
  await test.step('a window of 1280 px shows names, trends and the panels below the list', async () => {
    await candlewick.resize(1280, 800)
    // There is no trend until the app has prices from several minutes.
    await expect(list.head(m.quotes.column.trend())).toBeHidden()
    for (let at = 0; at < 4; at++) {
      await candlewick.advance(minute)
      expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
    }
    await expect(list.head(m.quotes.column.trend())).toBeVisible()
    await expect(appPage.row('BTC')).toContainText('Bitcoin')
    await expect(list.movers).toBeVisible()
    await list.jump(m.coin.jump.compare())
    await expect(list.comparison).toBeInViewport()
    await photographForms(candlewick, appPage, 'watch', allSizes)
  })
  expect(
    await appPage.ask('settings', 'change', { viewState: { listWidth: 800, panel: false } })
  ).toMatchObject({
    ok: true
  })
  // The app shows the price from the quote or from the candle, whichever is newer. This test needs the quote.
  expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
  await candlewick.resize(1280, 800)
  await appPage.quiet()
  const calls = service.controls.calls().length
  await list.choose(
    ['Name', '1h', m.quotes.day(), '7d', 'Volume', m.quotes.fromHigh(), m.marketView.spark()],
    ['Range', 'Trend']
  )
  await appPage.photograph('watch-columns-menu')
  await appPage.page.keyboard.press('Escape')

  // The change is measured from the hourly candle that closed 24 hours ago.
  const { answer } = (await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  const board = (await appPage.ask('market', 'board')) as {
    answer: { quotes: { symbol: string; price: number; fetchedAt: number }[] }
  }
  const quote = board.answer.quotes.find(({ symbol }) => symbol === 'BTC')!
  const ago = quote.fetchedAt - 86_400_000
  const at = Object.values(answer.time).findLastIndex(time => time + 3_600_000 <= ago)
  const change = (quote.price / answer.close[at]! - 1) * 100
  await expect(await list.cell('BTC', m.quotes.day())).toHaveText(
    new RegExp(`${Math.abs(change).toFixed(2)} %`)
  )
  await expect(await list.cell('ETH', '7d')).toHaveText('–')
  expect(service.controls.calls().length).toBe(calls)

  await photographForms(candlewick, appPage, 'watch-columns')
  const savedColumns = async (): Promise<unknown> =>
    ((await appPage.ask('settings', 'all')) as { answer: { viewState: { columns?: unknown } } }).answer
      .viewState.columns
  await expect.poll(savedColumns).toContain('day')
  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await expect(new WatchlistPage(again).head(m.quotes.day())).toBeVisible()
})
