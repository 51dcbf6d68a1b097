import type { MappingId, ResponseMapping, SavedMapping } from '../../src-shared/contract/response-mapping'
import type { Answer } from '../service-api/answers/answer'
import type { Reading } from '../service-api/reading/body'
import type { KeptMapping } from './mapping-store'

export const isOne = (one: MappingId, other: MappingId): boolean =>
  one.operation === other.operation && one.shape === other.shape

export const byPlace = (one: MappingId, other: MappingId): number =>
  one.operation.localeCompare(other.operation) || one.shape - other.shape

export const isSame = (one: ResponseMapping, other: ResponseMapping): boolean =>
  JSON.stringify(one.rows) === JSON.stringify(other.rows)

/** Shown in place of a response that doesn't fit. Includes the raw text so the user can inspect the values. */
export const unfit = ({ text, answer }: Reading): Answer => ({
  kind: 'unrecognised',
  data: { leaves: [], leavesLeftOut: 0, unfit: true, raw: text },
  dropped: 0,
  ...(answer?.reading && { reading: answer.reading })
})

export const isEmpty = ({ data }: Answer): boolean => Array.isArray(data) && data.length === 0

export function shownOf({ agreed: _, calls: __, edits: ___, ...shown }: KeptMapping): SavedMapping {
  return shown
}
