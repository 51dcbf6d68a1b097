import type { Doubt, DoubtCode, Reading, Source } from '@contract'

/** A place of an answer and what became of its values: those of all entries of a list are one. */
export interface PlaceRow {
  readonly path: string
  readonly count: number
  /** The first of them. */
  readonly value: string | number | boolean | null
  /** The field that took them; null where nobody did. */
  readonly field: string | null
  /** What of it was inferred without proof. */
  readonly doubt: DoubtCode | null
  /** Whether it stands below the doubt that it shares with others. */
  readonly isPart?: boolean
}

/** One doubt about several places, told by the first of them. */
export interface DoubtRow extends Omit<PlaceRow, 'field' | 'isPart'> {
  readonly about: Doubt
  readonly places: number
  readonly isOpen: boolean
}

export type ReadingRow = PlaceRow | DoubtRow

/**
 * What a person looks for first: what nobody read, then what is doubted, then the rest in the answer's order. Places with
 * one doubt are one row, followed by each of them where it is open.
 */
export function readingRows(
  { leftovers, sources, doubts }: Reading,
  open: ReadonlySet<DoubtCode> = new Set()
): readonly ReadingRow[] {
  const placeOf = (source: Source): PlaceRow => ({ ...source, doubt: source.doubt ?? null })
  const doubted = doubts.flatMap((about): readonly ReadingRow[] => {
    const places = sources.filter(({ doubt }) => doubt === about.code).map(placeOf)
    const [first] = places
    if (first === undefined || places.length === 1) return places
    const isOpen = open.has(about.code)
    const { path, value } = first
    const row = { path, value, about, isOpen, doubt: about.code, count: about.count, places: places.length }
    return [row, ...(isOpen ? places.map(place => ({ ...place, isPart: true })) : [])]
  })
  return [
    ...leftovers.map((leftover): PlaceRow => ({ ...leftover, field: null, doubt: null })),
    ...doubted,
    ...sources.filter(({ doubt }) => doubt === undefined).map(placeOf)
  ]
}
