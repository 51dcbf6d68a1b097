import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { faultWords } from '../../src-shared/words/fault'
import { MovableClock } from '../time/movable-clock'
import { systemClock } from '../time/clock'
import { asking, clientOf, key, paid, quotes, sending, serving, type Reply } from './asking.fixture'
import { startBadService } from './bad-service.fixture'
import type { ServiceFetch } from './client'
import { patiently } from '../time/patience.fixture'
import { m } from '../../src-shared/messages/m'

test('the request is a GET with the key in the bearer header alone, on a connection of its own', async () => {
  const service = await serving(sending(200, quotes, paid))
  const client = clientOf({ address: `${service.address}/base/path` })
  await client.call('getData', { symbol: 'BTC ETH' })
  await client.call('getData', { symbol: 'BTC@binance' })
  const [first, second] = service.seen
  expect(first?.method).toBe('GET')
  expect(first?.url).toBe('/base/path/api/v1/getData?symbol=BTC+ETH')
  expect(second?.url).toBe('/base/path/api/v1/getData?symbol=BTC@binance')
  expect(first?.headers).toMatchObject({ authorization: `Bearer ${key}`, connection: 'close' })
  expect(Object.values(second?.headers ?? {}).filter(value => String(value).includes(key))).toHaveLength(1)
  expect(second?.socket).not.toBe(first?.socket)
})

