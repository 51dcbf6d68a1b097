import { expect, test } from '../fixtures'
import { averageTrueRange } from '../operations/textbook'
import { ChartPage } from '../pages/chart-page'
import { IndicatorsPage } from '../pages/indicators-page'

const kinds = ['bollinger', 'ichimoku', 'atr', 'supertrend', 'ribbon', 'levels', 'technical'] as const

test('draws every service line on the chart, with its values in the legend', async ({
  appPage,
  comparison,
  service
}) => {
  const { page } = appPage
  await appPage.ask('settings', 'change', { confirmAbove: 1000 })
  const chart = appPage.chart('BTC', '1d')
  const drawing = new ChartPage(page)
  const indicators = new IndicatorsPage(page)

  for (const kind of kinds) {
    const details = await comparison.open(kind)
    // The comparison also loads daily candles, whose price is unknown.
    await expect(details.compare).not.toContainText('+')
    await details.compare.click()
    await details.drawn.click()
    if (kind === 'levels') await expect(drawing.levels).toContainText('service')
    else {
      await indicators.unfold(comparison.legend(kind).first())
      await expect(comparison.legend(kind).first()).toBeVisible()
    }
    if (kind === 'ichimoku') {
      await chart.focus()
      await page.keyboard.press('End')
      await appPage.photograph('comparison-ichimoku-ahead')
      // If our indicator is hidden, the cloud is drawn from the service's lines.
      await indicators.take(/^Ichimoku.*: settings/, 'Hide')
      await appPage.photograph('comparison-ichimoku-alone')
    }
  }
  await appPage.photograph('comparison-all-drawn')

  const days = service.market.lastCandles(service.market.coin('BTC')!, '1d', 720, Date.now())
  const back = 9
  const atr = averageTrueRange(days, days.length - 1 - back, 14)
  await chart.focus()
  for (let step = 0; step <= back; step++) await page.keyboard.press('ArrowLeft')
  await expect(comparison.legend('atr')).toContainText(
    atr.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  )
  await expect(comparison.legend('ribbon')).toContainText('–')

  await comparison.takeOff('bollinger')
  await expect(comparison.legend('bollinger')).toHaveCount(0)
  await expect((await comparison.open('bollinger')).drawn).not.toBeChecked()
})
