import type { Locator } from 'playwright'
import { expect, test } from '../fixtures'
import { averageTrueRange, deviation, mean, trueRange } from '../operations/textbook'
import { AppPage } from '../pages/app-page'

/** Presses a button that spends, and says yes where it asks first. */
async function spend(appPage: AppPage, button: Locator): Promise<void> {
  await button.click()
  const sure = appPage.page.getByRole('alertdialog')
  if (await sure.isVisible()) await sure.getByRole('button').last().click()
}

const figures = async (details: Locator, row: string): Promise<{ last: number; largest: number }> => {
  const line = details.locator(`[data-row="${row}"]`)
  const read = async (name: string): Promise<number> => Number(await line.getAttribute(name))
  return { last: await read('data-last'), largest: await read('data-largest') }
}

test('the service’s own indicators beside ours: fetched for their price, drawn, and the difference told', async ({
  candlewick,
  service,
  photograph
}) => {
  const calls = (operation: string): number =>
    service.controls.calls().filter(call => call.operation === operation).length
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  await candlewick.resize(1440, 900)
  await appPage.interval('1d').click()
  await expect(page.getByRole('img', { name: /BTC, 1d candles/ })).toBeVisible()

  const comparison = page.getByRole('region', { name: 'Compare with service' })
  const open = async (name: string, kind: string): Promise<Locator> => {
    await comparison.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    return page.getByTestId(`comparison-${kind}`)
  }
  const bands = await open('Bollinger bands', 'bollinger')
  const compare = bands.getByRole('button', { name: /^Compare with service.*100 credits/ })
  await expect(compare).toBeVisible()
  expect(calls('getBollinger')).toBe(0)
  await spend(appPage, compare)
  await expect(bands.getByText(/100 credits charged/)).toBeVisible()
  expect(calls('getBollinger')).toBe(1)

  // Worked out here: both are the same convention over the days that are over.
  const days = service.market.lastCandles(service.market.coin('BTC')!, '1d', 720, Date.now()).slice(0, -1)
  const closes = days.slice(-20).map(day => day.close)
  const upper = mean(closes) + 2 * deviation(closes)
  const shown = await figures(bands, 'upper')
  expect(Math.abs(shown.last)).toBeLessThan(upper * 1e-8)
  await expect(bands.locator('[data-row="upper"] td').first()).toHaveText(
    upper.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  )
  await bands.getByRole('switch', { name: 'Draw on the chart' }).click()
  await expect(page.getByRole('list', { name: 'Indicators' }).getByText(/^BB/)).toBeVisible()

  // ATR: the plain mean of true ranges against Wilder's, worked out here too.
  const ranges = await open('Average true range', 'atr')
  await spend(appPage, ranges.getByRole('button', { name: /^Compare with service/ }))
  await expect(ranges.getByText(/Very likely a convention: computed with the plain mean/)).toBeVisible()
  let wilder = mean(
    days.slice(0, 14).map((day, at) => (at === 0 ? day.high - day.low : trueRange(day, days[at - 1]!)))
  )
  const off = days.map((day, at) => {
    if (at < 14) return 0
    wilder += (trueRange(day, days[at - 1]!) - wilder) / 14
    return averageTrueRange(days, at, 14) - wilder
  })
  const shared = off.slice(-119)
  const told = await figures(ranges, 'value')
  expect(told.last).toBeCloseTo(off.at(-1)!, 3)
  expect(told.largest).toBeCloseTo(
    shared.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)),
    3
  )
  await ranges.getByRole('switch', { name: 'Draw on the chart' }).click()
  await photograph(page, 'comparison-atr-dark')

  // 402: ours stays, and the reason stands in place. Asked again once the door opens.
  service.controls.setPlan({ operations: { getSupertrend: false }, how: '402' })
  const stop = await open('Supertrend', 'supertrend')
  await spend(appPage, stop.getByRole('button', { name: /^Compare with service/ }))
  await expect(stop.getByRole('alert')).toContainText('locked for your plan')
  await expect(stop.getByRole('alert')).toContainText('Ours stays as it is.')
  await expect(stop.getByRole('row', { name: /^Supertrend/ })).toContainText(/\d/)
  await photograph(page, 'comparison-plan-required')
  service.controls.setPlan({})

  // What has no line: levels, figures, pairs.
  const levels = await open('Support and resistance', 'levels')
  await spend(appPage, levels.getByRole('button', { name: /^Compare with service/ }))
  const { high, low, close } = days.at(-1)!
  await expect(levels.locator('[data-row="classic r1"] td').first()).toHaveText(
    ((2 * (high + low + close)) / 3 - low).toLocaleString('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2
    })
  )
  await levels.getByRole('switch', { name: 'Draw on the chart' }).click()
  const pairs = await open('Correlation', 'correlation')
  await spend(appPage, pairs.getByRole('button', { name: /^Compare with service/ }))
  await expect(pairs.getByRole('row', { name: /BTC \/ ETH/ })).toBeVisible()
  await photograph(page, 'comparison-correlation-dark')
  await appPage.ask('settings', 'change', { theme: 'light' })
  await open('Average true range', 'atr')
  await photograph(page, 'comparison-atr-light')
  await open('Support and resistance', 'levels')
  await photograph(page, 'comparison-levels-light')

  // Looked at again after a restart: kept, free, and as old as it is.
  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await again.page.getByRole('button', { name: /^Bollinger bands.*the same/ }).click()
  await expect(again.page.getByTestId('comparison-bollinger').getByText(/The service, kept/)).toBeVisible()
  expect(calls('getBollinger')).toBe(1)
})

