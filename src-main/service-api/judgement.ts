import type { ApiFaultCode, Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Answer } from './answers/answer'
import { decodeAnswer } from './answers/decode'
import { succeeded, wordsIn } from './answers/status'
import type { Exchange } from './exchange'
import { faultOf, type FaultVariant } from './faults'
import { creditsIn, noCredits, retryAtIn } from './headers'
import { networkFailure } from './network-failure'
import type { Operation } from './operations'
import type { CreditHeaders, Outcome } from './outcome'
import { saidBy, withoutKey } from './said'

interface Call {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly key: string
}

type Judgement = Pick<Outcome, 'answer' | 'fault' | 'credits' | 'charge' | 'charged' | 'status' | 'body'>
type Charge = Pick<Outcome, 'charge' | 'charged'>
type Answered = Extract<Exchange, { readonly state: 'answered' }>

const none: Charge = { charge: 'none', charged: 0 }
const unknown: Charge = { charge: 'unknown', charged: null }
const named = (charged: number): Charge => ({ charge: 'named', charged })

/** Decides what an exchange came to: the answer or the fault, and what it cost. */
export function judge(call: Call, exchange: Exchange, now: EpochMs): Judgement {
  if (exchange.state === 'answered')
    return exchange.status === 200 ? judgeGood(call, exchange, now) : judgeOther(call, exchange, now)
  const operation = call.operation.name
  const lost = { answer: null, credits: noCredits, status: null, body: null }
  if (exchange.state === 'failed') {
    const { code, variant, charge } = networkFailure(exchange.error)
    return { ...lost, fault: faultOf(code, { operation, variant }), ...(charge === 'none' ? none : unknown) }
  }
  const variant = exchange.state === 'stopped' ? 'stopped' : undefined
  return { ...lost, fault: faultOf('timed-out', { operation, variant }), ...unknown }
}

/**
 * A 200. Charged only with status true, and what the header then says. Where the body could not be read the
 * status is not known, so neither is the charge, whatever the headers say.
 */
function judgeGood(call: Call, { headers, body, status }: Answered, now: EpochMs): Judgement {
  const credits = creditsIn(headers)
  const failed = (fault: Fault, charge: Charge, text: string | null): Judgement => ({
    ...{ answer: null, fault, credits, ...charge, status, body: text }
  })
  const operation = call.operation.name
  if (body.state === 'timed-out' || body.state === 'stopped') {
    const variant = body.state === 'stopped' ? 'stopped' : undefined
    return failed(faultOf('timed-out', { operation, variant }), unknown, null)
  }
  if (body.state !== 'whole')
    return failed(faultOf('unreadable', { operation, variant: unreadableBy[body.state] }), unknown, null)
  const text = shown(body.text, call.key)
  const parsed = parse(text)
  if (parsed === undefined)
    return isForeignPage(text, credits)
      ? failed(faultOf('sign-in-page', { operation }), none, text)
      : failed(faultOf('unreadable', { operation }), unknown, text)
  if (succeeded(parsed)) {
    const answer: Answer = decodeAnswer(call.operation.decode, parsed, call.params, text)
    const charge = credits.consumed === null ? unknown : named(credits.consumed)
    return { answer, fault: null, credits, ...charge, status, body: text }
  }
  const words = wordsIn(parsed)
  const details = { operation, said: saidBy(words, call.key), retryAt: retryAtIn(headers, now) }
  return failed(faultOf(speaksOfPlan(words) ? 'plan-required' : 'refused', details), named(0), text)
}

const unreadableBy: Readonly<Record<'too-large' | 'not-text' | 'cut', FaultVariant | undefined>> = {
  'too-large': 'too-large',
  'not-text': undefined,
  cut: 'cut-off'
}

/** A web page in place of JSON, without a single credit header: not the service's answer but a network's sign-in page. */
function isForeignPage(text: string, credits: CreditHeaders): boolean {
  const { consumed, quotaUsed, quotaLimit } = credits
  const isPage = /^\s*<(?:!doctype|html|head|body|meta|script|\?xml)\b/i.test(text)
  return isPage && consumed === null && quotaUsed === null && quotaLimit === null
}

/** Any other status: it alone names the fault, so a body that can't be read changes nothing. */
function judgeOther(call: Call, { status, headers, body }: Answered, now: EpochMs): Judgement {
  const credits = creditsIn(headers)
  const text = body.state === 'whole' ? shown(body.text, call.key) : null
  const parsed = text === null ? undefined : parse(text)
  const words = parsed === undefined ? plainWords(text) : wordsIn(parsed)
  const refused = parsed !== undefined && !succeeded(parsed)
  const code = codeOf(status, credits, words)
  const said = saidBy(words, call.key)
  const fault = faultOf(code, { operation: call.operation.name, said, retryAt: retryAtIn(headers, now) })
  return { answer: null, fault, credits, ...chargeOf(status, credits, refused), status, body: text }
}

/** A 400 and its kin say that something in the question is wrong; a 404 does where its words are about a coin. */
function codeOf(status: number, credits: CreditHeaders, words: string | null): ApiFaultCode {
  if (status === 401) return 'key-refused'
  if (status === 402 || status === 403) return 'plan-required'
  if (status === 404) return speaksOfCoin(words) ? 'refused' : 'unknown-endpoint'
  if (status === 429) return limitOf(credits)
  if (status === 502) return 'upstream-unavailable'
  if (status === 511) return 'sign-in-page'
  if (speaksOfPlan(words)) return 'plan-required'
  return status === 400 || status === 410 || status === 422 ? 'refused' : 'unexpected-status'
}

/** The contract gives 429 two causes; only the quota headers on that very answer tell them apart. */
function limitOf({ quotaUsed, quotaLimit }: CreditHeaders): ApiFaultCode {
  if (quotaUsed === null || quotaLimit === null) return 'limited'
  return quotaUsed >= quotaLimit ? 'quota-exceeded' : 'rate-limited'
}

/**
 * Not a 200: free by the contract, unless the answer itself names credits. A 500, 503 or 504 may come from something
 * in between that lost a charged answer; only a status false makes it surely free.
 */
function chargeOf(status: number, { consumed }: CreditHeaders, refused: boolean): Charge {
  if (consumed !== null && consumed > 0) return named(consumed)
  if (status === 502 || status === 511 || (status >= 300 && status < 500)) return none
  return refused || consumed === 0 ? named(0) : unknown
}

/** A refusal in plain text; a page is no words of the service. */
const plainWords = (text: string | null): string | null =>
  text !== null && text.length <= 1_000 && !/[<{[]/.test(text) && text.trim() !== '' ? text : null

function speaksOfCoin(words: string | null): boolean {
  if (words === null || /endpoint|\broute|\bpath\b|\bpage\b|operation|method|cannot get|\/api\//i.test(words))
    return false
  return /\b(?:coins?|symbols?|tickers?|pairs?|assets?|instruments?|tokens?|crypto\w*)\b/i.test(words)
}

function speaksOfPlan(words: string | null): boolean {
  return words !== null && /\bplans?\b|upgrad|subscri|no access|historical|\byearly\b/i.test(words)
}

/** The body as the app may keep and show it: a service that echoes the key must not bring it there. */
function shown(text: string, key: string): string {
  // A shorter key could be a word of the answer itself (`"key"`), which must stay readable.
  return key.length >= 8 ? withoutKey(text, key) : text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
