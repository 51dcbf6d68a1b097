import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

test('an alert notifies with sound while the window is closed, and a click opens its coin', async ({
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
  await expect.poll(() => desktop.sounds.heard()).toEqual(['bell'])
  await appPage.photograph('alert-sound')
  await alerts.fillIn('105')
  const alert = alerts.row('price above 105')
  await expect(alert).toContainText(m.alerts.status.watching())
  await btcAt(101)
  await expect(alert).toContainText('+3.96 %')
  await appPage.photograph('alerts')
  expect(notifications.seen()).toEqual([])

  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await btcAt(106)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  const opened = new AppPage(await candlewick.window())
  await expect(opened.view('Watch')).toBeVisible()
  await expect(opened.row('BTC')).toHaveAttribute('aria-selected', 'true')
  expect(notifications.seen()).toEqual([{ title: 'BTC: price above 105', body: 'Now 106.' }])
  expect(desktop.sounds.heard()).toEqual(['bell', 'bell'])
  await btcAt(107)
  expect(notifications.seen()).toHaveLength(1)
})

test('an alert snoozed from the inbox is quiet until the snooze ends, then fires if still true', async ({
  notifications,
  appPage,
  alerts,
  btcAt,
  candlewick
}) => {
  await alerts.set('105')
  await btcAt(106)
  await expect.poll(() => notifications.seen().length).toBe(1)

  await alerts.look('Inbox')
  await expect(appPage.says('BTC: price above 105')).toBeVisible()
  await appPage.photograph('alerts-inbox')
  await alerts.snooze('Snooze 15 minutes')
  await alerts.look('Alerts')
  await expect(alerts.row('price above 105')).toContainText('snoozed until')
  for (const price of [104, 107]) await btcAt(price)
  expect(notifications.seen()).toHaveLength(1)

  await candlewick.advance(14 * minute)
  for (const price of [108, 109]) await btcAt(price)
  await expect.poll(() => notifications.seen().length).toBe(2)
})

test('alerts keep their state over a kill and never fire twice', async ({
  notifications,
  alerts,
  btcAt,
  candlewick
}) => {
  await alerts.set('105')
  await alerts.set('110')
  await btcAt(106)
  await expect.poll(() => notifications.seen().length).toBe(1)
  await candlewick.kill()

  const again = new AlertsPage(await candlewick.launch())
  await again.open()
  const rows = again.row('price above')
  await expect(rows).toHaveCount(2)
  for (const price of [107, 108]) await btcAt(price)
  expect(notifications.seen()).toHaveLength(1)
  await btcAt(111)
  await expect
    .poll(() => notifications.seen().map(({ title }) => title))
    .toEqual(['BTC: price above 105', 'BTC: price above 110'])
})
