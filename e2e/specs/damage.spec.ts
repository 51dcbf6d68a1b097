import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { SettingsPage } from '../pages/settings-page'

test('a copy is put back; files that are no databases are moved aside, rebuilt and told; the ledger survives a broken cache', async ({
  candlewick,
  service,
  photograph
}) => {
  const first = new AppPage(await candlewick.launch())
  await first.connect(service)
  await expect(first.row('BTC')).toContainText(/\d/)

  await candlewick.advance(61_000)
  const settings = await SettingsPage.open(first)
  await settings.putBackNewestCopy()
  await expect(first.banner('An older copy of the ledger is in use.')).toBeVisible()
  await photograph(first.page, 'copy-put-back')
  // What is watched goes on, with the books as they are now.
  const sent = service.controls.calls().length
  await candlewick.advance(120_000)
  await expect.poll(() => service.controls.calls().length).toBeGreaterThan(sent)
  await candlewick.settled()
  await first.show('Watch')

  const before = (await first.ask('credits', 'gauge')) as { answer: { today: { spent: number } } }
  expect(before.answer.today.spent).toBeGreaterThan(0)
  await candlewick.quit()

  const appPage = join(
    candlewick.dataFolder,
    'data',
    readdirSync(join(candlewick.dataFolder, 'data')).find(name => name.startsWith('live-'))!
  )
  writeFileSync(
    join(appPage, 'cache.db'),
    'this is not a database at all, whatever its name says'.repeat(100)
  )
  const second = new AppPage(await candlewick.launch())
  await expect(second.says('The cache file was damaged.')).toBeVisible()
  await expect(second.row('BTC')).toContainText(/\d/)
  const after = (await second.ask('credits', 'gauge')) as { answer: { today: { spent: number } } }
  expect(after.answer.today.spent).toBeGreaterThanOrEqual(before.answer.today.spent)
  await photograph(second.page, 'damaged-cache')
  await candlewick.quit()

  for (const name of ['app.db', join('demo', 'state.db')])
    writeFileSync(join(candlewick.dataFolder, 'data', name), 'nonsense')
  const third = new AppPage(await candlewick.launch())
  await expect(third.says('The settings file was damaged.')).toBeVisible()
  await expect(third.ribbon).toBeVisible()
  const kept = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.includes('.damaged-')
  )
  expect(kept.length).toBeGreaterThanOrEqual(3)
  for (const name of kept) expect(statSync(join(candlewick.dataFolder, name)).size).toBeGreaterThan(0)
})
