import type { AlertFacts, KnownHigh } from '../../src-shared/conditions/facts'
import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { BreadthKnown } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import type { Emitter } from '../events/emitter'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import type { AlertStore } from './alert-store'
import type { CostPrices, Series } from './cost'
import type { LineComputer } from './line-computer'

/** What the service must be asked for, for a price. */
export interface AlertAsking {
  /** Asks for a coin's all-time high. @throws FaultError */
  loadAth(coin: string): Promise<void>
  athPrice(coin: string): PriceTag
  knownBreadth(): BreadthKnown
  /** Asks for the market's breadth, for a person. @throws FaultError */
  loadBreadth(): Promise<void>
}

export interface AlertSources {
  readonly store: AlertStore
  readonly keep: FactStore
  readonly clock: Clock
  readonly facts: () => AlertFacts
  /** What computes the lines of the facts; it is waited for where an alert needs one. */
  readonly lines: Pick<LineComputer, 'isReady' | 'load'>
  readonly asking: AlertAsking
  /** The highest price known of a coin; no call. */
  readonly knownAth: (coin: string) => KnownHigh
  readonly prices: CostPrices
  /** Coins whose quotes come in. */
  readonly watched: () => readonly string[]
  /** Why a watched coin's quotes can't be had; null when they can. */
  readonly quoteBlocked: (coin: string) => BlockedReason | null
  /** Why a candle series can't be had; null when it can. */
  readonly seriesBlocked: (series: Series) => BlockedReason | null
  /** Why nothing can be asked now; null when it can. */
  readonly callsBlocked?: () => BlockedReason | null
  /** Whether an operation's responses can't be read until the user agrees to another mapping. */
  readonly isMisfit?: (operation: string) => boolean
  /** Milliseconds between automatic refreshes; null = only by hand. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  /** Credits above which a person is asked first. */
  readonly confirmAbove: () => number
  readonly simulated: boolean
  /** What the desktop shows. */
  readonly notifications: Emitter<NotificationFacts>
  /** Until when a person wants no notifications; null = they may come. */
  readonly quietUntil?: (now: EpochMs) => EpochMs | null
  /** Records what went wrong inside, for the log. */
  readonly report?: (error: unknown, asked: string) => void
}
