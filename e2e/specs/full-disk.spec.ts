import { join } from 'node:path'
import keytar from 'keytar'
import {
  limitedProcess,
  mayMount,
  smallVolume,
  type FullDisk
} from '../../src-main/platform/storage/full-disk-ways.fixture'
import { expect, test as base } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { photographForms } from '../pictures'
import { m } from '../../src-shared/messages/m'

const isVolume = mayMount()

/** `disk` is a small volume. If the machine can't mount one, a limit blocks the process's writes instead. */
const test = base.extend<{ disk: FullDisk }>({
  disk: async ({ candlewick }, use) => {
    const { dataFolder } = candlewick
    const disk = isVolume
      ? smallVolume(dataFolder, '32m')
      : limitedProcess(dataFolder, () => candlewick.electron.process().pid ?? 0)
    await use(disk)
    // A limit doesn't need to be removed, because it ends with its process.
    if (isVolume) disk.end()
  }
})

test('watching stops on a full disk with a single notice, and resumes once there is space', async ({
  candlewick,
  connectedStart,
  disk,
  service,
  notifications,
  tray
}) => {
  await connectedStart.prepare(service)
  tray.forgetItems()
  const appPage = await connectedStart.open(candlewick, service)
  const folder = join(disk.folder, 'data')
  await expect.poll(() => tray.items).toBe(1)
  // Settings can't be saved while the disk is full, but a window with this setting can still follow the
  // system's theme.
  await appPage.ask('settings', 'change', { theme: 'system' })
  await candlewick.advance(61_000)
  await candlewick.settled()
  notifications.clear()
  disk.fill()
  // Wait for running calls, which the app recorded before the disk was full.
  await candlewick.settled()
  const before = service.controls.calls().length
  for (let passed = 0; passed < 60; passed += 5) {
    await candlewick.advance(5_000)
    await candlewick.settled()
  }
  await expect.poll(() => notifications.onScreen()).toBe(1)
  expect(notifications.shown()).toEqual([
    { title: m.tray.stoppedByDisk({ reason: m.disk.reason.full() }), body: expect.stringContaining(folder) }
  ])
  await expect(appPage.banner(m.disk.reason.full())).toHaveCount(1)
  await expect(appPage.banner(folder)).toHaveCount(1)
  await expect(appPage.next).toContainText(m.disk.stopped({ reason: m.disk.reason.full() }))
  await expect
    .poll(async () => (await tray.menu()).map(({ label }) => label).join('\n'))
    .toMatch(/disk is full/i)
  expect(service.controls.calls().length).toBe(before)

  await photographForms(candlewick, appPage, 'full-disk')

  disk.free()
  await candlewick.advanceUntilMore(() => service.controls.calls().length)
  await expect(appPage.banner(m.disk.reason.full())).toHaveCount(0)
})

test('entering a key on a full disk changes nothing and explains why', async ({
  candlewick,
  disk,
  service
}) => {
  const appPage = new AppPage(await candlewick.launch())
  await expect(appPage.row('BTC')).toContainText(/\d/)
  disk.fill()
  await appPage.enterKey(service.address, service.key)
  await expect(appPage.dialog).toContainText(/the disk is full/i)
  await expect(appPage.field(m.plan.keyForm.address())).toHaveValue(service.address)
  await appPage.photograph('full-disk-key')
  await expect(appPage.ribbon).toHaveCount(1)
  expect(await appPage.ask('connection', 'state')).toMatchObject({ answer: { mode: 'demo' } })
  expect(await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })).toMatchObject({ ok: true })
  expect(service.controls.calls()).toEqual([])
  expect(await keytar.getPassword('Candlewick', service.address)).toBeNull()

  disk.free()
  await candlewick.advance(10_000)
  await appPage.enterKey(service.address, service.key)
  await appPage.agree()
  await appPage.dialog.waitFor({ state: 'hidden' })
  expect(await appPage.ask('connection', 'state')).toMatchObject({ answer: { mode: 'live' } })
  await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'live')
  expect(await keytar.getPassword('Candlewick', service.address)).toBe(service.key)
})

test('entering another key on a full disk keeps the current service and its key', async ({
  candlewick,
  connectedStart,
  disk,
  service
}) => {
  // This test doesn't use `appPage`, because mounting the volume would hide the data of an app that is
  // already running.
  const appPage = await connectedStart.open(candlewick, service)
  disk.fill()
  const other = { address: 'http://127.0.0.1:9', key: 'another-key-altogether' }
  expect(await appPage.ask('connection', 'enter', other)).toMatchObject({
    ok: false,
    fault: { code: 'disk' }
  })
  expect(await appPage.ask('connection', 'forgetKey')).toMatchObject({ ok: false, fault: { code: 'disk' } })
  expect(await keytar.getPassword('Candlewick', other.address)).toBeNull()
  expect(await keytar.getPassword('Candlewick', service.address)).toBe(service.key)
  expect(await appPage.ask('connection', 'state')).toMatchObject({
    answer: { mode: 'live', address: service.address }
  })

  disk.free()
  await candlewick.advanceUntilMore(() => service.controls.calls().length)
})

// This test opens a window, which needs shared memory. A process whose writes are limited can't provide it.
if (isVolume) {
  test('the tray still opens every view and quits the app on a full disk', async ({
    candlewick,
    connectedStart,
    disk,
    service,
    tray
  }) => {
    await connectedStart.prepare(service)
    tray.forgetItems()
    await connectedStart.open(candlewick, service)
    await expect.poll(() => tray.items).toBe(1)
    disk.fill()
    await candlewick.advance(25_000)
    for (const [entry, view] of [
      ['Open Candlewick', 'Watch'],
      ['Credits left', 'Credits'],
      ['ETH', 'Watch']
    ] as const) {
      await candlewick.closeWindow()
      await expect.poll(() => candlewick.windows().length).toBe(0)
      await tray.choose(entry)
      const appPage = new AppPage(await candlewick.window())
      await expect(appPage.view(view)).toBeVisible()
      await expect(appPage.banner(m.disk.reason.full())).toHaveCount(1)
      if (entry === 'ETH') await expect(appPage.row('ETH')).toHaveAttribute('aria-selected', 'true')
    }
    const gone = new Promise(resolve => candlewick.electron.process().once('exit', resolve))
    await tray.choose(m.tray.quit())
    await gone
  })
}

test('closing minimizes the window on a full disk without a tray', async ({
  candlewick,
  connectedStart,
  disk,
  service
}) => {
  await connectedStart.open(candlewick, service)
  disk.fill()
  await candlewick.advance(25_000)
  await candlewick.closeWindow()
  await expect
    .poll(() =>
      candlewick.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map(window => window.isMinimized())
      )
    )
    .toEqual([true])
})
