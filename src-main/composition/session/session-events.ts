import type { AnswerService } from '../../market/answers/answer-service'
import type { Subscriptions } from '../../market/answers/subscriptions'
import type { ExplorerService } from '../../market/explorer/explorer-service'
import type { ComparisonService } from '../../market/service-comparison/comparison-service'
import type { CoinCalls } from '../../watching/coins/coin-calls'
import type { RefusedCoins } from '../../watching/coins/refused-coins'
import type { Agreement } from '../../watching/connection/agreement'
import type { PlanService } from '../../watching/connection/plan-service'
import type { ContactService } from '../../market/contact/contact-service'
import type { CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import type { NoteService } from '../../market/coin-notes/note-service'
import type { DrawingService } from '../../workspace/drawings/drawing-service'
import type { Chart } from '../../market/chart'
import type { MarketFiguresService } from '../../market/figures/market-figures-service'
import type { ScheduleService } from '../../watching/schedule/schedule-service'
import type { StoredHealth } from '../../watching/service-health/stored-health'
import type { IncidentWatch } from '../../watching/service-health/incident-watch'
import type { NoticeService } from '../../platform/notices/notice-service'
import type { ProfileService } from '../../service/profile/profile-service'
import type { LayoutService } from '../../workspace/layouts/layout-service'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { WatchlistService } from '../../workspace/watchlist/watchlist-service'
import { requestedCoins } from '../../service/api/outcome'
import type { AlertServices } from './open-alerts'
import type { MarketServices } from './open-market'
import type { OpenedSpending } from './open-spending'
import type { Clock } from '../../platform/time/clock'
import { Gathered } from '../../platform/time/gathered'
import type { InBackground } from '../../platform/time/work-under-way'

export interface Parts {
  readonly profile: ProfileService
  readonly notices: NoticeService
  readonly watchlist: WatchlistService
  readonly agreement: Agreement
  readonly plan: PlanService
  readonly health: StoredHealth
  readonly calls: PaidCalls
  readonly refused: RefusedCoins
  readonly coinCalls: CoinCalls
  readonly credits: CreditService
  readonly spending: OpenedSpending
  readonly market: MarketServices
  readonly alerts: AlertServices
  readonly schedule: ScheduleService
  readonly incidents: IncidentWatch
  readonly drawings: DrawingService
  readonly coinNotes: NoteService
  readonly serviceComparison: ComparisonService
  readonly answers: AnswerService
  readonly explorer: ExplorerService
  readonly subscriptions: Subscriptions
  readonly marketFigures: MarketFiguresService
  readonly contact: ContactService
  readonly settings: SettingsService
  readonly layouts: LayoutService
  readonly inBackground: InBackground
  readonly clock: Clock
}

export function listen(parts: Parts): () => void {
  const { profile, watchlist, agreement, calls, refused, coinCalls, credits, spending, market, schedule } =
    parts
  const { answers, incidents, serviceComparison, inBackground, notices } = parts
  const { board, charts, coinsInView } = market
  const nudge = (): void => schedule.nudge()
  /**
   * Chooses the next call a little later. With a thousand alerts, choosing it takes long. These events come
   * in groups, and more urgent work such as notifying the user follows them.
   */
  const nudging = new Gathered(parts.clock, 0, nudge)
  const nudgeNext = (): void => nudging.soon()
  const compare = (chart: Chart): void =>
    inBackground(serviceComparison.onCandles(chart), 'comparing candles')
  const readAgain = (): void => {
    answers.readAgain()
    inBackground(market.serviceFigures.readAgain(parts.explorer), 'reading figures again')
    inBackground(market.candles.readAgain(), 'reading candles again')
  }
  const stops = [
    profile.changed.on(readAgain),
    profile.responses.decided.on(readAgain),
    profile.responses.fitChanged.on(({ operation, fits }) => {
      if (fits) notices.withdraw('format-changed', operation)
      else notices.show({ code: 'format-changed', operation })
    }),
    market.candles.changed.on(compare),
    market.candles.changed.on(chart => {
      board.candlesChanged(chart.coin)
      charts.followCandles(chart)
    }),
    board.followed.on(({ from, to }) => {
      // The watchlist comes last. If an earlier write fails, it still has the old coin, so the user can try
      // again.
      const { alerts, coinNotes, drawings, layouts } = parts
      for (const part of [alerts.service, coinNotes, drawings, layouts, watchlist]) part.renameCoin(from, to)
      if (parts.settings.all().trayCoin === from) parts.settings.change({ trayCoin: to })
    }),
    credits.changed.on(() => board.publishPrice()),
    parts.alerts.service.needsChanged.on(nudge),
    schedule.changed.on(() => parts.alerts.follow(schedule.rhythms())),
    ...[board.pricesUpdated, board.pricesListed].map(one => one.on(update => charts.follow(update))),
    // This follows all calls and not just those of the schedule, because manual calls also show whether
    // prices arrive.
    board.changed.on(nudgeNext),
    calls.settled.on(outcome =>
      market.serviceFigures.learn({ ...outcome, coins: requestedCoins(outcome), at: outcome.receivedAt })
    ),
    coinCalls.settled.on(outcome => incidents.learn(outcome)),
    watchlist.changed.on(() => {
      refused.keepOnly(watchlist.coins())
      market.coinConsent.check()
      parts.plan.coinsChanged()
      parts.alerts.service.listsChanged()
      nudge()
    }),
    agreement.changed.on(() => market.coinConsent.check()),
    ...[charts.shown, coinsInView.changed].map(one => one.on(nudgeNext)),
    agreement.changed.on(nudge),
    parts.profile.changed.on(() => {
      market.consent.forgetUnread()
      nudge()
    }),
    ...[parts.subscriptions.changed, parts.settings.changed].map(one => one.on(nudge)),
    agreement.changed.on(() => spending.budget.publish()),
    agreement.proposed.on(() => {
      calls.discardPendingResponses()
      spending.forgetQuota()
      incidents.forget()
      refused.tryAll()
      parts.health.forget()
      nudge()
    })
  ]
  return () => {
    nudging.stop()
    profile.responses.close()
    for (const stop of stops) stop()
  }
}
