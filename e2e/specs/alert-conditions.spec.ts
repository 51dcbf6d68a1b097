import type { Locator } from 'playwright'
import { expect, test } from '../fixtures'
import { publishHeadlines } from '../headlines'
import { AlertsPage } from '../pages/alerts-page'
import { NewsPage } from '../pages/news-page'
import { m } from '../../src-shared/messages/m'

// The app learns this price from the first call.
test.beforeEach(({ service }) => {
  service.controls.setPrice('getOHLCIntraday', 2)
})

test('an alert with two conditions joined by "and" fires only when both are met', async ({
  notifications,
  appPage,
  alerts,
  btcAt,
  service
}) => {
  await alerts.begin()
  const { dialog } = alerts
  await alerts.field('Coin').fill('BTC')
  const [first, second] = [alerts.condition(1), alerts.condition(2)]
  await alerts.field(m.conditions.how(), first).selectOption('above')
  await alerts.field('Price', first).fill('105')
  await alerts.addCondition.click()
  await alerts.field(m.alerts.condition.type(), second).selectOption('Indicator')
  await alerts.field('Interval', second).selectOption('1h')
  await alerts.field('Line', second).selectOption(m.conditions.barColumn.close())
  await alerts.field(m.conditions.how(), second).selectOption('above')
  await alerts.field('Value', second).fill('1')
  await expect(alerts.field(m.alerts.condition.joined(), second)).toHaveValue('and')

  const cost = alerts.says(/ per day · /)
  await expect(cost).toContainText(m.alerts.cost.loads({ data: 'BTC 1h candles', calls: 24 }))
  await expect(cost).toContainText('48')
  const set = alerts.setButton
  await expect(set).toBeEnabled()
  // No call for 15-minute candles has been charged yet, so their price is unknown.
  await alerts.field('Interval', second).selectOption('15m')
  await expect(appPage.switch(m.alerts.cost.agreeUnknown())).toBeVisible()
  await expect(set).toBeDisabled()
  const candleCalls = service.controls.calls('getOHLCIntraday').length
  await expect(alerts.pastLoad('15m and 1h')).toBeVisible()
  expect(service.controls.calls('getOHLCIntraday')).toHaveLength(candleCalls)
  await appPage.photograph('alert-two-conditions')
  await alerts.field('Interval', second).selectOption('1h')
  await expect(set).toBeEnabled()
  await set.click()
  await dialog.waitFor({ state: 'hidden' })

  const alert = alerts.row('price above 105')
  await btcAt(104)
  await expect(alert).toContainText('48')
  expect(notifications.shown()).toEqual([])
  await btcAt(106)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect(appPage.view('Watch')).toBeVisible()
  await expect(appPage.row('BTC')).toHaveAttribute('aria-selected', 'true')
})

test('an alert with two conditions joined by "or" fires when either is met', async ({
  notifications,
  appPage,
  alerts,
  btcAt
}) => {
  await alerts.open()
  const { dialog } = alerts
  const { keyboard } = appPage.page
  const [first, second] = [alerts.condition(1), alerts.condition(2)]
  const fill = async (field: Locator, text: string): Promise<void> => {
    await appPage.tabTo(field)
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  const press = async (button: Locator): Promise<void> => {
    await appPage.tabTo(button)
    await keyboard.press('Enter')
  }
  await press(alerts.setFirst)
  await fill(alerts.field('Coin'), 'BTC')
  await fill(alerts.field(m.conditions.how(), first), m.conditions.comparison.above())
  await fill(alerts.field('Price', first), '105')
  await press(alerts.addCondition)
  await fill(alerts.field(m.alerts.condition.joined(), second), 'or')
  await fill(alerts.field(m.conditions.how(), second), m.conditions.comparison.below())
  await fill(alerts.field('Price', second), '95')
  // The shortcut must not open another view, because the input would be lost.
  await keyboard.press('Control+2')
  await expect(alerts.says('BTC: price above 105, or price below 95')).toBeVisible()
  await appPage.photograph('alert-or')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await btcAt(99)
  expect(notifications.shown()).toEqual([])
  await btcAt(94)
  await expect.poll(() => notifications.shown().map(({ title }) => title)).toEqual(['BTC: price below 95'])
})

test('the plan lists the calls of alerts with their cost', async ({ appPage, candlewick }) => {
  const anyOf = [[{ kind: 'supertrend', interval: '1h', period: 10, factor: 3, way: 'either' }]]
  await appPage.ask('alerts', 'save', { id: null, draft: { coin: 'ETH', anyOf }, agreed: true })
  // Wait until the first candles are loaded and paid for.
  await candlewick.advance(2_000)
  await candlewick.settled()
  const before = (await appPage.ask('connection', 'plan')) as { answer: { creditsPerDay: number } }
  await appPage.show('Settings')
  await appPage.press(m.settings.planRow.change())
  await expect(appPage.planned(/^Alerts/)).toContainText('candles for ETH 1h')
  const figures = appPage.plannedFigures(/^Alerts/)
  await expect(figures.nth(1)).toHaveText('24')
  await expect(figures.nth(2)).toHaveText('≤48')
  const together = Math.round(before.answer.creditsPerDay).toLocaleString('en-US')
  await expect(appPage.planned(new RegExp(`^${m.credits.total()}`))).toContainText(together)
  await appPage.photograph('plan-with-alerts')
})

test('a headline alert fires for new matching headlines but not for earlier ones', async ({
  notifications,
  appPage,
  candlewick,
  service
}) => {
  publishHeadlines(service, 'An exploit of last week')
  const alerts = new AlertsPage(appPage.page)
  await alerts.begin()
  await alerts.aboutHeadlines('exploit, hack')
  await alerts.everyTime()
  // An alert about headlines has no settings for bars or for a value that moves back.
  await expect(alerts.field(m.alerts.behaviour.rest())).toBeVisible()
  for (const field of [m.alerts.behaviour.basis(), m.alerts.behaviour.rearm()])
    await expect(alerts.says(new RegExp(`^${field}$`))).toBeHidden()
  await expect(alerts.says(m.alerts.cost.uses({ sources: m.alerts.source.news() }))).toBeVisible()
  await appPage.photograph('alert-headline')
  await alerts.save()

  const news = await NewsPage.open(appPage)
  await news.load()
  await expect(appPage.says('An exploit of last week').first()).toBeVisible()
  publishHeadlines(service, 'A bridge was hacked', 'Another exploit', 'An exploit of last week')
  await news.load()
  await expect(appPage.says('Another exploit').first()).toBeVisible()
  await candlewick.advance(1_000)
  await expect
    .poll(() => notifications.shown().map(({ body }) => body))
    .toEqual([expect.stringContaining('Another exploit')])
})
