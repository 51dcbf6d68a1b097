import type { RecentFigures } from '../../../src-shared/contract/market-figures'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { changePercent, type PriceAt } from '../../../src-shared/figures/daily'
import { intervalMs } from '../../../src-shared/interval'
import type { Bar } from '../bar'
import { hour, minute } from '../../../src-shared/time'

/** A minute bar built from quotes may be this much older than the requested time. */
const near = 5 * minute

export interface PastPrices {
  readonly candles: { lastBy(coin: string, interval: Interval, opensBy: EpochMs): Bar | null }
  readonly recordedBars: {
    bars(coin: string, widthMs: 60_000, since: EpochMs, until: EpochMs): readonly Bar[]
  }
}

/**
 * The earlier price comes from quotes that may be up to five minutes older. Without quotes, it's the close
 * of the shortest candle that ended less than its own length before the start of the hour or day. Only
 * candles of up to 15 minutes are short enough for the change over an hour.
 */
export function recentFigures(past: PastPrices, coin: string, now: PriceAt): RecentFigures {
  const over = (span: number, candles: readonly Interval[]): number | null => {
    const price = priceAt(past, coin, now.at - span, candles)
    return price === null ? null : changePercent(price, now.price)
  }
  return { coin, hour: over(hour, ['1m', '5m', '15m']), day: over(24 * hour, ['1m', '5m', '15m', '1h']) }
}

function priceAt(
  { candles, recordedBars }: PastPrices,
  coin: string,
  at: EpochMs,
  intervals: readonly Interval[]
): number | null {
  // A minute bar must have ended by `at`, because it includes prices until its end.
  const own = recordedBars.bars(coin, minute, at - near, at - minute).at(-1)
  if (own) return own.close
  for (const interval of intervals) {
    const length = intervalMs[interval]
    const bar = candles.lastBy(coin, interval, at - length)
    if (bar && bar.time + length > at - length) return bar.close
  }
  return null
}
