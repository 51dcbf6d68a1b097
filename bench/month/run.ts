import { rm } from 'node:fs/promises'
import type { ReceivedCall } from '../../src-demo/demo-controls'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'
import { startHeadless, temporaryFolder, type Headless } from '../headless'
import { randomFrom } from '../random'
import { SimulatedClock } from '../simulated-clock'
import type { MonthTrouble } from './life'
import {
  visibleAt,
  type Month,
  type MonthStory,
  type Promised,
  type ShownCost,
  type ShownNotification
} from './month'
import { thefts } from './quota'
import type { Alert } from '../../src-shared/contract/alerts'
import type { Notice } from '../../src-shared/contract/notice'
import { pricesBeforeCalls } from './shown-prices'
import { day, hour } from '../../src-shared/time'

const key = 'the-whole-key'

export async function liveThrough(month: Month): Promise<MonthStory> {
  const { life, seed } = month
  const clock = new SimulatedClock(life.from - 60_000)
  const service = await startDemoService({
    clock,
    key,
    seed,
    quotaLimit: month.quotaLimit,
    rateLimitPerMinute: null
  })
  service.controls.setQuotaResets('never')
  try {
    return await new Living(month, clock, service).live()
  } finally {
    await service.close()
  }
}

interface Happening {
  readonly at: number
  readonly happens: () => void
  /** Set if a sleeping app couldn't learn of the event, which then happens after it wakes up. */
  readonly needsAwake?: true
}

class Living {
  readonly #month: Month
  readonly #clock: SimulatedClock
  readonly #service: DemoService
  readonly #folder = temporaryFolder()
  readonly #calls: ReceivedCall[] = []
  readonly #refreshedAt: number[] = []
  readonly #shown: ShownNotification[] = []
  readonly #byHand = { made: 0, refused: 0 }
  #online = true
  #asleep = false

  constructor(month: Month, clock: SimulatedClock, service: DemoService) {
    this.#month = month
    this.#clock = clock
    this.#service = service
  }

