import { describe, expect, it, test } from 'vitest'
import { asking, paid, sending } from '../asking.fixture'
import { redactionOf } from './redaction'

const key = 'sk/live_"7+a\\b=é'
const escapedWhole = [...key].map(sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const base64 = (before: string, after = ''): string =>
  Buffer.from(`${before}${key}${after}`, 'latin1').toString('base64')
const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const percent = (text: string): string =>
  [...Buffer.from(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')

const spellings: Readonly<Record<string, string>> = {
  'in plain text': key,
  'in capitals': key.toUpperCase(),
  'as part of an address': encodeURIComponent(key),
  'with every byte percent-encoded': percent(key),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(key)),
  'as JSON in a string': JSON.stringify(key).slice(1, -1),
  'as JSON in JSON in a string': JSON.stringify(JSON.stringify(key)).slice(1, -1),
  'as code points in a string': escapedWhole,
  'with HTML entities': key.replaceAll('"', '&quot;').replaceAll('/', '&#x2F;').replaceAll('=', '&#61;'),
  'with every character as a numeric HTML entity': [...key]
    .map((sign, at) =>
      at % 2 === 0 ? `&#${sign.charCodeAt(0)};` : `&#x00${sign.charCodeAt(0).toString(16)};`
    )
    .join(''),
  'in hexadecimal': Buffer.from(key).toString('hex'),
  'in hexadecimal, in capitals': Buffer.from(key, 'latin1').toString('hex').toUpperCase(),
  'in hexadecimal, byte by byte': (Buffer.from(key).toString('hex').match(/../g) ?? []).join(':'),
  ...Object.fromEntries(
    ['', 'x', 'xy'].flatMap(before => [
      [`in base64, after ${before.length} bytes`, base64(before)],
      [`in base64, after ${before.length} bytes and before more text`, base64(before, ':more')],
      [`in URL-safe base64, after ${before.length} bytes`, urlSafe(base64(before, ':more'))]
    ])
  )
}

describe('redacts a key', () => {
  it.each(Object.entries(spellings))('redacts a key written %s', (_, spelling) => {
    const shown = redactionOf(key)(`before ${spelling} after`)
    expect(shown).toMatch(/^before .{0,4}\[key\].{0,10} after$/)
  })

  it('redacts a key of the maximum length', () => {
    const long = Array.from({ length: 4_096 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('')
    expect(redactionOf(long)(`a ${long} z`)).toBe('a [key] z')
    expect(redactionOf(long)(`a ${Buffer.from(`u:${long}`).toString('base64')} z`)).toMatch(
      /^a \w{0,3}\[key\] z$/
    )
    expect(redactionOf(long)(`a ${Buffer.from(long).toString('hex')} z`)).toBe('a [key] z')
  })

  it('keeps words that merely begin like the key', () =>
    expect(redactionOf('apikey-1')('the apikey-2 and apikey-')).toBe('the apikey-2 and apikey-'))

  it('redacts nothing if the key is too short to be valid', () =>
    expect(redactionOf('symbol')('{"symbol":"BTC"}')).toBe('{"symbol":"BTC"}'))
})

describe('a response that contains the key', () => {
  const sent = 'sk/live-0a1b2c3d4e'
  const everyEscape = [...sent].map(sign => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')
  const echoes: Readonly<Record<string, string>> = {
    'an escaped slash': sent.replace('/', '\\/'),
    'its first letter as a code point': `\\u0073${sent.slice(1)}`,
    'every letter as a code point': everyEscape,
    'code points in capitals': everyEscape.replaceAll('2d', '2D').replaceAll('2f', '2F'),
    'JSON inside a string': `{\\"key\\":\\"${sent.replace('/', '\\\\/')}\\"}`,
    'base64 of name and key': Buffer.from(`user:${sent}`).toString('base64'),
    'percent signs': percent(sent)
  }
  const bodies = Object.entries(echoes).flatMap(([how, echo]): [string, string][] => [
    [
      `${how}, in a value`,
      `{"status":true,"note":"${echo}","symbols":[{"symbol":"BTC","last":1,"name":"${echo}"}]}`
    ],
    [`${how}, in a name`, `{"status":true,"${echo}":1,"symbols":[{"symbol":"BTC","last":1}]}`],
    [`${how}, in an unknown layout`, `{"status":true,"${echo}":{"odd":"${echo}"}}`]
  ])

  test.each(bodies)(
    'a response that contains the key is saved and returned without it: %s',
    async (_, body) => {
      const outcome = await asking(
        sending(200, body, { ...paid, 'x-echo': sent, [`x-${sent.replace('/', '-')}`]: 'v' }),
        {
          key: async () => sent
        }
      )
      expect(outcome.fault).toBeNull()
      expect(outcome.answer).not.toBeNull()
      const text = JSON.stringify(outcome)
      expect(text).toContain('[key]')
      expect(readings(text).join('\n').toLowerCase()).not.toContain(sent.slice(0, 12))
      expect(() => JSON.parse(outcome.body ?? '') as unknown).not.toThrow()
    }
  )

  test('a response can still be read if it contains the key as a number', async () => {
    const outcome = await asking(
      sending(200, '{"status":true,"symbols":[{"symbol":"BTC","last":5,"id":1234567890}]}', paid),
      {
        key: async () => '1234567890'
      }
    )
    expect(outcome.answer).toMatchObject({ kind: 'quotes', data: [{ symbol: 'BTC', price: 5 }] })
    expect(outcome.body).toContain('"id":"[key]"')
  })

  test('a response keeps text that only resembles the key because of an escaped line break', async () => {
    const body = '{"status":true,"symbols":[{"symbol":"BTC","last":5,"name":"a\\nabcdefg"}]}'
    const { body: redactedBody } = await asking(sending(200, body, paid), { key: async () => 'nabcdefg' })
    expect(redactedBody).toBe(body)
  })
})

function readings(text: string): readonly string[] {
  const read = (one: string): string =>
    one
      .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      .replace(/\\(["\\/])/g, '$1')
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  const once = read(text)
  const words = text.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []
  return [
    text,
    once,
    read(once),
    read(read(once)),
    ...words.map(word => Buffer.from(word, 'base64').toString('latin1'))
  ]
}
