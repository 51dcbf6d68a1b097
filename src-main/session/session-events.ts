import type { AnswerService } from '../answers/answer-service'
import type { Subscriptions } from '../answers/subscriptions'
import type { ComparisonService } from '../service-comparison/comparison-service'
import type { CoinCalls } from '../coins/coin-calls'
import type { RefusedCoins } from '../coins/refused-coins'
import type { Agreement } from '../connection/agreement'
import type { DisplayCurrencyService } from '../display-currency/display-currency-service'
import type { ContactService } from '../contact/contact-service'
import type { Events } from '../../src-shared/contract/events'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import type { NoteService } from '../coin-notes/note-service'
import type { DrawingService } from '../drawings/drawing-service'
import type { Emitter } from '../events/emitter'
import type { Chart } from '../market/candle-book'
import type { MarketFiguresService } from '../market-figures/market-figures-service'
import type { ScheduleService } from '../schedule/schedule-service'
import type { ScreenerService } from '../screener/screener-service'
import type { KeptHealth } from '../service-health/kept-health'
import type { IncidentWatch } from '../service-health/incident-watch'
import type { ProfileService } from '../service-profile/profile-service'
import type { SettingsService } from '../settings/settings-service'
import type { WatchlistService } from '../watchlist/watchlist-service'
import type { Announce } from './service-session'
import type { AlertServices } from './open-alerts'
import type { MarketServices } from './open-market'
import type { Spending } from './open-spending'

export interface Parts {
  readonly profile: ProfileService
  readonly watchlist: WatchlistService
  readonly agreement: Agreement
  readonly health: KeptHealth
  readonly calls: PaidCalls
  readonly refused: RefusedCoins
  readonly coinCalls: CoinCalls
  readonly credits: CreditService
  readonly spending: Spending
  readonly market: MarketServices
  readonly alerts: AlertServices
  readonly schedule: ScheduleService
  readonly incidents: IncidentWatch
  readonly drawings: DrawingService
  readonly coinNotes: NoteService
  readonly serviceComparison: ComparisonService
  readonly answers: AnswerService
  readonly subscriptions: Subscriptions
  readonly marketFigures: MarketFiguresService
  readonly screener: ScreenerService
  readonly displayCurrency: DisplayCurrencyService
  readonly contact: ContactService
  readonly settings: SettingsService
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, asked: string) => void
}

/** Lets parts that are all there hear of each other, and the window of all of them. */
export function listen(
  parts: Parts,
  announce: Announce
): { readonly stop: () => void; readonly announceAll: () => void } {
  const { watchlist, credits, spending, market, alerts, schedule, profile, report } = parts
  const { drawings, coinNotes, serviceComparison, answers, marketFigures, screener, contact } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList, news } = market
  const relay = <Name extends keyof Events>(emitter: Emitter<Events[Name]>, name: Name): (() => void) =>
    emitter.on(payload => announce(name, payload))
  const tellBoard = (): void => announce('boardChanged', board.board())
  const candlesCame = (chart: Chart): void => {
    if (charts.isShown(chart)) announce('candlesChanged', candles.candles(chart))
    serviceComparison.candlesCame(chart).catch((error: unknown) => report(error, 'comparing candles'))
  }
  const told = [
    ...[credits.changed, credits.booked].map(one => relay(one, 'gaugeChanged')),
    relay(parts.displayCurrency.changed, 'displayCurrencyChanged'),
    relay(budget.changed, 'budgetChanged'),
    relay(board.changed, 'boardChanged'),
    credits.changed.on(() => board.publishPrice()),
    relay(serviceComparison.changed, 'serviceComparisonChanged'),
    relay(answers.changed, 'answerChanged'),
    relay(contact.changed, 'contactChanged'),
    candles.changed.on(candlesCame),
    relay(charts.ticked, 'candleTicked'),
    relay(alerts.service.changed, 'alertsChanged'),
    relay(drawings.changed, 'drawingsChanged'),
    relay(coinNotes.changed, 'coinNoteChanged'),
    relay(profile.changed, 'profileChanged'),
    relay(marketFigures.changed, 'marketFiguresChanged'),
    relay(marketFigures.correlationChanged, 'correlationChanged'),
    relay(screener.changed, 'screenChanged'),
    relay(fearGreed.changed, 'fearGreedChanged'),
    relay(news.changed, 'newsChanged'),
    relay(schedule.changed, 'scheduleChanged'),
    relay(watchlist.changed, 'watchlistsChanged'),
    coinList.changed.on(() => {
      tellBoard()
      announce('coinListChanged', coinList.state())
    }),
    parts.refused.changed.on(tellBoard)
  ]
  const heard = between(parts, tellBoard)
  return {
    stop: () => {
      for (const stop of [...told, ...heard]) stop()
    },
    announceAll: () => {
      announce('watchlistsChanged', watchlist.lists())
      tellBoard()
      announce('coinListChanged', coinList.state())
      announce('gaugeChanged', credits.gauge())
      announce('budgetChanged', budget.state())
      announce('fearGreedChanged', fearGreed.fearGreed())
      announce('newsChanged', news.list())
      announce('displayCurrencyChanged', parts.displayCurrency.state())
      announce('profileChanged', profile.lessons())
      announce('scheduleChanged', schedule.status())
      announce('alertsChanged', alerts.service.state())
    }
  }
}

/** What one part learns from another. */
function between(parts: Parts, tellBoard: () => void): readonly (() => void)[] {
  const { watchlist, agreement, calls, refused, coinCalls, spending, market, schedule, incidents } = parts
  const { board, charts, lookedAt } = market
  const nudge = (): void => schedule.nudge()
  return [
    spending.told.on(alert => incidents.told.emit(alert)),
    parts.alerts.service.needsChanged.on(nudge),
    board.pricesSeen.on(seen => charts.follow(seen)),
    coinCalls.settled.on(outcome => incidents.learn(outcome)),
    watchlist.changed.on(() => {
      refused.keepOnly(watchlist.coins())
      tellBoard()
      nudge()
    }),
    ...[charts.shown, lookedAt.changed, agreement.changed].map(one => one.on(nudge)),
    ...[parts.subscriptions.changed, parts.settings.changed].map(one => one.on(nudge)),
    agreement.changed.on(() => spending.budget.publish()),
    agreement.proposed.on(() => {
      calls.disown()
      spending.forgetQuota()
      incidents.forget()
      refused.tryAll()
      parts.health.forget()
      nudge()
    })
  ]
}
