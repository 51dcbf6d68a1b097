import type { AnswerOf } from '../../src-shared/contract/answer'
import type { ComparisonRow, Figures } from '../../src-shared/contract/service-comparison'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Bar } from '../market/bar'
import { nothingCompared, type Comparison } from './comparison'
import { explanationOf } from './conventions'
import { differenceOf } from './difference'

/** Days of returns that count where the service does not say how many do. */
const usualDays = 90
const otherDays = [30, 60, 180, 365]
/** A coefficient of fewer returns means nothing. */
const fewest = 10

type Returns = 'logarithmic' | 'plain'

/** The service's coefficients beside ours, of daily returns. `bars`: the closed days of each coin. */
export function compareCorrelation(
  answer: AnswerOf<'correlation'>,
  bars: ReadonlyMap<string, readonly Bar[]>
): Comparison {
  const rowsOver = (days: number, returns: Returns): readonly ComparisonRow[] =>
    answer.data.flatMap(({ a, b, value }) => {
      const [one, other] = [bars.get(a.toUpperCase()), bars.get(b.toUpperCase())]
      if (!one || !other || value === null) return []
      const { coefficient, count } = correlationOf(one, other, days, returns)
      if (!Number.isFinite(coefficient)) return []
      const both = differenceOf(null, coefficient, value, false)
      return [{ ...named(a, b), bars: count, last: both, largest: both }]
    })
  const rows = rowsOver(usualDays, 'logarithmic')
  return {
    ...nothingCompared,
    rows,
    explanation: explanationOf(rows, [
      ...otherDays.map(days => ({
        name: `${days} days instead of ${usualDays}`,
        // Another length has another number of returns: what counts is that every pair is there.
        compute: () =>
          rowsOver(days, 'logarithmic').map((row, index) => ({ ...row, bars: rows[index]?.bars ?? 0 }))
      })),
      { name: 'plain returns instead of logarithmic ones', compute: () => rowsOver(usualDays, 'plain') }
    ]),
    notes: [`Ours: logarithmic returns of the last ${usualDays} closed days.`]
  }
}

/** Ours of every pair of these coins that both have enough days of. `bars` by the coin without its exchange. */
export function ownCorrelation(bars: ReadonlyMap<string, readonly Bar[]>): Figures {
  const coins = [...bars.keys()]
  const figures = coins.flatMap((a, index) =>
    coins.slice(index + 1).flatMap(b => {
      const { coefficient } = correlationOf(bars.get(a) ?? [], bars.get(b) ?? [], usualDays)
      return Number.isFinite(coefficient) ? [{ ...named(a, b), value: coefficient, at: null }] : []
    })
  )
  return { figures, verdict: null }
}

/** What the service gave, pair by pair. */
export function saidCorrelation({ data }: AnswerOf<'correlation'>): Figures {
  const figures = data.flatMap(({ a, b, value }) =>
    value === null ? [] : [{ ...named(a, b), value, at: null }]
  )
  return { figures, verdict: null }
}

/** Either order is the same pair. */
const named = (a: string, b: string): { readonly id: string; readonly name: string } => ({
  id: [a, b]
    .map(coin => coin.toUpperCase())
    .sort()
    .join(' '),
  name: `${a} / ${b}`
})

/** Pearson’s coefficient of the returns over the last days both coins have; NaN with too few of them. */
export function correlationOf(
  a: readonly Bar[],
  b: readonly Bar[],
  days: number,
  returns: Returns = 'logarithmic'
): { readonly coefficient: number; readonly count: number } {
  const closes = new Map<EpochMs, number>(b.map(({ time, close }) => [time, close]))
  const both = a.filter(({ time }) => closes.has(time)).slice(-(days + 1))
  const change = (now: number, before: number): number =>
    returns === 'plain' ? now / before - 1 : Math.log(now / before)
  const pairs = both.slice(1).map(({ time, close }, index) => {
    const before = both[index]
    return [
      change(close, before?.close ?? NaN),
      change(closes.get(time) ?? NaN, closes.get(before?.time ?? NaN) ?? NaN)
    ] as const
  })
  if (pairs.length < fewest) return { coefficient: NaN, count: pairs.length }
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [middleA, middleB] = [mean(0), mean(1)]
  let [product, spreadA, spreadB] = [0, 0, 0]
  for (const [one, other] of pairs) {
    product += (one - middleA) * (other - middleB)
    spreadA += (one - middleA) ** 2
    spreadB += (other - middleB) ** 2
  }
  return { coefficient: product / Math.sqrt(spreadA * spreadB), count: pairs.length }
}
