import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import { askedBy } from '../answers/asked'
import { unrecognised } from '../answers/decode'
import { readByMapping } from '../mapping/read-by-mapping'
import { inferMapping, type Beside } from './infer-mapping'

export interface InferredReading {
  readonly inferred: Answer
  /** The answer as the mapping reads it, or as inferred if the mapping can't express everything. */
  readonly answer: Answer
  /** Null if it can't be used for later responses. */
  readonly mapping: ResponseMapping | null
}

/** Infers a mapping from a response and reads the response with it. */
export function inferReading(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  beside: Beside = {}
): InferredReading {
  const { answer: inferred, mapping, isWhole } = inferMapping(operation, params, body, beside)
  const isEmpty = Array.isArray(inferred.data) && inferred.data.length === 0
  if (inferred.kind === 'unrecognised' || isEmpty) return { inferred, answer: inferred, mapping: null }
  const asked = askedBy(params)
  const read = mapping === null || !isWhole ? inferred : readByMapping(mapping, body, asked).answer
  const answer = read ?? unrecognised(body, asked, beside.raw ?? '')
  const lapsed = inferred.reading?.lapsed
  return {
    inferred,
    answer:
      lapsed === undefined || answer.reading === undefined
        ? answer
        : { ...answer, reading: { ...answer.reading, lapsed } },
    mapping: isWhole ? mapping : null
  }
}