test('a call whose connection dies is not sent again', async () => {
  const service = await serving((response, request) => {
    if (service.seen.length === 1)
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
  expect(service.seen).toHaveLength(2)
})

test.each([301, 302, 303, 307, 308])('a %i to another host takes the key nowhere', async status => {
  const elsewhere = await serving(sending(200, quotes, paid))
  const outcome = await asking(sending(status, '', { location: `${elsewhere.address}/api/v1/getData` }))
  expect(outcome).toMatchObject({
    fault: { code: 'sign-in-page' },
    answer: null,
    charge: 'none',
    charged: 0
  })
  expect(outcome.fault?.cause).toEqual({ code: 'redirected' })
  expect(elsewhere.seen).toHaveLength(0)
})

// Each first byte leads the decoder to another sentence of its own.
const noise = [0x01, 0x05, 0x07, 0x1d, 0xff].map(first =>
  Buffer.from([first, ...Array.from({ length: 80 }, (_, at) => (at * 37) % 256)])
)

test.each<{ encoding: string; body: string | Buffer }>([
  { encoding: 'gzip', body: quotes },
  { encoding: 'deflate', body: gzipSync(quotes) },
  { encoding: 'gzip', body: brotliCompressSync(quotes) },
  { encoding: 'br', body: gzipSync(quotes) },
  ...noise.map(body => ({ encoding: 'deflate', body }))
])('a body that is not compressed as it says ($encoding) is unreadable', async ({ encoding, body }) => {
  const outcome = await asking(sending(200, body, { ...paid, 'content-encoding': encoding }))
  expect(outcome).toMatchObject({ fault: { code: 'unreadable', cause: null }, charge: 'unknown' })
})

test.each([
  ['without a content type', sending(200, quotes)],
  ['as HTML', sending(200, quotes, { 'content-type': 'text/html' })],
  ['after a byte order mark', sending(200, `\ufeff${quotes}`)],
  ['compressed', sending(200, gzipSync(quotes), { 'content-encoding': 'gzip' })],
  ['as a bare array', sending(200, '[{"symbol":"BTC","last":"68078"}]')]
])('JSON is read %s', async (_name, reply) => {
  expect((await asking(reply)).answer).toMatchObject({
    kind: 'quotes',
    data: [{ symbol: 'BTC', price: 68078 }]
  })
})

test('a bare NaN loses no more than its own number, and the body is kept as it came', async () => {
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

test('a bare NaN does not keep the key in', async () => {
  const body = `{"status":true,"result":[{"symbol":"BTC","last":68078,"volume":NaN,"note":"${key}"}]}`
  const outcome = await asking(sending(200, body, paid))
  expect(outcome.answer).toMatchObject({ data: [{ symbol: 'BTC', price: 68078 }] })
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('a character cut in two by the network is whole again', async () => {
  const bytes = Buffer.from('{"status":true,"result":[{"symbol":"BTC","last":1,"name":"₿itcoin"}]}')
  const middle = bytes.indexOf(Buffer.from('₿')) + 1
  const outcome = await asking(response => {
    response.write(bytes.subarray(0, middle))
    setTimeout(() => response.end(bytes.subarray(middle)), 20)
  })
  expect(outcome.answer).toMatchObject({ data: [{ name: '₿itcoin' }] })
})

test('one byte that is no UTF-8 does not lose the answer around it', async () => {
  const body = Buffer.from('{"status":true,"result":[{"symbol":"BTC","last":1,"name":"B?tcoin"}]}')
  body[body.indexOf('?')] = 0xe9
  const outcome = await asking(sending(200, body, paid))
  expect(outcome.answer).toMatchObject({ data: [{ symbol: 'BTC', price: 1, name: 'B\ufffdtcoin' }] })
})

test('a body that breaks off is unreadable, and may have been charged though its headers came', async () => {
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

test('60 MB are refused long before they are all there', async () => {
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
  // Compared as a boolean: a failure must not print 60 MB.
  expect(outcome.body === null).toBe(true)
  expect(outcome.fault?.cause).toEqual({ code: 'too-large' })
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
  expect(sent).toBeLessThan(50 * 1024 * 1024)
})

test('a compressed answer counts by what it unpacks to', async () => {
  const bomb = gzipSync(Buffer.alloc(2_000_000, ' '))
  const outcome = await asking(sending(200, bomb, { ...paid, 'content-encoding': 'gzip' }), {
    maxBytes: 1_000_000
  })
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' } })
})

test('a declared length over the cap is refused unread', async () => {
  const outcome = await asking(
    response => {
      response.writeHead(200, { 'content-length': '2000000' })
      response.write('{')
    },
    { maxBytes: 1_000_000 }
  )
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
})

test.each<[string, Reply]>([
  ['never answers', () => undefined],
  ['never finishes', response => void response.writeHead(200, paid).write('{"status":')]
])('a service that %s is timed out, and may have charged', async (_name, reply) => {
  const outcome = await asking(reply, { timeoutMs: 150 })
  expect(outcome).toMatchObject({ fault: { code: 'timed-out' }, charge: 'unknown', charged: null })
})

test('a refusal whose body never ends is still the refusal', async () => {
  const outcome = await asking(response => void response.writeHead(402).write('{"error":'), {
    timeoutMs: 150
  })
  expect(outcome).toMatchObject({ fault: { code: 'plan-required' }, charge: 'none', charged: 0 })
})

test('a fetch that does not heed its signal is not waited for', async () => {
  const deaf: ServiceFetch = () => new Promise(() => undefined)
  const outcome = await clientOf({ address: 'http://127.0.0.1:9' }, { fetch: deaf, timeoutMs: 50 }).call(
    'getData',
    {}
  )
  expect(outcome.fault?.code).toBe('timed-out')
})

test('a caller may stop waiting; what was sent may have been charged', async () => {
  const service = await serving(() => undefined)
  const stop = new AbortController()
  const called = clientOf(service).call('getData', {}, stop.signal)
  await vi.waitFor(() => expect(service.seen).toHaveLength(1), patiently)
  stop.abort()
  expect(await called).toMatchObject({ fault: { code: 'timed-out' }, charge: 'unknown' })
  const again = await clientOf(service).call('getData', {}, stop.signal)
  expect(again).toMatchObject({ fault: { code: 'timed-out' }, charge: 'none', charged: 0 })
  expect(service.seen).toHaveLength(1)
})

test('an answer that was slept through is as old as its question', async () => {
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

test('nobody there is offline and free', async () => {
  const service = await startBadService(() => undefined)
  await service.close()
  const outcome = await clientOf(service).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code: 'offline' }, charge: 'none', charged: 0, status: null })
})

test('a host without a name is offline and free', async () => {
  const outcome = await clientOf({ address: 'http://no-such-host.invalid' }).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code: 'offline' }, charge: 'none' })
})

test('what does not speak HTTP is unreadable', async () => {
  const outcome = await asking(response => void response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'))
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
})

test.each([
  ['no key', async () => null, 'key-missing'],
  ['a blank key', async () => '  ', 'key-missing'],
  ['a keychain that fails', () => Promise.reject(new Error(`locked ${key}`)), 'keychain-silent'],
  ['a key with a line break', async () => `${key}\r\nX: 1`, 'bad-input']
])('with %s nothing is sent', async (_name, source, code) => {
  const service = await serving(sending(200, quotes))
  const outcome = await clientOf(service, { key: source }).call('getData', {})
  expect(outcome).toMatchObject({ fault: { code }, charge: 'none', charged: 0, status: null })
  expect(service.seen).toHaveLength(0)
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('what cannot be asked is told in a sentence, and nothing is sent', async () => {
  const service = await serving(sending(200, quotes))
  const outcome = await clientOf(service).call('getTop', { top: 'many' })
  expect(outcome.fault).toMatchObject({ code: 'bad-input' })
  expect(outcome.fault && faultWords(outcome.fault).what).toBe(
    m.faults.causeWhat['number-form']({ name: 'top', most: '5000' })
  )
  expect(service.seen).toHaveLength(0)
})
