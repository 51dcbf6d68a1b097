import { expect, test } from 'vitest'
import { networkFailure } from './network-failure'

const node = (code: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('…'), { code }) })
const chromium = (name: string): Error => new Error(`net::${name}`)

test.each([
  node('ECONNREFUSED'),
  node('ENOTFOUND'),
  node('EAI_AGAIN'),
  node('ENETUNREACH'),
  node('UND_ERR_CONNECT_TIMEOUT'),
  chromium('ERR_CONNECTION_REFUSED'),
  chromium('ERR_NAME_NOT_RESOLVED'),
  chromium('ERR_INTERNET_DISCONNECTED'),
  chromium('ERR_CONNECTION_TIMED_OUT'),
  chromium('ERR_UNSAFE_PORT')
])('%o never reached the service: offline and free', error => {
  expect(networkFailure(error)).toEqual({ code: 'offline', charge: 'none' })
})

test.each([
  node('ECONNRESET'),
  node('EPIPE'),
  node('UND_ERR_SOCKET'),
  chromium('ERR_CONNECTION_RESET'),
  chromium('ERR_CONNECTION_CLOSED'),
  chromium('ERR_EMPTY_RESPONSE'),
  chromium('ERR_NETWORK_CHANGED'),
  chromium('ERR_SOMETHING_NEW'),
  new Error('never heard of'),
  'not even an error'
])('%o may have reached it: offline, charge unknown', error => {
  expect(networkFailure(error)).toEqual({ code: 'offline', cause: 'broken', charge: 'unknown' })
})

test.each([
  node('SELF_SIGNED_CERT_IN_CHAIN'),
  node('CERT_HAS_EXPIRED'),
  node('ERR_TLS_CERT_ALTNAME_INVALID'),
  node('ERR_SSL_WRONG_VERSION_NUMBER'),
  node('EPROTO'),
  chromium('ERR_CERT_AUTHORITY_INVALID'),
  chromium('ERR_SSL_PROTOCOL_ERROR')
])('%o is a matter of trust: nothing was sent', error => {
  expect(networkFailure(error)).toEqual({ code: 'offline', cause: 'certificate', charge: 'none' })
})

test.each([
  chromium('ERR_PROXY_CONNECTION_FAILED'),
  chromium('ERR_PROXY_CERTIFICATE_INVALID'),
  chromium('ERR_TUNNEL_CONNECTION_FAILED'),
  chromium('ERR_SOCKS_CONNECTION_HOST_UNREACHABLE'),
  chromium('ERR_UNEXPECTED_PROXY_AUTH'),
  chromium('ERR_MANDATORY_PROXY_CONFIGURATION_FAILED')
])('%o is the proxy’s doing: nothing reached the service', error => {
  expect(networkFailure(error)).toEqual({ code: 'offline', cause: 'proxy', charge: 'none' })
})

test.each([
  chromium('ERR_SSL_CLIENT_AUTH_CERT_NEEDED'),
  chromium('ERR_BAD_SSL_CLIENT_AUTH_CERT'),
  node('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
])('%o: the service asks who the person is, and is told nothing', error => {
  expect(networkFailure(error)).toEqual({ code: 'offline', cause: 'client-certificate', charge: 'none' })
})

test.each([node('UND_ERR_HEADERS_TIMEOUT'), node('ETIMEDOUT'), chromium('ERR_TIMED_OUT')])(
  '%o is timed out, charge unknown',
  error => {
    expect(networkFailure(error)).toEqual({ code: 'timed-out', charge: 'unknown' })
  }
)

test.each([
  node('HPE_INVALID_CONSTANT'),
  new TypeError('fetch failed', { cause: new Error('too many content-encodings in response: 6') }),
  chromium('ERR_INVALID_HTTP_RESPONSE'),
  chromium('ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH'),
  chromium('ERR_CONTENT_DECODING_FAILED')
])('%o is unreadable, charge unknown', error => {
  expect(networkFailure(error)).toEqual({ code: 'unreadable', charge: 'unknown' })
})

test.each([
  new TypeError('fetch failed', { cause: new Error('unexpected redirect') }),
  new Error("Attempted to redirect, but redirect policy was 'error'")
])('%o is a redirect: not followed, free', error => {
  expect(networkFailure(error)).toEqual({ code: 'sign-in-page', cause: 'redirected', charge: 'none' })
})

test('several addresses tried in vain count as one that was not reached', () => {
  const tries = ['::1', '127.0.0.1'].map(address =>
    Object.assign(new Error(`connect ETIMEDOUT ${address}`), { code: 'ETIMEDOUT', syscall: 'connect' })
  )
  const cause = Object.assign(new AggregateError(tries), { code: 'ETIMEDOUT' })
  expect(networkFailure(new TypeError('fetch failed', { cause }))).toEqual({
    code: 'offline',
    charge: 'none'
  })
})
