import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from '../../platform/time/clock'
import { httpDate } from '../../service/api/http-date'
import { attempt, type Attempt, type DeliveryOutcome } from './outcome'
import type { Outgoing } from './outgoing'

export interface PostLimits {
  /** Nothing is sent before the connection is made. */
  readonly connectMs: number
  readonly answerMs: number
}

export const usualLimits: PostLimits = { connectMs: 15_000, answerMs: 30_000 }

type Posted = Extract<Outgoing, { by: 'post' }>

/**
 * Uses Node's HTTP client with a new connection, which shows whether anything was sent (docs/decisions/0034).
 */
export function post(
  { url, headers, body }: Posted,
  token: string | null,
  clock: Pick<Clock, 'now'>,
  limits = usualLimits
): Attempt {
  return attempt(end => {
    let isSent = false
    const { protocol } = new URL(url)
    const isSecure = protocol === 'https:'
    const request: ClientRequest = (isSecure ? requestSecure : requestPlain)(url, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-length': Buffer.byteLength(body),
        ...(token === null ? {} : { authorization: `Bearer ${token}` })
      },
      // Plain http is only allowed to this computer. A name such as `x.localhost` may resolve to another one,
      // so the lookup checks the address.
      ...(isSecure ? {} : { lookup: lookupWithTimeout })
    })
    const late = (): DeliveryOutcome =>
      isSent ? { state: 'unknown', reason: { code: 'no-answer' } } : unreachable('ETIMEDOUT')
    let timer = setTimeout(() => end(late()), limits.connectMs)
    request.once('socket', socket =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isSent = true
        clearTimeout(timer)
        timer = setTimeout(() => end(late()), limits.answerMs)
      })
    )
    const broken = (error: Error): DeliveryOutcome => {
      if (isSent) return { state: 'unknown', reason: { code: 'cut-off' } }
      if (error instanceof NotHereError) return { state: 'failed', reason: { code: 'not-here' } }
      return unreachable(codeOf(error))
    }
    // The listener stays, because Node throws late errors that have none.
    request.on('error', error => void end(broken(error)))
    request.once('upgrade', () => void end(broken(new Error('upgrade'))))
    request.once('response', response => void end(outcomeOf(response, clock.now())))
    request.end(body)
    return {
      stop() {
        clearTimeout(timer)
        request.destroy()
      },
      aborted: () => (isSent ? { state: 'unknown', reason: { code: 'interrupted' } } : unreachable('ABORTED'))
    }
  })
}

const unreachable = (detail: string): DeliveryOutcome => ({
  state: 'retry',
  reason: { code: 'unreachable', detail },
  afterMs: null
})

const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? error.message).slice(0, 60)

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage, now: EpochMs): DeliveryOutcome {
  if (status >= 200 && status < 300) return { state: 'delivered' }
  if (status >= 300 && status < 400) return { state: 'failed', reason: { code: 'redirected' } }
  if (status === 429) return { state: 'retry', reason: { code: 'busy' }, afterMs: waitOf(headers, now) }
  return { state: status >= 400 && status < 500 ? 'failed' : 'unknown', reason: { code: 'status', status } }
}

/** `Retry-After` contains seconds, or a date by the receiver's clock. */
function waitOf(headers: IncomingMessage['headers'], now: EpochMs): number | null {
  const retryAfter = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = httpDate(retryAfter, now)
  return until === null ? null : Math.max(0, until - (httpDate(headers.date ?? null, now) ?? now))
}

class NotHereError extends Error {}

const thisComputer = new BlockList()
thisComputer.addSubnet('127.0.0.0', 8)
thisComputer.addAddress('::1', 'ipv6')

const lookupWithTimeout: LookupFunction = (name, options, done) =>
  dnsLookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const here = (found ?? []).filter(({ address }) =>
      thisComputer.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
    )
    const [first] = here
    if (error) return done(error, '')
    if (first === undefined) return done(new NotHereError(), '')
    if (options.all === true) return done(null, here)
    done(null, first.address, first.family)
  })
