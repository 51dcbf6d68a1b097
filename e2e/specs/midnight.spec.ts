import { startDemoService } from '../../src-demo/demo-service'
import { MovableClock } from '../../src-main/platform/time/movable-clock'
import { systemClock } from '../../src-main/platform/time/clock'
import { m } from '../../src-shared/messages/m'
import { day, hour, minute } from '../../src-shared/time'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { gapsOf, settledGaps, type Gaps } from '../pages/gaps'
import { MarketPage, marketPanels } from '../pages/market-page'

const zone = 'Europe/Berlin'

/** Returns how far the zone is ahead of UTC, ms. */
function offsetAt(at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const [date = '', time = ''] = parts.format(at).split(', ')
  const [d, mo, y] = date.split('/').map(Number)
  const [h, mi, s] = time.split(':').map(Number)
  return Date.UTC(y!, mo! - 1, d, h, mi, s) - Math.floor(at / 1000) * 1000
}

function nextMonthStart(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

function nextTimeChange(now: number): number {
  let at = Math.ceil(now / hour) * hour
  while (offsetAt(at) === offsetAt(at - hour)) at += hour
  return at
}

const needs = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list']

for (const [name, momentAfter] of [
  ['the end of a month', nextMonthStart],
  ['a change to or from summer time', nextTimeChange]
] as const)
  test(`every view keeps its loaded data past ${name}`, async ({ candlewick }) => {
    test.setTimeout(180_000)
    const clock = new MovableClock(systemClock)
    const aheadMs = momentAfter(Date.now() + day) - 10 * minute - Date.now()
    clock.sleep(aheadMs)
    const service = await startDemoService({ clock })
    const appPage = new AppPage(await candlewick.launch({ TZ: zone }))
    await candlewick.evaluate((_, ms) => {
      const { candlewickClock } = globalThis as unknown as { candlewickClock: { sleep(ms: number): void } }
      candlewickClock.sleep(ms)
    }, aheadMs)
    await appPage.connect(service)
    await expect(appPage.row('BTC')).toContainText(/\d/)
    await appPage.chartFilled()
    const items = needs.map(need => ({ need, automatic: false, everyMs: null }))
    expect(await appPage.ask('connection', 'agree', { items })).toMatchObject({ ok: true })
    expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
    const market = await MarketPage.open(appPage)
    await market.loadCandles(12)
    await market.spend(/^Load the top 100/)
    await market.tab('Breadth & sentiment')
    await market.spend(/^Load breadth/)
    await market.tab('Correlation')
    await market.spend(/^Load correlation/)
    await market.tab('Breakouts')
    await market.spend(/^Load breakouts/)
    await expect(market.says(m.common.notLoaded())).toHaveCount(0)

    const shownPlaces = async (visit: (place: string) => Promise<void>): Promise<void> => {
      await MarketPage.open(appPage)
      for (const panel of marketPanels) {
        await market.tab(panel)
        await visit(panel)
      }
      for (const view of ['Watch', 'News', 'Alerts', 'Explorer', 'Credits'] as const) {
        await appPage.show(view)
        await expect(appPage.view(view)).toBeVisible()
        await visit(view)
      }
      await MarketPage.open(appPage)
      await market.tab('Overview')
      await market.name('BTC').click()
      await expect(appPage.view(m.common.coin())).toBeVisible()
      await visit('coin')
    }
    const before = new Map<string, Gaps>()
    await shownPlaces(async place => void before.set(place, await settledGaps(appPage.page)))
    expect(before.get('coin')?.offers).not.toEqual([])
    for (const laterMs of [20 * minute, day]) {
      clock.advance(laterMs)
      await candlewick.advance(laterMs)
      await candlewick.settled()
      await shownPlaces(place => expect.poll(() => gapsOf(appPage.page), place).toEqual(before.get(place)))
    }
    await service.close()
  })
