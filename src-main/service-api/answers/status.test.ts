import { expect, test } from 'vitest'
import { succeeded } from './status'

test.each([
  { status: true },
  { status: 'success' },
  { status: 'ok' },
  { status: 'true' },
  { status: 'OK' },
  { status: ' Success ' },
  { symbols: [] },
  { status: null, result: 1 },
  { status: 200, result: 1 },
  { status: true, error: 'only a warning' },
  { error: 'beside data', result: [] },
  { error: null },
  [],
  'text'
])('%j is a success', body => {
  expect(succeeded(body)).toBe(true)
})

test.each([
  { status: false },
  { status: 'false' },
  { status: 'error' },
  { status: 'fail' },
  { status: 'FAILED' },
  { status: false, result: [] },
  { error: 'no such coin' },
  { status: 'odd', error: { message: 'no' } },
  { success: false }
])('%j is a failure', body => {
  expect(succeeded(body)).toBe(false)
})
