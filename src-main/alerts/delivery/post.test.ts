import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { DeliveryOutcome } from './outcome'
import { post } from './post'
import { answering, Receiver } from './receiver.fixture'

const clock = { now: () => Date.UTC(2026, 0, 1) }
const limits = { connectMs: 5_000, answerMs: 5_000 }

async function receiving(): Promise<Receiver> {
  const receiver = await Receiver.start()
  onTestFinished(() => receiver.stop())
  return receiver
}

const sent = (url: string, body = '{"title":"ü"}', token: string | null = null): Promise<DeliveryOutcome> =>
  post({ by: 'post', url, headers: { 'content-type': 'application/json' }, body }, token, clock, limits).done

async function listening(onSocket: (socket: Socket) => void): Promise<{ url: string; server: Server }> {
  const server = createServer(onSocket)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

test('posts the body and the token once, on a new connection', async () => {
  const receiver = await receiving()
  expect(await sent(`${receiver.address}/hook?x=1`, '{"title":"ü"}', 'tk_secret')).toEqual({
    state: 'delivered'
  })
  expect(receiver.received).toMatchObject([
    {
      method: 'POST',
      url: '/hook?x=1',
      body: '{"title":"ü"}',
      headers: { authorization: 'Bearer tk_secret', connection: 'close', 'content-type': 'application/json' }
    }
  ])
})

test.each([
  [400, 'failed'],
  [401, 'failed'],
  [408, 'failed'],
  [421, 'failed'],
  [425, 'failed'],
  [500, 'unknown'],
  [503, 'unknown']
] as const)('treats status %i as %s and sends once', async (status, state) => {
  const receiver = await receiving()
  receiver.answer = answering(status)
  expect(await sent(receiver.address)).toEqual({ state, reason: { code: 'status', status } })
  expect(receiver.received).toHaveLength(1)
})

test('never follows a redirect', async () => {
  const [receiver, other] = [await receiving(), await receiving()]
  for (const status of [301, 302, 307, 308]) {
    receiver.answer = answering(status, { location: other.address })
    expect(await sent(receiver.address)).toEqual({ state: 'failed', reason: { code: 'redirected' } })
  }
  expect(other.received).toEqual([])
})

test('waits as long as the Retry-After header of a 429 response requests', async () => {
  const receiver = await receiving()
  const busy = async (headers: Record<string, string>): Promise<unknown> => {
    receiver.answer = answering(429, headers)
    const outcome = await sent(receiver.address)
    expect(outcome).toMatchObject({ state: 'retry', reason: { code: 'busy' } })
    return outcome.state === 'retry' && outcome.afterMs
  }
  expect(await busy({})).toBeNull()
  expect(await busy({ 'retry-after': '120' })).toBe(120_000)
  expect(
    await busy({ date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 00:05:00 GMT' })
  ).toBe(300_000)
  expect(await busy({ date: 'never', 'retry-after': 'Thu, 01 Jan 2026 00:05:00 GMT' })).toBe(300_000)
  expect(await busy({ 'retry-after': 'soon' })).toBeNull()
})

test('reports that nothing was sent if no connection could be made', async () => {
  const receiver = await receiving()
  const { address } = receiver
  receiver.stop()
  expect(await sent(address)).toEqual({
    state: 'retry',
    reason: { code: 'unreachable', detail: 'ECONNREFUSED' },
    afterMs: null
  })
  const nowhere = await sent('https://candlewick.invalid/')
  expect(nowhere).toMatchObject({ state: 'retry', reason: { code: 'unreachable' } })
})

test('sends nothing if the TLS handshake fails', async () => {
  let bytes = ''
  const { url } = await listening(socket => {
    socket.on('error', () => undefined)
    socket.on('data', data => {
      bytes += data.toString('latin1')
      socket.end('this is no TLS')
    })
  })
  expect(await sent(url.replace('http:', 'https:'), 'the message itself')).toMatchObject({
    state: 'retry',
    reason: { code: 'unreachable' }
  })
  expect(bytes).not.toContain('the message itself')
})

test('reports a message as unknown if the response was lost', async () => {
  const { url } = await listening(socket => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.destroy())
  })
  expect(await sent(url)).toEqual({ state: 'unknown', reason: { code: 'cut-off' } })
  const babble = await listening(socket => void socket.once('data', () => socket.end('no HTTP\r\n\r\n')))
  expect(await sent(babble.url)).toEqual({ state: 'unknown', reason: { code: 'cut-off' } })
})

test('gives up on a receiver that answers too slowly', async () => {
  const receiver = await receiving()
  receiver.answer = () => undefined
  const url = receiver.address
  const slow = post({ by: 'post', url, headers: {}, body: '{}' }, null, clock, { ...limits, answerMs: 100 })
  expect(await slow.done).toEqual({ state: 'unknown', reason: { code: 'no-answer' } })
  expect(receiver.received).toHaveLength(1)
})

test('sends plain http to localhost', async () => {
  const receiver = await receiving()
  expect(await sent(`http://localhost:${receiver.port}/`)).toEqual({ state: 'delivered' })
})

test('reports an aborted message as unknown once it may have arrived', async () => {
  const receiver = await receiving()
  receiver.answer = () => undefined
  const url = receiver.address
  const early = post({ by: 'post', url, headers: {}, body: '{}' }, null, clock, limits)
  expect(early.abort()).toMatchObject({ state: 'retry' })
  const late = post({ by: 'post', url, headers: {}, body: '{}' }, null, clock, limits)
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(late.abort()).toEqual({ state: 'unknown', reason: { code: 'interrupted' } })
  expect(await late.done).toEqual({ state: 'unknown', reason: { code: 'interrupted' } })
})
