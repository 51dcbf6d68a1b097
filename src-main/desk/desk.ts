import type { PlacedAlert } from '../alerts/gathering'
import { IncidentWatch } from '../service-health/incident-watch'
import { BesideService } from '../beside/beside-service'
import { CoinCalls } from '../coins/coin-calls'
import { RefusedCoins } from '../coins/refused-coins'
import { PlanKeeper } from '../connection/plan-keeper'
import type { Services } from '../../src-shared/contract'
import type { Events } from '../../src-shared/contract/events'
import type { Gauge } from '../../src-shared/contract/credits'
import type { Board } from '../../src-shared/contract/market'
import type { ScheduleStatus } from '../../src-shared/contract/schedule'
import { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'

import { AnswerStore } from '../explorer/answer-store'
import { ExplorerService } from '../explorer/explorer-service'
import { DrawingService } from '../drawings/drawing-service'
import { DrawingStore } from '../drawings/drawing-store'
import type { Emitter } from '../events/emitter'
import { barsAsOf } from '../market/bars-as-of'
import type { Chart } from '../market/candle-service'
import type { NoticeService } from '../notices/notice-service'
import { RenewalLook } from '../schedule/renewal-look'
import { ScheduleService } from '../schedule/schedule-service'
import { createServiceClient, type ServiceFetch } from '../service-api/client'
import { keyCheckOperation } from '../service-api/operations'
import type { SettingsService } from '../settings/settings-service'
import type { Disk } from '../storage/disk'
import { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { openAlerts } from './alert-desk'
import { openCredits } from './credit-desk'
import { openFiles, type DeskFiles } from './desk-folder'
import { openMarket } from './market-desk'
import { WatchlistService } from '../watchlist/watchlist-service'
import { WatchlistStore } from '../watchlist/watchlist-store'

/** Tells the window; `announce('boardChanged', board)`. */
export type Announce = <Name extends keyof Events>(event: Name, payload: Events[Name]) => void

export interface DeskSources {
  /** This service's own folder: what was simulated never meets what was paid for. */
  readonly folder: string
  readonly disk: Disk
  readonly address: string
  readonly simulated: boolean
  readonly fetch: ServiceFetch
  readonly key: () => Promise<string | null>
  /** The same, where it is known without touching the keychain. */
  readonly keyAtHand: () => string | null
  readonly clock: Clock
  readonly settings: SettingsService
  readonly notices: NoticeService
  readonly openLink: (url: string) => Promise<void>
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
  readonly random: () => number
  readonly announce: Announce
  readonly circumstances: () => MachineState
  /** Records what went wrong inside, for the log. */
  readonly report?: (error: unknown, asked: string) => void
}

/** What of the machine and the window bears on the rhythm. */
export interface MachineState {
  /** The window is closed, minimised or out of sight. */
  readonly hidden: boolean
  readonly onBattery: boolean
}

/** Everything that belongs to one service address. */
export interface Desk {
  readonly address: string
  readonly simulated: boolean
  readonly services: Pick<
    Services,
    'alerts' | 'beside' | 'credits' | 'drawings' | 'explorer' | 'market' | 'news' | 'schedule' | 'watchlist'
  >
  readonly plan: PlanKeeper
  readonly schedule: ScheduleService
  readonly alerts: IncidentWatch
  /** Notifications of what a person asked to be noticed. */
  readonly noticed: Emitter<PlacedAlert>
  /** What the tray shows. */
  glance(): {
    readonly board: Board
    readonly gauge: Gauge
    readonly status: ScheduleStatus
    /** What alerts noticed and nobody has read yet. */
    readonly unread: number
  }
  /** Writes what the disk did not take before. */
  writeHeld(): void
  /** Tells the window everything anew. */
  announceAll(): void
  close(): void
}

/** What a new desk watches. */
const usualCoins = {
  name: 'Watchlist',
  coins: ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']
}

/**
 * Opens the databases of one address and wires its services; starts nothing.
 * @throws DiskError, NewerDatabaseError; then nothing is left open
 */
export function openDesk(sources: DeskSources): Desk {
  const files = openFiles(sources.folder, sources.disk, sources.notices, sources.simulated)
  try {
    return wireDesk(sources, files)
  } catch (error) {
    files.state.close()
    files.cache.close()
    throw error
  }
}

function wireDesk(sources: DeskSources, { state, cache }: DeskFiles): Desk {
  const { address, clock, settings, simulated, announce, openLink, saveText } = sources
  const facts = new FactStore(state)
  // Both write to new files: whatever has to be ended again comes after them.
  const watchlist = new WatchlistService(new WatchlistStore(state), usualCoins)
  const report = (error: unknown, asked: string): void => sources.report?.(error, asked)
  const spending = openCredits({
    state,
    facts,
    clock,
    settings,
    notices: sources.notices,
    plan: () => plan,
    simulated,
    saveText,
    report
  })
  const { credits, budget } = spending
  const client = createServiceClient({ fetch: sources.fetch, clock, address, key: sources.key })
  const calls = new PaidCalls({ client, credits, clock, budget, agreed: () => plan.agreed(), report })
  const refused = new RefusedCoins(facts, clock)
  const coinCalls = new CoinCalls({ calls, refused, clock })
  const coins = (): readonly string[] => watchlist.coins()
  const locked = (): ScheduleService['serviceHealth']['locked'] => schedule.serviceHealth.locked
  const market = openMarket({
    ...{ cache, clock, calls, coinCalls, refused, credits, coins, locked, openLink, simulated },
    everyMs: need => plan.everyMs(need),
    keepAnswer: (outcome, params) => explorer.keepAnswer(outcome, params)
  })
  const { board, candles, mood, coinList, news } = market
  const plan: PlanKeeper = new PlanKeeper({
    facts,
    clock,
    calls,
    coins: () => coins().length,
    alerts: () => noticing.service.cost(),
    priceOf: need => market.priceOf(need),
    quotaLimit: () => credits.gauge().limit,
    keyCheck: keyCheckOperation,
    keyCheckPrice: () => credits.priceOf(keyCheckOperation, subjectOf({})),
    simulated
  })
  const noticing = openAlerts({
    disk: sources.disk,
    ...{
      state,
      clock,
      settings,
      calls,
      coinCalls,
      credits,
      board,
      mood,
      news,
      coins,
      locked,
      simulated,
      report
    },
    keep: facts,
    charts: candles,
    candleSources: market.candleSources,
    everyMs: need => plan.everyMs(need)
  })
  const renewal = new RenewalLook({ calls, credits, budget, operation: keyCheckOperation })
  const schedule: ScheduleService = new ScheduleService({
    clock,
    facts,
    calls,
    sources: { quotes: board, candles, alerts: noticing, mood, 'coin-list': coinList, news, renewal },
    agreed: () => plan.agreed(),
    disk: () => sources.disk.trouble,
    purses: () => budget.purses(),
    circumstances: () => {
      const { hidden, onBattery } = sources.circumstances()
      // What an alert is judged on is not slowed down because nobody looks: that is what alerts are for.
      return { unseen: hidden && !noticing.service.isAwake(), onBattery }
    },
    quotesUnread: () => board.board().unread !== undefined,
    random: sources.random,
    report
  })
  const explorer: ExplorerService = new ExplorerService({
    ...{ address, openLink, saveText, calls, credits, simulated, locked },
    keyAtHand: sources.keyAtHand,
    answers: new AnswerStore(cache)
  })
  const drawings = new DrawingService(new DrawingStore(state))
  const beside = new BesideService({
    answers: explorer,
    barsAsOf: (chart, at) => barsAsOf(market.candleSources, chart, at),
    candles: market.candles,
    now: () => clock.now()
  })
  const alerts = new IncidentWatch(calls, facts, clock)

  const nudge = (): void => schedule.nudge()
  const relay = <Name extends keyof Events>(emitter: Emitter<Events[Name]>, name: Name): (() => void) =>
    emitter.on(payload => announce(name, payload))
  const candlesCame = (chart: Chart): void => {
    if (candles.isShown(chart)) announce('candlesChanged', candles.candles(chart))
    beside.candlesCame(chart).catch((error: unknown) => report(error, 'comparing candles that came'))
  }
  const unlisten = [
    relay(credits.changed, 'gaugeChanged'),
    relay(credits.booked, 'gaugeChanged'),
    relay(budget.changed, 'budgetChanged'),
    spending.told.on(alert => alerts.told.emit(alert)),
    relay(board.changed, 'boardChanged'),
    credits.changed.on(() => board.publishPrice()),
    relay(beside.changed, 'besideChanged'),
    candles.changed.on(candlesCame),
    relay(candles.ticked, 'candleTicked'),
    noticing.candles.changed.on(candlesCame),
    relay(noticing.service.changed, 'alertsChanged'),
    noticing.service.needsChanged.on(nudge),
    relay(drawings.changed, 'drawingsChanged'),
    relay(mood.changed, 'moodChanged'),
    relay(news.changed, 'newsChanged'),
    relay(schedule.changed, 'scheduleChanged'),
    relay(watchlist.changed, 'watchlistsChanged'),
    board.pricesSeen.on(prices => candles.follow(prices)),
    coinList.changed.on(() => {
      announce('boardChanged', board.board())
      announce('coinListChanged', coinList.state())
    }),
    refused.changed.on(() => announce('boardChanged', board.board())),
    coinCalls.settled.on(outcome => alerts.learn(outcome)),
    watchlist.changed.on(() => {
      refused.keepOnly(coins())
      announce('boardChanged', board.board())
      nudge()
    }),
    candles.chartsShown.on(nudge),
    plan.changed.on(nudge),
    plan.changed.on(() => budget.publish()),
    plan.proposed.on(() => {
      calls.disown()
      spending.forgetQuota()
      alerts.forget()
      refused.tryAll()
      schedule.forgetHealth()
    }),
    settings.changed.on(nudge)
  ]

  const writeHeld = (): void => {
    credits.writeHeld()
    facts.writeHeld()
    noticing.service.writeHeld()
    board.writeHeld()
    news.writeHeld()
  }

  return {
    address,
    simulated,
    services: {
      alerts: noticing.service,
      beside,
      credits: spending.service,
      drawings,
      explorer,
      market: market.service,
      news,
      schedule,
      watchlist
    },
    plan,
    schedule,
    alerts,
    noticed: noticing.service.gathering.shown,
    glance: () => ({
      board: board.board(),
      gauge: credits.gauge(),
      status: schedule.status(),
      unread: noticing.service.unread
    }),
    writeHeld,
    announceAll() {
      announce('watchlistsChanged', watchlist.lists())
      announce('boardChanged', board.board())
      announce('gaugeChanged', credits.gauge())
      announce('budgetChanged', budget.state())
      announce('moodChanged', mood.mood())
      announce('newsChanged', news.list())
      announce('scheduleChanged', schedule.status())
      announce('alertsChanged', noticing.service.state())
    },
    close() {
      schedule.stop()
      noticing.close()
      spending.close()
      alerts.close()
      for (const stop of unlisten) stop()
      calls.close()
      writeHeld()
      state.close()
      cache.close()
    }
  }
}
