import type { CallRequest } from '../answers/call-request'
import type { Reads } from '../../../../src-shared/contract/response-mapping'
import type { Claim } from './claims'
import type { InferredFields } from './fields'
import type { LeafCell, LeafColumn } from './leaf-columns'

export interface Evidence {
  readonly rows: readonly InferredFields[]
  readonly columns: readonly LeafColumn[]
  readonly identifying: readonly string[]
  readonly constant: readonly string[]
  readonly request: CallRequest
  readonly isSingle: boolean
  /** Whether each innermost entry is a row, as in a response with an entry per currency. */
  readonly isDeep: boolean
  readonly claim: (column: LeafColumn, field: string) => Claim
}

export interface EvidenceAnchor {
  readonly field: string
  readonly column: LeafColumn
  readonly reads: Reads
  readonly cells: ReadonlyMap<number, LeafCell>
  /** The number of rows whose value occurs more than once in the response. */
  readonly alike: number
}
