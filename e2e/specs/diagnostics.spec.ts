import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AboutPage } from '../pages/about-page'
import { AccessibilityPage } from '../pages/accessibility-page'
import { AppPage } from '../pages/app-page'
import { sharedApp } from '../shared-app'

test('records a crash and offers the record at the next start without sending it', async ({ candlewick }) => {
  candlewick.expectError(/error uncaught: Error: broken on purpose/)
  candlewick.expectError(/error window: The window's process is gone/)
  const first = new AppPage(await candlewick.launch())
  await expect(first.says('Simulated market')).toBeVisible()
  await candlewick.evaluate(({ BrowserWindow }) => {
    setTimeout(() => {
      throw new Error('broken on purpose')
    })
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  })
  const records = join(candlewick.dataFolder, 'logs/crashes.json')
  await expect.poll(() => (existsSync(records) ? readFileSync(records, 'utf8') : '')).toContain('"window"')
  await expect.poll(() => readFileSync(records, 'utf8')).toContain('broken on purpose')
  await candlewick.quit()

  const page = await candlewick.launch()
  const about = new AboutPage(page)
  const banner = about.crashBanner
  await expect(banner).toContainText(/Nothing\s+was\s+sent/)
  await about.photograph('crash-banner')
  await about.readCrash()
  const record = about.textOf(about.crashRecord)
  await expect(record).toContainText('Error: broken on purpose')
  await expect(record).toContainText(/The window, \d{4}-/)
  await about.photograph('crash-record')
  await about.copyFrom(about.crashRecord)
  const copied = await candlewick.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toBe(await record.textContent())
  await about.closeCrash()
  await about.dismissCrash()
  await expect(banner).toBeHidden()
  await candlewick.quit()

  const found = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' })
  expect(found.filter(name => /\.(dmp|core)$/.test(name))).toEqual([])
  const third = new AppPage(await candlewick.launch())
  await expect(third.says('Simulated market')).toBeVisible()
  await expect(third.says('in the previous session')).toBeHidden()
})

test.describe('without a restart', () => {
  const shared = sharedApp(async ({ appPage, candlewick }) => {
    await new AccessibilityPage(appPage.page).close()
    await candlewick.resize(1280, 800)
    await appPage.show('Watch')
  })

  test('shows the diagnostics before copying, without keys or coins', async () => {
    const { appPage, candlewick, service } = shared()
    const about = new AboutPage(appPage.page)
    await about.openDiagnostics()
    const shown = (await about.textOf(about.diagnostics).textContent()) ?? ''
    expect(shown).toMatch(/^Candlewick diagnostics of \d{4}-/)
    expect(shown).toMatch(/Watched {4}12 coins in 1 list, 0 alerts/)
    expect(shown).toMatch(/Calls {6}\d+ since .*; none failed/)
    expect(shown).toMatch(/ info start: .*Electron \d+/)
    for (const secret of [service.key, new URL(service.address).host, 'BTC'])
      expect(shown).not.toContain(secret)
    await about.photograph('diagnostics')
    await candlewick.resize(900, 600)
    await about.photograph('diagnostics-small')

    await about.copyFrom(about.diagnostics)
    const copied = await candlewick.evaluate(({ clipboard }) => clipboard.readText())
    expect(copied).toBe(shown)

    const logs = join(candlewick.dataFolder, 'logs')
    const file = join(logs, 'candlewick.log')
    expect([statSync(logs).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    expect(readFileSync(file, 'utf8')).not.toContain(service.key)
  })

  test('lists third-party software with licences', async () => {
    const about = new AboutPage(shared().appPage.page)
    await about.openLicences()
    for (const name of ['SQLite', 'bits-ui', 'echarts', 'keytar', 'svelte', 'tslib', 'zod', 'zrender']) {
      await expect(about.package(name)).toBeVisible()
    }
    const licence = about.textOf(about.licences)
    await expect(licence).toHaveCount(0)
    await about.package('echarts').click()
    await expect(licence).toContainText('The Apache Software Foundation (https://www.apache.org/).')
    await about.photograph('third-party')
  })
})
