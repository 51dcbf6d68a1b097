import { pivotGroups, pivotsAfter, type PivotGroup } from '../../../src-shared/pivots'
import type { AnswerOf } from '../../../src-shared/contract/answer'
import type { ComparisonRow, Figures, ServiceLine } from '../../../src-shared/contract/service-comparison'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Bar } from '../bar'
import type { BarsAsOf } from '../bars-as-of'
import { nothingCompared, type ComparedResponse } from './comparison'
import { explanationOf } from './conventions'
import { differenceOf } from './difference'
import { linesOfCoin } from './service-lines'

const isGroup = (word: string): word is PivotGroup => (pivotGroups as readonly string[]).includes(word)

/** Our levels are calculated from the last closed day. */
export function compareLevels(
  answer: AnswerOf<'supportResistance'>,
  coin: string,
  { closed, forming }: BarsAsOf
): ComparedResponse {
  const reported = linesOfCoin(answer.data, coin)
  const day = closed.at(-1)
  // The chart can draw the service's levels even if ours can't be calculated.
  const lines = linesOf(reported, day?.time ?? 0)
  if (!day) return { ...nothingCompared, lines }
  const rowsFrom = (bar: Bar, open: number): readonly ComparisonRow[] => {
    const levels = pivotsAfter(bar, open)
    return reported.flatMap(({ group, name, price }) => {
      const known = group ?? 'classic'
      const local = isGroup(known) ? levels[known][name] : undefined
      if (local === undefined || price === null) return []
      const both = differenceOf(null, local, price)
      return [{ id: `${known} ${name}`, name: labelOf(known, name), bars: 1, last: both, largest: both }]
    })
  }
  const rows = rowsFrom(day, forming?.open ?? day.close)
  const before = closed.at(-2)
  const explanation = explanationOf(rows, [
    {
      convention: { code: 'woodie-from-close' },
      compute: () => rowsFrom(day, day.close)
    },
    ...(forming
      ? [
          {
            convention: { code: 'levels-of-forming-day' } as const,
            compute: () => rowsFrom(forming, forming.close)
          }
        ]
      : []),
    ...(before
      ? [{ convention: { code: 'levels-of-day-before' } as const, compute: () => rowsFrom(before, day.open) }]
      : [])
  ])
  return { ...nothingCompared, rows, lines, explanation, notes: [{ code: 'last-closed-day' }] }
}

export function calculatedLevels({ closed, forming }: BarsAsOf): Figures | null {
  const day = closed.at(-1)
  if (!day) return null
  const levels = pivotsAfter(day, forming?.open ?? day.close)
  const figures = pivotGroups.flatMap(group =>
    Object.entries(levels[group]).map(([name, value]) => ({
      id: `${group} ${name}`,
      name: labelOf(group, name),
      value,
      at: day.time
    }))
  )
  return { figures, verdict: null }
}

export function reportedLevels(answer: AnswerOf<'supportResistance'>, coin: string): Figures {
  const figures = linesOfCoin(answer.data, coin).flatMap(({ group, name, price }) =>
    price === null
      ? []
      : [{ id: idOf(group, name), name: labelOf(group ?? 'classic', name), value: price, at: null }]
  )
  return { figures, verdict: null }
}

const idOf = (group: string | null, name: string): string => `${group ?? 'classic'} ${name}`

function linesOf(reported: AnswerOf<'supportResistance'>['data'], time: EpochMs): readonly ServiceLine[] {
  return reported.flatMap(({ group, name, price }) =>
    price === null
      ? []
      : [
          {
            id: idOf(group, name),
            name: labelOf(group ?? 'classic', name),
            time: Float64Array.of(time),
            value: Float64Array.of(price)
          }
        ]
  )
}

const labelOf = (group: string, name: string): string =>
  `${group.charAt(0).toUpperCase()}${group.slice(1)} ${name === 'pivot' ? 'pivot' : name.toUpperCase()}`
