import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../time/clock'
import { createServiceClient } from '../client'
import type { Outcome } from '../outcome'

// A service in a thread of its own, so that the time it takes to write a body is not taken for ours.
const service = `
const { createServer } = require('node:http')
const { parentPort } = require('node:worker_threads')
const filled = (begin, part, end, bytes) => begin + Array.from({ length: Math.floor(bytes / (part(0).length + 1)) }, (_, at) => part(at)).join(',') + end
const shapes = {
  numbers: bytes => '{"status":true,"x":[' + '1,'.repeat(bytes / 2) + '1]}',
  objects: bytes => filled('{"status":true,"symbols":[', at => '{"symbol":"C' + String(at).padStart(7, '0') + '","last":"1.5"}', ']}', bytes),
  candles: bytes => filled('{"status":true,"result":[', at => '{"time":' + (1600000000 + at * 60) + ',"open":1,"high":2,"low":1,"close":2}', ']}', bytes),
  nesting: bytes => filled('{"status":true,"x":[', () => '['.repeat(10000) + ']'.repeat(10000), ']}', bytes),
  string: bytes => '{"status":true,"x":"' + 'x'.repeat(bytes) + '"}',
  names: bytes => filled('{"status":true,"x":{', at => '"k' + String(at).padStart(7, '0') + '":1', '}}', bytes)
}
const server = createServer((request, response) => {
  const [, shape, megabytes] = request.url.split('/')
  response.setHeader('x-credits-consumed', '1')
  response.end(shapes[shape](Number(megabytes) * 1e6))
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`
let thread: Worker
let port = 0

beforeAll(async () => {
  thread = new Worker(service, { eval: true })
  ;[port] = (await once(thread, 'message')) as [number]
})
afterAll(() => thread.terminate())

/** What is measured lasts that long at least: the 99th percentile of a few samples would be the largest of them. */
const leastMs = 1_500

/** The 99th percentile of the event loop's delay while something happens, in ms. */
async function delayDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; p99: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const [result] = await Promise.all([work(), wait(leastMs)])
  delay.disable()
  return { result, p99: delay.percentile(99) / 1e6 }
}

/** The same while a thread works and this one has nothing to do: what the machine itself makes of it. */
async function idleDelay(): Promise<number> {
  const busy = new Worker('for (;;) JSON.parse(JSON.stringify(Array(1000).fill(1)))', { eval: true })
  const { p99 } = await delayDuring(() => Promise.resolve())
  await busy.terminate()
  return p99
}

const ask = (operation: string, shape: string, megabytes: number): Promise<Outcome> =>
  createServiceClient({
    ...{ fetch, clock: systemClock, timeoutMs: 100_000, key: async () => 'sk_live_0123456789abcdef' },
    address: `http://127.0.0.1:${port}/${shape}/${megabytes}`
  }).call(operation, { symbol: 'BTC' })

type Expected = 'decoded' | 'too large' | 'either'
const cases: readonly (readonly [megabytes: number, shape: string, operation: string, expected: Expected])[] =
  [
    [8, 'numbers', 'getSupportResistance', 'too large'],
    [8, 'candles', 'getOHLC', 'decoded'],
    [8, 'nesting', 'getData', 'too large'],
    [8, 'objects', 'getData', 'decoded'],
    // Half a million names take seconds to decode: on a busy machine longer than a body is given, and its text is shown.
    [8, 'names', 'getMarketBreadth', 'either'],
    [31, 'numbers', 'getData', 'too large'],
    [31, 'objects', 'getData', 'too large'],
    [31, 'nesting', 'getData', 'too large'],
    [31, 'string', 'getData', 'decoded']
  ]

test.each(cases)(
  '%i MB of %s in answer to %s hold nothing up, and come %s',
  async (megabytes, shape, operation, expected) => {
    let least = Infinity
    let outcome: Outcome | null = null
    // Whatever else the machine does only adds to a measurement: the least of three is ours.
    for (let attempt = 0; attempt < 3 && least >= 20; attempt++) {
      const idle = await idleDelay()
      const measured = await delayDuring(() => ask(operation, shape, megabytes))
      outcome = measured.result
      least = Math.min(least, measured.p99 - idle)
    }
    expect(least).toBeLessThan(20)
    if (outcome === null) throw new Error('nothing was asked')
    expect(outcome).toMatchObject({ fault: null, charged: 1 })
    expect(outcome.body?.length).toBe(4 * 1024 * 1024)
    expect(outcome.bodyLeftOut).toBeGreaterThan(megabytes * 0.98e6 - 4.3e6)
    const { answer } = outcome
    const isTooLarge = answer?.kind === 'unrecognised' && answer.data.tooLarge === true
    if (expected !== 'either') expect(isTooLarge).toBe(expected === 'too large')
    if (answer?.kind === 'unrecognised') expect(answer.data.leaves.length).toBeLessThanOrEqual(500)
    else expect(JSON.stringify(answer?.data).length).toBeLessThan(9_000_000)
  },
  60_000
)

test('of more candles than are kept the newest are there, and the others are counted', async () => {
  const { answer } = await ask('getOHLC', 'candles', 8)
  if (answer?.kind !== 'candles') throw new Error(`${answer?.kind} in place of candles`)
  expect(answer.data).toHaveLength(25_000)
  expect(answer.leftOut).toBeGreaterThan(50_000)
  expect(answer.data.at(-1)?.time).toBe((1_600_000_000 + (25_000 + (answer.leftOut ?? 0) - 1) * 60) * 1000)
}, 60_000)
