import { at, barsOf, type CandleColumns } from '../indicators/columns'
import { pivotsAfter } from '../pivots'
import { changePercent, dayOf } from './daily'
import { newestOf } from './newest'

export type RungKind = 'resistance' | 'support' | 'pivot' | 'average' | 'alert'

/** A price that is looked at. */
export interface Level {
  readonly kind: RungKind
  /** `r1`, `pivot`, `sma50` …; what an alert says of itself. */
  readonly name: string
  readonly price: number
  /** Both: the service told the very level that is ours. */
  readonly origin: 'ours' | 'service' | 'both'
}

export interface Rung extends Level {
  /** From the price now to it, in percent points: above the price it is positive. */
  readonly distancePercent: number
}

export interface Ladder {
  /** Both from the highest price to the lowest. */
  readonly above: readonly Rung[]
  readonly below: readonly Rung[]
}

/** The averages of the ladder: those of the service's ribbon. */
export const ladderAverages = [10, 20, 50, 100, 200] as const

/**
 * Our own levels: the classic pivots after the last whole day (formula and source: `pivotsAfter`), and
 * the simple and exponential averages of the daily closes, the running day included. What has too few candles is left
 * out.
 * @param candles daily
 * @param today any moment of today, by the clock: a price may be of yesterday
 */
export function ownLevels(candles: CandleColumns, today: number): readonly Level[] {
  return [...pivots(candles, today), ...averages(candles)]
}

/** The index of the last day before today; -1 if there is none. */
function lastWholeDay({ time }: CandleColumns, today: number): number {
  let last = time.length - 1
  while (last >= 0 && at(time, last) >= dayOf(today)) last--
  return last
}

/** The day the pivots are of, by its opening time (UTC, epoch ms); null without a whole day. */
export function pivotDay(candles: CandleColumns, today: number): number | null {
  const last = lastWholeDay(candles, today)
  return last < 0 ? null : at(candles.time, last)
}

function pivots(candles: CandleColumns, today: number): readonly Level[] {
  const last = lastWholeDay(candles, today)
  if (last < 0) return []
  const [high, low, close] = [at(candles.high, last), at(candles.low, last), at(candles.close, last)]
  const { classic } = pivotsAfter({ high, low, close }, close)
  return Object.entries(classic).map(([name, price]) => ({ kind: kindOf(name), name, price, origin: 'ours' }))
}

/** What a level of pivots is, by its name: `r1` resists, `s1` supports. */
export function kindOf(name: string): RungKind {
  return /^r/i.test(name) ? 'resistance' : /^s/i.test(name) ? 'support' : 'pivot'
}

function averages(candles: CandleColumns): readonly Level[] {
  const bars = barsOf(candles)
  return ladderAverages.flatMap(period =>
    (['sma', 'ema'] as const).flatMap((id): Level[] => {
      const price = newestOf(id, bars, { period })['value'] ?? NaN
      return Number.isFinite(price)
        ? [{ kind: 'average', name: `${id}${period}`, price, origin: 'ours' }]
        : []
    })
  )
}

/** Ours and the service's as one list; a level of one name that both put at one price (to 0.01 %) stands once. */
export function withService(ours: readonly Level[], service: readonly Level[]): readonly Level[] {
  const isSame = (a: Level, b: Level): boolean =>
    a.name.toLowerCase() === b.name.toLowerCase() && Math.abs(a.price / b.price - 1) < 0.0001
  const shared = ours.map((one): Level =>
    service.some(other => isSame(one, other)) ? { ...one, origin: 'both' } : one
  )
  return [...shared, ...service.filter(other => !ours.some(one => isSame(one, other)))]
}

/** Levels around a price, each with its distance. A level at the very price stands above; what is no price is left out. */
export function ladderOf(levels: readonly Level[], price: number): Ladder {
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
