import type { Candle } from '../../src-shared/contract/answer'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { barTime } from '../../src-shared/interval'

export type Bar = Candle

/** A bar with one more price in it; its open stays. */
export function withPrice(bar: Bar, price: number): Bar {
  return { ...bar, high: Math.max(bar.high, price), low: Math.min(bar.low, price), close: price }
}

export function firstBar(time: EpochMs, price: number): Bar {
  return { time, open: price, high: price, low: price, close: price, volume: null }
}

/** Bars of a larger interval from smaller ones in ascending order; volumes add up where all are known. */
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
 * The opening time of a bar that the service stamped. Stamps that name the close (23:59:59, or the next
 * bar's first instant) belong to the bar they end.
 */
export function openingTime(
  stamp: EpochMs,
  interval: Interval,
  names: 'open' | 'close' | 'unknown'
): EpochMs {
  return barTime(names === 'close' ? stamp - 1 : stamp, interval)
}
