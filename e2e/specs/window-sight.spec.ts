import { expect, test } from '../fixtures'

/** How a page came into sight, as it knows itself. */
interface Sight {
  /** Of each change, in order: `hidden` is how it began. */
  readonly states: readonly string[]
  /** Its script had run, and all of the first view was made, when it was first drawn; ms of the page. */
  readonly madeBeforeDrawn: boolean
}

const sight = (): Sight => {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByType('paint')
  return {
    states: performance.getEntriesByType('visibility-state').map(({ name }) => name),
    madeBeforeDrawn:
      (navigation as PerformanceNavigationTiming).domContentLoadedEventStart < (paint?.startTime ?? 0)
  }
}

test('a window comes into sight when its page is about to be drawn, and is drawn once it is made', async ({
  candlewick
}) => {
  const page = await candlewick.launch()
  await expect
    .poll(() => page.evaluate(sight))
    .toEqual({ states: ['hidden', 'visible'], madeBeforeDrawn: true })
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800])
})

test('a window whose page does not come is in sight all the same', async ({ candlewick, tray }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  // Nothing can say that it listens.
  await candlewick.evaluate(({ BrowserWindow, session }) => {
    session.defaultSession.webRequest.onBeforeRequest((_asked, answer) => answer({ cancel: true }))
    BrowserWindow.getAllWindows()[0]?.close()
  })
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(0)
  await candlewick.evaluate(({ app }) => app.emit('activate'))
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true)
})
