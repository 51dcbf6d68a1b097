import { isNone, textOf } from '../answers/json'
import type { Family, FieldTable, Pick, Slot } from './fields'
import { isReadable } from './vocabulary'

export type FoundValues<Field extends string> = { [Name in Field]?: unknown }

export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  /** Matches fields whose names come from the response. */
  readonly family?: Family<Field>
  readonly telling:
    readonly NoInfer<Field>[] | ((fields: ReadonlySet<string>, path: readonly string[]) => boolean)
  readonly inherits: readonly NoInfer<Field>[]
  /** Fields that may be an amount of the coin even if the row has another currency: `volume_btc`. */
  readonly counted?: readonly NoInfer<Field>[]
  /** Fields that identify a row. An object without any of them, around rows that have them, is a summary. */
  readonly identity?: readonly NoInfer<Field>[]
  /** The field whose currency applies to the whole row. Values in other currencies are left out. */
  readonly lead?: NoInfer<Field>
  /** Parallel columns are rows only if one of these fields is among them. Two lists of numbers can be anything. */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The field of a plain value whose key is a coin or a date. */
  readonly bare?: NoInfer<Field>
  /** Finds the positions of the fields in rows without field names. Returns null if the rows are of another kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean, name: string): Places<Field> | null
  /**
   * Whether the plain values in a list with this name are rows. Returns the name of their field, or true for `bare`.
   */
  bareIn?(name: string): NoInfer<Field> | boolean
  /** Reads the list if an object has both fields and a list of rows. A feed, for example, also has a title. */
  readonly listsFirst?: boolean
  /** Reads rows inside another row as well. */
  readonly innerToo?: boolean
  /** Reads each time frame (`1h`, `4h`) in an object as a row. */
  readonly framed?: true
  /** Rows are about spans, so values under `last_week` are current. */
  readonly spans?: true
  /** Leaves out the name around an inner object that can be understood without it. */
  readonly innerFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

export interface Row<Field extends string> {
  readonly found: FoundValues<Field>
  readonly coin: string | null
  /** Another key above the row, such as an exchange or a name. */
  readonly key: string | null
  /** From a key above the row, as received. */
  readonly time: unknown
  /** The names of all objects around the row, outermost first. */
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
  /** Times from a list further up, for the columns below it. */
  readonly times?: readonly unknown[]
}

export type Picks<Field extends string> = { readonly [Name in Field]?: Pick | undefined }

export function tells<Field extends string>(
  { telling }: RowShape<Field>,
  fields: { readonly [Name in Field]?: unknown },
  path: readonly string[]
): boolean {
  if (typeof telling !== 'function') return telling.some(field => isThere(fields[field]))
  const there = (Object.keys(fields) as Field[]).filter(field => isThere(fields[field]))
  return telling(new Set(there), path)
}

/** Whether a field is readable or explicitly empty. An unreadable value doesn't make an object a row. */
export function isThere(field: unknown): boolean {
  if (field === undefined) return false
  if (typeof field !== 'object' || field === null || !('slot' in field) || !('value' in field)) return true
  const { slot, value } = field as Pick
  return isNone(value) || isReadable(slot.reads, value)
}

/** Whether a value isn't a list. A text must also be a single word. */
export function isOne({ value, slot }: Pick): boolean {
  const text = textOf(value) ?? ''
  if (slot.reads !== 'text' && slot.reads !== 'code') return text !== ''
  return /^[^\s+,]{1,40}$/.test(text) && /\p{L}/u.test(text)
}
