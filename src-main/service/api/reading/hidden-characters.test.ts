import { describe, expect, it, test } from 'vitest'
import { asking, paid, sending } from '../asking.fixture'
import { hasHidden, withHiddenShown } from './hidden-characters'

const hidden = [
  ...[
    '\0',
    '\u0007',
    '\u001b',
    '\u0085',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u180e',
    '\u200b',
    '\u200c'
  ],
  ...[
    '\u200d',
    '\u200e',
    '\u200f',
    '\u2028',
    '\u2029',
    '\u202a',
    '\u202d',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2067'
  ],
  ...['\u2069', '\u2800', '\u3164', '\ufeff', '\uffa0', '\ufff9', '\ud800', '\udc00', '\u{e0041}']
]

describe('hidden characters', () => {
  it.each(hidden)('hidden characters are replaced by a visible sign: %j', sign => {
    expect(withHiddenShown(`BTC${sign}`)).toBe('BTC\ufffd')
    expect(withHiddenShown(`B${sign}${sign}TC`)).toBe('B\ufffdTC')
  })

  it('hidden characters are removed if they join letters of other scripts or parts of an emoji', () => {
    expect(withHiddenShown('می\u200cخواهم 👨\u200d👩')).toBe('میخواهم 👨👩')
  })

  it.each(['Bitcoin', 'a\tb\nc\r\nd', 'שלום', '中国', '😀 ❤️ é', ''])(
    'hidden characters are not found in ordinary text: %j',
    text => {
      expect(hasHidden(text)).toBe(false)
      expect(withHiddenShown(text)).toBe(text)
    }
  )
})

test.each([
  ['unescaped', (text: string) => text],
  [
    'escaped',
    (text: string) =>
      text.replace(/[^\0-\x7f]|\0/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  ]
])('keeps hidden characters that are sent %s out of rows and raw text', async (how, write) => {
  const text = `BTC\u202eDSU\u200b${how === 'escaped' ? '\0' : ''}`
  const body = `{"status":true,"symbols":[{"symbol":"${write(text)}","last":1,"name":"${write(text)}"}],"${write(text)}":1}`
  const outcome = await asking(sending(200, body, paid))
  expect(outcome.answer).toMatchObject({ data: [{ name: expect.stringMatching(/^BTC\ufffdDSU\ufffd$/) }] })
  expect(hasHidden(JSON.stringify(outcome))).toBe(false)
  // The raw text still has them, as visible escapes.
  expect(outcome.body).toContain('\\u202e')
})

test('keeps hidden characters out of error messages and pages', async () => {
  const refused = await asking(sending(200, '{"status":false,"error":"No \\u202ecoin"}'))
  expect(refused.fault?.said).toBe('No coin')
  const page = await asking(sending(500, '<p>\u202e\u200b</p>'))
  expect(hasHidden(page.body ?? '\0')).toBe(false)
})
