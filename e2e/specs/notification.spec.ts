import { expect, test } from '../fixtures'
import { tellHeadlines } from '../headlines'
import { AlertsPage } from '../pages/alerts-page'
import { NewsPage } from '../pages/news-page'

test('markup in a headline is read on the desktop as it stands, and makes no link there', async ({
  notifications,
  appPage,
  candlewick,
  service
}) => {
  const hostile = 'An exploit <a href="https://evil.example/">click</a> & <b>more</b> &lt;i&gt; &#60;u>'
  tellHeadlines(service, 'Nothing of note')
  const alerts = new AlertsPage(appPage.page)
  await alerts.begin()
  await alerts.aboutHeadlines('exploit')
  await alerts.save()
  const news = await NewsPage.open(appPage)
  await news.load()
  await expect(appPage.says('Nothing of note')).toBeVisible()
  tellHeadlines(service, hostile, 'Nothing of note')
  await news.load()
  await expect(appPage.says('An exploit')).toBeVisible()
  await candlewick.advance(1_000)
  await expect.poll(() => notifications.seen().length).toBe(1)
  const [seen] = notifications.seen()
  expect(seen?.body).toContain(hostile)
})
