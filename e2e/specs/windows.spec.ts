import type { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AccessibilityPage } from '../pages/accessibility-page'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { MenuBar } from '../pages/menu-bar'
import { OtherWindow } from '../pages/other-window'
import { sharedApp, type SharedApp } from '../shared-app'
import { m } from '../../src-shared/messages/m'

// Otherwise Playwright would treat these tests as one group, which would run at the end in a single worker.
test.describe.configure({ mode: 'parallel' })

async function openChart(candlewick: CandlewickApp, { page }: AppPage, coin: string): Promise<AppPage> {
  await new MenuBar(candlewick).choose('window:chart', page)
  return new AppPage(await OtherWindow.titled(candlewick, coin))
}

async function openWatchlist(candlewick: CandlewickApp, { page }: AppPage, list: string): Promise<AppPage> {
  await new MenuBar(candlewick).choose('window:watchlist', page)
  return new AppPage(await OtherWindow.titled(candlewick, list))
}

async function reset({ appPage, candlewick }: SharedApp): Promise<void> {
  await OtherWindow.closeAll(candlewick)
  await appPage.show('Watch')
  await appPage.row('BTC').click()
  await expect(appPage.chart('BTC', '1h')).toBeVisible()
  await appPage.chartFilled()
}

test.describe('without a restart', () => {
  test.describe.configure({ mode: 'default' })
  const start = sharedApp(reset)
  const shared = (): SharedApp & { readonly chart: ChartPage } => ({
    ...start(),
    chart: new ChartPage(start().appPage.page)
  })

  test('a chart opened in its own window has a separate interval and coin', async () => {
    const { appPage, chart, candlewick } = shared()
    await chart.picture.focus()
    await appPage.page.keyboard.press('Shift+F10')
    await appPage.choose(m.windows.chart.open())
    const other = new AppPage(await OtherWindow.titled(candlewick, 'BTC'))
    await expect(other.chart('BTC', '1h')).toBeVisible()
    await other.chartFilled()
    await other.interval('5m').click()
    await expect(other.chart('BTC', '5m')).toBeVisible()
    await expect(appPage.chart('BTC', '1h')).toBeVisible()

    await appPage.row('ETH').click()
    await expect(appPage.chart('ETH', '1h')).toBeVisible()
    await expect(other.chart('BTC', '5m')).toBeVisible()
  })

  test('charts in all windows follow the price', async () => {
    const { appPage, chart, candlewick, service } = shared()
    await expect(chart.picture).toBeVisible()
    const other = await openChart(candlewick, appPage, 'BTC')
    await other.chartFilled()
    await appPage.row('ETH').click()
    await expect(appPage.chart('ETH', '1h')).toBeVisible()
    const label = await other.chart('BTC', '1h').getAttribute('aria-label')
    const calls = (): number => service.controls.calls().length
    await expect
      .poll(async () => {
        await candlewick.advanceUntilMore(calls)
        return other.chart('BTC', '1h').getAttribute('aria-label')
      })
      .not.toBe(label)
  })

  test('a watchlist window selects coins in the main window, and Enter brings that window to the front', async () => {
    const { appPage, candlewick } = shared()
    const other = await openWatchlist(candlewick, appPage, 'Watchlist')
    await other.row('ETH').click()
    await expect(appPage.chartHead('ETH')).toBeVisible()
    await appPage.show('News')
    await other.page.bringToFront()
    await other.row('SOL').click()
    await expect(appPage.view('News')).toBeVisible()
    await other.row('SOL').press('Enter')
    await expect(appPage.view('Watch')).toBeVisible()
    await expect(appPage.chartHead('SOL')).toBeVisible()
  })

  test('“Watch” in a chart window’s command palette opens the watchlist in the main window', async () => {
    const { appPage, chart, candlewick } = shared()
    await expect(chart.picture).toBeVisible()
    const other = await openChart(candlewick, appPage, 'BTC')
    await other.chartFilled()
    await appPage.show('News')
    await other.command(m.shell.rail.watch())
    await expect(appPage.view('Watch')).toBeVisible()
  })

  test('chart and watchlist windows have no accessibility barriers at their smallest size', async () => {
    const { appPage, chart, candlewick } = shared()
    test.setTimeout(120_000)
    await expect(chart.picture).toBeVisible()
    const found: Record<string, readonly string[]> = {}
    const check = async (name: string, other: AppPage): Promise<void> => {
      const accessibility = new AccessibilityPage(other.page)
      await accessibility.loaded()
      await OtherWindow.shrink(candlewick, other.page)
      for (const theme of ['light', 'dark'] as const) {
        await appPage.ask('settings', 'change', { theme })
        await expect(new OtherWindow(other.page).root).toHaveAttribute('data-theme', theme)
        await other.painted()
        await other.photograph(`window-${name}-${theme}`)
        await accessibility.checkTheme(`${name} ${theme}`)
      }
      await accessibility.check(name)
      expect(await other.overflow()).toBeLessThanOrEqual(0)
      Object.assign(found, accessibility.found)
    }
    const charted = await openChart(candlewick, appPage, 'BTC')
    await charted.chartFilled()
    await charted.photograph('window-chart')
    await check('chart', charted)
    const listed = await openWatchlist(candlewick, appPage, 'Watchlist')
    await expect(listed.row('BTC')).toContainText(/\d/)
    await listed.photograph('window-watchlist')
    await check('watchlist', listed)
    expect(found).toEqual({})
  })

  test('every window is sandboxed, isolated and without Node, and its page can’t navigate away', async () => {
    const { appPage, candlewick } = shared()
    const other = await openWatchlist(candlewick, appPage, 'Watchlist')
    await expect(other.row('BTC')).toBeVisible()
    const preferences = await candlewick.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => {
        const { contextIsolation, sandbox, nodeIntegration, webSecurity } = (
          webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
        ).getLastWebPreferences()
        return { contextIsolation, sandbox, nodeIntegration, webSecurity }
      })
    )
    const strict = { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true }
    expect(preferences).toEqual([strict, strict])
    expect(await other.ask('windows', 'own')).toMatchObject({ answer: { kind: 'watchlist' } })
    expect(await other.ask('layouts', 'show', { id: 1 })).toMatchObject({ ok: false })
    // If this navigation succeeded, the page would start with the data of another window.
    const before = await OtherWindow.urls(candlewick)
    await OtherWindow.goTo(other.page, '?window=9')
    expect(await OtherWindow.urls(candlewick)).toEqual(before)
  })

  test('refuses a seventh chart window with a message', async () => {
    const { appPage, chart, candlewick } = shared()
    test.setTimeout(120_000)
    await expect(chart.picture).toBeVisible()
    const menu = new MenuBar(candlewick)
    for (let count = 1; count <= 6; count++) {
      await menu.choose('window:chart', appPage.page)
      await expect.poll(() => candlewick.windows().length).toBe(count + 1)
      await appPage.page.bringToFront()
    }
    await menu.choose('window:chart', appPage.page)
    // The focused window is the newest one.
    await OtherWindow.expectText(candlewick, m.windows.full())
    expect(candlewick.windows()).toHaveLength(7)
  })
})

