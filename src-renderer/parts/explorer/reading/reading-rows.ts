import type { DoubtCode, Reading } from '@contract'

/** A place of an answer and what became of its values: those of all entries of a list are one. */
export interface ReadingRow {
  readonly path: string
  readonly count: number
  /** The first of them. */
  readonly value: string | number | boolean | null
  /** The field that took them; null where nobody did. */
  readonly field: string | null
  /** What of it was inferred without proof. */
  readonly doubt: DoubtCode | null
}

/** What a person looks for first: what nobody read, then what is doubted, then the rest in the answer's order. */
export function readingRows({ leftovers, sources, doubts }: Reading): readonly ReadingRow[] {
  const doubtOf = (field: string): DoubtCode | null =>
    doubts.find(({ fields }) => fields.includes(field))?.code ?? null
  const read = sources.map((source): ReadingRow => ({ ...source, doubt: doubtOf(source.field) }))
  return [
    ...leftovers.map((leftover): ReadingRow => ({ ...leftover, field: null, doubt: null })),
    ...read.filter(({ doubt }) => doubt !== null),
    ...read.filter(({ doubt }) => doubt === null)
  ]
}
