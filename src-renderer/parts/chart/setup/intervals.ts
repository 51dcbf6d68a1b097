import type { Interval } from '@contract'
import { barBounds } from '../../../charts/series/built-candles'
import { m } from '../../../../src-shared/messages/m'
import { day, hour, minute } from '../../../../src-shared/time'

/** The length of a candle in ms. */
export const intervalMs: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '1d': day
}

export const intervalOptions = (Object.keys(intervalMs) as Interval[]).map(value => ({ value, label: value }))

/** How long the bars of a chart are: those of a service's interval, or built from its candles. */
export interface BarLength {
  readonly ms: number
  /** `1h`, `45m`, `3d`, `1w`. */
  readonly label: string
  /** What its candles are asked as. */
  readonly interval: Interval
  readonly isBuilt: boolean
}

/** The length of an interval's bars or, of so many minutes, of those built from its candles where they can be. */
export function barLength(interval: Interval, builtMinutes?: number | null): BarLength {
  const source = intervalMs[interval]
  const ms = (builtMinutes ?? 0) * minute
  const isBuilt = ms > source && ms % source === 0
  if (!isBuilt) return { ms: source, label: interval, interval, isBuilt }
  const [size, unit] = units.find(([one]) => ms % one === 0) ?? [minute, 'm']
  return { ms, label: `${ms / size}${unit}`, interval, isBuilt }
}

const units = [
  [7 * day, 'w'],
  [day, 'd'],
  [hour, 'h'],
  [minute, 'm']
] as const

/** The intervals that bars of so many minutes can be built from, the longest first: the fewest candles, the furthest back. */
export function sourcesOf(minutes: number): readonly Interval[] {
  return (Object.keys(intervalMs) as Interval[])
    .filter(interval => barLength(interval, minutes).isBuilt)
    .reverse()
}

/**
 * When the bar of this moment closes, by the opening time of the newest one held: a service may begin its days at
 * another hour than UTC's. null where no candle is held to count from.
 */
export function barCloseAt(
  { ms, isBuilt }: Pick<BarLength, 'ms' | 'isBuilt'>,
  newestOpen: number | undefined,
  now: number
): number | null {
  if (newestOpen === undefined) return null
  return isBuilt ? barBounds(now, ms).to : newestOpen + (Math.floor((now - newestOpen) / ms) + 1) * ms
}

/** A stretch of time a button shows. */
export interface RangeButton {
  readonly label: string
  /** Said for the button. */
  readonly name: string
  /** null = everything there is. */
  readonly spanMs: number | null
}

export const rangeButtons: readonly RangeButton[] = [
  { label: '1D', name: m.chart.lastDay(), spanMs: day },
  { label: '1W', name: m.chart.lastWeek(), spanMs: 7 * day },
  { label: '1M', name: m.chart.lastMonth(), spanMs: 30 * day },
  { label: '3M', name: m.chart.last3Months(), spanMs: 91 * day },
  { label: '1Y', name: m.chart.lastYear(), spanMs: 365 * day },
  { label: m.common.all(), name: m.chart.allCandles(), spanMs: null }
]

/** Fewer candles than this make no picture. */
const fewestCandles = 8

/**
 * Why a range button would show nothing of use, null when it would: its stretch holds too few candles of this length,
 * or reaches back further than there are any.
 */
export function rangeObstacle(
  button: RangeButton,
  { ms, label: interval }: Pick<BarLength, 'ms' | 'label'>,
  heldMs: number
): string | null {
  if (button.spanMs === null) return null
  if (button.spanMs / ms < fewestCandles) return m.chart.tooShortCandles({ interval })
  // The last stretch that reaches beyond what is held shows all of it; the ones after it would show the same.
  const enough = rangeButtons.find(one => one.spanMs !== null && one.spanMs >= heldMs)
  if (enough?.spanMs && button.spanMs > enough.spanMs)
    return m.chart.candlesHereReachBack({ interval, heldMs: spanWords(heldMs) })
  return null
}

function spanWords(ms: number): string {
  return m.chart.days({ days: Math.max(1, Math.round(ms / day)) })
}
