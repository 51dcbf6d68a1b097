import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { faultWords } from '../../../src-shared/words/fault'
import { MovableClock } from '../../platform/time/movable-clock'
import { systemClock } from '../../platform/time/clock'
import { asking, clientOf, key, paid, quotes, sending, serving, type FixtureReply } from './asking.fixture'
import { startBadService } from './bad-service.fixture'
import type { ServiceFetch } from './client'
import { patiently } from '../../platform/time/patience.fixture'
import { m } from '../../../src-shared/messages/m'

test('sends the key only in the Authorization header, and each call on its own connection', async () => {
  const service = await serving(sending(200, quotes, paid))
  const client = clientOf({ address: `${service.address}/base/path` })
  await client.call('getData', { symbol: 'BTC ETH' })
  await client.call('getData', { symbol: 'BTC@binance' })
  const [first, second] = service.requests
  expect(first?.method).toBe('GET')
  expect(first?.url).toBe('/base/path/api/v1/getData?symbol=BTC+ETH')
  expect(second?.url).toBe('/base/path/api/v1/getData?symbol=BTC@binance')
  expect(first?.headers).toMatchObject({ authorization: `Bearer ${key}`, connection: 'close' })
  expect(Object.values(second?.headers ?? {}).filter(value => String(value).includes(key))).toHaveLength(1)
  expect(second?.socket).not.toBe(first?.socket)
})

test('doesn’t resend a call whose connection breaks', async () => {
  const service = await serving((response, request) => {
    if (service.requests.length === 1)
      sending(200, quotes, { ...paid, connection: 'keep-alive' })(response, request)
    else response.socket?.resetAndDestroy()
  })
  const client = clientOf(service)
  await client.call('getData', { symbol: 'BTC' })
  const outcome = await client.call('getData', { symbol: 'BTC' })
  expect(outcome).toMatchObject({
    fault: { code: 'offline' },
    charge: 'unknown',
    charged: null,
    status: null
  })
  expect(service.requests).toHaveLength(2)
})

test.each([301, 302, 303, 307, 308])('doesn’t follow a %i redirect to another host', async status => {
  const elsewhere = await serving(sending(200, quotes, paid))
  const outcome = await asking(sending(status, '', { location: `${elsewhere.address}/api/v1/getData` }))
  expect(outcome).toMatchObject({
    fault: { code: 'sign-in-page' },
    answer: null,
    charge: 'none',
    charged: 0
  })
  expect(outcome.fault?.cause).toEqual({ code: 'redirected' })
  expect(elsewhere.requests).toHaveLength(0)
})

// Each first byte makes the decoder fail in a different way.
const noise = [0x01, 0x05, 0x07, 0x1d, 0xff].map(first =>
  Buffer.from([first, ...Array.from({ length: 80 }, (_, at) => (at * 37) % 256)])
)

test.each<{ encoding: string; body: string | Buffer }>([
  { encoding: 'gzip', body: quotes },
  { encoding: 'deflate', body: gzipSync(quotes) },
  { encoding: 'gzip', body: brotliCompressSync(quotes) },
  { encoding: 'br', body: gzipSync(quotes) },
  ...noise.map(body => ({ encoding: 'deflate', body }))
])(
  'reports a body as unreadable if it isn’t compressed as declared ($encoding)',
  async ({ encoding, body }) => {
    const outcome = await asking(sending(200, body, { ...paid, 'content-encoding': encoding }))
    expect(outcome).toMatchObject({ fault: { code: 'unreadable', cause: null }, charge: 'unknown' })
  }
)

test.each([
  ['without a content type', sending(200, quotes)],
  ['as HTML', sending(200, quotes, { 'content-type': 'text/html' })],
  ['after a byte order mark', sending(200, `\ufeff${quotes}`)],
  ['compressed', sending(200, gzipSync(quotes), { 'content-encoding': 'gzip' })],
  ['as a bare array', sending(200, '[{"symbol":"BTC","last":"68078"}]')]
])('reads JSON that is sent %s', async (_name, reply) => {
  expect((await asking(reply)).answer).toMatchObject({
    kind: 'quotes',
    data: [{ symbol: 'BTC', price: 68078 }]
  })
})

