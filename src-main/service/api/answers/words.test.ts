import { expect, test } from 'vitest'
import { directionOf, webAddress } from './words'

test.each(['up', 'Bullish', 'LONG', 'buy', 'up-trend', 1, '1'])('reads %j as up', word => {
  expect(directionOf(word)).toBe('up')
})

test.each(['down', 'bearish', 'Short', 'sell', -1, '-1', ' -1 '])('reads %j as down', word => {
  expect(directionOf(word)).toBe('down')
})

test.each(['sideways', '', 'upside down', 0, 2, true, null, undefined, {}])(
  'finds no direction in %j',
  word => {
    expect(directionOf(word)).toBeNull()
  }
)

test.each(['https://example.com/a?b=c#d', ' http://example.com ', 'HTTPS://EXAMPLE.COM'])(
  'accepts %j as a link',
  link => {
    expect(webAddress(link)).toBe(link.trim())
  }
)

test.each([
  ...[
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'file:///etc/passwd',
    'data:text/html,x'
  ],
  ...[
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https://exa mple.com',
    'https://[',
    ''
  ],
  ...[`https://example.com/${'a'.repeat(4000)}`, null, 5, {}]
])('rejects %j as a link', link => {
  expect(webAddress(link)).toBeNull()
})
