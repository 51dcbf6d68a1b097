import type { Contract, ConceptName } from './concepts'
import type { Notice } from './notice'
import type { ContactState } from './contact'
import type { BudgetState, Gauge } from './credits'
import type { Board, CandleSeries, CandleTick, CoinListState, FearGreedIndex } from './market'
import type { CorrelationFigures } from './market-figures'
import type { SavedMapping } from './response-mapping'
import type { MirroredOf } from './request'
import type { Settings } from './settings'

/** `newsChanged` of the concept `news`, for every concept with a mirrored request. */
type MirroredEvents = {
  [
    Name in ConceptName as [MirroredOf<Contract[Name]>] extends [never] ? never : `${Name}Changed`
  ]: MirroredOf<Contract[Name]>
}

/**
 * Events sent to the renderer. Each carries the full new state of its concept, so a missed event
 * does no harm and nothing needs to be requested again. Each comes with the main process's time.
 */
export interface Events extends MirroredEvents {
  boardChanged: Board
  coinListChanged: CoinListState
  /** Only for charts on screen. */
  candlesChanged: CandleSeries
  candleTicked: CandleTick
  contactChanged: ContactState
  correlationChanged: CorrelationFigures
  fearGreedChanged: FearGreedIndex
  mappingsChanged: readonly SavedMapping[]
  gaugeChanged: Gauge
  budgetChanged: BudgetState
  noticesChanged: readonly Notice[]
  /** The user chose an entry of the menu bar: an id of the command palette. */
  actionAsked: { readonly id: string }
  /** Tells the window to open a view because the user clicked a notification or tray entry. */
  viewAsked: { readonly view: Settings['viewState']['view']; readonly coin: string | null }
}
