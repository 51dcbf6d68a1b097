import {
  comparisonOf,
  conditionDefinition,
  type AlertCondition
} from '../../../src-shared/conditions/catalogue'
import type { ConditionReading } from '../../../src-shared/conditions/definition'
import type { ScreenRow, ScreenValue } from '../../../src-shared/contract/screener'
import type { Interval } from '../../../src-shared/contract/values'
import { intervalMs } from '../../../src-shared/interval'
import type { StoredSeriesReader } from './stored-series'
import { ScreenFacts, type ScreenedCoin } from './screen-facts'

type Conditions = readonly (readonly AlertCondition[])[]

export interface Evaluated {
  readonly rows: readonly ScreenRow[]
  /** Coins and intervals whose candles are missing or outdated. */
  readonly missing: readonly {
    readonly coin: string
    readonly interval: Interval
    readonly isPartial: boolean
  }[]
  readonly unknown: readonly string[]
}

const unknownValue: ScreenValue = { value: null, against: null, holds: null }

/**
 * A coin's result is only unknown if it depends on a condition that can't be evaluated
 * (docs/decisions/0024).
 */
export function evaluateScreen(
  coins: readonly ScreenedCoin[],
  anyOf: Conditions,
  stored: StoredSeriesReader
): Evaluated {
  const conditions = anyOf.flat()
  const rows: ScreenRow[] = []
  const missing: Evaluated['missing'][number][] = []
  const unknown: string[] = []
  // Coins without a quote get their price from candles of these intervals.
  const intervals = new Set<Interval>([...conditions.flatMap(candlesOf), '1d'])
  stored.startEvaluation()
  for (const screened of coins) {
    const { coin } = screened
    const facts = new ScreenFacts(screened, stored, intervals)
    const known = new Map(conditions.map(condition => [condition, valueOf(condition, coin, facts)]))
    const matches = anyHolds(anyOf.map(group => allHold(group.map(one => known.get(one)?.holds ?? null))))
    if (matches !== null) {
      const price = facts.quote()
      const values = conditions.map(one => known.get(one) ?? unknownValue)
      rows.push({ coin, price: price?.price ?? null, at: price?.at ?? null, matches, values })
      continue
    }
    const unevaluated = conditions.filter(one => known.get(one)?.holds === null)
    const missingIntervals = [...new Set(unevaluated.flatMap(candlesOf))].filter(
      interval => !facts.series(coin, interval)
    )
    if (missingIntervals.length === 0) unknown.push(coin)
    for (const interval of missingIntervals)
      missing.push({ coin, interval, isPartial: stored.of(coin, interval) !== null })
  }
  stored.endEvaluation()
  return { rows, missing, unknown }
}

const candlesOf = (condition: AlertCondition): readonly Interval[] => {
  if ('interval' in condition) return [condition.interval]
  const history = conditionDefinition(condition).history?.(condition)
  return history ? [history] : []
}

/**
 * The condition's value at the last closed bar, and for crossings also at the one before. Price conditions use the
 * latest price.
 */
function valueOf(condition: AlertCondition, coin: string, facts: ScreenFacts): ScreenValue {
  const definition = conditionDefinition(condition)
  const [interval] = 'interval' in condition ? [condition.interval] : []
  const series = interval === undefined ? null : facts.series(coin, interval)
  if (interval !== undefined && !series) return unknownValue
  const width = interval === undefined ? 0 : intervalMs[interval]
  const since = series ? (series.candles.time.at(-1) ?? 0) - width : null
  const bars = interval === undefined ? 'forming' : 'closed'
  const readings = definition.readings(condition, { coin, bars, since }, facts)
  const last = readings.at(-1)
  if (!last || !Number.isFinite(last.value - last.against)) return unknownValue
  const before = readings.at(-2)
  const { value, against } = last
  return { value, against, holds: holds(comparisonOf(condition), last, before) }
}

/** Null if a value is unknown. */
function holds(
  is: ReturnType<typeof comparisonOf>,
  last: ConditionReading,
  before: ConditionReading | undefined
): boolean | null {
  const now = last.value - last.against
  if (is === 'above') return now > 0
  if (is === 'below') return now < 0
  const then = before ? before.value - before.against : NaN
  if (is === 'appears' || is === 'touches' || !Number.isFinite(then)) return null
  const [up, down] = [then <= 0 && now > 0, then >= 0 && now < 0]
  return is === 'crosses up' ? up : is === 'crosses down' ? down : up || down
}

const allHold = (parts: readonly (boolean | null)[]): boolean | null =>
  parts.includes(false) ? false : parts.includes(null) ? null : true

const anyHolds = (groups: readonly (boolean | null)[]): boolean | null =>
  groups.includes(true) ? true : groups.includes(null) ? null : false
