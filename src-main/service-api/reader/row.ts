import type { FieldTable, Pick } from './fields'

export type Found<Field extends string> = { [Name in Field]?: unknown }

/** How an operation's rows look, whatever they are wrapped in. */
export interface RowShape<Field extends string> {
  readonly fields: FieldTable<Field>
  /** The fields that make an object a row; the others only accompany it. */
  readonly telling: readonly NoInfer<Field>[]
  /** Fields a row may take from what stands around it. */
  readonly inherits: readonly NoInfer<Field>[]
  /** The field whose money is that of the row: no other money stands beside it. */
  readonly lead?: NoInfer<Field>
  /** Columns side by side are rows only with one of these among them: two lists of numbers alone may be anything. */
  readonly columnsNeed?: readonly NoInfer<Field>[]
  /** The field meant by a bare value under a coin's or a date's key. */
  readonly bare?: NoInfer<Field>
  /** The places of the fields in unnamed rows; null where they are none of this kind. */
  positions?(rows: readonly (readonly unknown[])[], keyed: boolean): Places<Field> | null
  /** A list inside an object with fields of its own holds the rows: a feed has a title too. */
  readonly listsFirst?: boolean
}

export type Places<Field extends string> = { readonly [Name in Field]?: number }

/** A row with what its surroundings say about it. */
export interface Row<Field extends string> {
  readonly found: Found<Field>
  /** The coin named by a key above the row. */
  readonly coin: string | null
  /** Another key above the row: an exchange, a name. */
  readonly key: string | null
  /** The time named by a key above the row, raw. */
  readonly time: unknown
  /** The money each field's name says. */
  readonly currencies: { readonly [Name in Field]?: string | null }
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
  readonly key: string | null
  readonly time: unknown
  readonly depth: number
  readonly keyed: 'coin' | 'time' | 'key' | null
  readonly group: object
  readonly picks: Picks<Field>
}

export type Picks<Field extends string> = { readonly [Name in Field]?: Pick | undefined }
