import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import { requestOf, type CallRequest } from '../answers/call-request'
import { unrecognised } from '../answers/decode'
import { readByMapping } from '../mapping/read-by-mapping'
import { operationNamed } from '../operations'
import { withEdits } from './edited-mapping'
import { metadataPathsIn, inferMapping } from './infer-mapping'

export interface InferredReading {
  readonly inferred: Answer
  readonly answer: Answer
  /** Null if the mapping wouldn't work for later responses. */
  readonly mapping: ResponseMapping | null
}

export interface InferenceOptions {
  readonly raw?: string
  readonly fieldEdits?: readonly FieldEdit[]
}

export function inferReading(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  { raw = '', fieldEdits = [] }: InferenceOptions = {}
): InferredReading {
  const { answer: inferred, mapping, isWhole } = inferMapping(operation, params, body, raw)
  const request = requestOf(params)
  const isEmpty = Array.isArray(inferred.data) && inferred.data.length === 0
  const own = isEmpty ? null : mapping
  const base = (): ResponseMapping | null =>
    inferred.kind === 'unrecognised' ? emptyMapping(operation, inferred, body, request) : own
  const edited =
    fieldEdits.length === 0 ? null : withEdits({ base: base(), inferred, isWhole }, fieldEdits, body, request)
  const best = edited?.mapping ?? (isWhole ? own : null)
  const read = best === null ? inferred : readByMapping(best, body, request).answer
  const answer = read ?? unrecognised(body, request, raw)
  const { lapsed = [] } = edited ?? {}
  return {
    inferred,
    answer:
      lapsed.length === 0 || answer.reading === undefined
        ? answer
        : { ...answer, reading: { ...answer.reading, lapsed } },
    mapping: best
  }
}

function emptyMapping(
  operation: string,
  inferred: Answer,
  ...[body, request]: [unknown, CallRequest]
): ResponseMapping {
  return {
    operation,
    kind: operationNamed(operation)?.kind ?? '',
    rows: [],
    doubts: [],
    ...(operation === 'getTop' ? { facts: { ranked: true } } : {}),
    furniture: metadataPathsIn(body, request, inferred)
  }
}
