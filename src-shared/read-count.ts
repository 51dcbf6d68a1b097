import type { Answer } from './contract/answer'
import type { Doubt, ReadCount } from './contract/reading'

export function readCount({ reading, dropped }: Pick<Answer, 'reading' | 'dropped'>): ReadCount | null {
  if (reading === undefined) return null
  const { understood, leftover, doubts } = reading
  const doubted = [...doubtedByField(doubts).values()].reduce((sum, count) => sum + count, 0)
  return { understood, leftover, dropped, doubted: Math.round(doubted) }
}

/** If there are several doubts about a value, it's counted once. */
export function doubtedByField(doubts: readonly Doubt[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { fields, count } of doubts)
    for (const field of fields) counts.set(field, Math.max(counts.get(field) ?? 0, count / fields.length))
  return counts
}
