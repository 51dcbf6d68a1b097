import { coverageOf } from '../reader/coverage'
import { Trace } from '../reader/trace'
import type { Answer } from './answer'
import { askedBy } from './asked'
import type { Decoder } from './decoder'
import { leafTable } from './leaves'
import { rawTable } from './table'

/**
 * Decodes a parsed body and says how it was read. What the decoder does not recognise is `unrecognised`: its leaves and
 * the raw text, never nothing and never a guess.
 * @param params the parameters as sent.
 * @param raw the body as received.
 */
export function decodeAnswer(
  decode: Decoder,
  body: unknown,
  params: Readonly<Record<string, string>>,
  raw: string
): Answer {
  const [asked, trace] = [askedBy(params), new Trace()]
  const answer = decode(body, asked, trace)
  if (answer === null) {
    const table = rawTable(body)
    const data = { ...leafTable(body), ...(table === null ? {} : { table }), raw }
    // Nothing was taken: all of it is left over, but for what carries an answer.
    const reading = { ...coverageOf(body, null, new Trace(), asked), doubts: [] }
    return { kind: 'unrecognised', data, dropped: 0, reading }
  }
  return { ...answer, reading: { ...coverageOf(body, answer.data, trace, asked), doubts: trace.doubts } }
}
