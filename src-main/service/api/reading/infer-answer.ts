import type { Answer } from '../answers/answer'
import { requestOf } from '../answers/call-request'
import { checkedAnswer } from '../checks/checked-answer'
import { withOptional } from '../mapping/fit'
import { isSameData } from '../inference/infer-mapping'
import { inferReading } from '../inference/infer-reading'
import { readByMapping } from '../mapping/read-by-mapping'
import { operationNamed } from '../operations'
import type { HowRead, ReadingOptions, BodyReading } from './body'
import { bounded } from './bounds'
import type { OpenedBody } from './open-body'
import { readBySaved } from './read-by-saved'

type Inferred = Pick<BodyReading, 'answer' | 'read'>

/** This file loads all code for inference, so import it dynamically on the main thread. */
export function inferAnswer(opened: OpenedBody, options: ReadingOptions): Inferred {
  const saved = readBySaved(opened, options)
  if (saved !== null) return saved
  const { content, reading } = opened
  const { operation, params, fieldEdits = [], mappings } = options
  const known = content === null ? null : operationNamed(operation)
  if (content === null || known === null) return { answer: reading.answer }
  const { body, isLong } = content
  const request = requestOf(params)
  const fit = (read: Answer): Answer => {
    const answer = checkedAnswer(read, body, request)
    return isLong ? bounded(answer) : answer
  }
  const { inferred, answer, mapping } = inferReading(operation, params, body, {
    raw: reading.text,
    fieldEdits
  })
  if (mappings === undefined) return { answer: fit(answer) }
  for (const [shape, one] of mappings.entries()) {
    const read = readByMapping(one.mapping, body, request)
    if (read.answer === null || ![inferred, answer].some(one => isSameData(one, read.answer as Answer)))
      continue
    const extended = withOptional(one.mapping, read.misfits)
    const agreed: HowRead = {
      by: shape,
      mapping: extended === one.mapping ? null : extended
    }
    return { answer: fit(answer), read: agreed }
  }
  // If a field edit no longer matches, no mapping is saved. Every response must report that, and a saved
  // mapping would hide it.
  const isUsable = answer.reading?.lapsed === undefined
  return { answer: fit(answer), read: { by: null, mapping: isUsable ? mapping : null } }
}
