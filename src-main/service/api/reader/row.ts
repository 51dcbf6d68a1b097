import { isNone, textOf } from '../answers/json'
import type { Family, FieldTable, Pick, Slot } from './fields'
import { isReadable } from './vocabulary'

export type FoundValues<Field extends string> = { [Name in Field]?: unknown }

/** What the rows of an operation look like, however they are wrapped. */
export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  /** Matches additional fields whose names come from the response. */
  readonly family?: Family<Field>
  /** An object is a row if it has one of these fields, or if the function returns true. */
  readonly telling:
    readonly NoInfer<Field>[] | ((fields: ReadonlySet<string>, path: readonly string[]) => boolean)
  /** Fields that a row may take from the objects around it. */
  readonly inherits: readonly NoInfer<Field>[]
  /** Fields that may be an amount of the coin although the row has a different currency: `volume_btc`. */
  readonly counted?: readonly NoInfer<Field>[]
  /** Fields that identify a row. An object without any of them, around rows that have them, is a summary. */
  readonly identity?: readonly NoInfer<Field>[]
  /** The field whose currency applies to the whole row. Values in a different currency are left out. */
  readonly lead?: NoInfer<Field>
  /**
   * Parallel columns are only rows if one of these fields is among them, because two lists of numbers can be anything.
   */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The field of a plain value whose key is a coin or a date. */
  readonly bare?: NoInfer<Field>
  /** Finds the positions of the fields in rows without field names. Returns null if these rows aren't of this kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean, name: string): Places<Field> | null
  /**
   * Whether the plain values in a list with this name are rows. Returns true if they are values of the `bare` field, or
   * the name of a different field.
   */
  bareIn?(name: string): NoInfer<Field> | boolean
  /** If an object has both fields and a list of rows, read the list. A feed, for example, also has a title. */
  readonly listsFirst?: boolean
  /** If rows are inside another row, read both. */
  readonly innerToo?: boolean
  /** If an object has several time frames as keys (`1h`, `4h`), each of them is a row. */
  readonly framed?: true
  /** Rows are about spans, so values under `last_week` aren't outdated ones. */
  readonly spans?: true
  /** If an inner object can be understood without the name around it, leave that name out. */
  readonly innerFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

/** A row together with what the objects around it provide. */
export interface Row<Field extends string> {
  readonly found: FoundValues<Field>
  /** The coin in a key above the row. */
  readonly coin: string | null
  /** Another key above the row, such as an exchange or a name. */
  readonly key: string | null
  /** The time in a key above the row, as received. */
  readonly time: unknown
  /** The names of all objects around the row, outermost first. */
  readonly path: readonly string[]
  /** The values that the row may take from the objects around it. */
  readonly above: Picks<Field>
  /** The meaning of each field's name. */
  readonly slots: { readonly [Name in Field]?: Slot<string> | undefined }
  /** The list or object that contains the row. */
  readonly group: object
  readonly holders: readonly object[]
}

export interface Rows<Field extends string> {
  readonly rows: readonly Row<Field>[]
  /** How many entries of lists of rows were not recognised. */
  readonly dropped: number
}

/** What the containers around a part of an answer contribute to it. */
export interface Around<Field extends string> {
  readonly coin: string | null
  readonly path: readonly string[]
  readonly key: string | null
  readonly time: unknown
  readonly depth: number
  readonly keyed: 'coin' | 'time' | 'key' | null
  readonly group: object
  readonly picks: Picks<Field>
  /** The times in a list further up, for the columns below it. */
  readonly times?: readonly unknown[]
}

export type Picks<Field extends string> = { readonly [Name in Field]?: Pick | undefined }

/** Whether an object with these fields is a row. */
export function tells<Field extends string>(
  { telling }: RowShape<Field>,
  fields: { readonly [Name in Field]?: unknown },
  path: readonly string[]
): boolean {
  if (typeof telling !== 'function') return telling.some(field => isThere(fields[field]))
  const there = (Object.keys(fields) as Field[]).filter(field => isThere(fields[field]))
  return telling(new Set(there), path)
}

/** Whether a field has a readable value, or is explicitly empty. An unreadable value doesn't make an object a row. */
export function isThere(field: unknown): boolean {
  if (field === undefined) return false
  if (typeof field !== 'object' || field === null || !('slot' in field) || !('value' in field)) return true
  const { slot, value } = field as Pick
  return isNone(value) || isReadable(slot.reads, value)
}

/** Whether a value is a single one rather than a list. A text must also be a single word. */
export function isOne({ value, slot }: Pick): boolean {
  const text = textOf(value) ?? ''
  if (slot.reads !== 'text' && slot.reads !== 'code') return text !== ''
  return /^[^\s+,]{1,40}$/.test(text) && /\p{L}/u.test(text)
}
