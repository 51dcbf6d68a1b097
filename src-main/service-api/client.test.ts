import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../time/clock'
import { startBadService, type BadService } from './bad-service.fixture'
import { createServiceClient, type ServiceClientSources, type ServiceFetch } from './client'
import type { Outcome } from './outcome'

const key = 'sk_live_0123456789abcdef'
const open: BadService[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map(service => service.close()))
})

type Reply = (response: ServerResponse, request: IncomingMessage) => void

async function serving(reply: Reply): Promise<BadService> {
  const service = await startBadService((request, response) => reply(response, request))
  open.push(service)
  return service
}

async function asking(reply: Reply, sources: Partial<ServiceClientSources> = {}): Promise<Outcome> {
  const service = await serving(reply)
  return clientOf(service, sources).call('getData', { symbol: 'BTC' })
}

function clientOf({ address }: { address: string }, sources: Partial<ServiceClientSources> = {}) {
  return createServiceClient({ fetch, clock: systemClock, address, key: async () => key, ...sources })
}

const quotes = '{"status":"success","symbols":[{"symbol":"BTC","last":"68078"}]}'
const paid = { 'x-credits-consumed': '3', 'x-quota-used': '10', 'x-quota-limit': '1000' }
const sending =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply =>
  response => {
    response.writeHead(status, headers)
    response.end(body)
  }

test('a good answer is decoded, and costs what its header says', async () => {
  const outcome = await asking(sending(200, quotes, paid))
  expect(outcome).toMatchObject({
    operation: 'getData',
    fault: null,
    answer: { kind: 'quotes', data: [{ symbol: 'BTC', price: 68078 }] },
    credits: { consumed: 3, quotaUsed: 10, quotaLimit: 1000 },
    charge: 'named',
    charged: 3,
    status: 200,
    body: quotes
  })
  expect(outcome.receivedAt).toBeGreaterThanOrEqual(outcome.sentAt)
})

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
    fault: { code: 'unexpected-status' },
    answer: null,
    charge: 'none',
    charged: 0
  })
  expect(outcome.fault?.what).toContain('another address')
  expect(elsewhere.seen).toHaveLength(0)
})

test.each([
  [401, 'key-refused'],
  [402, 'plan-required'],
  [403, 'plan-required'],
  [404, 'unknown-endpoint'],
  [429, 'limited'],
  [502, 'upstream-unavailable']
])('%i is %s and free', async (status, code) => {
  const outcome = await asking(sending(status, '{"status":false,"error":"No such luck"}'))
  expect(outcome).toMatchObject({ fault: { code, said: 'No such luck' }, charge: 'none', charged: 0, status })
})

test('a refusal that names credits all the same is believed', async () => {
  const outcome = await asking(sending(429, '{}', paid))
  expect(outcome).toMatchObject({ fault: { code: 'rate-limited' }, charge: 'named', charged: 3 })
})

test.each([
  [{ 'x-quota-used': '1000', 'x-quota-limit': '1000' }, 'quota-exceeded'],
  [{ 'x-quota-used': '1001', 'x-quota-limit': '1000' }, 'quota-exceeded'],
  [{ 'x-quota-used': '0', 'x-quota-limit': '0' }, 'quota-exceeded'],
  [{ 'x-quota-used': '999', 'x-quota-limit': '1000' }, 'rate-limited'],
  [{ 'x-quota-used': '999' }, 'limited'],
  [{ 'x-quota-used': 'all', 'x-quota-limit': '1000' }, 'limited'],
  [{ 'x-quota-used': '-1', 'x-quota-limit': '1000' }, 'limited']
])('a 429 with %j is %s', async (headers, code) => {
  const outcome = await asking(sending(429, '{"status":false}', headers as Record<string, string>))
  expect(outcome.fault?.code).toBe(code)
})

test.each([
  [500, 'unknown', null],
  [503, 'unknown', null],
  [504, 'unknown', null],
  [400, 'none', 0],
  [418, 'none', 0],
  [206, 'unknown', null]
])('%i is unexpected, its charge %s', async (status, charge, charged) => {
  const outcome = await asking(sending(status, '<h1>oops</h1>'))
  expect(outcome).toMatchObject({ fault: { code: 'unexpected-status', said: null }, charge, charged, status })
})

test('a 500 with status false is free by the contract', async () => {
  const outcome = await asking(sending(500, '{"status":false}'))
  expect(outcome).toMatchObject({ fault: { code: 'unexpected-status' }, charge: 'named', charged: 0 })
})

test('status false is refused and costs 0, whatever the header says', async () => {
  const outcome = await asking(sending(200, '{"status":false,"error":{"message":"Unknown interval"}}', paid))
  expect(outcome).toMatchObject({
    fault: { code: 'refused', said: 'Unknown interval', operation: 'getData' },
    answer: null,
    charge: 'named',
    charged: 0,
    credits: { consumed: 3 }
  })
})

