import keytar from 'keytar'
import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { SettingsPage } from '../pages/settings-page'
import { NtfyServer } from '../../src-main/alerts/delivery/ntfy.fixture'
import { minute } from '../../src-shared/time'
import { photographForms } from '../pictures'
import { m } from '../../src-shared/messages/m'

test('an alert shows a notification with sound while the window is closed, and a click on it opens the coin’s chart', async ({
  desktop,
  appInTray: appPage,
  notifications,
  candlewick,
  btcAt
}) => {
  const alerts = new AlertsPage(appPage.page)
  await btcAt(100)
  await alerts.open()
  await appPage.photograph('alerts-empty')
  await alerts.begin()
  await expect(alerts.playSound).toBeDisabled()
  await alerts.field(m.alerts.soundLabel()).selectOption('Bell')
  await alerts.playSound.click()
  await expect.poll(() => desktop.sounds.played()).toEqual(['bell'])
  await appPage.photograph('alert-sound')
  await alerts.fillIn('105')
  const alert = alerts.row('price above 105')
  await expect(alert).toContainText(m.alerts.status.watching())
  await btcAt(101)
  await expect(alert).toContainText('+3.96 %')
  await appPage.photograph('alerts')
  expect(notifications.shown()).toEqual([])

  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await btcAt(106)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  const opened = new AppPage(await candlewick.window())
  await expect(opened.view('Watch')).toBeVisible()
  const { explanation, showOnChart } = new AlertsPage(opened.page)
  await expect(explanation).toContainText(m.alerts.why.threshold({ value: '105' }))
  await expect(explanation).toContainText(m.operations.summaries.getData())
  await photographForms(candlewick, opened, 'alert-why')
  await showOnChart.click()
  await expect(explanation).toBeHidden()
  await expect(opened.row('BTC')).toHaveAttribute('aria-selected', 'true')
  expect(notifications.shown()).toEqual([{ title: 'BTC: price above 105', body: 'At 106.' }])
  expect(desktop.sounds.played()).toEqual(['bell', 'bell'])
  await btcAt(107)
  expect(notifications.shown()).toHaveLength(1)
})

test('the price of an alert is changed on the form’s chart by dragging and by arrow keys', async ({
  appPage,
  chart,
  candlewick
}) => {
  await expect(chart.picture).toBeVisible()
  const alerts = new AlertsPage(appPage.page)
  await alerts.begin()
  const price = async (): Promise<number> =>
    Number((await alerts.field('Price').inputValue()).replace(/,/g, ''))
  const before = await price()
  await alerts.fillIn(String(Math.round(before * 1.2)))
  await alerts.edit('price above')
  await expect(alerts.level(1)).toBeVisible()
  const saved = await price()
  await alerts.dragLevel(1, 20)
  const dragged = await price()
  expect(dragged).toBeLessThan(saved)
  expect(dragged).toBeGreaterThan(saved / 2)
  await alerts.level(1).press('ArrowUp')
  expect(await price()).toBeGreaterThan(dragged)
  await alerts.level(1).press('Shift+ArrowDown')
  expect(await price()).toBeLessThan(dragged)
  await photographForms(candlewick, appPage, 'alert-form-level')
  const last = await price()
  await alerts.saveChanges()
  await expect(alerts.row('price above')).toContainText(last.toLocaleString('en-US'))
})

test('a price-move alert fires for a move that began within its time span', async ({
  notifications,
  alerts,
  btcAt
}) => {
  await alerts.begin()
  await alerts.field('Coin').fill('BTC')
  await alerts.field(m.alerts.condition.type()).selectOption(m.conditions.name.change())
  await alerts.field(m.conditions.way()).selectOption(m.conditions.changeWay.up())
  await alerts.field(m.conditions.percent()).fill('5')
  await alerts.field(m.conditions.over()).selectOption('1h')
  await alerts.save()
  await btcAt(98)
  const alert = alerts.row('up 5 % in 1h')
  await expect(alert).toContainText(m.alerts.status.watching())
  await btcAt(103.5)
  await expect.poll(() => notifications.shown().map(({ title }) => title)).toEqual(['BTC: up 5 % in 1h'])
})

