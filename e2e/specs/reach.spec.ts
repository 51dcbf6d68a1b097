import { expect, test } from '../fixtures'
import { AccessibilityPage } from '../pages/accessibility-page'
import { AlertsPage } from '../pages/alerts-page'
import { ChartPage } from '../pages/chart-page'
import { ExplorerPage } from '../pages/explorer-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { openActions } from '../pages/open-actions'
import { lostInReflow } from '../pages/reflow'
import { viewNames } from '../pages/view-names'
import { sharedApp } from '../shared-app'
import { marketTabs } from '../../src-shared/contract/settings'
import { m } from '../../src-shared/messages/m'

test('the Watch view has fewer than 20 tab stops', async ({ alerts, appPage, candlewick }) => {
  await candlewick.resize(1280, 800)
  const { page } = appPage
  await appPage.press(m.currency.assumed.keep({ code: 'USD' }))
  for (const price of ['95', '105']) {
    await alerts.begin()
    await alerts.fillIn(price)
  }
  await appPage.show('Watch')
  await appPage.chartFilled()
  const indicators = new IndicatorsPage(page)
  for (const name of ['rsi', 'macd']) await indicators.add(name)
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  await appPage.dismissMessages()
  await appPage.view(m.shell.rail.watch()).focus()
  const stops = await appPage.tabStops()
  expect(stops.length, stops.join('\n')).toBeLessThan(20)
})

test('every view and dialog reflows at a zoom of 200 %', async ({ appPage, candlewick }) => {
  test.setTimeout(180_000)
  const { page } = appPage
  const accessibility = new AccessibilityPage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  await candlewick.resize(1280, 800)
  await candlewick.zoom(2)
  await page.waitForFunction(() => innerWidth === 640)
  const lost: Record<string, readonly string[]> = {}
  const show = async (viewState: object): Promise<void> => {
    await appPage.ask('settings', 'change', { viewState: { coin: 'BTC', ...viewState } })
    await expect(appPage.main).not.toBeEmpty()
    await accessibility.loaded()
  }
  const check = async (place: string): Promise<void> => {
    await appPage.painted()
    await candlewick.photograph(`reflow-${place.replace(/\W+/g, '-')}`)
    const found = await lostInReflow(page)
    if (found.length > 0) lost[place] = found
  }
  for (const [view, name] of Object.entries({ ...viewNames, 'first-contact': m.contact.title() })) {
    await show({ view })
    await expect(appPage.view(name)).toBeVisible()
    await check(view)
  }
  for (const tab of marketTabs) {
    await show({ view: 'market', market: { tab } })
    await check(`market-${tab}`)
  }
  await show({ view: 'explorer' })
  const explorer = new ExplorerPage(appPage)
  await explorer.choose('getBollinger')
  await explorer.fill({ symbol: 'BTC' })
  await explorer.run(true)
  await explorer.turnTo('tree')
  await check('explorer-tree')
  for (const [place, open] of Object.entries(openActions)) {
    await show({ view: place.split(':')[0] })
    await open(appPage)
    await accessibility.opened()
    await check(place)
    await accessibility.close()
  }
  expect(lost).toEqual({})
})

test.describe('without a restart', () => {
  const start = sharedApp(async ({ appPage, candlewick }) => {
    await new AccessibilityPage(appPage.page).close()
    await candlewick.resize(1280, 800)
    await new IndicatorsPage(appPage.page).removeAll()
    await appPage.interval('1h').click()
    await appPage.chartFilled()
    await appPage.viewButton('Watch').focus()
  })
  const shared = () => ({ ...start(), chart: new ChartPage(start().appPage.page) })

  test('arrow keys move between the controls of a toolbar, and Tab returns to the last one', async () => {
    const { chart, appPage } = shared()
    const { page } = appPage
    await appPage.tabTo(appPage.interval('1h'))
    await page.keyboard.press('ArrowRight')
    await expect(appPage.interval('4h')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(appPage.interval('1m')).toBeFocused()
    await page.keyboard.press('End')
    await expect(chart.style).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(chart.style).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chart.style).toHaveAttribute('aria-expanded', 'true')
  })

  test('the chart announces the visible range after a change and offers its numbers as a table', async () => {
    const { chart, appPage, candlewick } = shared()
    await candlewick.resize(1280, 800)
    await new IndicatorsPage(appPage.page).add('rsi')
    await appPage.interval('4h').click()
    await expect(appPage.chart('BTC', '4h')).toBeVisible()
    await expect(chart.announced).toContainText(
      /(Up|Down) .* over \d+ candles.*Highest .*Indicators: RSI 14 \d/
    )
    const announced = await chart.announced.textContent()
    await candlewick.advance(60_000)
    await candlewick.settled()
    expect(await chart.announced.textContent()).toBe(announced)

    await chart.picture.focus()
    await appPage.page.keyboard.press('Shift+F10')
    await appPage.choose(m.chartExport.menu.showTable())
    const inView = Number(/over (\d+) candles/.exec(announced ?? '')?.[1])
    await expect(chart.table).toHaveAttribute('aria-rowcount', String(inView + 1))
    await expect(chart.table).toContainText(new RegExp(`${m.common.volume()}.*RSI 14`))
    await appPage.photograph('chart-table')
  })

  test('suggestions stay next to their field when its dialog grows', async () => {
    const { appPage, candlewick } = shared()
    await candlewick.resize(1280, 800)
    await appPage.press(m.shell.alertCoin({ coin: 'BTC' }))
    const alerts = new AlertsPage(appPage.page)
    // A note about the typed coin makes the dialog taller, which moves the field.
    await alerts.field(m.common.coin()).fill('B')
    await expect(alerts.says(m.quotes.unlisted({ first: 'B', more: 0 }))).toBeVisible()
    await expect.poll(() => alerts.suggestionGap(m.common.coin())).toBeCloseTo(4, 0)
  })
})
