import { expect, onTestFinished, test } from 'vitest'
import { hour, minute, second } from '../../../src-shared/time'
import { VaultError } from '../../platform/secrets/vault'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { TokenMissing } from './delivery-queue'
import { deliveryWorld, webhookTo, type WorldRoute } from './delivery-world.fixture'
import { NtfyServer } from './ntfy.fixture'
import { answering, Receiver } from './receiver.fixture'

const noon = new Date(2026, 10, 26, 12).getTime()

async function world() {
  const receiver = await Receiver.start()
  onTestFinished(() => receiver.stop())
  const clock = stillClock(noon)
  const folder = tempFolder()
  const routes = new Map<string, WorldRoute>([['a', webhookTo(receiver.address)]])
  const open = () => {
    const opened = deliveryWorld({ database: openState(folder), clock }, routes)
    onTestFinished(() => opened.queue.stop())
    return opened
  }
  const first = open()
  let running = first
  const states = () => running.deliveries().map(({ state }) => state)
  return {
    receiver,
    clock,
    routes,
    folder,
    states,
    ...first,
    deliveries: () => running.deliveries(),
    async pass(ms = 0): Promise<void> {
      running.queue.wake()
      clock.advance(ms)
      await expect
        .poll(() => {
          clock.advance(0)
          return states().includes('sending')
        })
        .toBe(false)
    },
    restart(): void {
      running = open()
    }
  }
}

test('sends each trigger once to each of its routes, in order', async () => {
  const { receiver, routes, trigger, pass, states } = await world()
  const other = await Receiver.start()
  onTestFinished(() => other.stop())
  routes.set('b', webhookTo(other.address))
  trigger('a', 'b', 'a')
  trigger('a')
  trigger()
  await expect
    .poll(async () => {
      await pass()
      return states()
    })
    .toEqual(['delivered', 'delivered', 'delivered'])
  const notes = (bodies: readonly string[]) => bodies.map(body => (JSON.parse(body) as { note: string }).note)
  expect(notes(receiver.bodies)).toEqual(['note 1', 'note 2'])
  expect(notes(other.bodies)).toEqual(['note 1'])
  await pass(hour)
  expect(receiver.received).toHaveLength(2)
})

test('retries for about a day while the receiver is unreachable, then reports the failure', async () => {
  const { receiver, clock, trigger, pass, deliveries, states } = await world()
  receiver.stop()
  trigger('a')
  await pass()
  expect(deliveries()).toMatchObject([
    {
      state: 'waiting',
      reason: { code: 'unreachable', detail: 'ECONNREFUSED' },
      at: clock.now() + 30 * second
    }
  ])
  const begun = clock.now()
  while (states()[0] === 'waiting') {
    if (clock.now() - begun < 2 * hour) trigger('a')
    await pass(hour)
  }
  expect(clock.now() - begun).toBeGreaterThan(20 * hour)
  expect(clock.now() - begun).toBeLessThan(32 * hour)
  for (let tries = 0; tries < 4; tries++) await pass(hour)
  expect(new Set(states())).toEqual(new Set(['failed']))
})

test('sends waiting messages after an outage', async () => {
  const { receiver, trigger, pass, states, routes } = await world()
  routes.set('a', webhookTo('http://127.0.0.1:9/'))
  trigger('a')
  trigger('a')
  await pass()
  expect(states()).toEqual(['waiting', 'waiting'])
  routes.set('a', webhookTo(receiver.address))
  await pass(29 * second)
  expect(receiver.received).toEqual([])
  await pass(2 * second)
  await pass()
  expect(states()).toEqual(['delivered', 'delivered'])
})

test('waits as long as a 429 response requests, even after a restart or with a clock set back', async () => {
  const { receiver, clock, trigger, pass, states, restart } = await world()
  receiver.answer = answering(429, { 'retry-after': '600' })
  trigger('a')
  await pass()
  receiver.answer = answering(200)
  restart()
  await pass(9 * minute)
  expect(states()).toEqual(['waiting'])
  clock.advance(-400 * 24 * hour)
  await pass(2 * minute)
  expect(receiver.received).toHaveLength(1)
  // After the clock was set back, the queue starts its wait again, but doesn't wait longer than requested.
  await pass(10 * minute)
  await pass()
  expect(states()).toEqual(['delivered'])
})

test('sends each message only once to a receiver that answers 502 for a day', async () => {
  const { receiver, trigger, pass, deliveries } = await world()
  receiver.answer = answering(502)
  for (let hours = 0; hours < 24; hours++) {
    trigger('a')
    await pass(hour)
  }
  await pass()
  expect(deliveries()).toHaveLength(24)
  expect(new Set(deliveries().map(one => JSON.stringify([one.state, one.reason])))).toEqual(
    new Set([JSON.stringify(['unknown', { code: 'status', status: 502 }])])
  )
  expect(new Set(receiver.bodies).size).toBe(24)
  expect(receiver.received).toHaveLength(24)
})

