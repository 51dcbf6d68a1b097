import { expect, test } from 'vitest'
import { bodyOf, bodyFormat } from './notification-markup'

test.each([
  ['as 3 "actions" "body" "body-markup"', 'markup'],
  ["(['actions', 'body', 'body-markup'],)", 'markup'],
  ['   array [\n      string "body"\n      string "body-markup"\n   ]', 'markup'],
  ["(['actions', 'body', 'body-hyperlinks'],)", 'plain'],
  ['as 0', 'plain'],
  [null, 'unknown']
] as const)('recognises %j as %s', (printed, reading) => {
  expect(bodyFormat(printed)).toBe(reading)
})

test.each([
  ['markup', 'A &amp; B &lt;b&gt;&amp;amp;"quoted"'],
  ['plain', 'A & B <b>&amp;"quoted"'],
  ['unknown', 'A ＆ B ‹b›＆amp;"quoted"']
] as const)('writes text for a daemon that reads %s as %s', async (reading, written) => {
  expect(await bodyOf('A & B <b>&amp;"quoted"', async () => reading)).toBe(written)
})

test('doesn’t ask the daemon how it reads a text without markup', async () => {
  const text = 'BTC rose above $64,000.50 "again"'
  expect(await bodyOf(text, () => expect.unreachable())).toBe(text)
})
