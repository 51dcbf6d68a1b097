import type { Doubt, DoubtCode, Reading, Source } from '@contract'

/** A field of the response and what it was mapped to. All entries of a list share one row. */
export interface PlaceRow {
  readonly path: string
  readonly count: number
  readonly value: string | number | boolean | null
  /** The contract field that the value was mapped to. Null if it wasn't recognised. */
  readonly field: string | null
  /** Why the mapping is uncertain. Null if it is certain. */
  readonly doubt: DoubtCode | null
  readonly isPart?: boolean
}

/** The row shows the first of the fields that are uncertain for the same reason. */
export interface DoubtRow extends Omit<PlaceRow, 'field' | 'isPart'> {
  readonly about: Doubt
  readonly places: number
  readonly isOpen: boolean
}

export type ReadingRow = PlaceRow | DoubtRow

/** Unrecognised fields first, then uncertain ones, then the rest in the order of the response. */
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
