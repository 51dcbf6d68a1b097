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
  /** Returns null if the prices are already known. */
  readonly readAhead?: AlertMarketFacts['readAhead']
  readonly lines: Pick<LineComputer, 'isReady' | 'load'>
  readonly loader: AlertLoader
  readonly past: PastSources['past']
  readonly knownAth: (coin: string) => KnownHigh
  readonly prices: CostPrices
  readonly quoteBlocked: (coin: string) => BlockedReason | null
  readonly seriesBlocked: (series: NeededSeries) => BlockedReason | null
  readonly callsBlocked?: () => BlockedReason | null
  /** Whether responses can't be read until the user accepts a new field mapping. */
  readonly isMisfit?: (operation: string) => boolean
  /** Credits per day. */
  readonly confirmAbove: () => number
  readonly simulated: boolean
  readonly notifications: Emitter<NotificationFacts>
  readonly deliver?: { wake(): void; writePending(): void; stop(): void }
  readonly report?: (error: unknown, where: string) => void
}
