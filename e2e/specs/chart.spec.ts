import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { sharedApp } from '../shared-app'
import { m } from '../../src-shared/messages/m'

interface Series {
  readonly answer: {
    readonly time: Record<string, number>
    readonly close: Record<string, number>
    readonly provisionalFrom: number
  }
}

const lastOf = (series: Series): { time: number; close: number } => {
  const at = Object.keys(series.answer.time).length - 1
  return { time: series.answer.time[at]!, close: series.answer.close[at]! }
}

test("shows daily candles if the plan doesn't include intraday candles", async ({ candlewick, service }) => {
  const intraday = (): number => service.controls.calls('getOHLCIntraday').length
  const appPage = new AppPage(await candlewick.launch())
  service.controls.setPlan({ intraday: false, how: '402' })
  await appPage.connect(service)
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await expect(appPage.says(m.chart.locked.title({ interval: '1h' }))).toBeVisible()
  await expect(appPage.says(m.chart.locked.showsDaily())).toBeVisible()
  await appPage.chartFilled()
  expect(intraday()).toBe(1)

  for (let minute = 0; minute < 5; minute++) {
    await candlewick.advance(61_000)
    await appPage.quiet()
  }
  expect(intraday()).toBe(1)
  await appPage.photograph('chart-plan-required')
  await appPage.press(m.chart.locked.showRecorded({ interval: '1h' }))
  await expect.poll(() => appPage.candles()).toBeLessThan(5)
  const own = (await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  expect(own.answer.provisionalFrom).toBe(0)
  await appPage.photograph('chart-own-bars')

  service.controls.setPlan({})
  await appPage.press(/^Try again/)
  await appPage.question.waitFor()
  await appPage.sayYes()
  await expect.poll(intraday).toBe(2)
  await expect(appPage.says(m.chart.locked.title({ interval: '1h' }))).toHaveCount(0)
  await appPage.chartFilled()
})

test('quotes update the last candle without being stored as candles', async ({
  appPage,
  candlewick,
  service
}) => {
  await appPage.chartFilled()
  const series = async (): Promise<Series> =>
    (await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  await candlewick.advance(61_000)
  await appPage.quiet()
  const board = (await appPage.ask('market', 'board')) as {
    answer: { quotes: { symbol: string; price: number }[] }
  }
  expect(lastOf(await series()).close).toBe(board.answer.quotes.find(quote => quote.symbol === 'BTC')?.price)

  // All bars after the last one from the service are provisional.
  service.controls.setOutage(502, 'getOHLCIntraday')
  const provisionalFrom = (await series()).answer.provisionalFrom
  for (const ms of [2 * 3_600_000, 61_000]) {
    // Two responses in the same second would look like a single response that was repeated.
    await candlewick.anotherSecond()
    await candlewick.advance(ms)
    await appPage.quiet()
  }
  const later = await series()
  expect(later.answer.provisionalFrom).toBe(provisionalFrom)
  expect(Object.keys(later.answer.time).length).toBeGreaterThan(provisionalFrom)
})

test.describe('without a restart', () => {
  const start = sharedApp(async ({ appPage, candlewick }) => {
    await candlewick.zoom(1)
    await appPage.chartFilled()
  })
  const shared = () => ({ ...start(), chart: new ChartPage(start().appPage.page) })

  test('finds an indicator by its short name and draws it', async () => {
    const {
      chart: { page }
    } = shared()
    const indicators = new IndicatorsPage(page)
    await indicators.field.click()
    await indicators.offered(/^EMV/).scrollIntoViewIfNeeded()
    await indicators.field.fill('tr')
    await expect(indicators.offered()).toContainText(m.indicators.name['true-range']())
    await expect(indicators.offered()).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(indicators.says(/^TR/)).toBeVisible()

    // The legend only gets its place once the pane is laid out.
    await expect.poll(() => indicators.menuSize(/^TR/)).toBeGreaterThanOrEqual(24)
  })

  test('stays sharp when the text size changes', async () => {
    const { candlewick, chart } = shared()
    expect(await chart.sharpness()).toBe(1)
    await candlewick.zoom(1.5)
    await expect.poll(() => chart.page.evaluate(() => devicePixelRatio)).toBe(1.5)
    await expect.poll(() => chart.sharpness()).toBe(1)
  })
})
