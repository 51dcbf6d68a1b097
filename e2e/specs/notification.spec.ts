import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'

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
  await alerts.dialog.getByLabel('What').selectOption('A new headline')
  await alerts.dialog.getByLabel('Words, separated by commas').fill('exploit')
  await alerts.save()
  await appPage.show('News')
  const load = appPage.page.getByRole('main').getByRole('button', { name: /10 credits/ })
  await load.click()
  await expect(appPage.page.getByText('Nothing of note')).toBeVisible()
  headlines(hostile, 'Nothing of note')
  await load.click()
  await expect(appPage.page.getByText('An exploit')).toBeVisible()
  await candlewick.advance(1_000)
  await expect.poll(() => notifications.seen().length).toBe(1)
  const [seen] = notifications.seen()
  expect(seen?.body).toContain(hostile)
})
