import { comparisonOf, definitionOf, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { Reading } from '../../src-shared/conditions/definition'
import type { ScreenRow, ScreenValue } from '../../src-shared/contract/screener'
import type { Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import type { HeldCandles } from './held-series'
import { ScreenFacts, type ScreenedCoin } from './screen-facts'

type Conditions = readonly (readonly AlertCondition[])[]

/** What came of a screen where the candles are. */
export interface Evaluated {
  readonly rows: readonly ScreenRow[]
  /** Candles that are missing, or end too early. */
  readonly lacking: readonly { readonly coin: string; readonly interval: Interval; readonly held: boolean }[]
  readonly unknown: readonly string[]
}

const untold: ScreenValue = { value: null, against: null, holds: null }

/**
 * Evaluates conditions of each coin by what is held. What is not known of one condition leaves a coin out only where the
 * others do not decide: in `a or b` one that holds is enough, in `a and b` one that does not.
 */
export function evaluateScreen(
  coins: readonly ScreenedCoin[],
  anyOf: Conditions,
  held: HeldCandles
): Evaluated {
  const conditions = anyOf.flat()
  const rows: ScreenRow[] = []
  const lacking: Evaluated['lacking'][number][] = []
  const unknown: string[] = []
  // Of a coin without a quote the price is that of its candles.
  const intervals = new Set<Interval>([...conditions.flatMap(candlesOf), '1d'])
  held.begin()
  for (const screened of coins) {
    const { coin } = screened
    const facts = new ScreenFacts(screened, held, intervals)
    const known = new Map(conditions.map(condition => [condition, valueOf(condition, coin, facts)]))
    const matches = anyHolds(anyOf.map(group => allHold(group.map(one => known.get(one)?.holds ?? null))))
    if (matches !== null) {
      const price = facts.quote()
      const values = conditions.map(one => known.get(one) ?? untold)
      rows.push({ coin, price: price?.price ?? null, at: price?.at ?? null, matches, values })
      continue
    }
    const untoldOnes = conditions.filter(one => known.get(one)?.holds === null)
    const missing = [...new Set(untoldOnes.flatMap(candlesOf))].filter(
      interval => !facts.series(coin, interval)
    )
    if (missing.length === 0) unknown.push(coin)
    for (const interval of missing) lacking.push({ coin, interval, held: held.of(coin, interval) !== null })
  }
  held.end()
  return { rows, lacking, unknown }
}

/** The candles that tell a condition. */
const candlesOf = (condition: AlertCondition): readonly Interval[] => {
  if ('interval' in condition) return [condition.interval]
  const history = definitionOf(condition).history?.(condition)
  return history ? [history] : []
}

/** Of bars the last that closed, with the one before it where an event between the two is asked for; of prices the newest. */
function valueOf(condition: AlertCondition, coin: string, facts: ScreenFacts): ScreenValue {
  const definition = definitionOf(condition)
  const [interval] = 'interval' in condition ? [condition.interval] : []
  const series = interval === undefined ? null : facts.series(coin, interval)
  if (interval !== undefined && !series) return untold
  const width = interval === undefined ? 0 : intervalMs[interval]
  const since = series ? (series.candles.time.at(-1) ?? 0) - width : null
  const bars = interval === undefined ? 'forming' : 'closed'
  const readings = definition.readings(condition, { coin, bars, since }, facts)
  const last = readings.at(-1)
  if (!last || !Number.isFinite(last.value - last.against)) return untold
  const before = readings.at(-2)
  const { value, against } = last
  return { value, against, holds: holds(comparisonOf(condition), last, before) }
}

/** Whether it holds at a reading; a crossing is between two. Null where that can't be told. */
function holds(
  is: ReturnType<typeof comparisonOf>,
  last: Reading,
  before: Reading | undefined
): boolean | null {
  const now = last.value - last.against
  if (is === 'above') return now > 0
  if (is === 'below') return now < 0
  const then = before ? before.value - before.against : NaN
  if (is === 'appears' || !Number.isFinite(then)) return null
  const [up, down] = [then <= 0 && now > 0, then >= 0 && now < 0]
  return is === 'crosses up' ? up : is === 'crosses down' ? down : up || down
}

const allHold = (parts: readonly (boolean | null)[]): boolean | null =>
  parts.includes(false) ? false : parts.includes(null) ? null : true

const anyHolds = (groups: readonly (boolean | null)[]): boolean | null =>
  groups.includes(true) ? true : groups.includes(null) ? null : false
