import type { EpochMs, Interval } from './contract/values'
import { minute } from './time'

export const intervalMs: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': 60 * minute,
  '4h': 240 * minute,
  '1d': 1440 * minute
}

export function barTime(at: EpochMs, interval: Interval): EpochMs {
  const width = intervalMs[interval]
  return Math.floor(at / width) * width
}
