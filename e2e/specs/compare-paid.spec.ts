import { expect, test } from '../fixtures'
import { ServiceComparisonPage } from '../pages/service-comparison-page'

test('comparing with the service from a 1h chart asks for confirmation once, with the total price', async ({
  appPage,
  candlewick,
  service
}) => {
  const calls = (operation: string): number => service.controls.calls(operation).length
  await candlewick.resize(1280, 800)
  await expect(appPage.chart('BTC', '1h')).toBeVisible()
  await appPage.quiet()
  const panel = new ServiceComparisonPage(appPage)
  const { question, price } = panel

  const daily = calls('getOHLC')
  const cloud = await panel.open('ichimoku')
  await appPage.photograph('compare-paid-before')
  await cloud.compare.click()
  await expect(price).toHaveText(
    'Compare with service for 100 credits and an unknown price for daily candles?'
  )
  await appPage.photograph('compare-paid-question')
  await panel.agree()
  await expect(cloud.says(/100 credits charged/)).toBeVisible()
  await expect.poll(async () => (await cloud.cells(/^Span B/)).length).toBe(3)
  for (const text of await cloud.cells(/^Span B/)) expect(text).toMatch(/\d/)
  await expect(question).toBeHidden()
  expect([calls('getIchimoku'), calls('getOHLC') - daily]).toEqual([1, 1])
  const table = await cloud.table.evaluate(one => [one.scrollWidth, one.parentElement?.clientWidth])
  expect(table[0]).toBeLessThanOrEqual(table[1] ?? 0)
  await appPage.photograph('compare-paid-ichimoku')

  const bands = await panel.open('bollinger')
  await expect(bands.row(/^Upper/)).toContainText(/\d/)
  await expect(bands.compare).toHaveAccessibleName(/Compare with service 100 credits/)
  await appPage.photograph('compare-paid-ours')

  // A correlation also needs the candles of the other coins, whose price isn't known yet.
  const pairs = await panel.open('correlation')
  await pairs.compare.click()
  await expect(price).toHaveText(/for 100 credits and an unknown price for daily candles\?$/)
  await panel.agree()
  await expect
    .poll(async () => (await pairs.cells(/^BTC \/ ETH/)).filter(text => /\d/.test(text)).length)
    .toBe(3)
  await expect(question).toBeHidden()
  expect([calls('getCorrelation'), calls('getOHLC') - daily]).toEqual([1, 3])
  await appPage.photograph('compare-paid-correlation')

  // The user also pays for a response that the app doesn't recognise, so the app lists the values in it.
  service.controls.overrideBody('getATR', '{"status":true,"wind":"north","by":{"hour":[3,4]}}')
  const ranges = await panel.open('atr')
  await ranges.compare.click()
  await panel.agree()
  await expect(ranges.values).toContainText('north')
  await appPage.photograph('compare-paid-unrecognised')
})
