import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDesktop } from '../desktop/desktop'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { sharedApp } from '../shared-app'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

test('reopens a crashed window without repeating calls', async ({ appPage, candlewick, service }) => {
  void appPage
  candlewick.expectError(/error window: The window's process is gone/)
  await expect.poll(() => service.controls.calls().length).toBeGreaterThanOrEqual(4)
  service.controls.clearCalls()
  await candlewick.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const loaded = new Promise<void>(resolve => contents?.once('did-finish-load', () => resolve()))
    contents?.forcefullyCrashRenderer()
    await loaded
  })
  // Playwright's page ended with the crashed process, so the main process reads the text.
  const shown = (): Promise<string> =>
    candlewick.evaluate(async ({ BrowserWindow }) =>
      String(await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'))
    )
  await expect.poll(shown).toMatch(/BTC[^]*\d/)
  expect(service.controls.calls()).toEqual([])
})

test('a call that was running when the app was killed stays open in the ledger', async ({
  candlewick,
  service
}) => {
  const appPage = new AppPage(await candlewick.launch())
  service.controls.hang('getFearGreed')
  await appPage.enterKey(service.address, service.key)
  await appPage.agree()
  await expect.poll(() => service.controls.calls().length).toBe(1)
  await candlewick.kill()
  service.controls.clear()
  const again = new AppPage(await candlewick.launch())
  expect(await again.ask('credits', 'gauge')).toMatchObject({
    answer: { used: null, today: { spent: 0, unknown: 100 }, unknown: { calls: 1, credits: 100 } }
  })
  await candlewick.advance(3_600_000)
  await expect(again.says(m.shell.planMissing.title())).toBeVisible()
  expect(service.controls.calls()).toHaveLength(1)
})

test('the chart has no candles in the future after the clock jumps a year ahead and back', async ({
  appPage,
  candlewick,
  service
}) => {
  await expect.poll(() => appPage.candles()).toBeGreaterThan(500)
  const calls = (): number => service.controls.calls().length
  for (const jump of [-day, day, 365 * day]) {
    // If a call from the last jump hasn't started yet, it would be counted for this jump.
    await appPage.quiet()
    await candlewick.settled()
    const before = calls()
    await candlewick.advance(jump)
    if (jump > 0) await expect.poll(calls).toBeGreaterThan(before)
  }
  await candlewick.advance(-365 * day)
  expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
  const now = Date.now()
  for (const interval of ['1m', '1h']) {
    const { answer } = (await appPage.ask('market', 'candles', { coin: 'BTC', interval })) as {
      answer: { time: Float64Array }
    }
    expect(Math.max(...answer.time)).toBeLessThanOrEqual(now + 60_000)
  }
  expect(calls()).toBeLessThan(20)
})

test('retries as soon as the network changes after an outage', async ({ appPage, candlewick, service }) => {
  void appPage
  service.controls.setOutage(502)
  const calls = (): number => service.controls.calls().length
  const refused = (): number => service.controls.calls().filter(({ status }) => status === 502).length
  // After this many failures, the app waits for minutes between attempts.
  while (refused() < 8) {
    await candlewick.advance(30_000)
    await candlewick.settled()
  }
  const before = calls()
  await candlewick.advance(4_000)
  await candlewick.settled()
  expect(calls()).toBe(before)

  service.controls.setOutage(null)
  await candlewick.evaluate(() => {
    const os = process.getBuiltinModule('node:os')
    const own = os.networkInterfaces()
    const vpn = {
      address: '10.77.0.9',
      netmask: '255.255.255.0',
      family: 'IPv4',
      mac: '',
      internal: false,
      cidr: null
    } as const
    os.networkInterfaces = () => ({ ...own, tun7: [vpn] })
    process.getBuiltinModule('node:module').syncBuiltinESMExports()
  })
  await expect
    .poll(
      async () => {
        await candlewick.advance(1_000)
        await candlewick.settled()
        return calls()
      },
      { timeout: 12_000 }
    )
    .toBeGreaterThan(before)
})

for (const program of ['Xvfb', 'dbus-daemon'] as const)
  test(`the app ends with intact data when its ${program} is lost`, async ({ candlewick }) => {
    const brittle = await startDesktop()
    try {
      const first = new AppPage(await candlewick.launch(brittle.env))
      await expect(first.row('BTC')).toContainText(/\d/)
      await first.ask('watchlist', 'create', { name: 'Before' })
      const running = candlewick.electron.process()
      const gone = new Promise(resolve => running.once('exit', resolve))
      brittle.kill(program)
      await gone
    } finally {
      await brittle.stop()
    }
    const page = new AppPage(await candlewick.launch())
    await expect(page.row('BTC')).toContainText(/\d/)
    expect(JSON.stringify(await page.ask('watchlist', 'lists'))).toContain('"Before"')
    const files = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' })
    expect(files.filter(name => name.includes('.damaged-'))).toEqual([])
    const log = readFileSync(join(candlewick.dataFolder, 'logs/candlewick.log'), 'utf8')
    expect(log).toMatch(/warn start: The last run ended unexpectedly. Its last log entry is from \S+Z\./)
    await candlewick.quit()
    await candlewick.launch()
    expect(
      readFileSync(join(candlewick.dataFolder, 'logs/candlewick.log'), 'utf8').match(/ended unexpectedly/g)
    ).toHaveLength(1)
  })

test.describe('without a restart', () => {
  const shared = sharedApp(async ({ service }) => service.controls.clear())

  test('reports unreadable quotes and keeps the last prices', async () => {
    const { appPage, candlewick, service } = shared()
    service.controls.overrideBody('getData', '<html>Log in</html>')
    await candlewick.advance(61_000)
    await expect(appPage.banner(m.faults.causeWhat['not-json']()).first()).toBeVisible()
    await expect(appPage.row('BTC')).toContainText(/\d/)
    service.controls.overrideBody('getData', null)
    await candlewick.advance(120_000)
    await expect(appPage.banner(m.faults.causeWhat['not-json']())).toHaveCount(0)
  })

  test('updates prices only once when the computer wakes up thirty times in a row', async () => {
    const { appPage, candlewick, service } = shared()
    await expect.poll(() => service.controls.calls().length).toBeGreaterThanOrEqual(4)
    service.controls.clearCalls()
    await candlewick.evaluate(({ powerMonitor }) => {
      powerMonitor.emit('suspend')
      for (let wake = 0; wake < 30; wake++) powerMonitor.emit('resume')
    })
    await candlewick.advance(65_000)
    const quotes = (): number => service.controls.calls('getData').length
    await expect.poll(quotes).toBe(1)
    expect(await appPage.ask('market', 'board')).toMatchObject({ ok: true })
    expect(quotes()).toBe(1)
  })
})
