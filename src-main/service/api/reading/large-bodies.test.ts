import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeBodies, type LargeBodies } from './large-bodies.fixture'

// `npm run bench -- bodies` checks that reading these bodies doesn't block the app.

let service: LargeBodies
beforeAll(async () => void (service = await largeBodies()))
afterAll(() => service.close())

test.each([
  [8, 'numbers', 'getSupportResistance'],
  [8, 'nesting', 'getData'],
  [31, 'objects', 'getData']
])(
  'returns an oversized response only as shortened text: %i MB of %s for %s',
  async (megabytes, shape, operation) => {
    const { fault, charged, body, bodyLeftOut, answer } = await service.ask(operation, shape, megabytes)
    expect({ fault, charged }).toEqual({ fault: null, charged: 1 })
    expect(body?.length).toBe(4 * 1024 * 1024)
    expect(bodyLeftOut).toBeGreaterThan(megabytes * 0.98e6 - 4.3e6)
    if (answer?.kind !== 'unrecognised') throw new Error(`${answer?.kind} in place of a text`)
    expect(answer.data.tooLarge).toBe(true)
    expect(answer.data.leaves.length).toBeLessThanOrEqual(500)
  }
)

test('shortens a string of 31 MB', async () => {
  const { fault, answer } = await service.ask('getData', 'string', 31)
  expect(fault).toBeNull()
  expect(answer?.kind === 'unrecognised' ? answer.data.tooLarge : null).not.toBe(true)
  expect(JSON.stringify(answer?.data).length).toBeLessThan(9_000_000)
})

test('drops the oldest candles beyond the limit, and counts them', async () => {
  const { answer } = await service.ask('getOHLC', 'candles', 8)
  if (answer?.kind !== 'candles') throw new Error(`${answer?.kind} in place of candles`)
  expect(answer.data).toHaveLength(25_000)
  expect(answer.leftOut).toBeGreaterThan(50_000)
  expect(answer.data.at(-1)?.time).toBe((1_600_000_000 + (25_000 + (answer.leftOut ?? 0) - 1) * 60) * 1000)
}, 60_000)
