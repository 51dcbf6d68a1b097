import { expect, test } from 'vitest'
import type { ReceivedCall } from '../demo-controls'
import { CallLog } from './call-log'

const call = (query: string, at = 0): ReceivedCall => ({
  at,
  operation: 'getData',
  query,
  status: null,
  charged: 0,
  headers: { host: 'localhost' }
})

test('drops the oldest calls when the queries of all calls exceed the size limit', () => {
  const log = new CallLog()
  // Each query is a separate string, as in real requests, so that they don't share memory.
  for (let at = 0; at < 2_000; at++) log.open(call(String(at).padEnd(60_000, 'x'), at))
  const calls = log.all()
  const characters = calls.reduce((sum, { query }) => sum + query.length, 0)
  expect(characters).toBeLessThanOrEqual(16_000_000)
  expect(characters).toBeGreaterThan(12_000_000)
  expect(calls.at(-1)?.at).toBe(1_999)
})

test('drops the oldest calls beyond the maximum number', () => {
  const log = new CallLog()
  for (let at = 0; at < 50_001; at++) log.open(call('', at))
  expect(log.all().length).toBeGreaterThanOrEqual(45_000)
  expect(log.all().length).toBeLessThanOrEqual(50_000)
  expect(log.all().at(-1)?.at).toBe(50_000)
})

test('records the outcome of a call after older calls were dropped', () => {
  const log = new CallLog()
  const first = log.open(call('first'))
  for (let at = 1; at <= 400; at++) log.open(call('y'.repeat(60_000), at))
  const last = log.open(call('last'))
  first({ status: 200, charged: 1 })
  last({ status: 200, charged: 2 })
  expect(log.all().at(-1)).toMatchObject({ query: 'last', status: 200, charged: 2 })
  expect(log.all().some(({ query }) => query === 'first')).toBe(false)
})
