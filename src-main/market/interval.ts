import { intervals, type EpochMs, type Interval } from '../contract/values'

const minute = 60_000

export const intervalMs: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': 60 * minute,
  '4h': 240 * minute,
  '1d': 1440 * minute
}

/** Most bars the service gives (contract, "Intraday caps", read as bars); null = no cap is named. */
export const barsCap: Readonly<Record<Interval, number | null>> = {
  '1m': 21_600,
  '5m': 4_320,
  '15m': 1_440,
  '1h': 8_760,
  '4h': 2_190,
  '1d': null
}

/** The opening time, in UTC, of the bar that holds `at`. */
export function barTime(at: EpochMs, interval: Interval): EpochMs {
  const width = intervalMs[interval]
  return Math.floor(at / width) * width
}

export function isInterval(text: string): text is Interval {
  return (intervals as readonly string[]).includes(text)
}
