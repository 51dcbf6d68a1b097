import type { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'

type Sight = 'in sight' | 'the page listens' | 'the page is whole'

test('shows the window once its page is ready to receive events', async ({ candlewick, tray }) => {
  const first = await candlewick.launch()
  expect(await first.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800])
  await expect.poll(() => tray.items).toBe(1)
  await candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect
    .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(0)
  await candlewick.evaluate(({ app }) => {
    const sights: Sight[] = []
    // The app shows the window without waiting for the page after 2 s. On a busy machine the page may take
    // longer, so extend this time.
    const { setTimeout: wait } = globalThis
    const waitLonger = (run: () => void, ms: number): unknown => wait(run, ms === 2_000 ? 60_000 : ms)
    Object.assign(globalThis, { sights, setTimeout: waitLonger })
    app.once('browser-window-created', (_event, window) => {
      window.once('show', () => sights.push('in sight'))
      window.webContents.ipc.once('connect', () => sights.push('the page listens'))
      window.webContents.once('did-finish-load', () => sights.push('the page is whole'))
    })
    app.emit('activate')
  })
  await expect
    .poll(() => candlewick.evaluate(() => (globalThis as unknown as { sights: Sight[] }).sights))
    .toEqual(['the page listens', 'in sight', 'the page is whole'])
})

test("shows the window even if its page doesn't load", async ({ candlewick, tray }) => {
  candlewick.expectError(/electron: Failed to load URL: .* ERR_BLOCKED_BY_CLIENT/)
  await candlewick.launch()
  await expect.poll(() => tray.items).toBe(1)
  // Cancel the page's request, so that the page can't report that it listens.
  await candlewick.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.session.webRequest.onBeforeRequest(({ resourceType }, answer) =>
      answer({ cancel: resourceType === 'mainFrame' })
    )
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

async function placedBounds(candlewick: CandlewickApp): Promise<Rectangle> {
  const read = (): Promise<WindowState> =>
    candlewick.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const { x = 0, y = 0, width = 0, height = 0 } = window?.getBounds() ?? {}
      return {
        isVisible: window?.isVisible() === true,
        uptime: process.uptime(),
        at: { x, y, width, height }
      }
    })
  await expect.poll(async () => (await read()).isVisible).toBe(true)
  const { uptime: shown } = await read()
  // If a window changes its place in the first second after it was shown, the app assumes that the desktop
  // moved it, not the user.
  await expect.poll(async () => (await read()).uptime).toBeGreaterThan(shown + 1.5)
  return (await read()).at
}

interface WindowState {
  readonly isVisible: boolean
  readonly uptime: number
  readonly at: Rectangle
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

for (const scale of ['1.25', '1.5'])
  test(`the window keeps its position over restarts at a display scale of ${scale}`, async ({
    candlewick
  }) => {
    test.setTimeout(180_000)
    const words = [`--force-device-scale-factor=${scale}`]
    await candlewick.launch({}, words)
    await placedBounds(candlewick)
    await candlewick.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 101, y: 87, width: 801, height: 603 })
    )
    await expect
      .poll(() => candlewick.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds().x))
      .toBe(100)
    const left = await placedBounds(candlewick)
    for (let start = 1; start <= 3; start++) {
      await candlewick.quit()
      await candlewick.launch({}, words)
      const now = await placedBounds(candlewick)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(now[side] - left[side]), `${side} at start ${start}`).toBeLessThanOrEqual(1)
    }
  })
