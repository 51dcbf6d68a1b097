import { expect, test } from '../fixtures'
import { averageTrueRange, deviation, mean, trueRange } from '../operations/textbook'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { ServiceComparisonDialog } from '../pages/service-comparison-page'
import { m } from '../../src-shared/messages/m'

test("loads the service's indicators at the displayed price and compares them with the calculated ones", async ({
  appPage,
  comparison,
  candlewick,
  service
}) => {
  const bought = (): number => service.controls.calls('getBollinger').length
  const { page } = appPage
  const bands = await comparison.open('bollinger')
  await expect(bands.compare).toHaveAccessibleName(/^Compare with service.*100 credits/)
  expect(bought()).toBe(0)
  await bands.spend()
  await expect(bands.says(/100 credits charged/)).toBeVisible()
  expect(bought()).toBe(1)

  // The app and the service calculate the bands in the same way, from complete days.
  const days = service.market.lastCandles(service.market.coin('BTC')!, '1d', 720, Date.now()).slice(0, -1)
  const closes = days.slice(-20).map(day => day.close)
  const upper = mean(closes) + 2 * deviation(closes)
  const shown = await bands.difference('upper')
  expect(Math.abs(shown.last)).toBeLessThan(upper * 1e-8)
  await expect(bands.reported('upper')).toHaveText(
    upper.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  )
  await bands.drawn.click()
  await expect(new IndicatorsPage(page).says(/^BB/).first()).toBeVisible()

  // The service uses the plain mean of true ranges, the app Wilder's average.
  const ranges = await comparison.open('atr')
  await ranges.spend()
  await expect(ranges.says(/With the simple mean/)).toBeVisible()
  let wilder = mean(
    days.slice(0, 14).map((day, at) => (at === 0 ? day.high - day.low : trueRange(day, days[at - 1]!)))
  )
  const off = days.map((day, at) => {
    if (at < 14) return 0
    wilder += (trueRange(day, days[at - 1]!) - wilder) / 14
    return averageTrueRange(days, at, 14) - wilder
  })
  const shared = off.slice(-119)
  const difference = await ranges.difference('value')
  expect(difference.last).toBeCloseTo(off.at(-1)!, 3)
  expect(difference.largest).toBeCloseTo(
    shared.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)),
    3
  )
  await ranges.drawn.click()
  await appPage.photograph('comparison-atr-dark')

  // If the service answers with 402, the calculated values stay visible next to the reason. A retry works
  // once the plan includes the operation.
  service.controls.setPlan({ operations: { getSupertrend: false }, how: '402' })
  const stop = await comparison.open('supertrend')
  await stop.spend()
  await expect(stop.fault).toContainText(m.faults.what['plan-required']())
  await expect(stop.row(/^Supertrend/)).toContainText(/\d/)
  await appPage.photograph('comparison-plan-required')
  service.controls.setPlan({})

  const levels = await comparison.open('levels')
  await levels.spend()
  const { high, low, close } = days.at(-1)!
  await expect(levels.reported('classic r1')).toHaveText(
    ((2 * (high + low + close)) / 3 - low).toLocaleString('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2
    })
  )
  await levels.drawn.click()
  const pairs = await comparison.open('correlation')
  await pairs.spend()
  await expect(pairs.row(/BTC \/ ETH/)).toBeVisible()
  await appPage.photograph('comparison-correlation-dark')
  await appPage.ask('settings', 'change', { theme: 'light' })
  await comparison.open('atr')
  await appPage.photograph('comparison-atr-light')
  await comparison.open('levels')
  await appPage.photograph('comparison-levels-light')

  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await again.press(/^Bollinger bands.*same/)
  await expect(
    new ServiceComparisonDialog(again, 'bollinger').says(new RegExp(m.comparison.source.saved()))
  ).toBeVisible()
  expect(bought()).toBe(1)
})

test('loads older candles and fills gaps at the displayed price', async ({ appPage, service }) => {
  const { page } = appPage
  // Wait until the service's candles have replaced those of the demo market.
  const calls = (): readonly string[] => service.controls.calls().map(({ operation }) => operation)
  await expect.poll(calls).toContain('getOHLCIntraday')
  await appPage.quiet()
  await expect.poll(() => appPage.candles()).toBeGreaterThan(599)
  const chart = new ChartPage(page)

  await chart.picture.focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(chart.reach).toContainText('Loaded candles start on')
  await expect(chart.older(600)).toBeVisible()
  await appPage.photograph('history-older')
  const before = service.controls.calls().length
  await chart.older(600).click()
  await appPage.sayYes()
  await expect.poll(() => appPage.candles()).toBeGreaterThan(1199)
  const newCalls = service.controls.calls().slice(before)
  expect(newCalls.map(({ operation }) => operation)).toContain('getOHLCIntraday')

  const candles = service.market.lastCandles(service.market.coin('BTC')!, '1h', 4, Date.now())
  const serviceBars = candles.map(({ time, ...bar }) => ({ time: new Date(time).toISOString(), ...bar }))
  serviceBars[1] = { ...serviceBars[1]!, high: serviceBars[1]!.high * 1.02 }
  service.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: serviceBars }))
  await chart.refresh()
  await appPage.sayYes()
  await expect(appPage.says(m.chart.corrected.title({ count: 1 }))).toBeVisible()
  await appPage.photograph('history-corrected')
  await appPage.press(m.chart.prices.close())

  service.controls.overrideBody(
    'getOHLCIntraday',
    JSON.stringify({ status: false, error: 'interval must be 5m or 15m' })
  )
  await chart.refresh()
  await appPage.sayYes()
  await expect(
    appPage.says(m.faults.causeWhat['candles-refused']({ interval: '1h', coin: 'BTC' }))
  ).toBeVisible()
  await expect(appPage.says(m.common.serviceMessage({ message: 'interval must be 5m or 15m' }))).toBeVisible()
  expect(await appPage.candles()).toBeGreaterThan(1199)
  await appPage.photograph('history-refused')
  service.controls.overrideBody('getOHLCIntraday', null)
})

test('a confirmation stays open when its panel is hidden', async ({ appPage, comparison, candlewick }) => {
  const { page } = appPage
  const ranges = await comparison.open('atr')
  await ranges.compare.click()
  await expect(appPage.question).toBeVisible()
  await candlewick.resize(900, 700)
  await expect(appPage.row('BTC')).toBeVisible()
  await expect(appPage.question).toBeVisible()
  await appPage.sayYes()
  await expect(appPage.question).toBeHidden()
  await expect.poll(() => appPage.hasFocus()).toBe(true)
  for (const [key, view] of [
    ['6', 'Credits'],
    ['7', 'Settings'],
    ['4', 'Alerts']
  ] as const) {
    await page.keyboard.press(`Control+${key}`)
    await expect(appPage.view(view)).toBeVisible()
    await expect.poll(() => appPage.hasFocus()).toBe(true)
  }
  const alerts = new AlertsPage(page)
  await alerts.begin()
  await alerts.field('Note').fill('sell half')
  await page.keyboard.press('Escape')
  await appPage.press('Keep editing')
  await expect(alerts.field('Note')).toHaveValue('sell half')
  await page.keyboard.press('Escape')
  await appPage.press('Discard')
  await expect(alerts.dialog).toBeHidden()
})