test('reads a bare NaN as a missing number', async () => {
  const body =
    '{"status":true,"result":[{"symbol":"BTC","last":68078,"volume":NaN},{"symbol":"ETH","last":NaN}]}'
  const outcome = await asking(sending(200, body, paid))
  expect(outcome).toMatchObject({ fault: null, charge: 'named', charged: 3, body })
  expect(outcome.answer).toMatchObject({
    kind: 'quotes',
    data: [
      { symbol: 'BTC', price: 68078 },
      { symbol: 'ETH', price: null }
    ]
  })
})

test('redacts the key in a body with a bare NaN', async () => {
  const body = `{"status":true,"result":[{"symbol":"BTC","last":68078,"volume":NaN,"note":"${key}"}]}`
  const outcome = await asking(sending(200, body, paid))
  expect(outcome.answer).toMatchObject({ data: [{ symbol: 'BTC', price: 68078 }] })
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('decodes a character whose bytes arrive in two parts', async () => {
  const bytes = Buffer.from('{"status":true,"result":[{"symbol":"BTC","last":1,"name":"₿itcoin"}]}')
  const middle = bytes.indexOf(Buffer.from('₿')) + 1
  const outcome = await asking(response => {
    response.write(bytes.subarray(0, middle))
    setTimeout(() => response.end(bytes.subarray(middle)), 20)
  })
  expect(outcome.answer).toMatchObject({ data: [{ name: '₿itcoin' }] })
})

test('reads a response with an invalid UTF-8 byte', async () => {
  const body = Buffer.from('{"status":true,"result":[{"symbol":"BTC","last":1,"name":"B?tcoin"}]}')
  body[body.indexOf('?')] = 0xe9
  const outcome = await asking(sending(200, body, paid))
  expect(outcome.answer).toMatchObject({ data: [{ symbol: 'BTC', price: 1, name: 'B\ufffdtcoin' }] })
})

test('reports a truncated body as unreadable, with an unknown charge', async () => {
  const outcome = await asking(response => {
    response.writeHead(200, { ...paid, 'content-length': '1000' })
    response.write(quotes)
    setTimeout(() => response.socket?.destroy(), 20)
  })
  expect(outcome).toMatchObject({
    fault: { code: 'unreadable', cause: { code: 'cut-off' } },
    charge: 'unknown',
    charged: null,
    status: 200
  })
  expect(outcome.credits.consumed).toBe(3)
})

test('stops reading an oversized response before all 60 MB have arrived', async () => {
  let sent = 0
  const piece = Buffer.alloc(1024 * 1024, ' ')
  const outcome = await asking(response => {
    response.writeHead(200, paid)
    const pump = (): void => {
      while (sent < 60 * piece.length && !response.destroyed) {
        sent += piece.length
        if (!response.write(piece)) return void response.once('drain', pump)
      }
      response.end()
    }
    pump()
  })
  // If `body` were compared directly, a failing test would print 60 MB.
  expect(outcome.body === null).toBe(true)
  expect(outcome.fault?.cause).toEqual({ code: 'too-large' })
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
  expect(sent).toBeLessThan(50 * 1024 * 1024)
})

test('limits a compressed response by its size after decompression', async () => {
  const bomb = gzipSync(Buffer.alloc(2_000_000, ' '))
  const outcome = await asking(sending(200, bomb, { ...paid, 'content-encoding': 'gzip' }), {
    maxBytes: 1_000_000
  })
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' } })
})

test('rejects a response whose declared length exceeds the limit without reading its body', async () => {
  const outcome = await asking(
    response => {
      response.writeHead(200, { 'content-length': '2000000' })
      response.write('{')
    },
    { maxBytes: 1_000_000 }
  )
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
})

test.each<[string, FixtureReply]>([
  ['never answers', () => undefined],
  ['never finishes', response => void response.writeHead(200, paid).write('{"status":')]
])('times out with an unknown charge if a service %s', async (_name, reply) => {
  const outcome = await asking(reply, { timeoutMs: 150 })
  expect(outcome).toMatchObject({ fault: { code: 'timed-out' }, charge: 'unknown', charged: null })
})

test('reports a refusal (402) even if its body never ends', async () => {
  const outcome = await asking(response => void response.writeHead(402).write('{"error":'), {
    timeoutMs: 150
  })
  expect(outcome).toMatchObject({ fault: { code: 'plan-required' }, charge: 'none', charged: 0 })
})

test('times out even if fetch ignores its signal', async () => {
  const deaf: ServiceFetch = () => new Promise(() => undefined)
  const outcome = await clientOf({ address: 'http://127.0.0.1:9' }, { fetch: deaf, timeoutMs: 50 }).call(
    'getData',
    {}
  )
  expect(outcome.fault?.code).toBe('timed-out')
})

test('leaves the charge unknown if the caller aborts a call that was already sent', async () => {
  const service = await serving(() => undefined)
  const stop = new AbortController()
  const called = clientOf(service).call('getData', {}, stop.signal)
  await vi.waitFor(() => expect(service.requests).toHaveLength(1), patiently)
  stop.abort()
  expect(await called).toMatchObject({ fault: { code: 'timed-out' }, charge: 'unknown' })
  const again = await clientOf(service).call('getData', {}, stop.signal)
  expect(again).toMatchObject({ fault: { code: 'timed-out' }, charge: 'none', charged: 0 })
  expect(service.requests).toHaveLength(1)
})

test('dates a response to the time of its request if the computer slept in between', async () => {
  const clock = new MovableClock(systemClock)
  const overnight: ServiceFetch = async (url, init) => {
    const answer = await fetch(url, init)
    clock.sleep(9 * 3_600_000)
    return answer
  }
  const { sentAt, receivedAt, fault } = await asking(sending(200, quotes, paid), { clock, fetch: overnight })
  expect(fault).toBeNull()
  expect(receivedAt).toBe(sentAt)
  expect(clock.now() - sentAt).toBeGreaterThan(8 * 3_600_000)
})

test('reports an unreachable service as offline, without a charge', async () => {
  const service = await startBadService(() => undefined)
  await service.close()
  const outcome = await clientOf(service).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code: 'offline' }, charge: 'none', charged: 0, status: null })
})

