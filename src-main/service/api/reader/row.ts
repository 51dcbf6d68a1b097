import { isNone, textOf } from '../answers/json'
import type { Family, FieldTable, Pick, Slot } from './fields'
import { isReadable } from './vocabulary'

export type FoundValues<Field extends string> = { [Name in Field]?: unknown }

export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  /** Fields named by the response, such as `sma20`. */
  readonly family?: Family<Field>
  readonly telling:
    readonly NoInfer<Field>[] | ((fields: ReadonlySet<string>, path: readonly string[]) => boolean)
  readonly inherits: readonly NoInfer<Field>[]
  /** May be in coins although the row is in another currency: `volume_btc`. */
  readonly counted?: readonly NoInfer<Field>[]
  /** They identify a row. An object without them around rows with them is a summary. */
  readonly identity?: readonly NoInfer<Field>[]
  /** Its currency applies to the whole row. Ignores values in other currencies. */
  readonly lead?: NoInfer<Field>
  /** Parallel lists need one of these to be columns, because two lists of numbers could be anything. */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The meaning of a plain value whose key is a coin or date. */
  readonly bare?: NoInfer<Field>
  /** Finds the positions of the fields in rows without names. Returns null for rows of another kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean, name: string): Places<Field> | null
  /** Values can prove the positions, as in rows without names. */
  readonly provesNames?: true
  /** Whether plain values in such a list are rows: their meaning, or true for `bare`. */
  bareIn?(name: string): NoInfer<Field> | boolean
  /** Prefers a list of rows to the fields next to it. A news feed has a title and articles. */
  readonly listsFirst?: boolean
  /** Whether to read rows inside another row as well. */
  readonly innerToo?: boolean
  /** Each time frame (`1h`, `4h`) in an object is a row. */
  readonly framed?: true
  /** Rows are about periods, so values under `last_week` are current. */
  readonly spans?: true
  /** An inner object that's clear enough is read without its name. */
  readonly innerFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

export interface Row<Field extends string> {
  readonly found: FoundValues<Field>
  readonly coin: string | null
  /** Neither coin nor time, but an exchange or a name, for example. */
  readonly key: string | null
  /** From a key above the row, as received. */
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
  /** Entries that aren't recognised as rows. */
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
  /** From a list above, for the columns inside this object. */
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

/** Readable or explicitly empty. An object with only unreadable fields isn't a row. */
export function isThere(field: unknown): boolean {
  if (field === undefined) return false
  if (typeof field !== 'object' || field === null || !('slot' in field) || !('value' in field)) return true
  const { slot, value } = field as Pick
  return isNone(value) || isReadable(slot.reads, value)
}

/** Whether a value isn't a list. A string must be a single word. */
export function isOne({ value, slot }: Pick): boolean {
  const text = textOf(value) ?? ''
  if (slot.reads !== 'text' && slot.reads !== 'code') return text !== ''
  return /^[^\s+,]{1,40}$/.test(text) && /\p{L}/u.test(text)
}
