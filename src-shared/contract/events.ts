import type { Contract, ConceptName } from './concepts'
import type { Notice } from './notice'
import type { ContactState } from './contact'
import type { BudgetState, Gauge } from './credits'
import type { Board, CandleSeries, CandleTick, CoinListState, FearGreedIndex } from './market'
import type { CorrelationFigures } from './market-figures'
import type { SavedMapping } from './response-mapping'
import type { MirroredOf } from './request'
import type { Settings } from './settings'

/** There is an event such as `newsChanged` for each part of the contract that has a `mirrored` request. */
type MirroredEvents = {
  [
    Name in ConceptName as [MirroredOf<Contract[Name]>] extends [never] ? never : `${Name}Changed`
  ]: MirroredOf<Contract[Name]>
}

/**
 * The events that the main process sends to the window. Each event that reports a state contains all of it,
 * so a missed event does no harm.
 */
export interface Events extends MirroredEvents {
  boardChanged: Board
  coinListChanged: CoinListState
  /** Only sent for charts on screen. */
  candlesChanged: CandleSeries
  candleTicked: CandleTick
  contactChanged: ContactState
  correlationChanged: CorrelationFigures
  fearGreedChanged: FearGreedIndex
  mappingsChanged: readonly SavedMapping[]
  gaugeChanged: Gauge
  budgetChanged: BudgetState
  noticesChanged: readonly Notice[]
  /** The user chose a command in the menu bar. The ID is that of the command palette. */
  runAction: { readonly id: string }
  showCoin: { readonly coin: string }
  /** The user clicked a notification or an item of the tray menu, or another window asks to show a view. */
  showView: {
    readonly view: Settings['viewState']['view']
    readonly coin: string | null
    /** The inbox entry whose details to show. */
    readonly entry: number | null
  }
}
