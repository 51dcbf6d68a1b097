import { expect, test } from 'vitest'
import { succeeded, wordsIn } from './status'

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

test.each([
  [{ error: 'No access' }, 'No access'],
  [{ error: { message: 'No access' } }, 'No access'],
  [{ error: true, message: 'No access' }, 'No access'],
  [{ status: false, message: ' No access ' }, 'No access'],
  [{ errors: ['No access', 'At all'] }, 'No access'],
  [{ status: false }, null],
  [{ error: '' }, null],
  ['No access', null]
])('%j says %j', (body, words) => {
  expect(wordsIn(body)).toBe(words)
})

test('finds the words of a refusal beside its code, whatever they are called', () => {
  const refusal = (name: string) => ({
    status: 'error',
    reason: { code: 'E_ASSET', [name]: 'Unknown asset: X' }
  })
  for (const name of ['message', 'text', 'detail', 'description', 'msg'])
    expect(wordsIn(refusal(name))).toBe('Unknown asset: X')
})
