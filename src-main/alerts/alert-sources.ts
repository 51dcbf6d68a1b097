import type { AlertLists } from '../../src-shared/alert-coins'
import type { AlertFacts, KnownHigh } from '../../src-shared/conditions/facts'
import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { BreadthKnown } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { PriceTag } from '../../src-shared/contract/values'
import type { Emitter } from '../platform/events/emitter'
import type { FactStore } from '../platform/storage/fact-store'
import type { AlertStore } from './alert-store'
import type { DetailsSources } from './trigger-details'
import type { PastSources } from './backtest/test-past'
import type { CostPrices, NeededSeries } from './cost'
import type { DrawnLineSources } from './drawn-lines'
import type { LatenessSources } from './lateness'
import type { LineComputer } from './line-computer'
import type { AlertMarketFacts } from './market-facts'

export interface AlertLoader {
  /** @throws FaultError */
  loadAth(coin: string): Promise<void>
  athPrice(coin: string): PriceTag
  knownBreadth(): BreadthKnown
  /** @throws FaultError */
  loadBreadth(): Promise<void>
}

export interface AlertSources extends LatenessSources, DetailsSources, AlertLists, DrawnLineSources {
  readonly store: AlertStore
  readonly factStore: FactStore
  readonly facts: () => AlertFacts
  /** Reads the prices that alerts on moves of many coins need, in steps. Null if they are already known. */
  readonly readAhead?: AlertMarketFacts['readAhead']
  /** Alerts on indicators are evaluated once this code has loaded. */
  readonly lines: Pick<LineComputer, 'isReady' | 'load'>
  readonly loader: AlertLoader
  readonly past: PastSources['past']
  readonly knownAth: (coin: string) => KnownHigh
  readonly prices: CostPrices
  /** Returns why the alert can't use the coin's quotes, or null. */
  readonly quoteBlocked: (coin: string) => BlockedReason | null
  readonly seriesBlocked: (series: NeededSeries) => BlockedReason | null
  readonly callsBlocked?: () => BlockedReason | null
  /** Whether the operation's responses can't be read until the user accepts a new field mapping. */
  readonly isMisfit?: (operation: string) => boolean
  /** Credits per day above which the user has to confirm an alert. */
  readonly confirmAbove: () => number
  readonly simulated: boolean
  readonly notifications: Emitter<NotificationFacts>
  /** Sends messages about inbox entries to the receivers that the user chose. */
  readonly deliver?: { wake(): void; writePending(): void; stop(): void }
  readonly report?: (error: unknown, where: string) => void
}
