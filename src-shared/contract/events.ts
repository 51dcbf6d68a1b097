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
import type { Route } from './routes'
import type { ScheduleStatus } from './schedule'
import type { ScreenResult } from './screener'
import type { Settings } from './settings'
import type { Watchlist } from './watchlist'

/**
 * Events sent to the renderer. Each carries the full new state of its concept, so a missed event
 * does no harm and nothing needs to be requested again. Each comes with the main process's time.
 */
export interface Events {
  boardChanged: Board
  coinListChanged: CoinListState
  /** Only for charts on screen. */
  candlesChanged: CandleSeries
  candleTicked: CandleTick
  /** For the comparisons passed to `look`. */
  serviceComparisonChanged: ServiceComparison
  /** For the questions passed to `look`. */
  answerChanged: KnownAnswer
  contactChanged: ContactState
  /** For the list passed to `look`. */
  marketFiguresChanged: MarketFigures
  correlationChanged: CorrelationFigures
  /** For the screen passed to `look`. */
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
  routesChanged: readonly Route[]
  backupsChanged: BackupsState
  noticesChanged: readonly Notice[]
  /** Tells the window to open a view because the user clicked a notification or tray entry. */
  viewAsked: { readonly view: Settings['viewState']['view']; readonly coin: string | null }
}
