import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import type {
  MappedShape,
  MappingId,
  ResponseMapping,
  SavedMapping
} from '../../../src-shared/contract/response-mapping'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Answer } from '../api/answers/answer'
import type { BodyReading } from '../api/reading/body'
import type { StoredMapping } from './mapping-store'

export const isSameMapping = (one: MappingId, other: MappingId): boolean =>
  one.operation === other.operation && one.shape === other.shape

const byPlace = (one: MappingId, other: MappingId): number =>
  one.operation.localeCompare(other.operation) || one.shape - other.shape

const isSame = (one: ResponseMapping, other: ResponseMapping): boolean =>
  JSON.stringify(one.rows) === JSON.stringify(other.rows)

/** Shown in place of a response that doesn't fit its mapping. The user can inspect the raw text. */
export const unfit = ({ text, answer }: BodyReading): Answer => ({
  kind: 'unrecognised',
  data: { leaves: [], leavesLeftOut: 0, unfit: true, raw: text },
  dropped: 0,
  ...(answer?.reading && { reading: answer.reading })
})

export const isEmpty = ({ data }: Answer): boolean => Array.isArray(data) && data.length === 0

export function shownOf({ agreed: _, calls: __, edits: ___, ...shown }: StoredMapping): SavedMapping {
  return shown
}

/** The maximum number of mappings per operation. No known operation has as many formats. */
const mostShapes = 20

/** Drops the oldest mapping of the operation if there are too many. */
export function withMapping(all: readonly StoredMapping[], stored: StoredMapping): readonly StoredMapping[] {
  const others = all.filter(one => !isSameMapping(one, stored))
  const own = others.filter(({ operation }) => operation === stored.operation)
  const beyond = own.length < mostShapes ? null : (own[0] ?? null)
  return [...others.filter(one => one !== beyond), stored].toSorted(byPlace)
}

export function freshMapping(
  all: readonly StoredMapping[],
  mapping: ResponseMapping,
  calls: readonly string[],
  edits: string,
  now: EpochMs
): StoredMapping {
  const { operation } = mapping
  const shapes = all.filter(stored => stored.operation === operation).map(({ shape }) => shape)
  return {
    operation,
    mapping,
    calls,
    edits,
    state: 'provisional',
    agreed: 0,
    misfitAt: null,
    proposed: null,
    shape: Math.max(-1, ...shapes) + 1,
    previous: null,
    createdAt: now,
    changedAt: now
  }
}

export const confirmedAt = (now: EpochMs, stored: StoredMapping): StoredMapping => ({
  ...stored,
  state: 'confirmed',
  misfitAt: null,
  proposed: null,
  changedAt: now
})

export function withShape(
  all: readonly StoredMapping[],
  { calls, mapping }: MappedShape,
  fieldEdits: (operation: string) => readonly FieldEdit[],
  now: EpochMs
): readonly StoredMapping[] {
  const { operation } = mapping
  const edits = JSON.stringify(fieldEdits(operation))
  const own = all.find(
    stored => stored.operation === operation && stored.calls.some(kind => calls.includes(kind))
  )
  const stored = own ?? freshMapping(all, mapping, [], edits, now)
  const previous = own === undefined || isSame(own.mapping, mapping) ? stored.previous : own.mapping
  const joined = [...new Set([...stored.calls, ...calls])]
  return withMapping(all, confirmedAt(now, { ...stored, mapping, previous, edits, calls: joined }))
}
