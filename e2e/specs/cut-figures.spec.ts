import { expect, test } from '../fixtures'
import { CoinPage } from '../pages/coin-page'
import { cutFigures } from '../pages/cut-figures'
import { MarketPage } from '../pages/market-page'
import { WatchlistPage } from '../pages/watchlist-page'
import { m } from '../../src-shared/messages/m'

const prices = {
  BTC: '68078.5',
  ETH: '0.000000000001246375',
  SOL: '1246375248000',
  XRP: '0.00001234',
  ADA: '123456789.12',
  DOGE: '0.00000001234'
}
/** The lowest and highest price are 97% and 102% of the last one. The daily change is in percent. */
const rows = Object.entries(prices).map(([symbol, last], at) => ({
  symbol,
  last,
  lowest: scaled(last, 97),
  highest: scaled(last, 102),
  daily_change_percentage: ['1.2', '123.456', '-99.99', '12345.6', '-1234.5', '100300'][at]
}))

/** Writes a price without an exponent, as the service does. */
function scaled(text: string, percent: number): string {
  return (Number(text) * (percent / 100)).toFixed(20)
}

for (const [width, height] of [
  [900, 600],
  [1920, 1080]
] as const)
  test(`no number is cut off or overlaps another at ${width} px`, async ({
    appPage,
    candlewick,
    service
  }) => {
    for (const coin of Object.keys(prices))
      if ((await appPage.row(coin).count()) === 0) await appPage.addCoin(coin)
    service.controls.overrideBody('getData', JSON.stringify({ status: true, symbols: rows }))
    // A price that jumps is marked as uncertain until a second response confirms it.
    for (let time = 0; time < 2; time++)
      expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
    await expect(appPage.row('SOL')).toContainText('1.246T')
    await expect(appPage.row('ETH')).toContainText('1.246e−12')
    await expect(new WatchlistPage(appPage).inFull('SOL', '1,246,375,248,000')).toBeVisible()

    const views = {
      Watch: async () => {
        await appPage.show('Watch')
        for (const coin of ['ETH', 'SOL']) {
          await appPage.row(coin).click()
          await expect(appPage.chartHead(coin)).toBeVisible()
          expect(await cutFigures(appPage.page), `the panel of ${coin}`).toEqual([])
        }
      },
      Market: async () => {
        const market = await MarketPage.open(appPage)
        await market.drawn()
      },
      Coin: async () => {
        await MarketPage.open(appPage)
        const coin = new CoinPage(appPage)
        await coin.follow('ETH')
        await coin.loadCandles()
        await expect(coin.line(m.coin.levels.title(), /Pivot/)).toBeVisible()
        await coin.panel(m.coin.levels.title()).scrollIntoViewIfNeeded()
      },
      Credits: () => appPage.show('Credits')
    }
    await candlewick.resize(width, height)
    for (const [name, show] of Object.entries(views)) {
      await show()
      await expect.poll(() => cutFigures(appPage.page), `${name} at ${width} px`).toEqual([])
      await appPage.photograph(`cut-figures-${name}-${width}`)
      if (name === 'Watch') await expect(new WatchlistPage(appPage).head('Age')).toBeVisible()
    }
  })
