import { startDemoService } from '../../src-demo/demo-service'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'

// All dialects use the same time, so that they describe the same market.
const now = Date.now()

for (const [dialect, manner] of [
  [2, 'rows under their coins, milliseconds'],
  [4, 'unnamed bars, text, fractions']
] as const)
  test(`reads quotes, candles and news from a service with ${manner}`, async ({ candlewick }) => {
    const service = await startDemoService({
      dialect,
      clock: { now: () => now, after: () => () => undefined }
    })
    try {
      const { market } = service
      const appPage = await AppPage.watching(candlewick, service)

      for (const coin of ['BTC', 'ETH', 'SOL']) {
        const quote = market.quoteAt(market.coin(coin)!, now)
        const price = quote.last.toLocaleString('en-US', {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2
        })
        await expect(appPage.row(coin)).toContainText(price)
        await expect(appPage.row(coin)).toContainText(Math.abs(quote.changePercent).toFixed(2))
      }

      await appPage.row('BTC').click()
      for (const interval of ['1d', '1h']) {
        await appPage.interval(interval).click()
        await appPage.chartFilled()
      }
      await appPage.photograph(`dialect-${dialect}-watch`)

      const news = await NewsPage.open(appPage)
      await news.load()
      await expect(news.headlines.first()).toBeVisible()
      await expect
        .poll(() => appPage.gauge.getAttribute('data-used'))
        .toBe(String(service.controls.calls().reduce((sum, call) => sum + call.charged, 0)))
      await appPage.photograph(`dialect-${dialect}-news`)
    } finally {
      await service.close()
    }
  })
