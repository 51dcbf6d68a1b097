import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { NewsPage } from '../pages/news-page'

/** A system browser that writes down what it is asked to open. */
function browser(): { path: string; opened(): string } {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-browser-'))
  const log = join(folder, 'opened')
  const program = join(folder, 'xdg-open')
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${log}'\n`)
  chmodSync(program, 0o755)
  return {
    path: `${folder}:${process.env['PATH'] ?? ''}`,
    opened: () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  }
}

test('reads headlines: text stays text, a link opens in the system browser, read marks stay', async ({
  candlewick,
  service,
  photograph
}) => {
  const { path, opened } = browser()
  const appPage = new AppPage(await candlewick.launch({ PATH: path }))
  await appPage.connect(service)
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
    }
  ]
  service.controls.overrideBody('getNews', JSON.stringify({ status: true, news }))
  const headlines = await NewsPage.open(appPage)
  await headlines.load()
  await expect(appPage.says('<img src=x onerror=alert(1)> markup is text')).toBeVisible()
  await photograph(appPage.page, 'news')

  const state = (await appPage.ask('news', 'list')) as {
    answer: { headlines: { id: string; title: string; linked: boolean }[] }
  }
  const [first, second] = state.answer.headlines
  expect([first?.linked, second?.linked]).toEqual([true, false])
  expect(await appPage.ask('news', 'open', { id: second!.id })).toMatchObject({ ok: false })
  expect(await appPage.ask('news', 'open', { id: first!.id })).toMatchObject({ ok: true })
  await expect.poll(opened).toBe('https://paper.example/one\n')

  await service.close()
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch({ PATH: path }))
  await again.show('News')
  await expect(again.says('A link that is not a web page')).toBeVisible()
  expect(await again.ask('news', 'list')).toMatchObject({
    answer: { headlines: [{ read: true }, { read: false }] }
  })
})
