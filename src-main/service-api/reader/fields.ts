import type { Asked } from '../answers/asked'
import { isReadable, meaningOf, type Concept, type Meaning, type Reads } from './vocabulary'

/** What fills a field of an operation's rows. */
export interface FieldRule {
  /** Best first. */
  readonly from: readonly Concept[]
  readonly reads: Reads
  /** Which spans a value may be about; those of a day, or none named, where left out. */
  readonly windows?: (window: string | null) => boolean
  /** Concepts whose values are percent points also where no name says so. */
  readonly unmarked?: readonly Concept[]
  /** Read as evidence alone, so not counted as taken: always, or where one of these fields stands beside it. */
  readonly aside?: true | readonly string[]
}

export type FieldTable<Field extends string> = Readonly<Record<Field, FieldRule>>

/** A value that may fill a field, and where it stands. */
export interface Pick {
  readonly value: unknown
  readonly holder: object
  readonly key: string | number
  readonly slot: Slot<string>
}

/** What a name means to an operation. */
export interface Slot<Field extends string> {
  readonly field: Field
  readonly reads: Reads
  readonly rank: number
  readonly currency: string | null
  readonly window: string | null
}

export type Slots<Field extends string> = (path: readonly string[]) => Slot<Field> | null

const ofADay = (window: string | null): boolean => window === null || window === '24h'
// Keys of an answer can be coins or dates by the thousand; beyond this many they are not remembered.
const remembered = 2000

/** Reads names by the one vocabulary, as one operation's fields. */
export function slotsOf<Field extends string>(table: FieldTable<Field>): Slots<Field> {
  const seen = new Map<string, Slot<Field> | null>()
  return path => {
    const known = path.length === 1 ? (path[0] ?? '') : path.join('\n')
    const before = seen.get(known)
    if (before !== undefined) return before
    const slot = slotOf(table, meaningOf(path))
    if (seen.size < remembered) seen.set(known, slot)
    return slot
  }
}

function slotOf<Field extends string>(table: FieldTable<Field>, meaning: Meaning | null): Slot<Field> | null {
  if (meaning === null) return null
  let best: Slot<Field> | null = null
  for (const field in table) {
    const { from, reads, windows = ofADay, unmarked = [] } = table[field]
    const place = from.indexOf(meaning.concept)
    const isMarked = meaning.isPercent || unmarked.includes(meaning.concept)
    const fits = reads === 'any' || isMarked === (reads === 'percent')
    if (place === -1 || !windows(meaning.window) || !fits) continue
    const rank = place * 50 + meaning.rank
    const { currency, window } = meaning
    if (best === null || rank < best.rank) best = { field, reads, rank, currency, window }
  }
  return best
}

/** Of two values for one field the one that can be read, is in the money asked for, and stands under the better name. */
export function isBetter(one: Pick, other: Pick, wanted: string | null): boolean {
  const [first, second] = [worth(one, wanted), worth(other, wanted)]
  return first === second ? one.slot.rank < other.slot.rank : first < second
}

function worth({ value, slot }: Pick, wanted: string | null): number {
  const isBlank = value === null || value === undefined || value === ''
  const unread = isBlank ? 20 : isReadable(slot.reads, value) ? 0 : 10
  if (slot.currency === wanted) return unread
  if (slot.currency === null || wanted === null)
    return unread + (slot.currency === 'USD' ? 1 : slot.currency === null ? 1 : 2)
  return unread + 3
}

/** The money the call asked for, if any. */
export function wantedCurrency({ params }: Asked): string | null {
  const currency = (params['currency'] ?? params['convert'])?.trim() ?? ''
  return currency === '' ? null : currency.toUpperCase()
}
