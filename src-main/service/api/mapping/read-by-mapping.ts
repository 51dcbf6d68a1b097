import type { Answer } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import { applyMapping, type Misfit } from './apply-mapping'
import { accountFor } from './account'
import { mappingKinds } from './kinds/kinds'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'

export interface MappedReading {
  readonly answer: Answer | null
  readonly misfits: readonly Misfit[]
  readonly counts: ReadonlyMap<string, number>
}

/** Reports which values were read. The answer is null if none were. */
export function readByMapping(mapping: ResponseMapping, body: unknown, request: CallRequest): MappedReading {
  const { answer, misfits, counts, rows } = dataByMapping(mapping, body, request)
  if (answer === null) return { answer: null, misfits, counts }
  const doubts = mapping.doubts.flatMap(({ code, fields }) => {
    const count = fields.reduce((sum, field) => sum + (counts.get(field) ?? rows), 0)
    return count === 0 ? [] : [{ code, fields, count }]
  })
  const account = accountFor(mapping, body, request)
  const sources = account.sources.map(source => {
    const doubt = doubts.find(({ fields }) => fields.includes(source.field))?.code
    return doubt === undefined ? source : { ...source, doubt }
  })
  return { answer: { ...answer, reading: { ...account, sources, doubts } }, misfits, counts }
}

/** Like `readByMapping`, but twice as fast, because it doesn't report which values were read. */
export function dataByMapping(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest
): MappedReading & { readonly rows: number } {
  const kind = Object.hasOwn(mappingKinds, mapping.kind)
    ? mappingKinds[mapping.kind as keyof typeof mappingKinds]
    : undefined
  const { rows, misfits, counts } = applyMapping(mapping, body, request)
  const answer = rows.length === 0 ? null : (kind?.assemble(rows, mapping.facts ?? {}, request) ?? null)
  return { answer, misfits, counts, rows: rows.length }
}