test('reports an unknown host name as offline, without a charge', async () => {
  const outcome = await clientOf({ address: 'http://no-such-host.invalid' }).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code: 'offline' }, charge: 'none' })
})

test('reports a response that isn’t HTTP as unreadable', async () => {
  const outcome = await asking(response => void response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'))
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
})

test.each([
  ['no key', async () => null, 'key-missing'],
  ['a blank key', async () => '  ', 'key-missing'],
  ['a keychain that fails', () => Promise.reject(new Error(`locked ${key}`)), 'keychain-silent'],
  ['a key with a line break', async () => `${key}\r\nX: 1`, 'bad-input']
])('sends nothing with %s', async (_name, source, code) => {
  const service = await serving(sending(200, quotes))
  const outcome = await clientOf(service, { key: source }).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code }, charge: 'none', charged: 0, status: null })
  expect(service.requests).toHaveLength(0)
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('reports invalid parameters without sending a request', async () => {
  const service = await serving(sending(200, quotes))
  const outcome = await clientOf(service).call('getTop', { top: 'many' })
  expect(outcome.fault).toMatchObject({ code: 'bad-input' })
  expect(outcome.fault && faultWords(outcome.fault).what).toBe(
    m.faults.causeWhat['number-form']({ name: 'top', most: '5000' })
  )
  expect(service.requests).toHaveLength(0)
})
