import type { FaultCode } from '../../src-shared/contract/fault'
import { price, type Expected, type InjectedFault } from './fault'
import { reply, type FaultyReply } from './reply'

const refusal = '{"status":false,"error":"no"}'
const page = '<!doctype html><html><body>No.</body></html>'

/** A 5xx may come from a proxy that lost the real response, so its charge is unknown. */
const statuses: readonly (readonly [number, FaultCode, Expected['booked']])[] = [
  ...[201, 202, 203, 206, 226].map(status => [status, 'unexpected-status', 'unsettled'] as const),
  ...[300, 305, 306].map(status => [status, 'unexpected-status', 'free'] as const),
  ...[400, 410, 422].map(status => [status, 'refused', 'free'] as const),
  [401, 'key-refused', 'free'],
  [402, 'plan-required', 'free'],
  [403, 'plan-required', 'free'],
  [404, 'unknown-endpoint', 'free'],
  ...[405, 406, 408, 409, 413, 414, 418, 423, 425, 431, 451, 499].map(
    status => [status, 'unexpected-status', 'free'] as const
  ),
  [429, 'limited', 'free'],
  ...[500, 501, 503, 504, 505, 507, 520, 529, 599, 999].map(
    status => [status, 'unexpected-status', 'unsettled'] as const
  ),
  [502, 'upstream-unavailable', 'free'],
  [511, 'sign-in-page', 'free']
]

interface Variant {
  readonly name: string
  readonly of: FaultyReply
  /** Set if the response shows that nothing was charged: it reports credits, or it's a refusal. */
  readonly booked?: 'free'
  readonly retry?: boolean
  /** The fault code of a 429 whose headers report the quota. */
  readonly limit?: FaultCode
}

const headers = (...all: readonly (readonly [string, string])[]): FaultyReply => ({
  credits: 'none',
  body: page,
  headers: all
})

const variants: readonly Variant[] = [
  { name: 'a refusal', of: { credits: 'none', body: refusal }, booked: 'free' },
  { name: 'a page', of: headers() },
  { name: 'nothing', of: { credits: 'none', body: '' } },
  { name: 'no credits', of: { credits: 'zero', body: refusal }, booked: 'free', limit: 'rate-limited' },
  // Whatever the headers say, only a 200 is charged (contract, "Credit billing").
  {
    name: 'credits',
    booked: 'free',
    limit: 'rate-limited',
    of: { body: page, credits: 'used', headers: [['X-Credits-Consumed', String(price)]] }
  },
  { name: 'the good body', of: { credits: 'none' } },
  { name: 'the quota full', of: { credits: 'full', body: refusal }, booked: 'free', limit: 'quota-exceeded' },
  {
    name: 'nonsense for credits',
    of: headers(['X-Credits-Consumed', '-5'], ['X-Quota-Used', '1e3'], ['X-Quota-Limit', ''])
  },
  { name: 'credits twice', of: headers(['X-Credits-Consumed', '5'], ['X-Credits-Consumed', '7']) },
  { name: 'Retry-After in seconds', of: headers(['Retry-After', '120']), retry: true },
  {
    name: 'Retry-After as a date',
    of: headers(['Retry-After', 'Wed, 01 Jan 2098 00:00:00 GMT']),
    retry: true
  },
  {
    name: 'Retry-After in the past',
    of: headers(['Retry-After', 'Sat, 01 Jan 2000 00:00:00 GMT']),
    retry: true
  },
  { name: 'Retry-After of centuries', of: headers(['Retry-After', '999999999999999']), retry: true },
  { name: 'Retry-After that is nonsense', of: headers(['Retry-After', '-1 or so']) }
]

export const statusFaults: readonly InjectedFault[] = [
  ...statuses.flatMap(([status, code, expected]) =>
    variants.map(({ name, of, booked = expected, retry = false, limit }): InjectedFault => ({
      name: `${status} with ${name}`,
      costs: 0,
      send: reply({ ...of, status }),
      expects: { code: status === 429 ? (limit ?? code) : code, retry, booked }
    }))
  ),
  ...([204, 304] as const).map((status): InjectedFault => ({
    name: `${status}`,
    costs: 0,
    send: reply({ status, body: '', length: null, credits: 'none' }),
    expects: { code: 'unexpected-status', booked: status === 204 ? 'unsettled' : 'free' }
  })),
  ...[301, 302, 303, 307, 308].flatMap(status => redirects(status))
]

function redirects(status: number): readonly InjectedFault[] {
  const targets: Readonly<Record<string, (elsewhere: string) => string>> = {
    'another server': elsewhere => `${elsewhere}/take`,
    'another scheme': () => 'ftp://127.0.0.1/take',
    itself: () => '?again',
    'a path': () => '/api/v1/other',
    'nothing that can be read': () => 'http://['
  }
  return Object.entries(targets).map(([name, to]) => ({
    name: `${status} to ${name}`,
    costs: 0,
    send: reply({
      status,
      credits: 'none',
      body: '',
      headers: ({ elsewhere }) => [['Location', to(elsewhere)]]
    }),
    expects: { code: 'sign-in-page', cause: 'redirected', booked: 'free' }
  }))
}
