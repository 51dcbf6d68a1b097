import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'
import { allSizes, photographForms } from '../pictures'

test('shows headlines as text and opens their links in the system browser', async ({
  appPage,
  candlewick,
  service,
  desktop
}) => {
  const before = desktop.browser.opened().length
  const opened = (): readonly string[] => desktop.browser.opened().slice(before)
  const news = [
    {
      title: '<img src=x onerror=alert(1)> markup is text',
      source: { name: 'A paper' },
      url: 'https://paper.example/one',
      date: '2026-01-02 10:00:00',
      coins: ['BTC']
    },
    {
      title: 'A link that is not a web page',
      source: 'Elsewhere',
      url: 'file:///etc/passwd',
      date: '2026-01-02 09:00:00'
    },
    {
      title: 'A link that others can change on its way',
      source: 'Elsewhere',
      url: 'http://paper.example/two',
      date: '2026-01-02 08:00:00'
    }
  ]
  service.controls.overrideBody('getNews', JSON.stringify({ status: true, news }))
  const headlines = await NewsPage.open(appPage)
  await headlines.load()
  await expect(headlines.headlines.first()).toContainText('<img src=x onerror=alert(1)> markup is text')
  await expect(headlines.reader).toContainText('<img src=x onerror=alert(1)> markup is text')
  await appPage.photograph('news')
  await photographForms(candlewick, appPage, 'news', allSizes)

  const state = (await appPage.ask('news', 'list')) as {
    answer: { headlines: { id: string; title: string; linked: boolean }[] }
  }
  const [, second] = state.answer.headlines
  expect(state.answer.headlines.map(({ linked }) => linked)).toEqual([true, false, false])
  expect(await appPage.ask('news', 'open', { id: second!.id })).toMatchObject({ ok: false })
  await headlines.openLink('paper.example')
  await expect.poll(opened).toEqual(['https://paper.example/one'])

  await service.close()
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await again.show('News')
  await expect(again.says('A link that is not a web page')).toBeVisible()
  expect(await again.ask('news', 'list')).toMatchObject({
    answer: { headlines: [{ read: true }, { read: false }, { read: false }] }
  })
})

test('shows more headlines as the list is scrolled', async ({ appPage, service }) => {
  const news = Array.from({ length: 120 }, (_, place) => ({
    title: `Headline ${place}`,
    source: { name: 'A paper' },
    url: `https://paper.example/${place}`,
    date: new Date(Date.UTC(2026, 0, 2) - place * 60_000).toISOString()
  }))
  service.controls.overrideBody('getNews', JSON.stringify({ status: true, news }))
  const headlines = await NewsPage.open(appPage)
  await headlines.load()
  await expect(headlines.headlines.first()).toBeVisible()
  expect(await headlines.headlines.count()).toBeLessThan(news.length)
  await headlines.scrollTo(news.length)
  await expect(headlines.headlines.last()).toContainText('Headline 119')
})
