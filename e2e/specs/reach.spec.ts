import { expect, test } from '../fixtures'
import { IndicatorsPage } from '../pages/indicators-page'
import { m } from '../../src-shared/messages/m'

test('the Tab key goes around the Watch view in fewer than 20 stops', async ({
  alerts,
  appPage,
  candlewick
}) => {
  await candlewick.resize(1280, 800)
  const { page } = appPage
  await appPage.press(m.currency.assumed.keep({ code: 'USD' }))
  // Alerts, indicators and headlines have controls of their own.
  for (const price of ['95', '105']) {
    await alerts.begin()
    await alerts.fillIn(price)
  }
  await appPage.show('Watch')
  await appPage.chartFilled()
  const indicators = new IndicatorsPage(page)
  for (const name of ['rsi', 'macd']) await indicators.add(name)
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  await appPage.view(m.shell.rail.watch()).focus()
  const stops = await appPage.tabStops()
  expect(stops.length, stops.join('\n')).toBeLessThan(20)
})

test('arrow keys move between the controls of a toolbar, and Tab returns to the last one', async ({
  chart,
  appPage
}) => {
  const { page } = appPage
  await appPage.tabTo(appPage.interval('1h'))
  await page.keyboard.press('ArrowRight')
  await expect(appPage.interval('4h')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(appPage.interval('1m')).toBeFocused()
  await page.keyboard.press('End')
  await expect(chart.style).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(chart.style).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chart.style).toHaveAttribute('aria-expanded', 'true')
})
