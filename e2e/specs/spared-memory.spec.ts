import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

interface Left {
  isGone: boolean
}

/** Creates an object that only a full garbage collection removes. The function is passed as text. */
const leave = (): void => {
  const state = Object.assign(globalThis, {
    isGone: false,
    collected: new FinalizationRegistry(() => (state.isGone = true))
  })
  state.collected.register({ much: new Array<number>(200_000).fill(0.5) }, null)
}
/**
 * In a visible window, garbage collection takes small steps whenever the machine has time, so it may take
 * long.
 */
const steps = { timeout: 60_000 }
const isGone = (): boolean => (globalThis as unknown as Left).isGone

test('an idle window frees the memory used at startup and by each view', async ({ candlewick, service }) => {
  test.setTimeout(180_000)
  const page = await candlewick.launch()
  const appPage = new AppPage(page)
  await page.evaluate(leave)
  await candlewick.advance(2_500)
  await expect.poll(() => page.evaluate(isGone), steps).toBe(true)

  await appPage.connect(service)
  await appPage.show('News')
  await page.evaluate(leave)
  await candlewick.advance(30_000)
  await expect.poll(() => page.evaluate(isGone), steps).toBe(true)
  await expect(appPage.view('News')).toBeVisible()
})

test('a window frees the views and dialogs that it no longer shows', async ({ appPage }) => {
  const { page } = appPage
  const debug = await page.context().newCDPSession(page)
  const nodes = async (): Promise<number> => {
    await debug.send('HeapProfiler.collectGarbage')
    return (await debug.send('Memory.getDOMCounters')).nodes
  }
  const tour = async (): Promise<void> => {
    for (const view of ['Market', 'News', 'Credits', 'Alerts'] as const) await appPage.show(view)
    await page.keyboard.press('Control+k')
    await appPage.dialog.waitFor()
    await page.keyboard.press('Escape')
    await appPage.dialog.waitFor({ state: 'hidden' })
  }
  await tour()
  await tour()
  const before = await nodes()
  for (let round = 0; round < 4; round++) await tour()
  // The page may have a few more nodes, because new rows may arrive. A view that leaked would add more nodes
  // than this limit.
  expect((await nodes()) - before).toBeLessThan(500)
})

test('a page that finished loading before the app connected to its window also frees memory', async ({
  candlewick
}) => {
  test.slow()
  await candlewick.launch()
  // Retry, because the message may be sent before this test listens, if the machine is slow.
  await expect(async () => {
    await candlewick.quit()
    await candlewick.launch()
    await candlewick.evaluate(({ BrowserWindow }) => {
      const sent: string[] = []
      const { webContents } = BrowserWindow.getAllWindows()[0]!
      const send = webContents.send.bind(webContents)
      Object.assign(globalThis, { sent })
      webContents.send = (channel, ...words) => {
        sent.push(channel)
        send(channel, ...words)
      }
    })
    await candlewick.advance(2_500)
    await expect
      .poll(() => candlewick.evaluate(() => (globalThis as unknown as { sent: string[] }).sent), {
        timeout: 5_000
      })
      .toContain('spare')
  }).toPass({ timeout: 120_000 })
})

test('the main process frees the memory of a closed window', async ({ candlewick, tray }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  await candlewick.advance(60_000)
  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await candlewick.evaluate(leave)
  await expect.poll(() => candlewick.evaluate(isGone)).toBe(true)
})
