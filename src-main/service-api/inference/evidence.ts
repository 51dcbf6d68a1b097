import type { Asked } from '../answers/asked'
import type { Reads } from '../../../src-shared/contract/response-mapping'
import type { Cell, Column } from './leaf-columns'

export type Fields = Readonly<Record<string, unknown>>

/** What rules are inferred from: rows of data, the places of the response, and what each place was read as, if known. */
export interface Evidence {
  readonly rows: readonly Fields[]
  readonly columns: readonly Column[]
  readonly telling: readonly string[]
  readonly constant: readonly string[]
  readonly asked: Asked
  /** The data is one thing: of several rows only one counts. */
  readonly isSingle: boolean
  /** How well a place is known to be a field's: 2 its own name, 1 some name, 0 unknown. */
  readonly claim: (column: Column, field: string) => number
}

export interface Anchor {
  readonly field: string
  readonly column: Column
  readonly reads: Reads
  /** The cell of each row. */
  readonly cells: ReadonlyMap<number, Cell>
  /** Rows whose value is that of several cells. */
  readonly alike: number
}

export const presentIn = (row: Fields): readonly string[] =>
  Object.keys(row).filter(
    field => row[field] !== null && row[field] !== undefined && !isEmptyList(row[field])
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
