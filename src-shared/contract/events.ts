import type { AlertsState } from './alerts'
import type { KnownAnswer } from './answers'
import type { BackupsState } from './backups'
import type { Notice } from './notice'
import type { ServiceComparison } from './service-comparison'
import type { ConnectionState } from './connection'
import type { ContactState } from './contact'
import type { BudgetState, Gauge } from './credits'
import type { CoinNote } from './coin-notes'
import type { DisplayCurrency } from './display-currency'
import type { CoinDrawings } from './drawings'
import type { Board, CandleSeries, CandleTick, CoinListState, FearGreedIndex } from './market'
import type { CorrelationFigures, MarketFigures } from './market-figures'
import type { Lesson } from './lessons'
import type { SavedMapping } from './response-mapping'
import type { NewsState } from './news'
import type { ScheduleStatus } from './schedule'
import type { ScreenResult } from './screener'
import type { Settings } from './settings'
import type { Watchlist } from './watchlist'

/**
 * What the renderer hears. Each event carries the whole new state of its concept, so that a missed one heals and nothing is
 * asked for again; with each comes the main process's time.
 */
export interface Events {
  boardChanged: Board
  coinListChanged: CoinListState
  /** Of a chart on screen. */
  candlesChanged: CandleSeries
  candleTicked: CandleTick
  /** Of a comparison that was looked at. */
  serviceComparisonChanged: ServiceComparison
  /** Of a question that was looked at. */
  answerChanged: KnownAnswer
  /** The first-contact check began, went on or ended. */
  contactChanged: ContactState
  /** Of the list that is looked at. */
  marketFiguresChanged: MarketFigures
  correlationChanged: CorrelationFigures
  /** Of the screen that is looked at. */
  screenChanged: ScreenResult
  fearGreedChanged: FearGreedIndex
  newsChanged: NewsState
  profileChanged: readonly Lesson[]
  mappingsChanged: readonly SavedMapping[]
  gaugeChanged: Gauge
  budgetChanged: BudgetState
  scheduleChanged: ScheduleStatus
  alertsChanged: AlertsState
  drawingsChanged: CoinDrawings
  coinNoteChanged: CoinNote
  displayCurrencyChanged: DisplayCurrency
  connectionChanged: ConnectionState
  watchlistsChanged: readonly Watchlist[]
  settingsChanged: Settings
  backupsChanged: BackupsState
  noticesChanged: readonly Notice[]
  /** The main process asks the window to show a place: a notification or a tray entry was clicked. */
  viewAsked: { readonly view: Settings['viewState']['view']; readonly coin: string | null }
}
