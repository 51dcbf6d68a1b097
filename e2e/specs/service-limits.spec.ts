import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

test('an exhausted quota causes one notification, and a click opens the credits', async ({
  appInTray: appPage,
  notifications,
  candlewick,
  service
}) => {
  service.controls.setQuota({ used: 100_000 })
  service.controls.setQuotaResets('never')
  for (let at = 0; at < 20; at++) {
    await candlewick.advance(minute)
    await appPage.quiet()
  }
  await expect.poll(() => notifications.onScreen()).toBe(1)
  const refused = (): number => service.controls.calls().filter(call => call.status === 429).length
  await expect.poll(refused).toBeGreaterThan(2)
  expect(refused()).toBeLessThan(10)
  await expect(appPage.says(m.faults.what['quota-exceeded']()).first()).toBeVisible()
  await appPage.photograph('quota-used-up')

  notifications.click()
  await expect(appPage.view('Credits')).toBeVisible()
  await appPage.photograph('quota-used-up-credits')
  const [notification] = notifications.shown()
  expect(notification?.title).toBe(m.notifications.incident['quota-exceeded']())
  expect(notification?.body).toContain(m.faults.means['quota-exceeded']())
  expect(notification?.body).toContain(m.faults.retries())

  // The app repeats the notification only after an hour.
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  const titles = (): string[] => notifications.shown().map(({ title }) => title)
  for (let at = 0; at < 5; at++) {
    await candlewick.advance(60 * minute)
    await again.quiet()
  }
  await expect(again.says(m.faults.what['quota-exceeded']()).first()).toBeVisible()
  expect(titles()).toEqual([
    m.notifications.incident['quota-exceeded'](),
    m.notifications.incident['quota-exceeded']()
  ])

  service.controls.resetQuota()
  await candlewick.advance(60 * minute)
  await expect(again.serviceStatus).toHaveAttribute('data-status', 'live')
  await expect
    .poll(titles)
    .toEqual([
      m.notifications.incident['quota-exceeded'](),
      m.notifications.incident['quota-exceeded'](),
      m.notifications.incidentOver['quota-exceeded']()
    ])
})

test('a 402 response locks only its operation', async ({ notifications, appPage, candlewick, service }) => {
  service.controls.setPlan({ news: false, how: '402' })
  await appPage.show('News')
  for (let at = 0; at < 3; at++) {
    await appPage.pressInView(/load|refresh|try/i)
    await expect.poll(() => service.controls.calls().filter(call => call.status === 402).length).toBe(at + 1)
  }
  await expect(appPage.main).toContainText(m.news.locked.title())
  const quotes = (): number => service.controls.calls('getData').filter(call => call.status === 200).length
  const before = quotes()
  await candlewick.advance(2 * minute)
  await expect.poll(quotes).toBeGreaterThan(before)
  await expect.poll(() => notifications.onScreen()).toBe(1)
  expect(notifications.shown()[0]?.title).toBe(m.notifications.incident['plan-required']())
})

test('a rate limit that comes and goes a hundred times in an hour causes at most two notifications', async ({
  notifications,
  appPage,
  candlewick,
  service
}) => {
  service.controls.setRetryAfter(null)
  for (let flap = 0; flap < 100; flap++) {
    service.controls.failNext(429)
    await appPage.ask('market', 'refresh')
    expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
    await candlewick.advance(36_000)
  }
  const shownBefore = notifications.shown().length
  expect(shownBefore).toBeGreaterThanOrEqual(1)
  expect(shownBefore).toBeLessThanOrEqual(2)
})

test('waits for the full time of Retry-After', async ({ appPage, candlewick, service }) => {
  void appPage
  service.controls.failNext(429, { headers: { 'retry-after': '120' } })
  await candlewick.advance(minute)
  await expect.poll(() => service.controls.calls().filter(call => call.status === 429).length).toBe(1)
  // Wait until the response has been read. If time advanced before, the call would time out.
  await candlewick.settled()
  const before = service.controls.calls().length
  await candlewick.advance(115_000)
  expect(service.controls.calls().length).toBe(before)
  await candlewick.advance(10_000)
  await expect.poll(() => service.controls.calls().length).toBeGreaterThan(before)
})
