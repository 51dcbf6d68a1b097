import type { Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { hour, minute } from '../../src-shared/time'
import type { Database } from '../platform/storage/database'
import type { Bar } from './bar'
import { CandleStore } from './candle-store'
import { RecordedBarStore } from './recorded-bar-store'

export interface SavedPrices {
  closed(interval: Interval): CandleColumns
  /** Bars built from quotes, ascending. */
  readonly minutes: readonly Bar[]
  readonly hours: readonly Bar[]
}

/** @param database cache.db */
export function readSavedPrices(database: Database): (coin: string) => SavedPrices {
  const candles = new CandleStore(database)
  const own = new RecordedBarStore(database)
  return coin => ({
    closed: interval => candles.closed(coin, interval),
    minutes: own.bars(coin, minute, 0),
    hours: own.bars(coin, hour, 0)
  })
}