test('windows that weren’t closed open again at the next start with the same content', async ({
  appPage,
  chart,
  candlewick
}) => {
  await expect(chart.picture).toBeVisible()
  const first = await openChart(candlewick, appPage, 'BTC')
  await first.interval('4h').click()
  await expect(first.chart('BTC', '4h')).toBeVisible()
  const closed = await openWatchlist(candlewick, appPage, 'Watchlist')
  await expect(closed.row('BTC')).toBeVisible()
  await OtherWindow.close(candlewick, closed.page)
  await candlewick.quit()

  const again = new AppPage(await candlewick.launch())
  await expect(again.row('BTC')).toBeVisible()
  const restored = new AppPage(await OtherWindow.titled(candlewick, 'BTC'))
  await expect(restored.chart('BTC', '4h')).toBeVisible()
  expect(candlewick.windows()).toHaveLength(2)
})

test('a page that floods its port is closed, and the other windows continue', async ({
  appPage,
  chart,
  candlewick
}) => {
  candlewick.expectError(/exceeded the limit on rate/)
  candlewick.expectError(/The window's process is gone/)
  await expect(chart.picture).toBeVisible()
  const other = await openChart(candlewick, appPage, 'BTC')
  await other.chartFilled()
  await OtherWindow.flood(other.page)
  await expect
    .poll(() => OtherWindow.urls(candlewick))
    .toContainEqual(expect.stringMatching(/^data:text\/html/))
  await appPage.show('News')
  await expect(appPage.view('News')).toBeVisible()
  expect(await appPage.ask('app', 'time')).toMatchObject({ ok: true })
})

test('reports a chart window that keeps crashing, and a click on the notification reloads it', async ({
  appPage,
  chart,
  candlewick,
  notifications
}) => {
  candlewick.expectError(/The window's process is gone/)
  await expect(chart.picture).toBeVisible()
  const other = await openChart(candlewick, appPage, 'BTC')
  await other.chartFilled()
  const url = other.page.url()
  for (let time = 1; time <= 4; time++) {
    await expect.poll(() => OtherWindow.crash(candlewick, url)).toBe(true)
    await expect.poll(() => OtherWindow.isShown(candlewick, url)).toBe(false)
  }
  await expect.poll(() => notifications.onScreen()).toBe(1)
  await expect
    .poll(() => OtherWindow.urls(candlewick))
    .toContainEqual(expect.stringMatching(/^data:text\/html/))
  notifications.click()
  await expect.poll(() => OtherWindow.isShown(candlewick, url)).toBe(true)
  await expect(appPage.view('Watch')).toBeVisible()
})

test('switching the service reaches every window', async ({ appPage, chart, candlewick }) => {
  await expect(chart.picture).toBeVisible()
  const other = await openChart(candlewick, appPage, 'BTC')
  await expect(other.ribbon).toHaveCount(0)
  expect(await appPage.ask('connection', 'forgetKey')).toMatchObject({ ok: true })
  await expect(other.ribbon).toBeVisible()
  await expect(appPage.ribbon).toBeVisible()
})
