import { isNone, textOf } from '../answers/json'
import type { Family, FieldTable, Pick, Slot } from './fields'
import { isReadable } from './vocabulary'

export type FoundValues<Field extends string> = { [Name in Field]?: unknown }

export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  readonly family?: Family<Field>
  readonly identifying:
    readonly NoInfer<Field>[] | ((fields: ReadonlySet<string>, path: readonly string[]) => boolean)
  readonly inherits: readonly NoInfer<Field>[]
  /** These fields may be in coins although the row is in another currency: `volume_btc`. */
  readonly counted?: readonly NoInfer<Field>[]
  /** If an object has none of the fields that identify a row, but contains rows that do, it's a summary. */
  readonly identity?: readonly NoInfer<Field>[]
  /** The currency of the main field applies to the whole row, and values in other currencies are ignored. */
  readonly lead?: NoInfer<Field>
  /**
   * Parallel lists only count as columns if one of these fields is among them, because two lists of numbers
   * could be anything.
   */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The meaning of a plain value whose key is a coin or date. */
  readonly bare?: NoInfer<Field>
  /** Returns null for rows of another kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean, name: string): Places<Field> | null
  /** Whether the values alone can prove which field is at which position, as in rows without names. */
  readonly provesNames?: true
  /** Returns the field that the values are, or true for `bare`. */
  bareIn?(name: string): NoInfer<Field> | boolean
  /**
   * Whether a list of rows is preferred to the fields next to it. For example, a news feed has both a title
   * and articles.
   */
  readonly listsFirst?: boolean
  readonly innerToo?: boolean
  readonly framed?: true
  /** Whether the rows are about periods. Values under `last_week` are then current. */
  readonly spans?: true
  /** Whether an inner object that is clear enough on its own is read without its name. */
  readonly innerFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

export interface Row<Field extends string> {
  readonly found: FoundValues<Field>
  readonly coin: string | null
  /** A key above the row that is neither a coin nor a time, such as an exchange or a name. */
  readonly key: string | null
  readonly time: unknown
  /** Outermost first. */
  readonly path: readonly string[]
  readonly above: Picks<Field>
  readonly slots: { readonly [Name in Field]?: Slot<string> | undefined }
  readonly group: object
  readonly holders: readonly object[]
}

export interface Rows<Field extends string> {
  readonly rows: readonly Row<Field>[]
  /** The number of entries that weren't recognised as rows. */
  readonly dropped: number
}

export interface Around<Field extends string> {
  readonly coin: string | null
  readonly path: readonly string[]
  readonly key: string | null
  readonly time: unknown
  readonly depth: number
  readonly keyed: 'coin' | 'time' | 'key' | null
  readonly group: object
  readonly picks: Picks<Field>
  /** Times from a list further out. They apply to the columns inside this object. */
  readonly times?: readonly unknown[]
}

export type Picks<Field extends string> = { readonly [Name in Field]?: Pick | undefined }

export function isIdentified<Field extends string>(
  { identifying }: RowShape<Field>,
  fields: { readonly [Name in Field]?: unknown },
  path: readonly string[]
): boolean {
  if (typeof identifying !== 'function') return identifying.some(field => isPresent(fields[field]))
  const there = (Object.keys(fields) as Field[]).filter(field => isPresent(fields[field]))
  return identifying(new Set(there), path)
}

/** An object whose fields are all unreadable isn't a row. */
export function isPresent(field: unknown): boolean {
  if (field === undefined) return false
  if (typeof field !== 'object' || field === null || !('slot' in field) || !('value' in field)) return true
  const { slot, value } = field as Pick
  return isNone(value) || isReadable(slot.reads, value)
}

/** Text must be a single word. */
export function isOne({ value, slot }: Pick): boolean {
  const text = textOf(value) ?? ''
  if (slot.reads !== 'text' && slot.reads !== 'code') return text !== ''
  return /^[^\s+,]{1,40}$/.test(text) && /\p{L}/u.test(text)
}
