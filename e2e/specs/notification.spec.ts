import { expect, test } from '../fixtures'
import { publishHeadlines } from '../headlines'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'
import { OwnZone } from '../own-zone'

test('markup in a headline is plain text in a notification', async ({
  notifications,
  appPage,
  candlewick,
  service
}) => {
  const hostile = 'An exploit <a href="https://evil.example/">click</a> & <b>more</b> &lt;i&gt; &#60;u>'
  publishHeadlines(service, 'Nothing of note')
  const alerts = new AlertsPage(appPage.page)
  await alerts.begin()
  await alerts.aboutHeadlines('exploit')
  await alerts.save()
  const news = await NewsPage.open(appPage)
  await news.load()
  await expect(appPage.says('Nothing of note').first()).toBeVisible()
  publishHeadlines(service, hostile, 'Nothing of note')
  await news.load()
  await expect(appPage.says('An exploit').first()).toBeVisible()
  await candlewick.advance(1_000)
  await expect.poll(() => notifications.shown().length).toBe(1)
  const [notification] = notifications.shown()
  // Entities are decoded. If the result looks like markup, it's still shown as text.
  expect(notification?.body).toContain(hostile.replace('&lt;i&gt; &#60;u>', '<i> <u>'))
})

test('quiet hours follow a time zone change while the app runs', async ({
  notifications,
  candlewick,
  connectedStart,
  service,
  btcAt
}) => {
  await connectedStart.place(candlewick, service)
  const zone = new OwnZone('Etc/UTC')
  const appPage = new AppPage(await candlewick.launch({}, [], zone.program))
  await appPage.caughtUp()
  const hour = new Date().getUTCHours()
  const at = (hours: number): string => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`
  await appPage.ask('settings', 'change', { quietHours: { from: at(-1), to: at(2) } })
  await btcAt(100)
  await new AlertsPage(appPage.page).set('105')
  await btcAt(106)
  await expect(appPage.says(/1 unread/)).toBeVisible()
  expect(notifications.shown()).toEqual([])
  zone.change('Asia/Tokyo')
  await expect
    .poll(
      async () => {
        await candlewick.advance(60_000)
        return notifications.shown().length
      },
      { timeout: 30_000 }
    )
    .toBe(1)
  await candlewick.quit()
  zone.end()
})
