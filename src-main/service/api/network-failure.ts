import type { ApiFaultCode } from '../../../src-shared/contract/fault'
import type { PlainCause } from '../../../src-shared/contract/fault-cause'

/** The charge is `unknown` if the service may have received the call. */
export interface NetworkFailure {
  readonly code: Extract<ApiFaultCode, 'offline' | 'timed-out' | 'unreadable' | 'sign-in-page'>
  readonly cause?: PlainCause
  readonly charge: 'none' | 'unknown'
}

// These errors occur before the request is sent. Node reports them as codes (ECONNREFUSED), and Chromium as
// messages (net::ERR_CONNECTION_REFUSED).
const notSent = new Set([
  ...[
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_FAIL',
    'ENETUNREACH',
    'ENETDOWN',
    'EHOSTUNREACH',
    'EHOSTDOWN'
  ],
  ...['EADDRNOTAVAIL', 'UND_ERR_CONNECT_TIMEOUT', 'ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_FAILED'],
  ...['ERR_CONNECTION_TIMED_OUT', 'ERR_NAME_NOT_RESOLVED', 'ERR_NAME_RESOLUTION_FAILED', 'ERR_DNS_TIMED_OUT'],
  ...[
    'ERR_INTERNET_DISCONNECTED',
    'ERR_ADDRESS_UNREACHABLE',
    'ERR_ADDRESS_INVALID',
    'ERR_NETWORK_ACCESS_DENIED'
  ],
  'ERR_UNSAFE_PORT'
])
const slow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT', 'ERR_TIMED_OUT'])
const garbled = new Set([
  ...['ERR_INVALID_HTTP_RESPONSE', 'ERR_CONTENT_DECODING_FAILED', 'ERR_CONTENT_LENGTH_MISMATCH'],
  ...['ERR_INCOMPLETE_CHUNKED_ENCODING', 'ERR_INVALID_CHUNKED_ENCODING'],
  ...['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'ERR_INVALID_RESPONSE']
])
/** The proxy blocked the connection or requires a login. */
const proxy = /^ERR_(?:PROXY|TUNNEL|SOCKS|PAC|UNEXPECTED_PROXY|MANDATORY_PROXY|NO_SUPPORTED_PROXIES)_?/

const certificate =
  /^(?:ERR_CERT_|ERR_SSL_|ERR_TLS_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$)/

/**
 * The server requires a client certificate. Chromium aborts the request before it's sent; Node notices only
 * after connecting.
 */
const clientCertificate = /CLIENT_AUTH_|_CERTIFICATE_REQUIRED$/

/** Calls the charge unknown if the request was sent, because the service may have charged it. */
export function networkFailure(error: unknown): NetworkFailure {
  const { names, messages, whileConnecting } = traces(error)
  if (messages.some(message => /redirect/i.test(message)))
    return { code: 'sign-in-page', cause: 'redirected', charge: 'none' }
  if (names.some(name => proxy.test(name))) return { code: 'offline', cause: 'proxy', charge: 'none' }
  if (names.some(name => clientCertificate.test(name)))
    return { code: 'offline', cause: 'client-certificate', charge: 'none' }
  if (names.some(name => certificate.test(name)))
    return { code: 'offline', cause: 'certificate', charge: 'none' }
  if (whileConnecting || names.some(name => notSent.has(name)) || messages.includes('bad port'))
    return { code: 'offline', charge: 'none' }
  if (names.some(name => slow.has(name))) return { code: 'timed-out', charge: 'unknown' }
  // `saysPacked` finds the error that Node throws for more than five nested encodings.
  if (
    names.some(name => garbled.has(name) || /^(?:HPE|ERR_RESPONSE_HEADERS)_/.test(name)) ||
    messages.some(saysPacked)
  )
    return { code: 'unreadable', charge: 'unknown' }
  return { code: 'offline', cause: 'broken', charge: 'unknown' }
}

const saysPacked = (message: string): boolean => message.includes('content-encodings')

/** Node reports error codes of zlib and brotli, Chromium only a message. */
const undecodable =
  /\bZ_(?:DATA|BUF)_ERROR|\bERR__ERROR_FORMAT|\bERR_BROTLI|decod|decompress|unexpected end of file/i

/**
 * Returns `not-text` if the body isn't compressed as its headers declare, and `cut` if the connection ended.
 */
export function bodyFailure(error: unknown): 'not-text' | 'cut' {
  const { message = '', cause } = (error ?? {}) as { message?: unknown; cause?: { code?: unknown } }
  // Node's decoders have few error codes but many messages, so this searches all text.
  const text = [message, cause, cause?.code].map(String).join(' ')
  return undecodable.test(text) ? 'not-text' : 'cut'
}

interface Traces {
  readonly names: readonly string[]
  readonly messages: readonly string[]
  readonly whileConnecting: boolean
}

function traces(error: unknown, depth = 0): Traces {
  if (!(error instanceof Error) || depth > 5) return { names: [], messages: [], whileConnecting: false }
  const { code, syscall } = error as Error & { readonly code?: unknown; readonly syscall?: unknown }
  const below =
    error instanceof AggregateError ? [error.cause, ...(error.errors as unknown[])] : [error.cause]
  const inner = below.map(cause => traces(cause, depth + 1))
  const chromium = /net::(ERR_[A-Z0-9_]+)/.exec(error.message)?.[1]
  return {
    names: [code, chromium, ...inner.flatMap(({ names }) => names)].filter(name => typeof name === 'string'),
    messages: [error.message, ...inner.flatMap(({ messages }) => messages)],
    whileConnecting: syscall === 'connect' || inner.some(trace => trace.whileConnecting)
  }
}
