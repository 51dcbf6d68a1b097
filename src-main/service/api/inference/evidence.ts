import type { Asked } from '../answers/asked'
import type { Reads } from '../../../../src-shared/contract/response-mapping'
import type { Claim } from './claims'
import type { Fields } from './fields'
import type { Cell, Column } from './leaf-columns'

/** Input for inferring rules: the rows of data, the columns of the response, and how inference used each column. */
export interface Evidence {
  readonly rows: readonly Fields[]
  readonly columns: readonly Column[]
  readonly telling: readonly string[]
  readonly constant: readonly string[]
  readonly asked: Asked
  /** Whether the data is a single object, so that only one of several rows counts. */
  readonly isSingle: boolean
  /** Whether rows are the innermost entries, because each currency is a row. */
  readonly isDeep: boolean
  readonly claim: (column: Column, field: string) => Claim
}

export interface Anchor {
  readonly field: string
  readonly column: Column
  readonly reads: Reads
  /** Cells by row index. */
  readonly cells: ReadonlyMap<number, Cell>
  /** Number of rows whose value occurs in several cells. */
  readonly alike: number
}
