import type { Locator } from 'playwright'
import { expect, test } from '../fixtures'
import { averageTrueRange } from '../operations/textbook'
import { AppPage } from '../pages/app-page'

const kinds = [
  ['Bollinger bands', 'bollinger'],
  ['Ichimoku', 'ichimoku'],
  ['Average true range', 'atr'],
  ['Supertrend', 'supertrend'],
  ['Moving averages', 'ribbon'],
  ['Support and resistance', 'levels'],
  ['Technical analysis', 'technical']
] as const

test('whatever the service says that can be drawn stands on the chart, and its legend reads what the crosshair reads', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  await candlewick.resize(1920, 1080)
  await appPage.ask('settings', 'change', { confirmAbove: 1000 })
  await appPage.interval('1d').click()
  const chart = page.getByRole('img', { name: /BTC, 1d candles/ })
  await expect(chart).toBeVisible()
  const comparison = page.getByRole('region', { name: 'Compare with service' })
  const told = (name: string): Locator =>
    page.getByTestId('service-legend').filter({ hasText: `${name}, service` })

  for (const [name, kind] of kinds) {
    await comparison.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const details = page.getByTestId(`comparison-${kind}`)
    await details.getByRole('button', { name: /^Compare with service/ }).click()
    await details.getByRole('switch', { name: 'Draw on the chart' }).click()
    if (kind === 'levels') await expect(page.getByTestId('levels')).toContainText('service')
    else await expect(told(name).first()).toBeVisible()
    if (kind === 'ichimoku') {
      await chart.focus()
      await page.keyboard.press('End')
      await photograph(page, 'comparison-ichimoku-ahead')
      // Without ours the cloud is the service's.
      await page.getByRole('button', { name: /^Ichimoku.*: settings/ }).click()
      await page.getByRole('menuitem', { name: 'Hide' }).click()
      await photograph(page, 'comparison-ichimoku-alone')
    }
  }
  await photograph(page, 'comparison-all-drawn')

  // The candle nine days back: what the service says of it, worked out here.
  const days = service.market.lastCandles(service.market.coin('BTC')!, '1d', 720, Date.now())
  const back = 9
  const atr = averageTrueRange(days, days.length - 1 - back, 14)
  await chart.focus()
  for (let step = 0; step <= back; step++) await page.keyboard.press('ArrowLeft')
  await expect(told('Average true range')).toContainText(
    atr.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  )
  // A single figure is of the newest candle alone.
  await expect(told('Moving averages')).toContainText('–')

  await told('Bollinger bands')
    .getByRole('button', { name: /take off the chart/ })
    .click()
  await expect(told('Bollinger bands')).toHaveCount(0)
  await comparison.getByRole('button', { name: /^Bollinger bands/ }).click()
  await expect(page.getByTestId('comparison-bollinger').getByRole('switch')).not.toBeChecked()
})
