import type { Doubt, DoubtCode, Reading, Source } from '@contract'

/** The entries of a list count as one field. */
export interface PlaceRow {
  readonly path: string
  readonly count: number
  /** The first value. */
  readonly value: string | number | boolean | null
  /** The interpreted field, or null if unread. */
  readonly field: string | null
  /** Null if everything about the field is certain. */
  readonly doubt: DoubtCode | null
  /** Listed below a doubt that it shares with others. */
  readonly isPart?: boolean
}

/** A doubt about several fields. Shows the first of them. */
export interface DoubtRow extends Omit<PlaceRow, 'field' | 'isPart'> {
  readonly about: Doubt
  readonly places: number
  readonly isOpen: boolean
}

export type ReadingRow = PlaceRow | DoubtRow

/**
 * Unread fields come first, then doubtful ones, then the rest in the order of the response. Fields with the
 * same doubt share a row, which the user can unfold.
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
