import type { Hint } from '../../../../src-shared/contract/lessons'
import type { Doubt } from '../../../../src-shared/contract/reading'

/** What is doubted together is inferred from each other: with one field left there is nothing to mix up. */
const together: ReadonlySet<Doubt['code']> = new Set(['order', 'open-close'])

/** The fields that a lesson may settle: those it names, and those that were doubted together with one of them. */
export function openTo(doubts: readonly Doubt[], hints: readonly Hint[]): ReadonlySet<string> {
  const named = new Set(hints.map(({ field }) => field))
  return new Set(
    doubts.filter(({ fields }) => fields.some(field => named.has(field))).flatMap(one => one.fields)
  )
}

/**
 * The doubts of an answer that was read by lessons. A person's word settles the doubt of the field it names and of no other:
 * names that the reader itself put beside it prove nothing.
 * @param before the doubts of the same answer without lessons.
 * @param now those that were found by them.
 */
export function unsettled(
  before: readonly Doubt[],
  now: readonly Doubt[],
  hints: readonly Hint[]
): readonly Doubt[] {
  const named = new Set(hints.map(({ field }) => field))
  const kept = before.flatMap(({ code, fields, count }): Doubt[] => {
    const left = fields.filter(field => !named.has(field))
    const isSettled =
      left.length === 0 || (left.length < fields.length && left.length < 2 && together.has(code))
    const isTold = now.some(other => other.code === code && left.every(field => other.fields.includes(field)))
    if (isSettled || isTold) return []
    return [{ code, fields: left, count: Math.ceil((count * left.length) / fields.length) }]
  })
  // Whether a value is the one meant, a person has said, or the doubt of before says it already.
  const told = new Set([...named, ...kept.flatMap(({ fields }) => fields)])
  const found = now.filter(({ code, fields }) => code !== 'which' || fields.some(field => !told.has(field)))
  return [...found, ...kept]
}
