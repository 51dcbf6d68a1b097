import type { Timed } from '../../../src-shared/conditions/facts'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { PastBar } from './past-bars'

export interface Past {
  /** The position of a check within each interval, from 0 to 1. */
  readonly phase: number
  readonly first: 'high' | 'low'
  /**
   * What the last check in a candle sees: its close (0), or a lower (-1) or higher (1) price shortly before.
   */
  readonly shift: -1 | 0 | 1
  /** Whether checks see each candle's high and low. */
  readonly meetsExtremes: boolean
}

const phases = 6

/** A trigger on all of these paths is certain. */
export const surePasts: readonly Past[] = Array.from({ length: phases }, (_, index) => ({
  phase: index / phases,
  first: index % 2 === 0 ? 'high' : 'low',
  shift: ([0, -1, 1] as const)[index % 3] ?? 0,
  meetsExtremes: false
}))

export const possiblePasts: readonly Past[] = [
  { phase: 0, first: 'high', shift: 0, meetsExtremes: true },
  { phase: 0, first: 'low', shift: 0, meetsExtremes: true }
]

/** Prices that the checks see on one path, ascending. */
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
    // Checks saw all prices in bars built from quotes, including their highs and lows.
    const isFine = width <= everyMs && !(bar.isOwn && width * 2 > everyMs)
    if (isFine && !past.meetsExtremes) {
      // Checks may skip a bar that is shorter than their interval.
      const check = Math.floor((bar.to - from) / everyMs + past.phase)
      if (check === lastCheck) continue
      lastCheck = check
      readings.push({ at: bar.to, value: closeIn(bar, everyMs, past) })
      continue
    }
    const times = [1 / 3, 2 / 3].map(share => bar.from + Math.floor(width * share))
    const { high, low } = past.meetsExtremes ? bar : guaranteedRange(bar, everyMs)
    const extremes = past.first === 'high' ? [high, low] : [low, high]
    extremes.forEach((value, index) => readings.push({ at: times[index] ?? bar.from, value }))
    readings.push({ at: bar.to, value: closeIn(bar, everyMs, past) })
  }
  return readings
}

/** Checks miss a bar's high by about a third of this move. */
const aside = ({ from, to, high, low }: PastBar, everyMs: number): number =>
  (high - low) * Math.sqrt(Math.min(1, everyMs / (to - from)))

function closeIn(bar: PastBar, everyMs: number, { shift }: Past): number {
  const value =
    bar.close + (bar.isOwn ? 0 : shift * aside(bar, everyMs) * (bar.to - bar.from > everyMs ? 0.5 : 0.25))
  return Math.min(bar.high, Math.max(bar.low, value))
}

/** The range of prices that checks certainly saw, whenever they ran. */
function guaranteedRange(bar: PastBar, everyMs: number): { readonly high: number; readonly low: number } {
  if (bar.isOwn) return bar
  const away = aside(bar, everyMs)
  return {
    high: Math.max(bar.high - away, Math.min(bar.open, bar.close)),
    low: Math.min(bar.low + away, Math.max(bar.open, bar.close))
  }
}