test('delays messages until the quiet hours of their route end', async () => {
  const { receiver, routes, trigger, pass, states } = await world()
  routes.set('a', { ...webhookTo(receiver.address), quietHours: { from: '11:00', to: '13:00' } })
  routes.set('b', webhookTo(receiver.address))
  trigger('a', 'b')
  await pass()
  expect(states()).toEqual(['waiting', 'delivered'])
  await pass(59 * minute)
  expect(states()).toEqual(['waiting', 'delivered'])
  await pass(2 * minute)
  expect(states()).toEqual(['delivered', 'delivered'])
})

test('reports a removed route or a missing token instead of sending', async () => {
  const { receiver, routes, trigger, pass, deliveries } = await world()
  routes.set('b', { ...webhookTo(receiver.address), token: () => Promise.reject(new TokenMissing()) })
  trigger('gone', 'b')
  await pass()
  expect(deliveries().map(({ state, reason }) => [state, reason?.code])).toEqual([
    ['failed', 'route-gone'],
    ['failed', 'token-missing']
  ])
  expect(receiver.received).toEqual([])
})

test('retries as soon as the keychain responds', async () => {
  const { receiver, routes, trigger, pass, deliveries } = await world()
  let isLocked = true
  const token = async (): Promise<string> => {
    if (isLocked) throw new VaultError('silent')
    return 'tk_1'
  }
  routes.set('a', { ...webhookTo(receiver.address), token })
  trigger('a')
  await pass()
  expect(deliveries()).toMatchObject([{ state: 'waiting' }])
  isLocked = false
  await pass(31 * second)
  expect(receiver.received).toMatchObject([{ headers: { authorization: 'Bearer tk_1' } }])
})

test('reports a message cut off by a crash as unknown and never resends it', async () => {
  const { receiver, trigger, pass, deliveries, queue, restart, clock } = await world()
  receiver.answer = () => undefined
  trigger('a')
  trigger('a')
  queue.wake()
  clock.advance(0)
  await expect.poll(() => receiver.received.length).toBe(1)
  receiver.answer = answering(200)
  restart()
  await pass()
  await pass()
  expect(deliveries().map(({ state, reason }) => [state, reason?.code])).toEqual([
    ['unknown', 'interrupted'],
    ['delivered', undefined]
  ])
  expect(receiver.received).toHaveLength(2)
})

test('keeps queued messages when the app quits, and reports the message being sent as unknown', async () => {
  const { receiver, routes, trigger, pass, deliveries, queue, restart, clock } = await world()
  receiver.answer = () => undefined
  routes.set('b', { ...webhookTo(receiver.address), token: () => new Promise(() => undefined) })
  trigger('a', 'b')
  queue.wake()
  clock.advance(0)
  await expect.poll(() => receiver.received.length).toBe(1)
  queue.stop()
  expect(deliveries().map(({ state }) => state)).toEqual(['unknown', 'waiting'])
  routes.set('b', webhookTo(receiver.address))
  receiver.answer = answering(200)
  restart()
  await pass(31 * second)
  expect(deliveries().map(({ state }) => state)).toEqual(['unknown', 'delivered'])
})

test('doesn’t send messages that were waiting in a restored backup', async () => {
  const { receiver, trigger, pass, queue, deliveries } = await world()
  trigger('a')
  queue.restored()
  await pass()
  expect(deliveries()).toMatchObject([{ state: 'unknown', reason: { code: 'restored' } }])
  expect(receiver.received).toEqual([])
})

test('publishes to an ntfy server and reports refusals', async () => {
  const server = await NtfyServer.start()
  onTestFinished(() => server.stop())
  const { routes, trigger, pass, deliveries } = await world()
  server.protectedTopics.set('guarded', 'tk_right')
  const to = (topic: string, token: string | null): WorldRoute => ({
    target: { kind: 'ntfy', server: server.address, topic, priority: 4 },
    quietHours: null,
    token: () => Promise.resolve(token)
  })
  routes.set('open', to('open', null))
  routes.set('right', to('guarded', 'tk_right'))
  routes.set('wrong', to('guarded', 'tk_wrong'))
  routes.set('without', to('guarded', null))
  trigger('open', 'right', 'wrong', 'without')
  await pass()
  expect(deliveries().map(({ state, reason }) => [state, reason])).toEqual([
    ['delivered', null],
    ['delivered', null],
    ['failed', { code: 'status', status: 401 }],
    ['failed', { code: 'status', status: 403 }]
  ])
  expect(server.published.map(({ topic, priority }) => [topic, priority])).toEqual([
    ['open', 4],
    ['guarded', 4]
  ])
  server.isBusy = true
  trigger('open')
  await pass()
  expect(deliveries().at(-1)).toMatchObject({ state: 'waiting', reason: { code: 'busy' } })
})
