import type { Timed } from '../../../src-shared/conditions/facts'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { PastBar } from './past-bars'

/** Readings of the checks in one possible past. */
export interface Past {
  /** Phase of the checks within their interval, from 0 to 1. */
  readonly phase: number
  /** Which extreme comes first in a bar. */
  readonly first: 'high' | 'low'
  /** -1 or 1 if the checks come at a bad moment before a candle's end, with a lower or higher price. 0 for the close. */
  readonly shift: -1 | 0 | 1
  /** Whether checks see each candle's high and low. */
  readonly meetsExtremes: boolean
}

const phases = 6

/** A trigger found in all of these is certain. */
export const surePasts: readonly Past[] = Array.from({ length: phases }, (_, index) => ({
  phase: index / phases,
  first: index % 2 === 0 ? 'high' : 'low',
  shift: ([0, -1, 1] as const)[index % 3] ?? 0,
  meetsExtremes: false
}))

/** A trigger found in any of these is possible. */
export const possiblePasts: readonly Past[] = [
  { phase: 0, first: 'high', shift: 0, meetsExtremes: true },
  { phase: 0, first: 'low', shift: 0, meetsExtremes: true }
]

/** Prices the checks read, ascending. @param everyMs interval of the checks */
export function readingsOf(
  bars: readonly PastBar[],
  from: EpochMs,
  everyMs: number,
  past: Past
): readonly Timed[] {
  const readings: Timed[] = []
  let lastCheck = -1
  for (const bar of bars) {
    if (bar.to <= from) continue
    const width = bar.to - bar.from
    // Each of our own quotes was a check.
    const isFine = width <= everyMs && !(bar.isOwn && width * 2 > everyMs)
    if (isFine && !past.meetsExtremes) {
      // The grid of checks over bars that are finer.
      const check = Math.floor((bar.to - from) / everyMs + past.phase)
      if (check === lastCheck) continue
      lastCheck = check
      readings.push({ at: bar.to, value: closeIn(bar, everyMs, past) })
      continue
    }
    const times = [1 / 3, 2 / 3].map(share => bar.from + Math.floor(width * share))
    const { high, low } = past.meetsExtremes ? bar : surelySeen(bar, everyMs)
    const extremes = past.first === 'high' ? [high, low] : [low, high]
    extremes.forEach((value, index) => readings.push({ at: times[index] ?? bar.from, value }))
    readings.push({ at: bar.to, value: closeIn(bar, everyMs, past) })
  }
  return readings
}

/**
 * How far the price moves between two checks: prices move with the square root of time. A walk's sampled extreme is on
 * average a third of this away from its true one.
 */
const aside = ({ from, to, high, low }: PastBar, everyMs: number): number =>
  (high - low) * Math.sqrt(Math.min(1, everyMs / (to - from)))

/** The last price a check saw in the bar. */
function closeIn(bar: PastBar, everyMs: number, { shift }: Past): number {
  const value =
    bar.close + (bar.isOwn ? 0 : shift * aside(bar, everyMs) * (bar.to - bar.from > everyMs ? 0.5 : 0.25))
  return Math.min(bar.high, Math.max(bar.low, value))
}

/** The extremes that checks must have seen. */
function surelySeen(bar: PastBar, everyMs: number): { readonly high: number; readonly low: number } {
  if (bar.isOwn) return bar
  const away = aside(bar, everyMs)
  return {
    high: Math.max(bar.high - away, Math.min(bar.open, bar.close)),
    low: Math.min(bar.low + away, Math.max(bar.open, bar.close))
  }
}
