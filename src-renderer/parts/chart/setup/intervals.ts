import type { Interval } from '@contract'
import { barBounds } from '../../../charts/series/built-candles'
import { m } from '../../../../src-shared/messages/m'
import { day, hour, minute } from '../../../../src-shared/time'

export const chartIntervalMs: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '1d': day
}

export const intervalOptions = (Object.keys(chartIntervalMs) as Interval[]).map(value => ({
  value,
  label: value
}))

/** The length of a bar, which is an interval of the service or a multiple of one. */
export interface BarLength {
  readonly ms: number
  readonly label: string
  readonly interval: Interval
  readonly isBuilt: boolean
}

/** `builtMinutes` is ignored if such bars can't be built from the interval. */
export function barLength(interval: Interval, builtMinutes?: number | null): BarLength {
  const source = chartIntervalMs[interval]
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

/**
 * Intervals from which bars of this length can be built. The longest comes first, because it needs the fewest
 * candles and goes back the farthest.
 */
export function intervalSources(minutes: number): readonly Interval[] {
  return (Object.keys(chartIntervalMs) as Interval[])
    .filter(interval => barLength(interval, minutes).isBuilt)
    .reverse()
}

/**
 * Computed from the last loaded bar, because a service's days may not start at midnight UTC. Null without
 * candles.
 */
export function barCloseAt(
  { ms, isBuilt }: Pick<BarLength, 'ms' | 'isBuilt'>,
  newestOpen: number | undefined,
  now: number
): number | null {
  if (newestOpen === undefined) return null
  return isBuilt ? barBounds(now, ms).to : newestOpen + (Math.floor((now - newestOpen) / ms) + 1) * ms
}

export interface RangeButton {
  readonly label: string
  readonly name: string
  /** The length of the range. Null for all candles. */
  readonly spanMs: number | null
}

export const rangeButtons: readonly RangeButton[] = [
  { label: '1D', name: m.chart.ranges.day(), spanMs: day },
  { label: '1W', name: m.chart.ranges.week(), spanMs: 7 * day },
  { label: '1M', name: m.chart.ranges.month(), spanMs: 30 * day },
  { label: '3M', name: m.chart.ranges.quarter(), spanMs: 91 * day },
  { label: '1Y', name: m.chart.ranges.year(), spanMs: 365 * day },
  { label: m.common.all(), name: m.chart.ranges.all(), spanMs: null }
]

const fewestCandles = 8

/** The range may have too few candles, or start before the oldest one. Null if the button is enabled. */
export function rangeObstacle(
  button: RangeButton,
  { ms, label: interval }: Pick<BarLength, 'ms' | 'label'>,
  loadedMs: number
): string | null {
  if (button.spanMs === null) return null
  if (button.spanMs / ms < fewestCandles) return m.chart.ranges.tooShort({ interval })
  // The shortest range that shows all loaded candles is still enabled, but longer ones are disabled.
  const enough = rangeButtons.find(one => one.spanMs !== null && one.spanMs >= loadedMs)
  if (enough?.spanMs && button.spanMs > enough.spanMs)
    return m.chart.ranges.reach({ interval, duration: spanWords(loadedMs) })
  return null
}

function spanWords(ms: number): string {
  return m.formats.longDays({ count: Math.max(1, Math.round(ms / day)) })
}
