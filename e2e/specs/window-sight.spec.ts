import { expect, test } from '../fixtures'

/** What the main process sees of a window that opens, in order. */
type Sight = 'in sight' | 'the page listens' | 'the page is whole'

test('a window comes into sight once its page listens, and is drawn at the size it has', async ({
  candlewick,
  tray
}) => {
  const first = await candlewick.launch()
  expect(await first.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800])
  await expect.poll(() => tray.items).toBe(1)
  await candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(0)
  await candlewick.evaluate(({ app }) => {
    const seen: Sight[] = []
    Object.assign(globalThis, { seen })
    app.once('browser-window-created', (_event, window) => {
      window.once('show', () => seen.push('in sight'))
      window.webContents.ipc.once('connect', () => seen.push('the page listens'))
      window.webContents.once('did-finish-load', () => seen.push('the page is whole'))
    })
    app.emit('activate')
  })
  await expect
    .poll(() => candlewick.evaluate(() => (globalThis as unknown as { seen: Sight[] }).seen))
    .toEqual(['the page listens', 'in sight', 'the page is whole'])
})

test('a window whose page does not come is in sight all the same', async ({ candlewick, tray }) => {
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  // Nothing can say that it listens.
  await candlewick.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.session.webRequest.onBeforeRequest((_asked, answer) => answer({ cancel: true }))
    window?.close()
  })
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(0)
  await candlewick.evaluate(({ app }) => app.emit('activate'))
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true)
})