test('history: older candles and gaps for their price, a corrected past, a refused interval', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  // The demo market's candles leave as the service's come.
  const calls = (): readonly string[] => service.controls.calls().map(({ operation }) => operation)
  await expect.poll(calls).toContain('getOHLCIntraday')
  await appPage.quiet()
  await expect.poll(() => appPage.candles()).toBeGreaterThan(599)
  const chart = page.getByRole('img', { name: /1h candles/ })
  const refresh = page
    .getByRole('region', { name: 'Chart', exact: true })
    .getByRole('button', { name: /^Refresh/ })

  // Past the oldest candle: the price of the whole request stands first, and nothing is asked by itself.
  await chart.focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowLeft')
  const reach = page.getByTestId('candle-reach')
  await expect(reach).toContainText('The candles held begin on')
  const older = reach.getByRole('button', { name: /^Load 600 older candles/ })
  await expect(older).toBeVisible()
  await photograph(page, 'history-older')
  const before = service.controls.calls().length
  await spend(appPage, older)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(1199)
  const asked = service.controls.calls().slice(before)
  expect(asked.map(({ operation }) => operation)).toContain('getOHLCIntraday')

  // The refresh costs but a few bars, and a past candle told otherwise is healed and noted.
  const kept = service.market.lastCandles(service.market.coin('BTC')!, '1h', 4, Date.now())
  const told = kept.map(({ time, ...bar }) => ({ time: new Date(time).toISOString(), ...bar }))
  told[1] = { ...told[1]!, high: told[1]!.high * 1.02 }
  service.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: told }))
  await spend(appPage, refresh)
  await expect(page.getByText('1 past candle was corrected by the service.')).toBeVisible()
  await photograph(page, 'history-corrected')
  await page.getByRole('button', { name: 'Put away' }).first().click()

  // An interval the service refuses: said in place, what is held stays.
  service.controls.overrideBody(
    'getOHLCIntraday',
    JSON.stringify({ status: false, error: 'interval must be 5m or 15m' })
  )
  await spend(appPage, refresh)
  await expect(page.getByText('The service refused the 1h candles of BTC.')).toBeVisible()
  await expect(page.getByText('The service says: “interval must be 5m or 15m”.')).toBeVisible()
  expect(await appPage.candles()).toBeGreaterThan(1199)
  await photograph(page, 'history-refused')
  service.controls.overrideBody('getOHLCIntraday', null)
})
