import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { systemClock } from '../../src-main/platform/time/clock'
import { MovableClock } from '../../src-main/platform/time/movable-clock'
import type { CandlewickApp } from '../candlewick-app'
import { expect, test as base } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

interface Absence {
  readonly appPage: AppPage
  readonly service: DemoService
}

/** `absent` loads 5-minute candles, quits the app, and starts it again after the given number of days. */
const test = base.extend<{ absent: (days: number) => Promise<Absence> }>({
  absent: async ({ candlewick }, use) => {
    const clock = new MovableClock(systemClock)
    const service = await startDemoService({ clock })
    await use(async days => {
      clock.advance(-days * day)
      const before = await launched(candlewick)
      await candlewick.advance(-days * day)
      await before.connect(service)
      await before.interval('5m').click()
      await before.chart('BTC', '5m').waitFor()
      await expect.poll(() => before.candles()).toBeGreaterThan(590)
      await before.quiet()
      await candlewick.quit()
      clock.advance(days * day)
      const appPage = await launched(candlewick)
      await expect.poll(() => appPage.candles()).toBeGreaterThan(1190)
      await appPage.quiet()
      return { appPage, service }
    })
    await service.close()
  }
})

async function launched(candlewick: CandlewickApp): Promise<AppPage> {
  return new AppPage(await candlewick.launch())
}

const requestedBars = (service: DemoService): readonly string[] =>
  service.controls.calls('getOHLCIntraday').map(({ query }) => new URLSearchParams(query).get('bars') ?? '')

async function openGap({ page }: AppPage): Promise<ChartPage> {
  const chart = new ChartPage(page)
  await chart.picture.focus()
  await page.keyboard.press('0')
  return chart
}

test('fills a gap of several days with one confirmed price', async ({ absent }) => {
  const { appPage, service } = await absent(4)
  const chart = await openGap(appPage)
  const missing = Number((await chart.missing.textContent())?.match(/\d+/)?.[0])
  // Four days have 4 × 288 candles, of which the latest 600 are loaded.
  expect(Math.abs(missing - (4 * 288 - 600))).toBeLessThanOrEqual(2)
  await appPage.photograph('gap')
  // The price is known, but it's above the limit from which the user wants to confirm it.
  expect(await appPage.ask('settings', 'change', { confirmAbove: 1 })).toMatchObject({ ok: true })
  await chart.loadMissing.click()
  const { question } = appPage
  await expect(question).toContainText(/the latest 1,15\d 5m candles for BTC,/)
  await expect(question).toContainText(`${missing} of them new.`)

  const coin = service.market.coin('BTC')!
  const dayBar = service.market
    .lastCandles(coin, '5m', 600 + missing + 3, Date.now())
    .map(({ time, ...bar }, at) => ({
      ...bar,
      time: new Date(time).toISOString(),
      high: at === 1 ? bar.high * 1.01 : bar.high
    }))
  service.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: dayBar }))
  const before = requestedBars(service).length
  await appPage.sayYes()
  await expect(appPage.says(m.chart.corrected.title({ count: 1 }))).toBeVisible()
  expect(requestedBars(service).slice(before)).toEqual([expect.stringMatching(/^115\d$/)])
  await expect(chart.reach).toHaveCount(0)
  expect(await appPage.candles()).toBeGreaterThanOrEqual(1190 + missing)
  await appPage.photograph('gap-healed')
})

test("fills the part of a gap that the service's history covers and reports the rest", async ({ absent }) => {
  const { appPage, service } = await absent(20)
  const chart = await openGap(appPage)
  await chart.loadMissing.click()
  await expect(appPage.question).toContainText('the latest 4,320 5m candles for BTC')
  await appPage.sayYes()
  await expect.poll(() => appPage.candles()).toBeGreaterThan(4320 + 590)
  expect(requestedBars(service).at(-1)).toBe('4320')
  await expect(chart.reach).toContainText(m.chart.reachLimit.cap({ bars: 4320, interval: '5m' }))
  await expect(chart.loads).toHaveCount(0)
  // The service's latest candles go back 15 days, and the saved ones end 20 days ago. The candles in between
  // can't be loaded.
  await expect(chart.reach).toContainText(/1,4\d\d candles missing here/)
  await appPage.photograph('gap-out-of-reach')
})
