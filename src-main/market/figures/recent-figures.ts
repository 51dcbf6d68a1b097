import type { RecentFigures } from '../../../src-shared/contract/market-figures'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { changePercent, type PriceAt } from '../../../src-shared/figures/daily'
import { intervalMs } from '../../../src-shared/interval'
import type { Bar } from '../bar'
import { hour, minute } from '../../../src-shared/time'

/** A price of our own may be this much older than the time in question. */
const near = 5 * minute

export interface PastPrices {
  readonly candles: { lastBy(coin: string, interval: Interval, opensBy: EpochMs): Bar | null }
  readonly ownBars: {
    bars(coin: string, widthMs: 60_000, since: EpochMs, until: EpochMs): readonly Bar[]
  }
}

/**
 * Change since an hour and a day before the latest price. Uses our own close within five minutes before, else the
 * shortest candle that closed at that time or less than its length before. For an hour, no candle is longer than 15
 * minutes.
 */
export function recentFigures(past: PastPrices, coin: string, now: PriceAt): RecentFigures {
  const over = (span: number, candles: readonly Interval[]): number | null => {
    const price = priceAt(past, coin, now.at - span, candles)
    return price === null ? null : changePercent(price, now.price)
  }
  return { coin, hour: over(hour, ['1m', '5m', '15m']), day: over(24 * hour, ['1m', '5m', '15m', '1h']) }
}

function priceAt(
  { candles, ownBars }: PastPrices,
  coin: string,
  at: EpochMs,
  intervals: readonly Interval[]
): number | null {
  // Our bar closes at the end of its minute.
  const own = ownBars.bars(coin, minute, at - near, at - minute).at(-1)
  if (own) return own.close
  for (const interval of intervals) {
    const length = intervalMs[interval]
    const bar = candles.lastBy(coin, interval, at - length)
    if (bar && bar.time + length > at - length) return bar.close
  }
  return null
}
