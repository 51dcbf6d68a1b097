import type { Hint } from '../../../../src-shared/contract/lessons'
import type { Reading } from '../../../../src-shared/contract/reading'
import { claimAsSent } from '../reader/claims-as-sent'
import { coverageOf } from '../reader/coverage'
import { asMeant } from '../reader/inner-json'
import { borneOut, inferredBeside, keepsTheRest } from '../reader/hints'
import { laidOut, withLists, type Laid } from '../reader/layouts'
import { taughtBody } from '../reader/taught-body'
import { unsettled } from '../reader/settled'
import { Trace } from '../reader/trace'
import type { Answer } from './answer'
import { contradictionsIn } from './contradictions/contradictions'
import { askedBy, type Asked } from './asked'
import { isMoreThan, readTwice, shownAs } from './second-reading'
import type { Decoder } from './decoder'
import { isLong, leafTable } from './leaves'
import { withLikeDoubts } from './like-doubts'
import { withPointDoubts } from './point-doubts'
import { rawTable } from './table'

// Each attempt reads the body again.
const mostTried = 40

/**
 * Decodes a parsed body and describes how it was read. If the decoder doesn't recognise the body, returns it as
 * `unrecognised` with its values and the raw text.
 * @param params as sent
 * @param raw the body as received
 * @param hints the user's field edits; edits that don't fit the body are ignored and reported as lapsed
 */
export function decodeAnswer(
  decode: Decoder,
  sent: unknown,
  params: Readonly<Record<string, string>>,
  raw: string,
  hints: readonly Hint[] = []
): Answer {
  const asked = askedBy(params)
  const { body, point } = asMeant(sent)
  const untaught = withPointDoubts(
    untaughtAnswer(decode, body, asked) ?? unrecognised(body, asked, raw),
    point
  )
  if (hints.length === 0) return withLikeDoubts(untaught)
  const reading = (used: readonly Hint[]): Answer | null =>
    read(decode, taughtBody(body, [...used, ...inferredBeside(used, untaught)], asked), asked)
  const { answer, used } = asTaught(untaught, borneOut(body, hints), reading)
  return withLapsed(
    withLikeDoubts(withDoubts(answer, untaught, used)),
    hints.filter(hint => !used.includes(hint)).map(({ path }) => path)
  )
}

/**
 * Applies all hints if they work together. If they'd lose other fields, tries them one by one and keeps those that
 * lose nothing.
 */
function asTaught(
  untaught: Answer,
  hints: readonly Hint[],
  reading: (hints: readonly Hint[]) => Answer | null
): { readonly answer: Answer; readonly used: readonly Hint[] } {
  const fits = (used: readonly Hint[]): Answer | null => {
    const answer = used.length === 0 ? null : reading(used)
    return answer !== null && keepsTheRest(untaught, answer, used) ? answer : null
  }
  const answer = fits(hints)
  if (answer !== null) return { answer, used: hints }
  return hints.slice(0, mostTried).reduce<{ readonly answer: Answer; readonly used: readonly Hint[] }>(
    (before, hint) => {
      const used = [...before.used, hint]
      const next = fits(used)
      return next === null ? before : { answer: next, used }
    },
    { answer: untaught, used: [] }
  )
}

function untaughtAnswer(decode: Decoder, body: unknown, asked: Asked): Answer | null {
  const counted = withLists(body, asked) ?? undefined
  const asRead = (trace: Trace): Answer | null => read(decode, body, asked, trace, counted)
  const asSent = readTwice(asRead, () => !isLong(body))
  if (asSent?.reading?.leftover === 0 || isLong(body)) return asSent
  const other = laidOut(body) ?? undefined
  if (other === undefined) return asSent
  const asLaid = readTwice(
    trace => read(decode, body, asked, trace, other),
    () => true
  )
  return asLaid !== null && (asSent === null || isMoreThan(asSent, asLaid)) ? asLaid : asSent
}

function read(decode: Decoder, body: unknown, asked: Asked, trace = new Trace(), laid?: Laid): Answer | null {
  const answer = decode(laid === undefined ? body : laid.body, asked, trace)
  if (answer === null) return null
  let sent = trace
  if (laid !== undefined) claimAsSent(trace, laid, (sent = new Trace()))
  const told = coverageOf(body, answer.data, sent, asked)
  for (const [field, count] of trace.contested)
    if (told.sources.some(source => source.field === field))
      trace.doubt('which', [shownAs(answer, field)], count)
  const known = new Set(trace.doubts.flatMap(({ fields }) => fields))
  const odd = contradictionsIn({ ...answer, reading: { ...told, doubts: [] } }, asked).filter(
    ({ fields }) => !fields.every(field => known.has(field))
  )
  return { ...answer, reading: { ...told, doubts: [...trace.doubts, ...odd] } }
}

/** Builds the answer for a body that no decoder recognises, with its values and the raw text. */
export function unrecognised(body: unknown, asked: Asked, raw: string): Answer {
  const table = rawTable(body)
  const data = { ...leafTable(body), ...(table === null ? {} : { table }), raw }
  // Nothing was read, so everything except the envelope is left over.
  const reading: Reading = { ...coverageOf(body, null, new Trace(), asked), doubts: [] }
  return { kind: 'unrecognised', data, dropped: 0, reading }
}

/** Keeps doubts from the reading without hints unless a hint settles them. */
function withDoubts(answer: Answer, untaught: Answer, used: readonly Hint[]): Answer {
  if (answer === untaught || answer.reading === undefined) return answer
  const doubts = unsettled(untaught.reading?.doubts ?? [], answer.reading.doubts, used)
  return { ...answer, reading: { ...answer.reading, doubts } }
}

function withLapsed(answer: Answer, lapsed: readonly string[]): Answer {
  if (lapsed.length === 0 || answer.reading === undefined) return answer
  return { ...answer, reading: { ...answer.reading, lapsed } }
}
