import { expect, test } from 'vitest'
import { parsedJson, sentJson } from './json'

test.each([
  ['{"a":NaN,"b":1}', { a: null, b: 1 }],
  ['[NaN, Infinity ,\n-Infinity]', [null, null, null]],
  ['{"a": NaN, "NaN": "NaN, -Infinity", "q": "\\": NaN"}', { a: null, NaN: 'NaN, -Infinity', q: '": NaN' }]
])('reads %s with null in place of NaN and Infinity', (text, value) => {
  expect(sentJson(text)).toEqual(value)
  expect(parsedJson(text)).toBeUndefined()
})

test.each([
  '{"a":NaN,}',
  '{"a":NaN',
  '[-NaN]',
  '[nan]',
  '[+Infinity]',
  '[--Infinity]',
  '[NaNs]',
  '[1NaN]',
  '{NaN:1}',
  "{'a':NaN}",
  '[NaN] // why',
  '["NaN]'
])('rejects %s', text => {
  expect(sentJson(text)).toBeUndefined()
})

test('reads several megabytes of text that contain a NaN', () => {
  const filled = 'x'.repeat(4_000_000)
  // Uses toBe(true), because another matcher would print megabytes if the test failed.
  expect(JSON.stringify(sentJson(`["${filled}",NaN]`)) === `["${filled}",null]`).toBe(true)
})