test('a snoozed alert stays quiet until the snooze ends', async ({
  notifications,
  appPage,
  alerts,
  btcAt,
  candlewick
}) => {
  await alerts.set('105')
  await btcAt(106)
  await expect.poll(() => notifications.shown().length).toBe(1)

  await alerts.openTab('Inbox')
  await expect(appPage.says('BTC: price above 105', { exact: true })).toBeVisible()
  await appPage.photograph('alerts-inbox')
  await alerts.why.click()
  await expect(alerts.explanation).toContainText(m.alerts.why.threshold({ value: '105' }))
  await alerts.explanation.press('Escape')
  await expect(alerts.explanation).toBeHidden()
  await alerts.snooze('Snooze 15 minutes')
  await alerts.openTab('Alerts')
  await expect(alerts.row('price above 105')).toContainText('snoozed until')
  for (const price of [104, 107]) await btcAt(price)
  expect(notifications.shown()).toHaveLength(1)

  await candlewick.advance(14 * minute)
  for (const price of [108, 109]) await btcAt(price)
  await expect.poll(() => notifications.shown().length).toBe(2)
})

test("alerts that fired before the app was killed don't fire again", async ({
  notifications,
  alerts,
  btcAt,
  candlewick
}) => {
  await alerts.set('105')
  await alerts.set('110')
  await btcAt(106)
  await expect.poll(() => notifications.shown().length).toBe(1)
  await candlewick.kill()

  const again = new AlertsPage(await candlewick.launch())
  await again.open()
  const rows = again.row('price above')
  await expect(rows).toHaveCount(2)
  for (const price of [107, 108]) await btcAt(price)
  expect(notifications.shown()).toHaveLength(1)
  await btcAt(111)
  await expect
    .poll(() => notifications.shown().map(({ title }) => title))
    .toEqual(['BTC: price above 105', 'BTC: price above 110'])
})

test('an alert is sent to the phone after the user confirms the address in a native dialog', async ({
  alerts,
  appPage,
  candlewick,
  btcAt
}) => {
  const server = await NtfyServer.start()
  server.protectedTopics.set('my-topic', 'tk_secret')
  await alerts.begin()
  await alerts.beginRoute.click()
  const field = (label: string) => alerts.field(label, alerts.routeForm)
  await field(m.routes.form.server()).fill('http://example.com')
  await expect(alerts.routeForm).toContainText(m.faults.causeNext['address-plain-http']())
  await field(m.routes.form.server()).fill(server.address)
  await field(m.routes.form.topic()).fill('my-topic')
  await field(m.routes.form.token()).fill('tk_secret')
  await expect(alerts.routeForm).toContainText(`POST ${server.address}/`)
  await appPage.photograph('route-form')
  await candlewick.confirm(false)
  await alerts.addRoute()
  await expect.poll(() => candlewick.confirmed()).toContain(`${server.address}/`)
  await expect(alerts.routeForm).toBeVisible()
  await candlewick.confirm(true)
  await alerts.addRoute()
  await expect(alerts.routeForm).toBeHidden()
  await expect(alerts.route(m.routes.form.namePhone())).toBeChecked()
  const saved = await keytar.findCredentials('Candlewick')
  expect(saved.map(({ password }) => password)).toContain('tk_secret')
  await alerts.fillIn('105')

  await btcAt(106)
  await expect.poll(() => server.published.map(({ title }) => title)).toEqual(['BTC: price above 105'])
  await alerts.openTab('Inbox')
  const delivered = m.routes.state.delivered()
  await expect(
    appPage.says(m.routes.delivery({ route: m.routes.form.namePhone(), state: delivered }))
  ).toBeVisible()
  await appPage.photograph('alerts-inbox-delivered')

  const settings = await SettingsPage.open(appPage)
  await settings.testRoute(m.routes.form.namePhone())
  await expect.poll(() => server.published.length).toBe(2)
  await settings.removeRoute(m.routes.form.namePhone())
  const left = await keytar.findCredentials('Candlewick')
  expect(left.map(({ password }) => password)).not.toContain('tk_secret')
  server.stop()
})
