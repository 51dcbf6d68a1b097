import { expect, test } from '../fixtures'
import type { CandlewickApp } from '../candlewick-app'
import { AppPage } from '../pages/app-page'
import { m } from '../../src-shared/messages/m'
import { CreditsPage } from '../pages/credits-page'
import { portOrNone } from '../isolation/port-or-none'

const ownPage = 'candlewick://app/'

/** Asks the main process where the page is, because a crashed page can't answer. */
const place = (candlewick: CandlewickApp): Promise<string> =>
  candlewick.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return !contents || contents.isCrashed() || contents.isLoading() ? 'gone' : contents.getURL()
  })

const crash = (candlewick: CandlewickApp): Promise<void> =>
  candlewick.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  )

const shown = (candlewick: CandlewickApp): Promise<string> =>
  candlewick.evaluate(async ({ BrowserWindow }) =>
    String(await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'))
  )

test('reloads a crashing window three times, then explains the problem and waits', async ({
  candlewick,
  notifications
}) => {
  candlewick.expectError(/error window: The window's process is gone/)
  await candlewick.launch()
  for (let time = 1; time <= 4; time++) {
    await expect.poll(() => place(candlewick)).toBe(ownPage)
    await crash(candlewick)
    await expect.poll(() => place(candlewick)).not.toBe(ownPage)
  }
  await expect.poll(() => place(candlewick)).toContain('data:text/html')
  expect(await shown(candlewick)).toContain('Start Candlewick again')
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect.poll(() => place(candlewick)).toBe(ownPage)
  await expect.poll(() => shown(candlewick)).toContain('Simulated')
})

const script = (candlewick: CandlewickApp, text: string): Promise<void> =>
  candlewick.evaluate(({ BrowserWindow }, source) => {
    const sent = BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      `void (() => { ${source} })()`
    )
    // Ignore a missing answer, because the page may be gone before it can send one.
    sent?.catch(() => undefined)
  }, text)

test('disconnects a page that sends too much, and keeps watching', async ({
  appInTray: { page },
  candlewick,
  service,
  tray,
  notifications
}) => {
  candlewick.expectError(/page port: The page exceeded the limit on size/)
  candlewick.expectError(/page port: The page exceeded the limit on rate/)
  candlewick.expectError(/window: The window's process is gone/)
  expect(await page.evaluate(portOrNone)).toBe('no port')
  for (const flood of [
    `candlewick.request('settings', 'change', 'x'.repeat(2 ** 27))`,
    `for (let time = 0; time < 20_000; time++) candlewick.request('app', 'time')`
  ]) {
    await script(candlewick, flood)
    await expect.poll(() => place(candlewick)).toContain('data:text/html')
    expect(await shown(candlewick)).toContain(m.notifications.windowCutOff())
    expect((await tray.menu()).map(({ label }) => label)).toContain(m.tray.open())
    await candlewick.advanceUntilMore(() => service.controls.calls().length)
    await expect.poll(() => notifications.onScreen()).toBe(1)
    notifications.click()
    await expect.poll(() => place(candlewick)).toBe(ownPage)
    await expect.poll(() => shown(candlewick)).toContain('BTC')
    notifications.clear()
  }
})

test('a notification reports a hanging window, and a click reloads it', async ({
  inspected: app,
  notifications
}) => {
  app.expectError(/error window: The window's process is gone/)
  const isShowingAgain = (): Promise<unknown> =>
    app.ask(
      `window && !window.webContents.isLoading() && !window.webContents.isCrashed() && window.isVisible()`
    )
  // This is as long as specs allow for any start of the app.
  await expect.poll(isShowingAgain, { timeout: 30_000, intervals: [500, 1_000] }).toBe(true)
  const page = await app.ask('window.webContents.getOSProcessId()')
  await app.ask(
    `void window.webContents.executeJavaScript('setTimeout(() => { for (;;) Math.random() })'); 1`
  )
  // Chromium only reports a hang if a key event goes unanswered for 15 seconds. Keys before the hang are
  // answered.
  const press = `window.webContents.sendInputEvent({ type: 'keyDown', keyCode: 'a' }); 1`
  const noticed = async (): Promise<number> => {
    if (notifications.onScreen() === 0) await app.ask(press)
    return notifications.onScreen()
  }
  await expect.poll(noticed, { timeout: 30_000, intervals: [2_000] }).toBe(1)
  notifications.click()
  await expect.poll(() => app.ask('window.webContents.getOSProcessId()')).not.toBe(page)
  await expect.poll(isShowingAgain).toBe(true)
  expect(notifications.shown().map(({ title }) => title)).toEqual([m.notifications.windowHung()])
})

test('reports a lost graphics process once', async ({ candlewick }) => {
  const appPage = new AppPage(await candlewick.launch())
  const ended = await candlewick.evaluate(({ app }) => {
    const pid = app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    return pid !== undefined
  })
  expect(ended).toBe(true)
  await expect(appPage.banner(m.notices.what['graphics-lost']())).toHaveCount(1)
  await appPage.show('Credits')
  await expect(new CreditsPage(appPage.page).days).toBeVisible()
})
