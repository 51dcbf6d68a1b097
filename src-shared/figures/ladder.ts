import { at, barsOf, type CandleColumns } from '../indicators/columns'
import { pivotsAfter } from '../pivots'
import { changePercent } from './daily'
import { newestIndicatorValues } from './newest'

export type RungKind = 'resistance' | 'support' | 'pivot' | 'average' | 'alert'

export interface LadderLevel {
  readonly kind: RungKind
  /** A name such as `r1`, `pivot` or `sma50`, or the description of an alert. */
  readonly name: string
  readonly price: number
  /** `both` means that the service's level equals the calculated one. */
  readonly origin: 'ours' | 'service' | 'both'
}

export interface Rung extends LadderLevel {
  /** Positive if the level is above the current price. */
  readonly distancePercent: number
}

export interface Ladder {
  /** Both lists start with the highest price. */
  readonly above: readonly Rung[]
  readonly below: readonly Rung[]
}

export const ladderAverages = [10, 20, 50, 100, 200] as const

/**
 * Tells the current day. Without it, the day of the latest price would be used, which may be yesterday, and
 * the pivots would be those of the day before.
 */
export interface DayClock {
  /** Start of the current day (UTC, epoch ms). */
  readonly today: number
}

/**
 * Returns the classic pivots of the last closed day (see `pivotsAfter`), and simple and exponential averages
 * of the daily closes including the current day. Leaves out levels with too few candles.
 * @param candles daily
 */
export function ownLevels(candles: CandleColumns, clock: DayClock): readonly LadderLevel[] {
  return [...pivots(candles, clock), ...averages(candles)]
}

/** Returns the index of the last closed day, or -1 if no day has closed. */
function lastWholeDay({ time }: CandleColumns, { today }: DayClock): number {
  let last = time.length - 1
  while (last >= 0 && at(time, last) >= today) last--
  return last
}

/** Returns the day from which the pivots are calculated (UTC, epoch ms). Null if no day has closed. */
export function pivotDay(candles: CandleColumns, clock: DayClock): number | null {
  const last = lastWholeDay(candles, clock)
  return last < 0 ? null : at(candles.time, last)
}

function pivots(candles: CandleColumns, clock: DayClock): readonly LadderLevel[] {
  const last = lastWholeDay(candles, clock)
  if (last < 0) return []
  const [high, low, close] = [at(candles.high, last), at(candles.low, last), at(candles.close, last)]
  const { classic } = pivotsAfter({ high, low, close }, close)
  return Object.entries(classic).map(([name, price]) => ({
    kind: levelKind(name),
    name,
    price,
    origin: 'ours'
  }))
}

/** Names such as `r1` are resistances, and names such as `s1` are supports. */
export function levelKind(name: string): RungKind {
  return /^r/i.test(name) ? 'resistance' : /^s/i.test(name) ? 'support' : 'pivot'
}

function averages(candles: CandleColumns): readonly LadderLevel[] {
  const bars = barsOf(candles)
  return ladderAverages.flatMap(period =>
    (['sma', 'ema'] as const).flatMap((id): LadderLevel[] => {
      const price = newestIndicatorValues(id, bars, { period })['value'] ?? NaN
      return Number.isFinite(price)
        ? [{ kind: 'average', name: `${id}${period}`, price, origin: 'ours' }]
        : []
    })
  )
}

/** Adds the service's levels. If two levels have the same name and price (to 0.01%), only one is returned. */
export function withService(
  ours: readonly LadderLevel[],
  service: readonly LadderLevel[]
): readonly LadderLevel[] {
  const isSame = (a: LadderLevel, b: LadderLevel): boolean =>
    a.name.toLowerCase() === b.name.toLowerCase() && Math.abs(a.price / b.price - 1) < 0.0001
  const shared = ours.map((one): LadderLevel =>
    service.some(other => isSame(one, other)) ? { ...one, origin: 'both' } : one
  )
  return [...shared, ...service.filter(other => !ours.some(one => isSame(one, other)))]
}

/**
 * Splits the levels into those above and below the price. A level that equals the price counts as above.
 * Leaves out levels of 0 or less.
 */
export function ladderOf(levels: readonly LadderLevel[], price: number): Ladder {
  const rungs = levels
    .flatMap(level => {
      const distancePercent = level.price > 0 ? changePercent(price, level.price) : null
      return distancePercent === null ? [] : [{ ...level, distancePercent }]
    })
    .sort((a, b) => b.price - a.price)
  return {
    above: rungs.filter(rung => rung.price >= price),
    below: rungs.filter(rung => rung.price < price)
  }
}