  async live(): Promise<MonthStory> {
    const { life, seed } = this.#month
    const app = await startHeadless({
      clock: this.#clock,
      folder: this.#folder,
      random: randomFrom(seed + 1),
      online: () => this.#online,
      onEvent: event => {
        if (event.name === 'alertsChanged') {
          this.#notePromises(event.payload.alerts)
          this.#noteCosts(event.payload.alerts)
        }
        if (event.name === 'boardChanged') this.#noteBoard(event.payload.fetchedAt)
        if (event.name === 'noticesChanged') this.#noteNotices(event.payload)
      }
    })
    try {
      await this.#setUp(app)
      const delayed: (() => void)[] = []
      for (const { at, happens, needsAwake } of this.#happenings(app)) {
        if (this.#asleep) this.#clock.sleepUntil(at)
        else await app.pass(at)
        if (this.#asleep && needsAwake) {
          delayed.push(happens)
          continue
        }
        happens()
        if (this.#asleep) continue
        for (const late of delayed.splice(0)) late()
      }
      await app.pass(life.to)
      // Wait until running calls have their responses.
      app.candlewick.session().schedule.pause({ until: null })
      await app.pass(life.to + 2_000)
      this.#takeCalls()
      return await this.#story(app)
    } finally {
      await app.close()
      await rm(this.#folder, { recursive: true })
    }
  }

  async #setUp({ candlewick, pass }: Headless): Promise<void> {
    const { services } = candlewick
    const { coins, alerts, prices, life, settings, quotesEveryMs } = this.#month
    const { newsEveryHours = 4, quotaLasts = null } = this.#month
    this.#service.controls.setPrice('getData', prices.coinsAt(life.from))
    // Candles have a price per row, so a call that loads more candles than expected costs more than shown.
    if (this.#month.costly) this.#service.controls.setPrice('getOHLCIntraday', { perRow: 1 })
    candlewick.notifications.on(facts => this.#shown.push({ at: this.#clock.now(), facts }))
    await services.settings.change({ ...settings, confirmAbove: 1_000_000 })
    await services.connection.enter({ address: this.#service.address, key })
    const [list] = services.watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    for (const coin of list.coins) await services.watchlist.removeCoin({ id: list.id, coin })
    await services.watchlist.addCoins({ id: list.id, coins: [...coins] })
    for (const { draft } of alerts) await services.alerts.save({ id: null, draft, agreed: true })
    const agreed = services.connection.agree({
      items: [
        { need: 'quotes', automatic: true, everyMs: quotesEveryMs },
        newsEveryHours === null
          ? { need: 'news', automatic: false, everyMs: null }
          : { need: 'news', automatic: true, everyMs: newsEveryHours * hour }
      ]
    })
    await pass(life.from)
    await agreed
    await services.connection.answerOffer({ lastsDays: quotaLasts })
  }

  #happenings({ candlewick }: Headless): readonly Happening[] {
    const { life, prices } = this.#month
    const { controls } = this.#service
    const { services } = candlewick
    const show = (hidden: boolean, index: number): void => {
      candlewick.noteMachine({ hidden })
      const { chart, rows } = visibleAt(this.#month, index)
      void services.market.showCharts({ charts: hidden ? [] : [{ coin: chart, interval: '1h' }] })
      void services.market.showRows({ coins: hidden ? [] : [...rows] })
    }
    return [
      ...life.days.map(at => ({ at, happens: () => this.#takeCalls() })),
      { at: life.from + 3 * day, happens: () => void this.#setCostly(candlewick) },
      { at: life.from, happens: () => candlewick.noteMachine({ hidden: true }) },
      ...life.visible.flatMap(({ from, to }, index) => [
        { at: from, needsAwake: true as const, happens: () => show(false, index) },
        { at: to, needsAwake: true as const, happens: () => show(true, index) }
      ]),
      ...life.onBattery.flatMap(({ from, to }) => [
        { at: from, needsAwake: true as const, happens: () => candlewick.noteMachine({ onBattery: true }) },
        { at: to, needsAwake: true as const, happens: () => candlewick.noteMachine({ onBattery: false }) }
      ]),
      ...life.asleep.flatMap(({ from, to }) => [
        { at: from, happens: () => void (this.#asleep = true) },
        {
          at: to,
          happens: () => {
            this.#asleep = false
            candlewick.session().schedule.catchUp()
          }
        }
      ]),
      ...life.troubles.flatMap(trouble => [
        { at: trouble.from, happens: () => this.#begin(trouble) },
        { at: trouble.to, happens: () => this.#end(trouble, candlewick) }
      ]),
      ...life.quotaResets.map(at => ({ at, happens: () => controls.resetQuota() })),
      ...life.priceChanges.map(at => ({
        at,
        happens: () => controls.setPrice('getData', prices.coinsAt(at))
      })),
      ...thefts(this.#month).map(({ at, credits }) => ({
        at,
        happens: () => controls.stealCredits(credits)
      })),
      ...life.refreshes.map(at => ({ at, happens: () => this.#refreshByHand(candlewick) }))
    ].toSorted((a, b) => a.at - b.at)
  }

  #begin({ kind }: MonthTrouble): void {
    const { controls } = this.#service
    if (kind === 'network') this.#online = false
    else if (kind === '402') controls.setPlan({ news: false })
    else controls.setOutage(Number(kind))
  }

  #end({ kind }: MonthTrouble, candlewick: Headless['candlewick']): void {
    const { controls } = this.#service
    if (kind === '402') {
      controls.setPlan({ news: true })
      // The user makes a call, because the app itself never calls a locked operation again.
      void Promise.resolve(candlewick.services.news.refresh()).catch(() => undefined)
    } else if (kind === 'network') {
      this.#online = true
      candlewick.session().schedule.catchUp()
    } else controls.setOutage(null)
  }

  #refreshByHand({ services }: Headless['candlewick']): void {
    this.#byHand.made++
    void Promise.resolve(services.market.refresh()).catch((error: unknown) => {
      const { fault } = error as { fault?: { code?: string } }
      if (fault?.code === 'budget-stopped') this.#byHand.refused++
    })
  }

  #noteBoard(fetchedAt: number | null): void {
    if (fetchedAt !== null && fetchedAt !== this.#refreshedAt.at(-1)) this.#refreshedAt.push(fetchedAt)
  }

  readonly #driftTimes = new Set<number>()
  #noteNotices(notices: readonly Notice[]): void {
    for (const { id, at } of notices) if (id === 'used-elsewhere') this.#driftTimes.add(at)
  }

  /** The delays that the app showed, by the alert's ID. */
  readonly #promised = new Map<number, Promised[]>()
  #notePromises(alerts: readonly Alert[]): void {
    for (const { id, lateness } of alerts) {
      const isShown = lateness?.code === 'checked' && lateness.waits === null
      const [worst, typical] = isShown ? [lateness.worstMs, lateness.typicalMs] : [null, null]
      const own = this.#promised.get(id) ?? []
      this.#promised.set(id, own)
      if (own.at(-1)?.worst !== worst) own.push({ at: this.#clock.now(), worst, typical })
    }
  }

  /** The costs that the app showed, by the alert's coin. */
  readonly #costs = new Map<string | null, ShownCost[]>()
  async #setCostly({ services }: Headless['candlewick']): Promise<void> {
    for (const { draft } of this.#month.costly ?? []) {
      const {
        cost: { creditsPerDay }
      } = await services.alerts.preview({ id: null, draft })
      this.#costs.set(draft.coin, [{ creditsPerDay, at: this.#clock.now() }])
      await services.alerts.save({ id: null, draft, agreed: true })
    }
  }

  #noteCosts(alerts: readonly Alert[]): void {
    for (const { coin, cost } of alerts) {
      const { creditsPerDay } = cost
      const own = this.#costs.get(coin)
      if (own?.at(-1)?.creditsPerDay !== creditsPerDay) own?.push({ creditsPerDay, at: this.#clock.now() })
    }
  }

  #takeCalls(): void {
    this.#calls.push(...this.#service.controls.calls())
    this.#service.controls.clearCalls()
  }

  async #story({ candlewick }: Headless): Promise<MonthStory> {
    const { services } = candlewick
    const { alerts } = services.alerts.state()
    const inbox: { at: number; noticedAt: number }[][] = []
    const inOrder = alerts.toSorted((a, b) => a.id - b.id)
    for (const { id } of inOrder) {
      const entries: { at: number; noticedAt: number; id: number }[] = []
      for (;;) {
        const page = await services.alerts.history({ id, before: entries.at(-1)?.id ?? null })
        if (page.length === 0) break
        entries.push(...page)
      }
      inbox.push(entries)
    }
    const days = await services.credits.days({ count: 62 })
    return {
      calls: this.#calls,
      prices: pricesBeforeCalls(stateFileIn(sessionFolder(this.#folder, this.#service.address))),
      refreshedAt: this.#refreshedAt,
      shown: this.#shown,
      inbox,
      promised: inOrder.map(({ id }) => this.#promised.get(id) ?? []),
      costs: (this.#month.costly ?? []).map(({ draft }) => this.#costs.get(draft.coin) ?? []),
      unsettled: (await services.credits.gauge()).unknown.calls,
      spentByLedger: days.reduce((sum, { spent }) => sum + spent, 0),
      driftReports: this.#driftTimes.size,
      byHand: this.#byHand
    }
  }
}
