import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { deliveryWorld, webhookTo } from './delivery-world.fixture'
import { Receiver } from './receiver.fixture'

const seeds = Number(process.env['DELIVERY_SEEDS'] ?? 6)
vi.setConfig({ testTimeout: 60_000 + seeds * 5_000 })

const program = fileURLToPath(new URL('killed-delivery.fixture.ts', import.meta.url))

const statements = 60

const moments = ['before a statement', 'before the answer', 'after the answer'] as const

async function killedOnce(seed: number): Promise<number> {
  const folder = tempFolder()
  const receiver = await Receiver.start()
  onTestFinished(() => receiver.stop())
  const moment = moments[seed % moments.length]
  const place = Math.floor(seed / moments.length)
  const statement = moment === 'before a statement' ? (place * 7) % statements : -1
  const child: ChildProcess = fork(program, [folder, receiver.address, String(statement)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  receiver.answer = response => {
    const isIt = receiver.received.length === 1 + (place % 6)
    if (isIt && moment === 'before the answer') child.kill('SIGKILL')
    else response.writeHead(204).end(() => isIt && moment === 'after the answer' && child.kill('SIGKILL'))
  }
  await once(child, 'exit')
  receiver.answer = response => void response.writeHead(204).end()

  const world = deliveryWorld(
    { database: openState(folder), clock: systemClock },
    new Map([
      ['a', webhookTo(`${receiver.address}/a`)],
      ['b', webhookTo(`${receiver.address}/b`)]
    ])
  )
  onTestFinished(() => world.queue.stop())
  world.queue.wake()
  const isSettled = (state: string): boolean => state !== 'waiting' && state !== 'sending'
  await expect
    .poll(() => world.deliveries().every(({ state }) => isSettled(state)), { timeout: 10_000 })
    .toBe(true)
  let cutOff = 0
  for (const { id, deliveries = [] } of world.entries())
    for (const { routeId, state } of deliveries) {
      const times = receiver.received.filter(
        ({ url, body }) => url === `/${routeId}` && (JSON.parse(body) as { id: string }).id === String(id)
      ).length
      expect(times, `seed ${seed}: entry ${id} to ${routeId}, ${state}`).toBeLessThanOrEqual(1)
      if (state === 'delivered') expect(times, `seed ${seed}: entry ${id} to ${routeId}`).toBe(1)
      else expect(state).toBe('unknown')
      if (state === 'unknown') cutOff++
    }
  expect(cutOff).toBeLessThanOrEqual(2)
  return cutOff
}

test('killing the process around each send neither loses a message silently nor sends it twice', async () => {
  let [next, cutOff] = [0, 0]
  const inTurn = async (): Promise<void> => {
    while (next < seeds) {
      const killed = await killedOnce(next++)
      cutOff += killed
    }
  }
  await Promise.all([inTurn(), inTurn(), inTurn()])
  // Otherwise, the process wasn't killed while sending, and this test proves nothing.
  expect(cutOff).toBeGreaterThan(0)
})
