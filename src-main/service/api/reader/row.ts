import { isNone, textOf } from '../answers/json'
import type { Family, FieldTable, Pick, Slot } from './fields'
import { isReadable } from './vocabulary'

export type FoundValues<Field extends string> = { [Name in Field]?: unknown }

/** How an operation's rows look, whatever they are wrapped in. */
export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  /** Fields beside those, named by what stands in the answer. */
  readonly family?: Family<Field>
  /** The fields that make an object a row; the others only accompany it. */
  readonly telling:
    readonly NoInfer<Field>[] | ((fields: ReadonlySet<string>, path: readonly string[]) => boolean)
  /** Fields a row may take from what stands around it. */
  readonly inherits: readonly NoInfer<Field>[]
  /** Fields that may be counted in the coin itself, whatever money the row is in: `volume_btc`. */
  readonly counted?: readonly NoInfer<Field>[]
  /** The fields that say what a row is of: one without them around rows that have them is a summary. */
  readonly identity?: readonly NoInfer<Field>[]
  /** The field whose money is that of the row: no other money stands beside it. */
  readonly lead?: NoInfer<Field>
  /** Columns side by side are rows only with one of these among them: two lists of numbers alone may be anything. */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The field meant by a bare value under a coin's or a date's key. */
  readonly bare?: NoInfer<Field>
  /** The places of the fields in unnamed rows; null where they are none of this kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean, name: string): Places<Field> | null
  /** Whether a list of plain values under a name holds rows of the bare field, or of which other. */
  bareIn?(name: string): NoInfer<Field> | boolean
  /** A list inside an object with fields of its own holds the rows: a feed has a title too. */
  readonly listsFirst?: boolean
  /** Rows inside a row belong to the answer as well. */
  readonly innerToo?: boolean
  /** What stands under several time frames (`1h`, `4h`) is a row each. */
  readonly framed?: true
  /** Rows are about spans: what stands under `last_week` is no older state of the rest. */
  readonly spans?: true
  /** The names of objects around a row are no part of the names in it, where it tells without them. */
  readonly innerFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

/** A row with what its surroundings say about it. */
export interface Row<Field extends string> {
  readonly found: FoundValues<Field>
  /** The coin named by a key above the row. */
  readonly coin: string | null
  /** Another key above the row: an exchange, a name. */
  readonly key: string | null
  /** The time named by a key above the row, raw. */
  readonly time: unknown
  /** The names of all objects around the row, outermost first. */
  readonly path: readonly string[]
  /** What objects around it say, where the row may take it from there. */
  readonly above: Picks<Field>
  /** What the name of each field says of it. */
  readonly slots: { readonly [Name in Field]?: Slot<string> | undefined }
  /** The list or object the row was found in. */
  readonly group: object
  readonly holders: readonly object[]
}

export interface Rows<Field extends string> {
  readonly rows: readonly Row<Field>[]
  /** Entries of row lists in which nothing was recognised. */
  readonly dropped: number
}

/** What stands around a part of an answer. */
export interface Around<Field extends string> {
  readonly coin: string | null
  readonly path: readonly string[]
  readonly key: string | null
  readonly time: unknown
  readonly depth: number
  readonly keyed: 'coin' | 'time' | 'key' | null
  readonly group: object
  readonly picks: Picks<Field>
  /** The moments told by a list above, for columns that stand below it. */
  readonly times?: readonly unknown[]
}

export type Picks<Field extends string> = { readonly [Name in Field]?: Pick | undefined }

/** Whether these fields make a row. */
export function tells<Field extends string>(
  { telling }: RowShape<Field>,
  fields: { readonly [Name in Field]?: unknown },
  path: readonly string[]
): boolean {
  if (typeof telling !== 'function') return telling.some(field => isThere(fields[field]))
  const there = (Object.keys(fields) as Field[]).filter(field => isThere(fields[field]))
  return telling(new Set(there), path)
}

/** A field that holds something readable: what cannot be read makes no row. */
export function isThere(field: unknown): boolean {
  if (field === undefined) return false
  if (typeof field !== 'object' || field === null || !('slot' in field) || !('value' in field)) return true
  const { slot, value } = field as Pick
  return isNone(value) || isReadable(slot.reads, value)
}

/** One thing and no list of them; and where it is text, a word. */
export function isOne({ value, slot }: Pick): boolean {
  const text = textOf(value) ?? ''
  if (slot.reads !== 'text' && slot.reads !== 'code') return text !== ''
  return /^[^\s+,]{1,40}$/.test(text) && /\p{L}/u.test(text)
}