test.each([
  [200, 'No access. Please upgrade your subscription'],
  [200, 'This plan has no intraday data'],
  [200, 'Historical data needs another package'],
  [400, 'Please subscribe first']
])('%i with status false and %j is plan-required', async (status, error) => {
  const outcome = await asking(sending(status, JSON.stringify({ status: 'error', error })))
  expect(outcome).toMatchObject({ fault: { code: 'plan-required', said: error }, charged: 0 })
})

test.each([
  [{}, { consumed: null, quotaUsed: null, quotaLimit: null }],
  [
    { 'x-credits-consumed': '-5', 'x-quota-used': '1e3', 'x-quota-limit': 'lots' },
    { consumed: null, quotaUsed: null, quotaLimit: null }
  ],
  [
    { 'x-credits-consumed': '', 'x-quota-used': '12.5', 'x-quota-limit': '9'.repeat(40) },
    { consumed: null, quotaUsed: null, quotaLimit: null }
  ],
  [{ 'x-credits-consumed': '3, 3' }, { consumed: null, quotaUsed: null, quotaLimit: null }]
])('headers %j are unknown, never 0, and so is the charge', async (headers, credits) => {
  const outcome = await asking(sending(200, quotes, headers as Record<string, string>))
  expect(outcome).toMatchObject({ fault: null, credits, charge: 'unknown', charged: null })
})

test('a named 0 is a 0', async () => {
  const outcome = await asking(sending(200, quotes, { ...paid, 'x-credits-consumed': ' 0 ' }))
  expect(outcome).toMatchObject({ charge: 'named', charged: 0 })
})

test.each([
  ['HTML', '<!doctype html><title>Log in</title>'],
  ['cut JSON', quotes.slice(0, 40)],
  ['nothing', ''],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['UTF-16', Buffer.from(`\ufeff${quotes}`, 'utf16le')]
])('a 200 with %s is unreadable, and may have been charged', async (_name, body) => {
  const outcome = await asking(sending(200, body, paid))
  expect(outcome).toMatchObject({
    fault: { code: 'unreadable' },
    answer: null,
    charge: 'unknown',
    charged: null
  })
})

test('a body that is not compressed as it says is unreadable', async () => {
  const outcome = await asking(sending(200, quotes, { ...paid, 'content-encoding': 'gzip' }))
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown' })
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

test('an array of something else is an answer that nobody recognises', async () => {
  const outcome = await asking(sending(200, '[1,2,3]', paid))
  expect(outcome).toMatchObject({
    fault: null,
    charged: 3,
    answer: { kind: 'unrecognised', data: { raw: '[1,2,3]' } }
  })
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

test('a body that breaks off is unreadable, and may have been charged though its headers came', async () => {
  const outcome = await asking(response => {
    response.writeHead(200, { ...paid, 'content-length': '1000' })
    response.write(quotes)
    setTimeout(() => response.socket?.destroy(), 20)
  })
  expect(outcome).toMatchObject({
    fault: { code: 'unreadable' },
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
  expect(outcome).toMatchObject({ fault: { code: 'unreadable' }, charge: 'unknown', body: null })
  expect(outcome.fault?.what).toContain('larger')
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
  await vi.waitFor(() => expect(service.seen).toHaveLength(1))
  stop.abort()
  expect(await called).toMatchObject({ fault: { code: 'timed-out' }, charge: 'unknown' })
  const again = await clientOf(service).call('getData', {}, stop.signal)
  expect(again).toMatchObject({ fault: { code: 'timed-out' }, charge: 'none', charged: 0 })
  expect(service.seen).toHaveLength(1)
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
  ['a keychain that fails', () => Promise.reject(new Error(`locked ${key}`)), 'key-missing'],
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
  expect(outcome.fault).toMatchObject({
    code: 'bad-input',
    what: 'Give top as a whole number from 1 to 5000.'
  })
  expect(service.seen).toHaveLength(0)
})

test.each([
  [401, { status: false, error: `Key ${key} is unknown` }],
  [200, { status: true, result: [{ symbol: 'BTC', last: 1, note: key }] }],
  [200, { status: false, message: key }]
])('a %i that echoes the key %j does not bring it in', async (status, body) => {
  const outcome = await asking(sending(status, JSON.stringify(body)))
  expect(JSON.stringify(outcome)).not.toContain(key)
})

test('the service’s words are cut short and cannot carry control characters', async () => {
  const error = `\u0007\u202eBad\r\n\u001b[31mnews ${'x'.repeat(500)}`
  const said = (await asking(sending(401, JSON.stringify({ error })))).fault?.said ?? ''
  expect(said).toMatch(/^Bad \[31mnews x+…$/)
  expect(said).toHaveLength(200)
})

test('Retry-After is passed on', async () => {
  const outcome = await asking(sending(429, '{}', { 'retry-after': '90' }))
  expect(outcome.fault?.retryAt).toBe(outcome.receivedAt + 90_000)
})
