import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { endBareStart } from '../candlewick-app'
import { windowNames } from '../desktop/windows'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { SettingsPage } from '../pages/settings-page'
import { m } from '../../src-shared/messages/m'

test('restores a backup and moves damaged files aside', async ({ appPage: first, candlewick, service }) => {
  await candlewick.advance(61_000)
  const settings = await SettingsPage.open(first)
  await settings.putBackNewestCopy()
  await expect(first.banner(m.notices.ledgerGap())).toBeVisible()
  await first.photograph('copy-put-back')
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
  await expect(second.says(m.notices.fileDamaged.cache())).toBeVisible()
  await expect(second.row('BTC')).toContainText(/\d/)
  const after = (await second.ask('credits', 'gauge')) as { answer: { today: { spent: number } } }
  expect(after.answer.today.spent).toBeGreaterThanOrEqual(before.answer.today.spent)
  await second.photograph('damaged-cache')
  await candlewick.quit()

  writeFileSync(join(candlewick.dataFolder, 'data', 'app.db'), 'nonsense')
  const demo = join(candlewick.dataFolder, 'data', 'demo', 'state.db')
  truncateSync(demo, statSync(demo).size / 2)
  const third = new AppPage(await candlewick.launch())
  await third.press(m.shell.banners.more({ count: 1 }))
  await expect(third.says(m.notices.fileDamaged.settings())).toBeVisible()
  await expect(third.ribbon).toBeVisible()
  // Write-ahead logs aren't checked. They are moved along with their databases and may be empty.
  const found = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.includes('.damaged-') && !/-(?:wal|shm)$/.test(name)
  )
  expect(found).toHaveLength(3)
  for (const name of found) expect(statSync(join(candlewick.dataFolder, name)).size).toBeGreaterThan(0)
})

test('refuses to start with a data folder from a newer version and leaves it unchanged', async ({
  candlewick,
  desktop
}) => {
  await expect(new AppPage(await candlewick.launch()).says('Simulated market')).toBeVisible()
  await candlewick.quit()
  const data = join(candlewick.dataFolder, 'data')
  const database = new DatabaseSync(join(data, 'demo', 'state.db'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  const files = (): readonly string[] =>
    readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.db'))
      .sort()
      .map(
        name =>
          `${name} ${createHash('sha256')
            .update(readFileSync(join(data, name)))
            .digest('hex')}`
      )
  const before = files()

  candlewick.expectError(/error start: Error: The data folder was written by a newer version/)
  const start = candlewick.startBare()
  try {
    // The app shows a native dialog and waits until it's closed.
    await expect.poll(() => windowNames(desktop.env)).toContain('Error')
    expect(readFileSync(join(candlewick.dataFolder, 'logs/crashes.json'), 'utf8')).toContain('newer')
    expect(start.exitCode).toBeNull()
  } finally {
    endBareStart(start)
  }
  expect(files()).toEqual(before)
})
