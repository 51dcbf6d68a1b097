import { expect, test } from '../fixtures'
import type { CandlewickApp } from '../candlewick-app'
import { DeskPage } from '../pages/desk-page'

const ownPage = 'candlewick://app/'

/** Where the window's page is now, asked from outside it: a crashed page answers nobody. */
const place = (candlewick: CandlewickApp): Promise<string> =>
  candlewick.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return !contents || contents.isCrashed() || contents.isLoading() ? 'gone' : contents.getURL()
  })

const crash = (candlewick: CandlewickApp): Promise<void> =>
  candlewick.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  )

/** What the window shows, whichever page is in it by now. */
const shown = (candlewick: CandlewickApp): Promise<string> =>
  candlewick.evaluate(async ({ BrowserWindow }) =>
    String(await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'))
  )

test('a window that crashes again and again is loaded three times, then says what to do and waits', async ({
  candlewick,
  notifications
}) => {
  await candlewick.launch()
  for (let time = 1; time <= 4; time++) {
    await expect.poll(() => place(candlewick)).toBe(ownPage)
    await crash(candlewick)
    await expect.poll(() => place(candlewick)).not.toBe(ownPage)
  }
  await expect.poll(() => place(candlewick)).toContain('data:text/html')
  expect(await shown(candlewick)).toContain('start Candlewick once more')
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect.poll(() => place(candlewick)).toBe(ownPage)
  await expect.poll(() => shown(candlewick)).toContain('Simulated')
})

test('a window that hangs is told of on the desktop, and a click loads it again', async ({
  candlewick,
  notifications
}) => {
  const page = await candlewick.launch()
  await page.evaluate(
    () =>
      void setTimeout(() => {
        for (;;) Math.random()
      })
  )
  // Chromium says nothing of a page that hangs while a debugger, as these tests use, is attached to it.
  await candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('unresponsive'))
  await expect.poll(() => notifications.onScreen()).toBe(1)
  notifications.click()
  await expect.poll(() => place(candlewick), { intervals: [100] }).toBe('gone')
  await expect.poll(() => place(candlewick)).toBe(ownPage)
  await expect.poll(() => shown(candlewick)).toContain('Simulated')
})

test('a graphics process that is lost is told of once, and the window goes on', async ({ candlewick }) => {
  const desk = new DeskPage(await candlewick.launch())
  const ended = await candlewick.evaluate(({ app }) => {
    const pid = app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    return pid !== undefined
  })
  expect(ended).toBe(true)
  await expect(desk.banner('The graphics process crashed')).toHaveCount(1)
  await desk.show('Credits')
  await expect(desk.page.getByRole('region', { name: 'Spending by day' })).toBeVisible()
})
