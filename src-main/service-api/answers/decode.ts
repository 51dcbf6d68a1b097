import type { Answer } from './answer'
import { askedBy } from './asked'
import type { Decoder } from './decoder'
import { leafTable } from './leaves'

/**
 * Decodes a parsed body. What the decoder does not recognise is `unrecognised`: its leaves and the raw text, never
 * nothing and never a guess.
 * @param params the parameters as sent.
 * @param raw the body as received.
 */
export function decodeAnswer(
  decode: Decoder,
  body: unknown,
  params: Readonly<Record<string, string>>,
  raw: string
): Answer {
  return (
    decode(body, askedBy(params)) ?? { kind: 'unrecognised', data: { ...leafTable(body), raw }, dropped: 0 }
  )
}
