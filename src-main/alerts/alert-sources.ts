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

/** The paid calls that only alerts make. */
export interface AlertAsking {
  /** @throws FaultError */
  loadAth(coin: string): Promise<void>
  athPrice(coin: string): PriceTag
  knownBreadth(): BreadthKnown
  /** Loads the market's breadth at the user's request. @throws FaultError */
  loadBreadth(): Promise<void>
}

export interface AlertSources {
  readonly store: AlertStore
  readonly keep: FactStore
  readonly clock: Clock
  readonly facts: () => AlertFacts
  /** Computes indicator lines. An alert with a line waits until it is loaded. */
  readonly lines: Pick<LineComputer, 'isReady' | 'load'>
  readonly asking: AlertAsking
  /** The highest known price of a coin, without a call. */
  readonly knownAth: (coin: string) => KnownHigh
  readonly prices: CostPrices
  readonly watched: () => readonly string[]
  /** Why a watched coin's quotes aren't available, or null if they are. */
  readonly quoteBlocked: (coin: string) => BlockedReason | null
  /** Why a candle series isn't available, or null if it is. */
  readonly seriesBlocked: (series: Series) => BlockedReason | null
  /** Why no calls can be made now, or null if they can. */
  readonly callsBlocked?: () => BlockedReason | null
  /** True if an operation's responses are unreadable until the user agrees to a new field mapping. */
  readonly isMisfit?: (operation: string) => boolean
  /** Milliseconds between automatic refreshes, or null for manual. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  /** Calls above this many credits need confirmation. */
  readonly confirmAbove: () => number
  readonly simulated: boolean
  readonly notifications: Emitter<NotificationFacts>
  /** When the user's quiet time ends, or null if notifications are allowed now. */
  readonly quietUntil?: (now: EpochMs) => EpochMs | null
  /** Logs internal errors. */
  readonly report?: (error: unknown, asked: string) => void
}
