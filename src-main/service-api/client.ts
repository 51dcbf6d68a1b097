import type { Hint } from '../../src-shared/contract/lessons'
import type { Fault } from '../../src-shared/contract/fault'
import type { Clock } from '../time/clock'
import { exchange, type Exchange } from './exchange'
import { faultOf } from './faults'
import { noCredits } from './headers'
import { conclude } from './conclude'
import { cleanKey } from './key'
import type { Outcome } from './outcome'
import { readWithinBounds } from './reading/body-reader'
import type { Question, Reading } from './reading/reading'
import { redactionOf } from './reading/redaction'
import { prepareCall } from './request'
import { headersIn } from './response-headers'
import type { ServiceFetch } from './wire'

export type { ServiceFetch } from './wire'

export interface ServiceClientSources {
  /** Electron's network in the app, Node's elsewhere. */
  readonly fetch: ServiceFetch
  readonly clock: Clock
  /** As `parseAddress` gives it: no slash at the end. */
  readonly address: string
  /** Asked before each call; null = no key is entered. */
  readonly key: () => Promise<string | null>
  /** What a person taught of an operation's answers. */
  readonly hints?: (operation: string) => readonly Hint[]
  /** For a whole call, its body included. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** Characters of a body that are handed on. */
  readonly mostCharacters?: number
}

const megabyte = 1024 * 1024

export interface ServiceClient {
  /**
   * Makes one call and says what it came to and cost. Never rejects: every failure is a fault of the closed list.
   * @param operation a name of the operations table.
   * @param params its query parameters; several coins are joined by a blank or `+`; a blank value counts as left out.
   * @param signal stops waiting. What was sent by then may have been charged.
   */
  call(operation: string, params: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Outcome>
}

/** The client of one service address. It makes each call once: whether to ask again is for the caller to decide. */
export function createServiceClient(sources: ServiceClientSources): ServiceClient {
  const { fetch, clock, address, timeoutMs = 20_000, maxBytes = 32 * megabyte } = sources
  const { mostCharacters = 4 * megabyte } = sources

  const call: ServiceClient['call'] = async (operation, params, signal) => {
    const prepared = prepareCall(address, operation, params)
    const unsent = (fault: Fault): Outcome => notSent(operation, prepared.url, fault, clock)
    if (!prepared.ok) return unsent(faultOf('bad-input', { operation, cause: prepared.cause }))
    const key = await keyFrom(sources.key, operation)
    if (typeof key !== 'string') return unsent(key)
    if (signal?.aborted) return unsent(faultOf('timed-out', { operation, cause: 'not-sent' }))
    const { url } = prepared
    const sentAt = clock.now()
    const came = await exchange(fetch, clock, { timeoutMs, maxBytes }, { url, key, signal })
    const now = clock.now()
    const slept = came.state === 'answered' && now - sentAt > timeoutMs
    // No timer runs while the machine sleeps: such an answer is as old as its question, and its last candle was forming.
    const receivedAt = slept ? sentAt : now
    const redacted = redactionOf(key)
    const headers = came.state === 'answered' ? headersIn(came.headers, redacted) : []
    const hints = sources.hints?.(operation) ?? []
    const question = { operation, params: prepared.params, key, mostCharacters, hints }
    const reading = await readingOf(came, question)
    const concluded = conclude({ operation: prepared.operation, redacted }, came, reading, receivedAt)
    return { operation, url, ...concluded, headers, sentAt, receivedAt }
  }

  return { call }
}

async function readingOf(came: Exchange, question: Omit<Question, 'decodes'>): Promise<Reading | null> {
  if (came.state !== 'answered' || came.body.state !== 'whole') return null
  return readWithinBounds(came.body.bytes, { ...question, decodes: came.status === 200 })
}

/** A key fit to be sent, or the fault that stands in its place. */
async function keyFrom(source: () => Promise<string | null>, operation: string): Promise<string | Fault> {
  let kept: string | null
  try {
    kept = await source()
  } catch {
    return faultOf('keychain-silent', { operation })
  }
  if (kept === null || kept.trim() === '') return faultOf('key-missing', { operation })
  const cleaned = cleanKey(kept)
  return cleaned.ok ? cleaned.key : faultOf('bad-input', { operation, cause: 'key-unusable' })
}

function notSent(operation: string, url: string, fault: Fault, clock: Clock): Outcome {
  const now = clock.now()
  return {
    ...{ operation, url, answer: null, fault, credits: noCredits, charge: 'none', charged: 0 },
    ...{ status: null, headers: [], sentAt: now, receivedAt: now, body: null }
  }
}
