import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'

test('markup in a headline is read on the desktop as it stands, and makes no link there', async ({
  notifications,
  candlewick,
  service
}) => {
  const hostile = 'An exploit <a href="https://evil.example/">click</a> & <b>more</b> &lt;i&gt; &#60;u>'
  const headlines = (...titles: readonly string[]): void =>
    service.controls.overrideBody(
      'getNews',
      JSON.stringify({
        status: true,
        news: titles.map(title => ({ title, url: `https://paper.example/${title.length}` }))
      })
    )
  headlines('Nothing of note')
  const appPage = await AppPage.watching(candlewick, service)
  const alerts = new AlertsPage(appPage, candlewick, service)
  await alerts.begin()
  await alerts.aboutHeadlines('exploit')
  await alerts.save()
  const news = await NewsPage.open(appPage)
  await news.load()
  await expect(appPage.says('Nothing of note')).toBeVisible()
  headlines(hostile, 'Nothing of note')
  await news.load()
  await expect(appPage.says('An exploit')).toBeVisible()
  await candlewick.advance(1_000)
  await expect.poll(() => notifications.seen().length).toBe(1)
  const [seen] = notifications.seen()
  expect(seen?.body).toContain(hostile)
})
