import type { Locator } from 'playwright'
import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'

test('of two conditions joined by and it tells only when both hold; what its candles cost is said before it is set', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  service.controls.setPrice('getOHLCIntraday', 2)
  const alerts = await AlertsPage.watching(candlewick, service)
  const { appPage } = alerts
  await alerts.begin()
  const { dialog } = alerts
  await dialog.getByLabel('Coin', { exact: true }).fill('BTC')
  const [first, second] = [alerts.condition(1), alerts.condition(2)]
  await first.getByLabel('How').selectOption('above')
  await first.getByLabel('Price', { exact: true }).fill('105')
  await dialog.getByRole('button', { name: 'Add a condition' }).click()
  await second.getByLabel('What').selectOption('Indicator')
  await second.getByLabel('Interval').selectOption('1h')
  await second.getByLabel('Line', { exact: true }).selectOption('Bar’s close')
  await second.getByLabel('How').selectOption('above')
  await second.getByLabel('Value', { exact: true }).fill('1')
  await expect(second.getByLabel('Joined by')).toHaveValue('and')

  const cost = dialog.getByText(/ a day · /)
  await expect(cost).toContainText('asks for BTC 1h candles, 24 calls a day')
  await expect(cost).toContainText('48')
  const set = dialog.getByRole('button', { name: 'Set alert' })
  await expect(set).toBeEnabled()
  // Four times the calls are more than may be spent without a word.
  await second.getByLabel('Interval').selectOption('15m')
  await expect(dialog.getByRole('switch', { name: /^Make these calls by itself/ })).toBeVisible()
  await expect(set).toBeDisabled()
  await photograph(appPage.page, 'alert-two-conditions')
  await second.getByLabel('Interval').selectOption('1h')
  await expect(set).toBeEnabled()
  await set.click()
  await dialog.waitFor({ state: 'hidden' })

  const alert = alerts.row('price above 105')
  await alerts.see(104)
  await expect(alert).toContainText('48')
  expect(notifications.seen()).toEqual([])
  await alerts.see(106)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect(appPage.view('Watch')).toBeVisible()
  await expect(appPage.row('BTC')).toHaveAttribute('aria-selected', 'true')
})

test('of two conditions joined by or it tells when either holds, set by keyboard alone', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  const alerts = await AlertsPage.watching(candlewick, service)
  const { appPage } = alerts
  await alerts.open()
  const { dialog } = alerts
  const { keyboard } = appPage.page
  const [first, second] = [alerts.condition(1), alerts.condition(2)]
  const labelled = (label: string, within = dialog): Locator => within.getByLabel(label, { exact: true })
  /** What is typed into a field replaces what stood there; into a list, it chooses. */
  const fill = async (field: Locator, text: string): Promise<void> => {
    await appPage.tabTo(field)
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  const press = async (button: Locator): Promise<void> => {
    await appPage.tabTo(button)
    await keyboard.press('Enter')
  }
  await press(appPage.page.getByRole('button', { name: 'Set the first alert' }))
  await fill(labelled('Coin'), 'BTC')
  await fill(labelled('How', first), 'is above')
  await fill(labelled('Price', first), '105')
  await press(dialog.getByRole('button', { name: 'Add a condition' }))
  await fill(labelled('Joined by', second), 'or')
  await fill(labelled('How', second), 'is below')
  await fill(labelled('Price', second), '95')
  // A key for another view does not take with it what was typed.
  await keyboard.press('Control+2')
  await expect(dialog.getByText('BTC: price above 105, or price below 95')).toBeVisible()
  await photograph(appPage.page, 'alert-or')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await alerts.see(99)
  expect(notifications.seen()).toEqual([])
  await alerts.see(94)
  await expect.poll(() => notifications.seen().map(({ title }) => title)).toEqual(['BTC: price below 95'])
})

test('the plan names what alerts ask for, and counts it in what a day comes to', async ({
  candlewick,
  service,
  photograph
}) => {
  service.controls.setPrice('getOHLCIntraday', 2)
  const appPage = await AppPage.watching(candlewick, service)
  const anyOf = [[{ kind: 'supertrend', interval: '1h', period: 10, factor: 3, way: 'either' }]]
  await appPage.ask('alerts', 'save', { id: null, draft: { coin: 'ETH', anyOf }, agreed: true })
  // The first of its candles is paid for, and its price is known.
  await candlewick.advance(2_000)
  await candlewick.settled()
  const before = (await appPage.ask('connection', 'plan')) as { answer: { creditsPerDay: number } }
  await appPage.show('Settings')
  await appPage.press('Change the plan')
  const row = appPage.dialog.getByRole('row', { name: /^Alerts/ })
  await expect(row).toContainText('candles of ETH 1h')
  await expect(row.getByRole('cell').nth(1)).toHaveText('24')
  await expect(row.getByRole('cell').nth(2)).toHaveText('48')
  const together = Math.round(before.answer.creditsPerDay).toLocaleString('en-US')
  await expect(appPage.dialog.getByRole('row', { name: /^Together/ })).toContainText(together)
  await photograph(appPage.page, 'plan-with-alerts')
})

test('a headline alert tells of each new headline with its word, and of none that was there before', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  const headlines = (...titles: readonly string[]): void =>
    service.controls.overrideBody(
      'getNews',
      JSON.stringify({
        status: true,
        news: titles.map(title => ({ title, url: `https://paper.example/${title}` }))
      })
    )
  headlines('An exploit of last week')
  const appPage = await AppPage.watching(candlewick, service)
  const alerts = new AlertsPage(appPage, candlewick, service)
  await alerts.begin()
  const { dialog } = alerts
  await alerts.aboutHeadlines('exploit, hack')
  await alerts.everyTime()
  // A headline has no bars, and no value that could go back.
  await expect(dialog.getByLabel('Rest after firing')).toBeVisible()
  for (const field of ['Checked on', 'Back by, before it counts again'])
    await expect(dialog.getByText(field)).toBeHidden()
  await expect(dialog.getByText('uses the headlines as planned')).toBeVisible()
  await photograph(appPage.page, 'alert-headline')
  await alerts.save()

  const news = await NewsPage.open(appPage)
  await news.load()
  await expect(appPage.says('An exploit of last week')).toBeVisible()
  headlines('A bridge was hacked', 'Another exploit', 'An exploit of last week')
  await news.load()
  await expect(appPage.says('Another exploit')).toBeVisible()
  await candlewick.advance(1_000)
  await expect
    .poll(() => notifications.seen().map(({ body }) => body))
    .toEqual([expect.stringContaining('Another exploit')])
})
