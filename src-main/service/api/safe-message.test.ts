import { expect, test } from 'vitest'
import { redactionOf } from './reading/redaction'
import { safeMessage, speaksOfKey, speaksOfLimit } from './safe-message'

const noKey = redactionOf(null)

test.each([
  [null, null],
  ['', null],
  ['\u0000\u200b ', null],
  ['Invalid API key', 'Invalid API key'],
  ['two\nlines\tand\u0007bell', 'two lines and bell'],
  ['turned \u202eround', 'turned round'],
  ['<b>bold</b>', '<b>bold</b>']
])('shows the message %j as %j', (words, message) => {
  expect(safeMessage(words, noKey)).toBe(message)
})

test('shortens a message to 200 characters without splitting an emoji', () => {
  const message = safeMessage('😀'.repeat(300), noKey) ?? ''
  expect([...message]).toHaveLength(200)
  expect(message.endsWith('😀…')).toBe(true)
})

test('redacts the key before it shortens a message', () => {
  const key = 'a/b+c="d'
  const redacted = redactionOf(key)
  expect(safeMessage(`Key ${key} or ${encodeURIComponent(key)} is bad`, redacted)).toBe(
    'Key [key] or [key] is bad'
  )
  expect(safeMessage(`${'x'.repeat(195)} ${key}`, redacted)).not.toContain('a/b')
})

const speaking = {
  'a limit': [
    ...['Rate limit exceeded', 'Monthly quota exceeded', 'Too many requests', 'Quota exceeded.'],
    ...['You are over your rate limit, please upgrade', 'Insufficient credits', 'Daily limit reached']
  ],
  'a key': [
    ...['Invalid API key', 'API key is missing', 'Unauthorized', 'Your API-Key has expired'],
    ...['No API key provided', 'Authentication required', 'Invalid credentials']
  ],
  neither: [
    ...['Unknown symbol KEY', 'Invalid token PEPE', 'Limit of 50 coins per request exceeded'],
    ...['Unknown interval', 'Price limit of BTC', 'Your API key is fine', 'Rate of BTC not found'],
    'Credit card market closed'
  ]
} as const

test.each(Object.entries(speaking).flatMap(([of, all]) => all.map(words => [words, of] as const)))(
  'recognises %s as a message about %s',
  (words, of) => {
    expect([speaksOfLimit(words), speaksOfKey(words)]).toEqual([of === 'a limit', of === 'a key'])
  }
)
