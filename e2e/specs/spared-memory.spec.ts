import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

interface Left {
  isGone: boolean
}

/**
 * Leaves garbage of a kind that nothing but a collection of everything takes away; handed over as text. Nobody asks for it
 * meanwhile, which would keep it.
 */
const leave = (): void => {
  const kept = Object.assign(globalThis, {
    isGone: false,
    collected: new FinalizationRegistry(() => (kept.isGone = true))
  })
  kept.collected.register({ much: new Array<number>(200_000).fill(0.5) }, null)
}
/** A window in sight is collected in small steps, as far as the machine leaves it time. */
const steps = { timeout: 60_000 }
const isGone = (): boolean => (globalThis as unknown as Left).isGone

test('the window gives back what its start and each use left, once nobody uses it', async ({
  candlewick,
  service
}) => {
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

test('a page that was whole before there was anybody to hear of it is asked to give back too', async ({
  candlewick
}) => {
  test.slow()
  await candlewick.launch()
  // On a slow machine the message may go out before this test listens: then the next start tells.
  await expect(async () => {
    // What it leaves is what the next page is whole with, before the program is read.
    await candlewick.quit()
    await candlewick.launch()
    await candlewick.evaluate(({ BrowserWindow }) => {
      const told: string[] = []
      const { webContents } = BrowserWindow.getAllWindows()[0]!
      const send = webContents.send.bind(webContents)
      Object.assign(globalThis, { told })
      webContents.send = (channel, ...words) => {
        told.push(channel)
        send(channel, ...words)
      }
    })
    await candlewick.advance(2_500)
    await expect
      .poll(() => candlewick.evaluate(() => (globalThis as unknown as { told: string[] }).told), {
        timeout: 5_000
      })
      .toContain('spare')
  }).toPass({ timeout: 120_000 })
})

test('in the tray the main process gives back what the window left in it', async ({ candlewick, tray }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  await candlewick.advance(60_000)
  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  await candlewick.evaluate(leave)
  await expect.poll(() => candlewick.evaluate(isGone)).toBe(true)
})
