import { KindPrices } from '../../src-main/credits/prediction/kind-prices'
import { subjectKind, readSubject, type Subject, type SubjectText } from '../../src-main/credits/subject'
import { isPricedPerCoin, publishedPrice } from '../../src-main/service/api/operations'
import { openToRead } from '../../src-main/platform/storage/database'

export interface PricedBefore {
  readonly at: number
  readonly operation: string
  readonly kind: string
  /** Null if the operation takes no coins. */
  readonly coins: string | null
  readonly state: 'exact' | 'atMost' | 'learned' | 'unknown'
  /** The price that was shown before the call, in credits. Null if the price was unknown. */
  readonly shown: number | null
  readonly charged: number
}

interface Row extends SubjectText {
  readonly at: number
  readonly settledAt: number
  readonly operation: string
  readonly expected: number | null
  readonly charged: number
}

/** Returns all calls with the prices that were shown before them, oldest first. */
export function pricesBeforeCalls(file: string): readonly PricedBefore[] {
  const database = openToRead(file)
  try {
    const rows = database
      .prepare(
        `SELECT c.at, s.at AS settledAt, c.operation, c.expected, s.charged, q.coins, q.interval, q.bars, q.other
         FROM ledger_call c JOIN ledger_subject q ON q.id = c.subject_id
         JOIN ledger_settlement s ON s.call_id = c.id AND s.state = 'charged' ORDER BY c.id`
      )
      .all() as unknown as Row[]
    return statesOf(rows)
  } finally {
    database.close()
  }
}

/**
 * The ledger doesn't store how well each price was known, so the app's predictor receives the charges again.
 */
function statesOf(rows: readonly Row[]): readonly PricedBefore[] {
  const kinds = new Map<string, KindPrices>()
  let open: readonly (Row & { readonly subject: Subject; readonly prices: KindPrices })[] = []
  return rows.map(row => {
    const { at, operation, expected: shown, charged } = row
    const settled = open.filter(({ settledAt }) => settledAt <= at)
    for (const call of settled.toSorted((a, b) => a.settledAt - b.settledAt)) call.prices.add(call)
    const subject = readSubject(row)
    const kind = `${operation} ${subjectKind(subject)}`
    const prices = kinds.get(kind) ?? new KindPrices(isPricedPerCoin(operation))
    kinds.set(kind, prices)
    const { state } = prices.predict(subject)
    open = [...open.filter(call => !settled.includes(call)), { ...row, subject, prices }]
    return { at, operation, kind, coins: row.coins, state: stateOf(operation, shown, state), shown, charged }
  })
}

function stateOf(
  operation: string,
  shown: number | null,
  predicted: 'exact' | 'bound' | 'unknown'
): PricedBefore['state'] {
  if (shown === null) return 'unknown'
  if (publishedPrice(operation) !== null) return 'exact'
  return predicted === 'exact' ? 'learned' : 'atMost'
}

const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number((part / whole).toFixed(3))

/**
 * Calculates the figures that docs/benches.md defines.
 * @param changes times at which the service changed its prices, by operation
 */
export function priceFigures(
  calls: readonly PricedBefore[],
  changes: Readonly<Record<string, readonly number[]>>
) {
  const counted = countedByKind(calls)
  const operations = [...new Set(calls.map(({ operation }) => operation))].toSorted()
  const byOperation = operations.map(operation => {
    const own = counted.filter(call => call.operation === operation)
    return [operation, figuresOf(own, changes[operation] ?? [])] as const
  })
  const aboveUnexplained = byOperation.reduce((sum, [, figures]) => sum + figures.aboveUnexplained, 0)
  return { ...Object.fromEntries(byOperation), total: { ...figuresOf(counted, []), aboveUnexplained } }
}

/** Returns shares of all calls of several months, each of which began without any known price. */
export function priceShares(months: readonly (readonly PricedBefore[])[]) {
  const { calls, boundsWithinTwice, exactFromThird } = figuresOf(months.flatMap(countedByKind), [])
  return { calls, boundsWithinTwice, exactFromThird }
}

function countedByKind(calls: readonly PricedBefore[]) {
  const nth = new Map<string, number>()
  return calls.map(call => {
    const times = (nth.get(call.kind) ?? 0) + 1
    nth.set(call.kind, times)
    return { ...call, isLater: times >= 3 }
  })
}

function figuresOf(calls: readonly (PricedBefore & { isLater: boolean })[], priceChanges: readonly number[]) {
  const count = (state: PricedBefore['state']): number => calls.filter(call => call.state === state).length
  const above = calls.filter(({ shown, charged }) => shown !== null && charged > shown)
  // Only a call for the same coin can reveal a change, because each coin has its own price.
  const changesMet = new Set(
    above.flatMap(({ at, coins }) => {
      const change = priceChanges.findLast(time => time <= at)
      return change === undefined ? [] : [`${change} ${coins}`]
    })
  )
  const bounds = calls.filter(({ state }) => state === 'atMost')
  const later = calls.filter(({ isLater }) => isLater)
  return {
    calls: calls.length,
    exact: count('exact'),
    atMost: count('atMost'),
    learned: count('learned'),
    unknown: count('unknown'),
    charged: calls.reduce((sum, { charged }) => sum + charged, 0),
    above: above.length,
    aboveUnexplained: above.length - changesMet.size,
    boundsWithinTwice: ratio(
      bounds.filter(({ shown, charged }) => (shown ?? 0) <= 2 * charged).length,
      bounds.length
    ),
    exactFromThird: ratio(
      later.filter(
        ({ state, shown, charged }) => (state === 'exact' || state === 'learned') && shown === charged
      ).length,
      later.length
    )
  }
}
