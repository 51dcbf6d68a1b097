import { describe, expect, test } from 'vitest'
import { networkFailure } from './network-failure'

const node = (code: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('…'), { code }) })
const chromium = (name: string): Error => new Error(`net::${name}`)

describe.each([
  {
    title: 'not sent: offline, free',
    failure: { code: 'offline', charge: 'none' },
    errors: [
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
    ]
  },
  {
    title: 'may have been sent: offline, charge unknown',
    failure: { code: 'offline', cause: 'broken', charge: 'unknown' },
    errors: [
      node('ECONNRESET'),
      node('EPIPE'),
      node('UND_ERR_SOCKET'),
      chromium('ERR_CONNECTION_RESET'),
      chromium('ERR_CONNECTION_CLOSED'),
      chromium('ERR_EMPTY_RESPONSE'),
      chromium('ERR_NETWORK_CHANGED'),
      chromium('ERR_SOMETHING_NEW'),
      new Error('never seen before'),
      'not even an error'
    ]
  },
  {
    title: 'certificate not trusted: offline, free',
    failure: { code: 'offline', cause: 'certificate', charge: 'none' },
    errors: [
      node('SELF_SIGNED_CERT_IN_CHAIN'),
      node('CERT_HAS_EXPIRED'),
      node('ERR_TLS_CERT_ALTNAME_INVALID'),
      node('ERR_SSL_WRONG_VERSION_NUMBER'),
      node('EPROTO'),
      chromium('ERR_CERT_AUTHORITY_INVALID'),
      chromium('ERR_SSL_PROTOCOL_ERROR')
    ]
  },
  {
    title: 'failed in the proxy: offline, free',
    failure: { code: 'offline', cause: 'proxy', charge: 'none' },
    errors: [
      chromium('ERR_PROXY_CONNECTION_FAILED'),
      chromium('ERR_PROXY_CERTIFICATE_INVALID'),
      chromium('ERR_TUNNEL_CONNECTION_FAILED'),
      chromium('ERR_SOCKS_CONNECTION_HOST_UNREACHABLE'),
      chromium('ERR_UNEXPECTED_PROXY_AUTH'),
      chromium('ERR_MANDATORY_PROXY_CONFIGURATION_FAILED')
    ]
  },
  {
    title: 'client certificate required: offline, free',
    failure: { code: 'offline', cause: 'client-certificate', charge: 'none' },
    errors: [
      chromium('ERR_SSL_CLIENT_AUTH_CERT_NEEDED'),
      chromium('ERR_BAD_SSL_CLIENT_AUTH_CERT'),
      node('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
    ]
  },
  {
    title: 'timed out: charge unknown',
    failure: { code: 'timed-out', charge: 'unknown' },
    errors: [node('UND_ERR_HEADERS_TIMEOUT'), node('ETIMEDOUT'), chromium('ERR_TIMED_OUT')]
  },
  {
    title: 'unreadable: charge unknown',
    failure: { code: 'unreadable', charge: 'unknown' },
    errors: [
      node('HPE_INVALID_CONSTANT'),
      new TypeError('fetch failed', { cause: new Error('too many content-encodings in response: 6') }),
      chromium('ERR_INVALID_HTTP_RESPONSE'),
      chromium('ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH'),
      chromium('ERR_CONTENT_DECODING_FAILED')
    ]
  },
  {
    title: 'redirected: not followed, free',
    failure: { code: 'sign-in-page', cause: 'redirected', charge: 'none' },
    errors: [
      new TypeError('fetch failed', { cause: new Error('unexpected redirect') }),
      new Error("Attempted to redirect, but redirect policy was 'error'")
    ]
  }
])('classifies network errors as $title', ({ failure, errors }) => {
  test.each(errors)('classifies the error %o', error => {
    expect(networkFailure(error)).toEqual(failure)
  })
})

test('reports an unreachable service once if all of its addresses fail', () => {
  const tries = ['::1', '127.0.0.1'].map(address =>
    Object.assign(new Error(`connect ETIMEDOUT ${address}`), { code: 'ETIMEDOUT', syscall: 'connect' })
  )
  const cause = Object.assign(new AggregateError(tries), { code: 'ETIMEDOUT' })
  expect(networkFailure(new TypeError('fetch failed', { cause }))).toEqual({
    code: 'offline',
    charge: 'none'
  })
})
