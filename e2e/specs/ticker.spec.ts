import { endBareStart, type CandlewickApp } from '../candlewick-app'
import { windowNames } from '../desktop/windows'
import { expect, test } from '../fixtures'
import { AccessibilityPage } from '../pages/accessibility-page'
import { AppPage } from '../pages/app-page'
import { MenuBar } from '../pages/menu-bar'
import { OtherWindow } from '../pages/other-window'
import { TickerPage } from '../pages/ticker-page'
import { sharedApp } from '../shared-app'
import { m } from '../../src-shared/messages/m'

interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isOnTop: boolean
}

const placed = (candlewick: CandlewickApp): Promise<Placed | undefined> =>
  candlewick.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find(one => one.webContents.getURL().includes('?window='))
    return window && { ...window.getBounds(), isOnTop: window.isAlwaysOnTop() }
  })

const move = (candlewick: CandlewickApp, bounds: object): Promise<void> =>
  candlewick.evaluate(async ({ BrowserWindow }, to) => {
    // If a window changes its place in the first second after it was shown, the app assumes that the desktop
    // moved it, not the user.
    await new Promise(resolve => setTimeout(resolve, 1_500))
    BrowserWindow.getAllWindows()
      .find(one => one.webContents.getURL().includes('?window='))
      ?.setBounds(to)
  }, bounds)

async function opened(candlewick: CandlewickApp, { page }: AppPage): Promise<TickerPage> {
  await new MenuBar(candlewick).choose('window:ticker', page)
  return TickerPage.opened(candlewick)
}

test('a ticker adds no calls while the main window is in the tray', async ({
  appInTray,
  candlewick,
  service,
  tray
}) => {
  await expect(appInTray.row('BTC')).toContainText(/\d/)
  await candlewick.closeWindow()
  await expect.poll(() => candlewick.windows().length).toBe(0)
  const callsInAnHour = async (): Promise<number> => {
    await candlewick.settled()
    const before = service.controls.calls().length
    for (let minute = 0; minute < 60; minute += 5) {
      await candlewick.advance(5 * 60_000)
      // A due call starts late on a busy machine. If the clock moved on before, the call would be skipped.
      await new Promise(resolve => setTimeout(resolve, 300))
      await candlewick.settled()
    }
    return service.controls.calls().length - before
  }
  const without = await callsInAnHour()
  await tray.choose(m.windows.ticker.open())
  const ticker = await TickerPage.opened(candlewick)
  await expect(ticker.row('BTC')).toContainText(/\d/)
  const price = await ticker.row('BTC').textContent()
  // One more planned call may fall into this hour, depending on when the hour starts.
  expect(await callsInAnHour()).toBeLessThanOrEqual(without + 1)
  await expect(ticker.row('BTC')).not.toHaveText(price ?? '')
})

test('the ticker reopens at its position with its list, unless the user closed it', async ({
  appPage,
  candlewick
}) => {
  await appPage.ask('watchlist', 'create', { name: 'Few' })
  const lists = (await appPage.ask('watchlist', 'lists')) as { answer: { id: number; name: string }[] }
  const few = lists.answer.find(({ name }) => name === 'Few')
  await appPage.ask('watchlist', 'addCoins', { id: few?.id, coins: ['SOL'] })
  const ticker = await opened(candlewick, appPage)
  await ticker.choose(/^Few/)
  await expect(ticker.rows).toHaveCount(1)
  await expect(appPage.row('BTC')).toBeVisible()
  const bounds = { x: 120, y: 140, width: 230, height: 180 }
  await move(candlewick, bounds)
  await candlewick.quit()

  const main = new AppPage(await candlewick.launch())
  await expect(main.row('BTC')).toBeVisible()
  const again = await TickerPage.opened(candlewick)
  await expect(again.row('SOL')).toBeVisible()
  await expect(again.rows).toHaveCount(1)
  expect(await placed(candlewick)).toMatchObject({ ...bounds, isOnTop: true })

  await again.escape()
  await expect.poll(() => candlewick.windows().length).toBe(1)
  await candlewick.quit()
  const last = new AppPage(await candlewick.launch())
  await expect(last.row('BTC')).toBeVisible()
  await candlewick.anotherSecond()
  expect(candlewick.windows()).toHaveLength(1)
  await opened(candlewick, last)
  expect(await placed(candlewick)).toMatchObject(bounds)
})

