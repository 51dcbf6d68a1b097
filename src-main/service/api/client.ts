import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import type { Fault } from '../../../src-shared/contract/fault'
import type { Clock } from '../../platform/time/clock'
import { faultOf } from '../../platform/faults/fault'
import { interpretExchange } from './interpret-exchange'
import { keyToSend } from './key'
import { bodyFailure } from './network-failure'
import { noCredits, type Outcome } from './outcome'
import type { ReadingOptions, BodyReading } from './reading/body'
import { redactionOf } from './reading/redaction'
import { prepareCall, requestInit } from './request'
import { headersIn } from './response-headers'
import type { SavedMappings } from './saved-mappings'
import type { BodyRead, ByteReader, Exchange, GaveUp, ServiceFetch, ServiceResponse } from './wire'

export type { ServiceFetch } from './wire'

export interface ServiceClientSources {
  /** Electron's network stack in the app, Node's `fetch` elsewhere. */
  readonly fetch: ServiceFetch
  readonly clock: Clock
  /** From `parseAddress`, without a trailing slash. */
  readonly address: string
  /** Read once per call. Returns null if no key is set. */
  readonly key: () => Promise<string | null>
  readonly fieldEdits?: (operation: string) => readonly FieldEdit[]
  /** If there are none, as at the terminal, the client infers the format of every response. */
  readonly mappings?: SavedMappings
  /** Limits the entire call, including the body. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly mostCharacters?: number
}

const megabyte = 1024 * 1024

export interface ServiceClient {
  /**
   * Never rejects: every failure is a fault.
   * @param params coins are separated by a space or `+`; blank values are left out
   * @param signal stops waiting, but the service may still charge a call that was already sent
   */
  call(operation: string, params: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Outcome>
}

/** Sends each call once, without retries. */
export function createServiceClient(sources: ServiceClientSources): ServiceClient {
  const { fetch, clock, address, timeoutMs = 20_000, maxBytes = 32 * megabyte } = sources
  const { mostCharacters = 4 * megabyte } = sources

  const call: ServiceClient['call'] = async (operation, params, signal) => {
    const prepared = prepareCall(address, operation, params)
    const unsent = (fault: Fault): Outcome => notSent(operation, prepared.url, fault, clock)
    if (!prepared.ok) return unsent(faultOf('bad-input', { operation, cause: prepared.cause }))
    const key = await keyToSend(sources.key, operation)
    if (typeof key !== 'string') return unsent(key)
    if (signal?.aborted) return unsent(faultOf('timed-out', { operation, cause: 'not-sent' }))
    const { url } = prepared
    const sentAt = clock.now()
    const came = await exchange(fetch, clock, { timeoutMs, maxBytes }, { url, key, signal })
    const now = clock.now()
    const slept = came.state === 'answered' && now - sentAt > timeoutMs
    // Timers stop while the computer sleeps, so a call may take longer than its timeout. The response is then
    // dated by its request, because its last candle was still open at that time.
    const receivedAt = slept ? sentAt : now
    const redacted = redactionOf(key)
    const fieldEdits = sources.fieldEdits?.(operation) ?? []
    const mapped = sources.mappings?.of(operation, prepared.params)
    const readingRequest = { operation, params: prepared.params, key, mostCharacters, fieldEdits }
    const reading = await readingOf(came, { ...readingRequest, ...(mapped && { mappings: mapped.tried }) })
    const result = interpretExchange({ operation: prepared.operation, redacted }, came, reading, receivedAt)
    return {
      operation,
      url,
      ...result,
      sentAt,
      receivedAt,
      answer: result.fault === null && reading ? (mapped?.took(reading) ?? reading.answer) : null,
      status: came.state === 'answered' ? came.status : null,
      timesSent: came.state === 'answered' ? (came.timesSent ?? 1) : 1,
      headers: came.state === 'answered' ? headersIn(came.headers, redacted) : [],
      body: reading?.text ?? null,
      bodyLeftOut: reading?.textLeftOut ?? 0
    }
  }

  return { call }
}

async function readingOf(
  came: Exchange,
  options: Omit<ReadingOptions, 'decodes'>
): Promise<BodyReading | null> {
  if (came.state !== 'answered' || came.body.state !== 'whole') return null
  // Imported only when needed, because it includes large word lists that would slow down the start.
  const { readWithinBounds } = await import('./reading/reading')
  return readWithinBounds(came.body.bytes, { ...options, decodes: came.status === 200 })
}

interface Limits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** Never rejects. */
async function exchange(
  fetch: ServiceFetch,
  clock: Clock,
  limits: Limits,
  request: { readonly url: string; readonly key: string; readonly signal: AbortSignal | undefined }
): Promise<Exchange> {
  const connection = new AbortController()
  // Some `fetch` implementations ignore their abort signal, so `gaveUp` ends the wait too.
  let giveUp: (state: GaveUp['state']) => void = () => undefined
  const gaveUp = new Promise<GaveUp>(resolve => {
    giveUp = state => {
      resolve({ state })
      connection.abort()
    }
  })
  const stop = (): void => giveUp('stopped')
  const cancelTimer = clock.after(limits.timeoutMs, () => giveUp('timed-out'))
  request.signal?.addEventListener('abort', stop, { once: true })
  try {
    const response = await Promise.race([
      fetch(request.url, requestInit(request.key, connection.signal)),
      gaveUp
    ])
    if ('state' in response) return response
    const { status, headers, timesSent = 1 } = response
    const body = await Promise.race([gaveUp, readBody(response, limits.maxBytes)])
    return { state: 'answered', status, headers, body, timesSent }
  } catch (error) {
    return { state: 'failed', error }
  } finally {
    cancelTimer()
    request.signal?.removeEventListener('abort', stop)
  }
}

/**
 * Accepts any content type, and up to `maxBytes` after decompression. No other array shares the buffer of the
 * bytes, so they can be transferred to a thread.
 */
async function readBody(response: ServiceResponse, maxBytes: number): Promise<BodyRead> {
  if (response.body === null) return { state: 'whole', bytes: new Uint8Array() }
  const reader = response.body.getReader()
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(reader)
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const piece = await reader.read().catch((error: unknown) => ({ state: bodyFailure(error) }))
    if ('state' in piece) return piece
    if (piece.done) break
    length += piece.value?.byteLength ?? 0
    if (length > maxBytes) return tooLarge(reader)
    if (piece.value) pieces.push(piece.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return { state: 'whole', bytes }
}

function tooLarge(reader: ByteReader): BodyRead {
  // The body is rejected whether or not this succeeds.
  reader.cancel().catch(() => undefined)
  return { state: 'too-large' }
}

function notSent(operation: string, url: string, fault: Fault, clock: Clock): Outcome {
  const now = clock.now()
  return {
    operation,
    url,
    answer: null,
    fault,
    credits: noCredits,
    charge: 'none',
    charged: 0,
    status: null,
    headers: [],
    sentAt: now,
    receivedAt: now,
    body: null
  }
}
