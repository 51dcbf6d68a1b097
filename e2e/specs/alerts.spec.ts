import type { Page } from 'playwright'
import type { DemoService } from '../../src-main/demo/demo-service'
import type { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { DeskPage } from '../pages/desk-page'

const minute = 60_000

/** From now on the service says that BTC costs this, and the minute in which it is seen ends. */
async function see(price: number, service: DemoService, candlewick: CandlewickApp): Promise<void> {
  const row = {
    symbol: 'BTC',
    last: String(price),
    lowest: '90',
    highest: '120',
    daily_change_percentage: '1'
  }
  service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
  const quotes = (): number => service.controls.calls().filter(call => call.operation === 'getData').length
  const before = quotes()
  await expect
    .poll(async () => {
      await candlewick.advance(10_000)
      await candlewick.settled()
      return quotes()
    })
    .toBeGreaterThan(before)
  for (let step = 0; step < 4; step++) {
    await candlewick.advance(20_000)
    await candlewick.settled()
  }
}

const openAlerts = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Alerts/ })
    .click()

/** Sets an alert as a person does: price of BTC above a value, each time. */
async function setAlert(page: Page, value: string): Promise<void> {
  await openAlerts(page)
  await page
    .getByRole('button', { name: /New alert|Set the first alert/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Coin', { exact: true }).fill('BTC')
  await dialog.getByLabel('How').selectOption('above')
  await dialog.getByLabel('Price', { exact: true }).fill(value)
  await dialog.getByRole('radio', { name: 'Every time' }).click()
  await expect(dialog.getByText('uses the watchlist’s quotes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('an alert fires on the desktop with the window closed; a click opens its coin', async ({
  tray,
  notifications,
  candlewick,
  service,
  photograph
}) => {
  const desk = await DeskPage.watching(candlewick, service)
  await see(100, service, candlewick)
  await expect.poll(() => tray.items).toBe(1)
  await openAlerts(desk.page)
  await photograph(desk.page, 'alerts-empty')
  await setAlert(desk.page, '105')
  const alert = desk.page.getByRole('row').filter({ hasText: 'price above 105' })
  await expect(alert).toContainText('watching')
  await see(101, service, candlewick)
  await expect(alert).toContainText('+3.96 %')
  await photograph(desk.page, 'alerts')
  expect(notifications.seen()).toEqual([])

  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await see(106, service, candlewick)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect.poll(() => candlewick.windows().length).toBe(1)
  const opened = new DeskPage(candlewick.windows()[0]!)
  await expect(opened.page.getByRole('main', { name: 'Watch' })).toBeVisible()
  await expect(opened.row('BTC')).toHaveAttribute('aria-selected', 'true')
  expect(notifications.seen()).toEqual([{ title: 'BTC: price above 105', body: 'Now 106.' }])
  await see(107, service, candlewick)
  expect(notifications.seen()).toHaveLength(1)
})

test('snoozed from the inbox it is quiet until the snooze ends, and then tells that it is still so', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  const desk = await DeskPage.watching(candlewick, service)
  await see(100, service, candlewick)
  await setAlert(desk.page, '105')
  await see(106, service, candlewick)
  await expect.poll(() => notifications.seen().length).toBe(1)

  await desk.page.getByRole('radio', { name: /Inbox/ }).click()
  await expect(desk.page.getByText('BTC: price above 105')).toBeVisible()
  await photograph(desk.page, 'alerts-inbox')
  await desk.page.getByRole('button', { name: 'Snooze' }).click()
  await desk.page.getByRole('menuitem', { name: 'Snooze 15 minutes' }).click()
  await desk.page.getByRole('radio', { name: /^Alerts/ }).click()
  await expect(desk.page.getByRole('row').filter({ hasText: 'price above 105' })).toContainText(
    'snoozed until'
  )
  for (const price of [104, 107]) await see(price, service, candlewick)
  expect(notifications.seen()).toHaveLength(1)

  await candlewick.advance(14 * minute)
  for (const price of [108, 109]) await see(price, service, candlewick)
  await expect.poll(() => notifications.seen().length).toBe(2)
})

test('killed and started again, an alert keeps its state and fires for nothing twice', async ({
  notifications,
  candlewick,
  service
}) => {
  const desk = await DeskPage.watching(candlewick, service)
  await see(100, service, candlewick)
  await setAlert(desk.page, '105')
  await setAlert(desk.page, '110')
  await see(106, service, candlewick)
  await expect.poll(() => notifications.seen().length).toBe(1)
  await candlewick.kill()

  const again = new DeskPage(await candlewick.launch())
  await openAlerts(again.page)
  const rows = again.page.getByRole('row').filter({ hasText: 'price above' })
  await expect(rows).toHaveCount(2)
  for (const price of [107, 108]) await see(price, service, candlewick)
  expect(notifications.seen()).toHaveLength(1)
  await see(111, service, candlewick)
  await expect
    .poll(() => notifications.seen().map(({ title }) => title))
    .toEqual(['BTC: price above 105', 'BTC: price above 110'])
})

test('of two conditions joined by and it tells only when both hold; what its candles cost is said before it is set', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  service.controls.setPrice('getOHLCIntraday', 2)
  const desk = new DeskPage(await candlewick.launch())
  await desk.connect(service)
  await see(100, service, candlewick)
  await openAlerts(desk.page)
  await desk.page.getByRole('button', { name: 'Set the first alert' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('Coin', { exact: true }).fill('BTC')
  const [first, second] = [1, 2].map(place => dialog.getByRole('group', { name: `Condition ${place}` }))
  await first!.getByLabel('How').selectOption('above')
  await first!.getByLabel('Price', { exact: true }).fill('105')
  await dialog.getByRole('button', { name: 'Add a condition' }).click()
  await second!.getByLabel('What').selectOption('Indicator')
  await second!.getByLabel('Interval').selectOption('1h')
  await second!.getByLabel('Line', { exact: true }).selectOption('Bar’s close')
  await second!.getByLabel('How').selectOption('above')
  await second!.getByLabel('Value', { exact: true }).fill('1')
  await expect(second!.getByLabel('Joined by')).toHaveValue('and')

  const cost = dialog.getByText(/ a day · /)
  await expect(cost).toContainText('asks for BTC 1h candles, 24 calls a day')
  await expect(cost).toContainText('48')
  const set = dialog.getByRole('button', { name: 'Set alert' })
  await expect(set).toBeEnabled()
  // Four times the calls are more than may be spent without a word.
  await second!.getByLabel('Interval').selectOption('15m')
  await expect(dialog.getByRole('switch', { name: /^Make these calls by itself/ })).toBeVisible()
  await expect(set).toBeDisabled()
  await photograph(desk.page, 'alert-two-conditions')
  await second!.getByLabel('Interval').selectOption('1h')
  await expect(set).toBeEnabled()
  await set.click()
  await dialog.waitFor({ state: 'hidden' })

  const alert = desk.page.getByRole('row').filter({ hasText: 'price above 105' })
  await see(104, service, candlewick)
  await expect(alert).toContainText('48')
  expect(notifications.seen()).toEqual([])
  await see(106, service, candlewick)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect(desk.page.getByRole('main', { name: 'Watch' })).toBeVisible()
  await expect(desk.row('BTC')).toHaveAttribute('aria-selected', 'true')
})

test('of two conditions joined by or it tells when either holds, set by keyboard alone', async ({
  notifications,
  candlewick,
  service,
  photograph
}) => {
  const desk = await DeskPage.watching(candlewick, service)
  await see(100, service, candlewick)
  await openAlerts(desk.page)
  const { keyboard } = desk.page
  const dialog = desk.page.getByRole('dialog')
  /** Moves on by Tab, as a person does, until what is looked for has the focus. */
  const reach = async (label: string, within = dialog): Promise<void> => {
    const wanted = within.getByLabel(label, { exact: true })
    for (let step = 0; step < 40; step++) {
      if (await wanted.evaluate(element => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${label}`)
  }
  const type = async (text: string): Promise<void> => {
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  await desk.page.getByRole('button', { name: 'Set the first alert' }).focus()
  await keyboard.press('Enter')
  await dialog.waitFor()
  await reach('Coin')
  await type('BTC')
  const [first, second] = [1, 2].map(place => dialog.getByRole('group', { name: `Condition ${place}` }))
  await reach('How', first)
  await keyboard.type('is above')
  await reach('Price', first)
  await type('105')
  await dialog.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await reach('Joined by', second)
  await keyboard.type('or')
  await reach('How', second)
  await keyboard.type('is below')
  await reach('Price', second)
  await type('95')
  await expect(dialog.getByText('BTC: price above 105, or price below 95')).toBeVisible()
  await photograph(desk.page, 'alert-or')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await see(99, service, candlewick)
  expect(notifications.seen()).toEqual([])
  await see(94, service, candlewick)
  await expect.poll(() => notifications.seen().map(({ title }) => title)).toHaveLength(1)
})

test('the plan names what alerts ask for, and counts it in what a day comes to', async ({
  candlewick,
  service,
  photograph
}) => {
  service.controls.setPrice('getOHLCIntraday', 2)
  const desk = await DeskPage.watching(candlewick, service)
  const anyOf = [[{ kind: 'supertrend', interval: '1h', period: 10, factor: 3, way: 'either' }]]
  await desk.ask('alerts', 'save', { id: null, draft: { coin: 'ETH', anyOf }, agreed: true })
  // The first of its candles is paid for, and its price is known.
  await candlewick.advance(2_000)
  await candlewick.settled()
  const before = (await desk.ask('connection', 'plan')) as { answer: { creditsPerDay: number } }
  await desk.show('Settings')
  await desk.page.getByRole('button', { name: 'Change the plan' }).click()
  const row = desk.dialog.getByRole('row', { name: /^Alerts/ })
  await expect(row).toContainText('candles of ETH 1h')
  await expect(row.getByRole('cell').nth(1)).toHaveText('24')
  await expect(row.getByRole('cell').nth(2)).toHaveText('48')
  const together = Math.round(before.answer.creditsPerDay).toLocaleString('en-US')
  await expect(desk.dialog.getByRole('row', { name: /^Together/ })).toContainText(together)
  await photograph(desk.page, 'plan-with-alerts')
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
  const desk = new DeskPage(await candlewick.launch())
  await desk.connect(service)
  await openAlerts(desk.page)
  await desk.page.getByRole('button', { name: 'Set the first alert' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('What').selectOption('A new headline')
  await dialog.getByLabel('Words, separated by commas').fill('exploit, hack')
  await dialog.getByRole('radio', { name: 'Every time' }).click()
  // A headline has no bars, and no value that could go back.
  await expect(dialog.getByLabel('Rest after firing')).toBeVisible()
  for (const field of ['Judged on', 'Back by, before it counts again'])
    await expect(dialog.getByText(field)).toBeHidden()
  await expect(dialog.getByText('uses the headlines as planned')).toBeVisible()
  await photograph(desk.page, 'alert-headline')
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await desk.show('News')
  const load = desk.page.getByRole('main').getByRole('button', { name: /10 credits/ })
  await load.click()
  await expect(desk.page.getByText('An exploit of last week')).toBeVisible()
  headlines('A bridge was hacked', 'Another exploit', 'An exploit of last week')
  await load.click()
  await expect(desk.page.getByText('Another exploit')).toBeVisible()
  await candlewick.advance(1_000)
  await expect
    .poll(() => notifications.seen().map(({ body }) => body))
    .toEqual([expect.stringContaining('Another exploit')])
})
