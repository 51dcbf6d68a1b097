import type { Reading } from '../../../../src-shared/contract/reading'
import { claimAsSent } from '../reader/claims-as-sent'
import { coverageOf } from '../reader/coverage'
import { normaliseBody } from '../reader/inner-json'
import { withOtherLayout, withPlainLayout, type RewrittenBody } from '../reader/layouts'
import { Trace } from '../reader/trace'
import type { Answer } from './answer'
import { contradictionsIn } from './contradictions/contradictions'
import { requestOf, type CallRequest } from './call-request'
import { isMoreThan, readTwice, shownAs } from './second-reading'
import type { Decoder } from './decoder'
import { isLong, leafTable } from './leaves'
import { withLikeDoubts } from './like-doubts'
import { withPointDoubts } from './point-doubts'
import { rawTable } from './table'

/**
 * Returns an answer of kind `unrecognised` if the decoder can't read the body.
 * @param params as sent
 * @param raw the body as received
 */
export function decodeAnswer(
  decode: Decoder,
  sent: unknown,
  params: Readonly<Record<string, string>>,
  raw: string
): Answer {
  const request = requestOf(params)
  const { body, point } = normaliseBody(sent)
  return withLikeDoubts(
    withPointDoubts(readBody(decode, body, request) ?? unrecognised(body, request, raw), point)
  )
}

function readBody(decode: Decoder, body: unknown, request: CallRequest): Answer | null {
  const counted = withPlainLayout(body, request) ?? undefined
  const asRead = (trace: Trace): Answer | null => read(decode, body, request, trace, counted)
  const asSent = readTwice(asRead, () => !isLong(body))
  if (asSent?.reading?.leftover === 0 || isLong(body)) return asSent
  const named = asNamed(decode, body, request, asSent)
  return named ?? asRead(new Trace(new Set(), true))
}

function asNamed(decode: Decoder, body: unknown, request: CallRequest, asSent: Answer | null): Answer | null {
  const other = withOtherLayout(body) ?? undefined
  if (other === undefined) return asSent
  const asRewritten = readTwice(
    trace => read(decode, body, request, trace, other),
    () => true
  )
  return asRewritten !== null && (asSent === null || isMoreThan(asSent, asRewritten)) ? asRewritten : asSent
}

function read(
  decode: Decoder,
  body: unknown,
  request: CallRequest,
  trace = new Trace(),
  rewritten?: RewrittenBody
): Answer | null {
  const answer = decode(rewritten === undefined ? body : rewritten.body, request, trace)
  if (answer === null) return null
  let sent = trace
  if (rewritten !== undefined) claimAsSent(trace, rewritten, (sent = new Trace()))
  const coverage = coverageOf(body, answer.data, sent, request)
  for (const [field, count] of trace.contested)
    if (coverage.sources.some(source => source.field === field))
      trace.doubt('which', [shownAs(answer, field)], count)
  const known = new Set(trace.doubts.flatMap(({ fields }) => fields))
  const odd = contradictionsIn({ ...answer, reading: { ...coverage, doubts: [] } }, request).filter(
    ({ fields }) => !fields.every(field => known.has(field))
  )
  return { ...answer, reading: { ...coverage, doubts: [...trace.doubts, ...odd] } }
}

export function unrecognised(body: unknown, request: CallRequest, raw: string): Answer {
  const table = rawTable(body)
  const data = { ...leafTable(body), ...(table === null ? {} : { table }), raw }
  // Every value except the envelope is reported as unread.
  const reading: Reading = { ...coverageOf(body, null, new Trace(), request), doubts: [] }
  return { kind: 'unrecognised', data, dropped: 0, reading }
}
