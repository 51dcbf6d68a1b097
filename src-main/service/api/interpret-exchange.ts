import type { ApiFaultCode, Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { PlainCause } from '../../../src-shared/contract/fault-cause'
import { faultOf } from '../../platform/faults/fault'
import { httpDate } from './http-date'
import { networkFailure } from './network-failure'
import type { Operation } from './operations'
import { noCredits, type CreditHeaders, type Outcome } from './outcome'
import type { BodyReading } from './reading/body'
import type { Redaction } from './reading/redaction'
import {
  plainMessage,
  safeMessage,
  speaksOfCoin,
  speaksOfKey,
  speaksOfLimit,
  speaksOfPlan
} from './safe-message'
import type { Exchange, HeaderSource } from './wire'

interface Call {
  readonly operation: Operation
  readonly redacted: Redaction
}

type ExchangeResult = Pick<Outcome, 'fault' | 'credits' | 'charge' | 'charged'>
type Charge = Pick<Outcome, 'charge' | 'charged'>
type Answered = Extract<Exchange, { readonly state: 'answered' }>

const none: Charge = { charge: 'none', charged: 0 }
const unknown: Charge = { charge: 'unknown', charged: null }
const named = (charged: number): Charge => ({ charge: 'named', charged })

type ResponseSummary = Pick<BodyReading, 'isJson' | 'succeeded' | 'reportsFailure' | 'words' | 'text'>

interface AnsweredCall extends Call, Answered {
  readonly credits: CreditHeaders
  readonly summary: ResponseSummary | null
  readonly now: EpochMs
}

/** @param summary null if the body is incomplete, too large or too deeply nested */
export function interpretExchange(
  call: Call,
  exchange: Exchange,
  summary: ResponseSummary | null,
  now: EpochMs
): ExchangeResult {
  if (exchange.state === 'answered') {
    const answered = { ...call, ...exchange, credits: creditsIn(exchange.headers), summary, now }
    return exchange.status === 200 ? interpretAnswer(answered) : interpretFailure(answered)
  }
  const operation = call.operation.name
  const credits = noCredits
  if (exchange.state === 'failed') {
    const { code, cause, charge } = networkFailure(exchange.error)
    return { fault: faultOf(code, { operation, cause }), credits, ...(charge === 'none' ? none : unknown) }
  }
  const cause = exchange.state === 'stopped' ? 'stopped' : undefined
  return { fault: faultOf('timed-out', { operation, cause }), credits, ...unknown }
}

/**
 * The call costs the credits in its header, but only if `status` in the body is true. If the body is
 * unreadable, the charge is unknown.
 */
function interpretAnswer({
  operation: { name: operation },
  redacted,
  headers,
  body,
  credits,
  summary,
  now
}: AnsweredCall): ExchangeResult {
  const failed = (fault: Fault, charge: Charge): ExchangeResult => ({ fault, credits, ...charge })
  if (body.state === 'timed-out' || body.state === 'stopped') {
    const cause = body.state === 'stopped' ? 'stopped' : undefined
    return failed(faultOf('timed-out', { operation, cause }), unknown)
  }
  if (body.state !== 'whole')
    return failed(faultOf('unreadable', { operation, cause: unreadableBy[body.state] }), unknown)
  if (summary === null) return failed(faultOf('unreadable', { operation, cause: 'too-large' }), unknown)
  if (!summary.isJson)
    return isForeignPage(summary.text, credits)
      ? failed(faultOf('sign-in-page', { operation }), none)
      : failed(
          faultOf('unreadable', { operation, cause: namesAny(credits) ? 'not-json' : undefined }),
          unknown
        )
  if (summary.succeeded)
    return { fault: null, credits, ...(credits.consumed === null ? unknown : named(credits.consumed)) }
  const { words } = summary
  const details = { operation, said: safeMessage(words, redacted), retryAt: retryAtIn(headers, now) }
  // A response with a false `status` is free, whatever the header says. Without a `status`, only a header of
  // 0 proves that it's free.
  const charge = summary.reportsFailure || credits.consumed === 0 ? named(0) : unknown
  return failed(faultOf(faultNamed(words, credits) ?? 'refused', details), charge)
}

const unreadableBy: Readonly<Record<'too-large' | 'not-text' | 'cut', PlainCause | undefined>> = {
  'too-large': 'too-large',
  'not-text': undefined,
  cut: 'cut-off'
}

/**
 * Whether this web page comes from a network's sign-in page rather than from the service, which always sends
 * credit headers.
 */
function isForeignPage(text: string, credits: CreditHeaders): boolean {
  return /^\s*<(?:!doctype|html|head|body|meta|script|\?xml)\b/i.test(text) && !namesAny(credits)
}

const namesAny = ({ consumed, quotaUsed, quotaLimit }: CreditHeaders): boolean =>
  consumed !== null || quotaUsed !== null || quotaLimit !== null

function interpretFailure({
  operation: { name: operation },
  redacted,
  status,
  headers,
  credits,
  summary,
  now
}: AnsweredCall): ExchangeResult {
  const words = summary?.isJson === false ? plainMessage(summary.text) : (summary?.words ?? null)
  const refused = summary?.isJson === true && !summary.succeeded
  const code = codeOf(status, credits, words)
  // Only a proxy sends the status 407.
  const cause =
    status === 407 ? 'proxy' : code === 'unexpected-status' && status >= 500 ? 'server-error' : undefined
  const details = { said: safeMessage(words, redacted), retryAt: retryAtIn(headers, now) }
  const fault = faultOf(code, { operation, cause, ...details })
  return { fault, credits, ...chargeOf(status, credits, refused) }
}

/** Statuses 400, 410 and 422 mean a wrong parameter, and so does a 404 whose message is about a coin. */
function codeOf(status: number, credits: CreditHeaders, words: string | null): ApiFaultCode {
  if (status === 401) return 'key-refused'
  if (status === 402) return 'plan-required'
  // The contract doesn't mention 403, so the message decides.
  if (status === 403) return faultNamed(words, credits) ?? 'plan-required'
  if (status === 404) return speaksOfCoin(words) ? 'refused' : 'unknown-endpoint'
  if (status === 407) return 'offline'
  if (status === 429) return limitOf(credits)
  if (status === 502) return 'upstream-unavailable'
  if (status === 511) return 'sign-in-page'
  if (status === 400 || status === 410 || status === 422) return faultNamed(words, credits) ?? 'refused'
  return speaksOfPlan(words) ? 'plan-required' : 'unexpected-status'
}

function faultNamed(words: string | null, credits: CreditHeaders): ApiFaultCode | null {
  // Checked first, because such a message may also mention a plan: `You are over your rate limit, please
  // upgrade`.
  if (speaksOfLimit(words)) return limitOf(credits)
  if (speaksOfPlan(words)) return 'plan-required'
  return speaksOfKey(words) ? 'key-refused' : null
}

/**
 * According to the contract, 429 means either too many calls or a used-up quota. Only the quota headers tell
 * which.
 */
function limitOf({ quotaUsed, quotaLimit }: CreditHeaders): ApiFaultCode {
  if (quotaUsed === null || quotaLimit === null) return 'limited'
  return quotaUsed >= quotaLimit ? 'quota-exceeded' : 'rate-limited'
}

/**
 * In the contract, only 200 is charged, whatever X-Credits-Consumed says. But a gateway that lost a charged
 * response may send 500, 503 or 504 without credit headers. The charge is then unknown, unless `status` in the
 * body is false.
 */
function chargeOf(status: number, credits: CreditHeaders, refused: boolean): Charge {
  if (status === 502 || status === 511 || (status >= 300 && status < 500)) return none
  return refused || namesAny(credits) ? named(0) : unknown
}

/**
 * A higher charge is a bug in the service and would exceed any budget. The quota headers still show the real
 * cost.
 */
const dearestCall = 999_999_999

/**
 * See "Response headers" in the contract. A missing, negative, fractional or absurd value becomes null, never
 * 0.
 */
function creditsIn(headers: HeaderSource): CreditHeaders {
  const consumed = countIn(headers.get('x-credits-consumed'))
  return {
    consumed: consumed !== null && consumed > dearestCall ? null : consumed,
    quotaUsed: countIn(headers.get('x-quota-used')),
    quotaLimit: countIn(headers.get('x-quota-limit'))
  }
}

/** Accepts `5.0`, but not `1.000`, which could mean one or a thousand. */
function countIn(value: string | null): number | null {
  const retryAfter = value?.trim() ?? ''
  return /^\d{1,15}(?:\.(?!000$)0{1,6})?$/.test(retryAfter) ? Number(retryAfter) : null
}

// Quotas reset at least monthly, so a longer wait is a bug in the service.
const longestWaitMs = 31 * 86_400_000

/**
 * Reads `Retry-After`, in seconds or as an HTTP date, and allows at most 31 days. Returns null if it's
 * missing or unreadable. A date is compared with the response's `Date`, because the local clock may be wrong.
 */
function retryAtIn(headers: HeaderSource, now: EpochMs): EpochMs | null {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  const waitMs = /^\d{1,15}$/.test(retryAfter)
    ? waitOf(Number(retryAfter) * 1000, headers, now)
    : waitUntil(retryAfter, headers, now)
  return waitMs === null ? null : now + Math.min(Math.max(waitMs, 0), longestWaitMs)
}

/** Returns the wait in ms. Some services send an epoch time in seconds instead of a delay. */
function waitOf(ms: number, headers: HeaderSource, now: EpochMs): number {
  const untilThen = ms - (httpDate(headers.get('date'), now) ?? now)
  return ms > longestWaitMs && Math.abs(untilThen) <= longestWaitMs ? untilThen : ms
}

function waitUntil(retryAfter: string, headers: HeaderSource, now: EpochMs): number | null {
  const until = httpDate(retryAfter, now)
  return until === null ? null : until - (httpDate(headers.get('date'), now) ?? now)
}