test('after a hidden start, the ticker opens together with the main window', async ({
  appInTray: appPage,
  candlewick,
  tray
}) => {
  await opened(candlewick, appPage)
  await candlewick.quit()
  const before = tray.items
  const hidden = candlewick.startBare(['--hidden'])
  try {
    await expect.poll(() => tray.items).toBe(before + 1)
    await candlewick.anotherSecond()
    const names = (): readonly string[] => windowNames(process.env as Record<string, string>)
    expect(names()).toEqual([])
    await tray.choose(m.tray.open())
    await expect.poll(names).toContainEqual(expect.stringContaining(m.windows.ticker.title()))
  } finally {
    endBareStart(hidden)
  }
})

test('the ticker opens on another screen if its own is gone', async ({ appPage, candlewick }) => {
  await expect(appPage.row('BTC')).toBeVisible()
  await opened(candlewick, appPage)
  await move(candlewick, { x: 5_000, y: 140, width: 230, height: 180 })
  await candlewick.quit()
  await candlewick.launch()
  await TickerPage.opened(candlewick)
  const { x = -1, width = 0 } = (await placed(candlewick)) ?? {}
  expect(x + width).toBeLessThanOrEqual(2_560)
})

test('marks old prices and simulated data, and has no accessibility barriers', async ({
  appPage,
  candlewick,
  service
}) => {
  const ticker = await opened(candlewick, appPage)
  const accessibility = new AccessibilityPage(ticker.page)
  await expect(ticker.row('BTC')).toContainText(/\d/)
  await expect(ticker.simulated).toHaveCount(0)
  const check = async (place: string): Promise<void> => {
    for (const theme of ['light', 'dark'] as const) {
      await appPage.ask('settings', 'change', { theme })
      await expect(ticker.root).toHaveAttribute('data-theme', theme)
      await ticker.photograph(`${place}-${theme}`)
      await accessibility.checkTheme(`${place} ${theme}`)
    }
  }
  await check('ticker')
  await accessibility.check('ticker')
  await OtherWindow.shrink(candlewick, ticker.page, 60)
  await check('ticker-small')
  expect(await new AppPage(ticker.page).overflow()).toBeLessThanOrEqual(0)

  await service.close()
  await candlewick.advance(20 * 60_000)
  await expect(ticker.row('BTC')).toContainText('20 min')
  await check('ticker-old')

  expect(await appPage.ask('connection', 'forgetKey')).toMatchObject({ ok: true })
  await expect(ticker.simulated).toBeVisible()
  await expect(ticker.row('BTC')).toContainText(/\d/)
  await check('ticker-simulated')
  expect(accessibility.found).toEqual({})
})

test.describe('without a restart', () => {
  const shared = sharedApp(async ({ appPage, candlewick }) => {
    await OtherWindow.closeAll(candlewick)
    await appPage.show('Watch')
    await appPage.row('BTC').click()
  })

  test('the ticker shows the list’s prices, follows quotes and makes no call', async () => {
    const { appPage, candlewick, service } = shared()
    const calls = (): number => service.controls.calls().length
    // Wait until calls have stopped, because the chart's candles may load seconds after the prices.
    await expect
      .poll(async () => {
        const before = calls()
        await new Promise(resolve => setTimeout(resolve, 3_000))
        return calls() - before
      })
      .toBe(0)
    const before = calls()
    const ticker = await opened(candlewick, appPage)
    await expect(ticker.row('BTC')).toContainText(/BTC.*\d/)
    await expect(ticker.rows).toHaveCount(await appPage.rows.count())
    await candlewick.settled()
    expect(calls()).toBe(before)
    expect(await placed(candlewick)).toMatchObject({ isOnTop: true })

    const price = await ticker.row('BTC').textContent()
    await candlewick.advanceUntilMore(calls)
    await expect(ticker.row('BTC')).not.toHaveText(price ?? '')
  })

  test('the ticker works by keyboard: arrows choose a coin, Enter opens it in the main window', async () => {
    const { appPage, candlewick } = shared()
    const ticker = await opened(candlewick, appPage)
    const { keyboard } = ticker.page
    await expect(ticker.row('BTC')).toBeVisible()
    await keyboard.press('ArrowDown')
    await expect(ticker.row('BTC')).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(ticker.row('ETH')).toBeFocused()
    await appPage.show('News')
    await ticker.page.bringToFront()
    await keyboard.press('Enter')
    await expect(appPage.view('Watch')).toBeVisible()
    await expect(appPage.row('ETH')).toHaveAttribute('aria-selected', 'true')

    await ticker.page.bringToFront()
    await ticker.escape()
    expect(candlewick.windows()).toHaveLength(1)
  })
})
