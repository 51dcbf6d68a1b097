import type { Locator } from 'playwright'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

test('a comparison from a 1h chart: one question with one price, then the service’s values, ours and the difference', async ({
  candlewick,
  service,
  photograph
}) => {
  const calls = (operation: string): number =>
    service.controls.calls().filter(call => call.operation === operation).length
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  await candlewick.resize(1280, 800)
  await expect(page.getByRole('img', { name: /BTC, 1h candles/ })).toBeVisible()
  await appPage.quiet()
  const panel = page.getByRole('region', { name: 'Compare with service' })
  const open = async (name: string, kind: string): Promise<Locator> => {
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    return page.getByTestId(`comparison-${kind}`)
  }
  const cells = (row: Locator): Promise<readonly string[]> => row.getByRole('cell').allInnerTexts()

  // What daily candles cost nobody knows yet: the price says so beside the 100.
  const daily = calls('getOHLC')
  const cloud = await open('Ichimoku', 'ichimoku')
  await photograph(page, 'compare-paid-before')
  await cloud.getByRole('button', { name: /^Compare with service/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText(
    'Compare with service for 100 credits + an unknown price for daily candles?'
  )
  await photograph(page, 'compare-paid-question')
  await question.getByRole('button').last().click()
  await expect(cloud.getByText(/100 credits charged/)).toBeVisible()
  await expect.poll(async () => (await cells(cloud.getByRole('row', { name: /^Span B/ }))).length).toBe(3)
  for (const text of await cells(cloud.getByRole('row', { name: /^Span B/ }))) expect(text).toMatch(/\d/)
  await expect(question).toBeHidden()
  expect([calls('getIchimoku'), calls('getOHLC') - daily]).toEqual([1, 1])
  // Three prices and a name fit: no column is cut.
  const table = await cloud
    .getByRole('table')
    .evaluate(one => [one.scrollWidth, one.parentElement?.clientWidth])
  expect(table[0]).toBeLessThanOrEqual(table[1] ?? 0)
  await photograph(page, 'compare-paid-ichimoku')

  // The candles are held now: ours is there before anything is bought, and the next price is the service's alone.
  const bands = await open('Bollinger bands', 'bollinger')
  await expect(bands.getByRole('row', { name: /^Upper/ })).toContainText(/\d/)
  await expect(bands.getByRole('button', { name: 'Compare with service 100 credits' })).toBeVisible()
  await photograph(page, 'compare-paid-ours')

  // Of a correlation the candles of the other coins belong to the price, learned by now.
  const pairs = await open('Correlation', 'correlation')
  await pairs.getByRole('button', { name: /^Compare with service/ }).click()
  await expect(question.getByRole('heading')).toHaveText(/for 100 credits \+ about \d+ for daily candles\?$/)
  await question.getByRole('button').last().click()
  const pair = pairs.getByRole('row', { name: /^BTC \/ ETH/ })
  await expect.poll(async () => (await cells(pair)).filter(text => /\d/.test(text)).length).toBe(3)
  await expect(question).toBeHidden()
  expect([calls('getCorrelation'), calls('getOHLC') - daily]).toEqual([1, 3])
  await photograph(page, 'compare-paid-correlation')

  // An answer in a shape nobody knows was paid for all the same: its values are on screen.
  service.controls.overrideBody('getATR', '{"status":true,"wind":"north","by":{"hour":[3,4]}}')
  const ranges = await open('Average true range', 'atr')
  await ranges.getByRole('button', { name: /^Compare with service/ }).click()
  await question.getByRole('button').last().click()
  await expect(ranges.getByRole('group', { name: 'The answer as it came' })).toContainText('north')
  await photograph(page, 'compare-paid-unrecognised')
})
