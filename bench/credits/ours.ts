import type { Price } from '../../src-demo/server/price-list'
import { startDemoService } from '../../src-demo/demo-service'
import { startHeadless } from '../headless'
import { randomFrom } from '../random'
import { SimulatedClock } from '../simulated-clock'
import { barMs, indicatorAlert, type CreditSetting } from './setting'
import { minute } from '../../src-shared/time'

export interface Tariff {
  readonly name: string
  readonly price: Price
}

export interface OurDay {
  readonly quoteCalls: number
  readonly quoteCredits: number
  readonly quoteMinutes: number
  readonly indicatorCalls: number
  readonly indicatorCredits: number
  /** The credits for the candles that were loaded on the previous evening as a basis for indicators. */
  readonly firstFillCredits: number
  readonly closedBars: number
  /** The number of bars whose final values were loaded within a minute. */
  readonly timelyBars: number
}

export async function ourDay(setting: CreditSetting, { price }: Tariff): Promise<OurDay> {
  const { coins, charted, from, to, seed, key } = setting
  const clock = new SimulatedClock(from - 20 * minute)
  const service = await startDemoService({ clock, key, seed, quotaLimit: 1e9, rateLimitPerMinute: null })
  service.controls.setPrice('getOHLCIntraday', price)
  const refreshed: number[] = []
  const app = await startHeadless({
    clock,
    random: randomFrom(seed),
    online: () => true,
    onEvent: event => {
      if (event.name !== 'boardChanged' || event.payload.fetchedAt === null) return
      if (event.payload.fetchedAt >= from) refreshed.push(event.payload.fetchedAt)
    }
  })
  try {
    const { services } = app.candlewick
    await services.settings.change({ confirmAbove: 1_000_000 })
    await services.connection.enter({ address: service.address, key })
    const [list] = services.watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    for (const coin of list.coins) await services.watchlist.removeCoin({ id: list.id, coin })
    await services.watchlist.addCoins({ id: list.id, coins: [...coins] })
    for (const coin of charted)
      await services.alerts.save({ id: null, draft: indicatorAlert(coin), agreed: true })
    const agreed = services.connection.agree({
      items: [{ need: 'quotes', automatic: true, everyMs: minute }]
    })
    await app.pass(from)
    await agreed
    await services.connection.answerOffer({ lastsDays: null })
    const before = service.controls.calls().filter(({ at }) => at < from)
    await app.pass(to)
    const calls = service.controls.calls().filter(({ at }) => at >= from && at < to)
    const credits = (of: typeof calls, operation: string): number =>
      of.filter(call => call.operation === operation).reduce((sum, { charged }) => sum + charged, 0)
    const candles = calls.filter(({ operation }) => operation === 'getOHLCIntraday')
    const bars = Array.from({ length: (to - from) / barMs }, (_, index) => from + index * barMs)
    const ends = bars.flatMap(at => charted.map(coin => ({ at, coin })))
    return {
      quoteCalls: calls.filter(({ operation }) => operation === 'getData').length,
      quoteCredits: credits(calls, 'getData'),
      quoteMinutes: new Set(refreshed.map(at => Math.floor(at / minute))).size,
      indicatorCalls: candles.length,
      indicatorCredits: credits(calls, 'getOHLCIntraday'),
      firstFillCredits: credits(before, 'getOHLCIntraday'),
      closedBars: ends.length,
      timelyBars: ends.filter(end =>
        candles.some(
          ({ at, query }) =>
            at >= end.at && at < end.at + minute && new URLSearchParams(query).get('symbol') === end.coin
        )
      ).length
    }
  } finally {
    await app.close()
    await service.close()
  }
}
