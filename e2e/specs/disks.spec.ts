import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'
import { mayMount, smallVolume } from '../../src-main/platform/storage/full-disk-ways.fixture'
import { holdFile } from '../../src-main/platform/storage/file-lock.fixture'
import { endBareStart } from '../candlewick-app'
import { windowNames } from '../desktop/windows'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { m } from '../../src-shared/messages/m'

const year = 365 * 86_400_000
const isRoot = process.getuid?.() === 0

/** Permissions don't stop root, so root mounts a read-only volume instead. */
function closed(folder: string): { readonly reason: string; open(): void; end(): void } {
  if (!isRoot) {
    chmodSync(folder, 0o500)
    return { reason: 'denied', open: () => chmodSync(folder, 0o700), end: () => undefined }
  }
  const volume = smallVolume(folder, '32m')
  const remount = (how: string): void => void execFileSync('mount', ['-o', `remount,${how}`, folder])
  remount('ro')
  return { reason: 'read-only', open: () => remount('rw'), end: () => volume.end() }
}

if (!isRoot || mayMount()) {
  test('a start on a read-only disk shows an error message', async ({ candlewick, desktop }) => {
    const folder = closed(candlewick.dataFolder)
    candlewick.expectError(/error start: Error: (read-only|denied)/)
    const start = candlewick.startBare()
    let output = ''
    start.stderr?.on('data', (piece: Buffer) => (output += piece.toString()))
    try {
      await expect.poll(() => windowNames(desktop.env)).toEqual(['Error'])
      await expect
        .poll(() => output)
        .toContain(`error start: Error: ${folder.reason}: ${candlewick.dataFolder}`)
      expect(start.exitCode).toBeNull()
      expect(readdirSync(candlewick.dataFolder)).toEqual([])
      endBareStart(start)
      folder.open()
      await expect(new AppPage(await candlewick.launch()).says('Simulated market')).toBeVisible()
      await candlewick.quit()
    } finally {
      endBareStart(start)
      folder.end()
    }
  })
}

test('watching stops while another program locks the ledger, and resumes afterwards', async ({
  appPage,
  candlewick,
  service
}) => {
  const calls = (): number => service.controls.calls().length
  const data = join(candlewick.dataFolder, 'data')
  const goesOn = (): Promise<void> => candlewick.advanceUntilMore(calls)
  await candlewick.settled()
  const other = await holdFile(stateFileIn(sessionFolder(data, service.address)))
  try {
    const before = calls()
    await candlewick.advance(61_000)
    await expect(appPage.banner(m.disk.reason.locked())).toContainText(`process ${other.pid}`)
    await expect(appPage.row('BTC')).toContainText(/\d/)
    expect(calls()).toBe(before)
  } finally {
    other.kill('SIGKILL')
  }
  await goesOn()
  await expect(appPage.banner(m.disk.reason.locked())).toHaveCount(0)

  await candlewick.advance(year)
  await goesOn()
  const spent = async (page: AppPage): Promise<readonly number[]> => {
    const filter = { operation: null, coin: null, feature: null, from: null, to: null, open: false }
    const { answer } = (await page.ask('credits', 'ledger', { before: null, limit: 500, filter })) as {
      readonly answer: readonly { readonly id: number }[]
    }
    return answer.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  const booked = await spent(appPage)
  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await expect(again.row('BTC')).toContainText(/\d/)
  await goesOn()
  expect((await spent(again)).slice(0, booked.length)).toEqual(booked)
  expect(
    readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('damaged'))
  ).toEqual([])
})
