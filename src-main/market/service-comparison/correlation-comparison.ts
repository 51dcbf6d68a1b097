import type { AnswerOf } from '../../../src-shared/contract/answer'
import type { ComparisonRow, Figures } from '../../../src-shared/contract/service-comparison'
import { correlationOf, type Returns } from '../../../src-shared/figures/correlation'
import type { Bar } from '../bar'
import { nothingCompared, type ComparedResponse } from './comparison'
import { explanationOf } from './conventions'
import { differenceOf } from './difference'

/** How many days of returns to assume, because the service may not say how many it uses. */
const usualDays = 90
const otherDays = [30, 60, 180, 365]
/** @param bars closed days */
export function compareCorrelation(
  answer: AnswerOf<'correlation'>,
  bars: ReadonlyMap<string, readonly Bar[]>
): ComparedResponse {
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
        convention: { code: 'days', days, usual: usualDays } as const,
        compute: () =>
          rowsOver(days, 'logarithmic').map((row, index) => ({ ...row, bars: rows[index]?.bars ?? 0 }))
      })),
      { convention: { code: 'plain-returns' }, compute: () => rowsOver(usualDays, 'plain') }
    ]),
    notes: [{ code: 'logarithmic-returns', days: usualDays }]
  }
}

/** @param bars closed days by coin. The coins have no exchange in their name. */
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

export function reportedCorrelation({ data }: AnswerOf<'correlation'>): Figures {
  const figures = data.flatMap(({ a, b, value }) =>
    value === null ? [] : [{ ...named(a, b), value, at: null }]
  )
  return { figures, verdict: null }
}

/** A pair has the same ID whatever the order of its coins. */
const named = (a: string, b: string): { readonly id: string; readonly name: string } => ({
  id: [a, b]
    .map(coin => coin.toUpperCase())
    .sort()
    .join(' '),
  name: `${a} / ${b}`
})
