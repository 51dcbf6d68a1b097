import { expect, test } from 'vitest'
import { wordsIn } from './failure-message'

test.each([
  [{ error: 'No access' }, 'No access'],
  [{ error: { message: 'No access' } }, 'No access'],
  [{ error: true, message: 'No access' }, 'No access'],
  [{ status: false, message: ' No access ' }, 'No access'],
  [{ errors: ['No access', 'At all'] }, 'No access'],
  [{ status: false }, null],
  [{ error: '' }, null],
  ['No access', null]
])('finds the message in %j: %j', (body, words) => {
  expect(wordsIn(body)).toBe(words)
})

test('finds the message of a refusal next to its code, under any common field name', () => {
  const refusal = (name: string) => ({
    status: 'error',
    reason: { code: 'E_ASSET', [name]: 'Unknown asset: X' }
  })
  for (const name of ['message', 'text', 'detail', 'description', 'msg'])
    expect(wordsIn(refusal(name))).toBe('Unknown asset: X')
})

test.each([
  [
    { status: false, error_description: 'The market X is not traded here' },
    'The market X is not traded here'
  ],
  [{ status: false, payload: { errMsg: 'Unknown pair' } }, 'Unknown pair'],
  [{ status: false, errors: [{ code: 'E12', title: 'Unknown pair X' }] }, 'Unknown pair X'],
  [{ error: 'Forbidden', message: 'A yearly plan is required' }, 'A yearly plan is required'],
  [{ status: false, meta: { why: 'The market X is not traded here' } }, 'The market X is not traded here'],
  [{ status: false, code: -1121, msg: 'INVALID_SYMBOL' }, 'INVALID_SYMBOL'],
  [{ status: false, reason: 'https://example.org/errors/12', detail: 'No such coin' }, 'No such coin'],
  [{ status: false, message: 'コインが見つかりません' }, 'コインが見つかりません'],
  [{ status: 404, title: 'Unknown coin X', type: 'about:blank' }, 'Unknown coin X'],
  [{ status: false, request: { symbol: 'NOSUCHCOIN' } }, null]
])('finds readable text in %j: %j', (body, words) => {
  expect(wordsIn(body)).toBe(words)
})

test('searches only part of a deep or wide body for a message', () => {
  let deep: unknown = 'No such coin'
  for (let depth = 0; depth < 10_000; depth++) deep = { message: deep }
  expect(wordsIn(deep)).toBeNull()
  expect(wordsIn({ errors: Array(100_000).fill({ message: 'No such coin' }) })).toBe('No such coin')
})
