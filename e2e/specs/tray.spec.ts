import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'
import { endBareStart, type CandlewickApp } from '../candlewick-app'
import { TrayHost } from '../desktop/tray-host'
import { AppPage } from '../pages/app-page'

test('the app keeps running in the tray after the window is closed', async ({
  appInTray: first,
  tray,
  candlewick,
  service
}) => {
  await first.show('News')
  await candlewick.resize(1111, 700)

  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  const before = service.controls.calls().length
  await candlewick.advance(121_000)
  await expect.poll(() => service.controls.calls().length).toBeGreaterThan(before)

  await candlewick.advance(6_000)
  const labels = async (): Promise<string[]> => (await tray.menu()).map(line => line.label)
  await expect.poll(labels).toContainEqual(expect.stringMatching(/^BTC +[\d,.]+ +[▲▼■]/))
  expect(await labels()).toContainEqual(expect.stringMatching(/^Credits left: [\d,]+ of 100,000/))

  await expect.poll(labels).toContainEqual(expect.stringMatching(/^Next [\w ]+ (at|tomorrow) \d\d:\d\d/))

  await tray.choose(m.shell.pause.hour())
  await expect.poll(labels).toContain('Resume')
  expect(await labels()).toContainEqual(expect.stringMatching(/^Paused until .*\d\d:\d\d/))
  const paused = service.controls.calls().length
  await candlewick.advance(50 * 60_000)
  expect(service.controls.calls().length).toBe(paused)

  await tray.choose(m.tray.open())
  const halted = new AppPage(await candlewick.window())
  await expect(halted.banner(/Paused until .*\d\d:\d\d\./)).toBeVisible()
  await halted.photograph('paused')
  await halted.ask('settings', 'change', { theme: 'light' })
  await halted.photograph('paused-light')
  expect(await halted.ask('market', 'refresh')).toMatchObject({ ok: true })
  expect(service.controls.calls().length).toBe(paused + 1)
  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await candlewick.advance(11 * 60_000)
  await expect.poll(() => service.controls.calls().length).toBeGreaterThan(paused + 1)

  await tray.choose(m.tray.open())
  const opened = new AppPage(await candlewick.window())
  await expect(opened.view('News')).toBeVisible()
  expect(await opened.page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1111, 700])
  await opened.photograph('reopened')

  await tray.choose(m.credits.left())
  await expect(opened.view('Credits')).toBeVisible()
  await tray.choose('ETH')
  await expect(opened.view('Watch')).toBeVisible()
  await expect(opened.row('ETH')).toHaveAttribute('aria-selected', 'true')

  const gone = new Promise(resolve => candlewick.electron.process().once('exit', resolve))
  await tray.choose(m.tray.quit())
  await gone
})

test("the tray shows the app's icon", async ({ tray, candlewick }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  const [picture] = (await tray.property('IconPixmap')) as [number, number, Buffer][]
  expect(picture?.[0]).toBeGreaterThanOrEqual(22)
  const colours = new Set<string>()
  const bytes = picture![2]
  for (let at = 0; at < bytes.length; at += 4)
    if (bytes[at]! > 200) colours.add(bytes.subarray(at + 1, at + 4).toString('hex'))
  // The flame in resources/tray has this colour. The bytes of a pixel are alpha, red, green and blue.
  expect([...colours]).toContain('f0a020')
})

test('a second start brings the first window to the front', async ({ tray, candlewick }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  const second = candlewick.startBare()
  await new Promise(resolve => second.once('exit', resolve))
  await expect.poll(() => candlewick.windows().length).toBe(1)
})

test('of two simultaneous starts, one keeps running and the other exits', async ({ candlewick }) => {
  const starts = [1, 2].map(() => candlewick.startBare())
  const running = (): typeof starts =>
    starts.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  try {
    await expect.poll(() => running().length).toBe(1)
    const files = (): string[] => readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' })
    await expect.poll(() => files().includes(join('data', 'demo', 'state.db'))).toBe(true)
    expect(starts.map(({ exitCode }) => exitCode).filter(code => code !== null)).toEqual([0])
    expect(files().filter(name => name.includes('.damaged-'))).toEqual([])
  } finally {
    for (const start of starts) endBareStart(start)
  }
  const page = await candlewick.launch()
  await expect(new AppPage(page).says('Simulated market')).toBeVisible()
})

const isMinimised = (candlewick: CandlewickApp): Promise<boolean | undefined> =>
  candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
/** Retries, because the app may be replacing its window. */
const saysNoTray = (candlewick: CandlewickApp, times: 0 | 1): Promise<void> =>
  expect(async () => {
    const appPage = new AppPage(await candlewick.window())
    await expect(appPage.says(m.notices.what['no-tray']())).toHaveCount(times, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })

test('closing without a tray minimizes the window with a single notice', async ({ candlewick }) => {
  const page = await candlewick.launch()
  const minimised = (): Promise<boolean | undefined> => isMinimised(candlewick)
  await candlewick.closeWindow()
  await expect.poll(minimised).toBe(true)
  await expect(new AppPage(page).says(m.notices.what['no-tray']())).toHaveCount(1)
  await candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.restore())
  await candlewick.closeWindow()
  await expect.poll(minimised).toBe(true)
  await expect(new AppPage(page).says(m.notices.what['no-tray']())).toHaveCount(1)
})

test('a closed window reappears minimized when the tray disappears', async ({
  tray,
  candlewick,
  desktop
}) => {
  const first = await candlewick.launch()
  await expect(new AppPage(first).rows.first()).toBeVisible()
  await expect.poll(() => tray.items).toBeGreaterThan(0)
  tray.stop()
  await candlewick.closeWindow()
  await expect.poll(() => isMinimised(candlewick)).toBe(true)
  await saysNoTray(candlewick, 1)

  const back = await TrayHost.start(desktop.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')
  await expect.poll(() => back.items).toBeGreaterThan(0)
  await saysNoTray(candlewick, 0)
  // Retry, because the app may be replacing its tray item at the same time.
  await expect(async () =>
    expect((await back.menu()).map(({ label }) => label)).toContain('Open Candlewick')
  ).toPass({ timeout: 20_000 })
  await back.choose('Open Candlewick')
  await expect.poll(() => isMinimised(candlewick)).toBe(false)

  const panelGoes = (): void => back.setPanel(false)
  for (const goes of [panelGoes, () => back.stop()]) {
    await candlewick.closeWindow()
    await expect.poll(() => candlewick.windows().length).toBe(0)
    goes()
    await expect.poll(() => candlewick.windows().length).toBe(1)
    await expect.poll(() => isMinimised(candlewick)).toBe(true)
    await saysNoTray(candlewick, 1)
    if (goes === panelGoes) {
      back.setPanel(true)
      await saysNoTray(candlewick, 0)
    }
  }
})
