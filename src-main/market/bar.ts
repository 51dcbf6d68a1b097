import type { Candle } from '../../src-shared/contract/answer'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { barTime } from '../../src-shared/interval'

export type Bar = Candle

export function withClose(bar: Bar, price: number): Bar {
  return { ...bar, high: Math.max(bar.high, price), low: Math.min(bar.low, price), close: price }
}

export function firstBar(time: EpochMs, price: number): Bar {
  return { time, open: price, high: price, low: price, close: price, volume: null }
}

/** The combined volume is null if any bar has none. */
export function aggregate(bars: readonly Bar[], interval: Interval): readonly Bar[] {
  const larger: Bar[] = []
  for (const bar of bars) {
    const time = barTime(bar.time, interval)
    const last = larger.at(-1)
    if (last?.time !== time) {
      larger.push({ ...bar, time })
      continue
    }
    larger[larger.length - 1] = {
      time,
      open: last.open,
      high: Math.max(last.high, bar.high),
      low: Math.min(last.low, bar.low),
      close: bar.close,
      volume: last.volume === null || bar.volume === null ? null : last.volume + bar.volume
    }
  }
  return larger
}

/**
 * Some services stamp the close (23:59:59, or the first instant of the next bar). 'unknown' timestamps are
 * treated as the opening time.
 */
export function openingTime(
  stamp: EpochMs,
  interval: Interval,
  names: 'open' | 'close' | 'unknown'
): EpochMs {
  return barTime(names === 'close' ? stamp - 1 : stamp, interval)
}
