import { endOfString } from '../../../src-shared/json'

/**
 * Values, arrays and objects together, that are decoded of one body. The largest answer of the contract, 21,600 bars of a
 * minute, has some 200,000; beyond a million parsing and decoding take tens of seconds and a gigabyte.
 */
const mostValues = 1_000_000
/** Characters of the top level. What says how a call went is a few words long. */
const longestOutline = 100_000

const [openBrace, openBracket, closeBrace, closeBracket, comma, quote] = [0x7b, 0x5b, 0x7d, 0x5d, 0x2c, 0x22]

/**
 * The top level of a JSON text with every array and object in it emptied, where the text holds more than may be decoded;
 * null where it does not. Counted without parsing, since parsing is what takes the time and memory.
 */
export function outlineOfTooMany(json: string): string | null {
  const parts: string[] = []
  let [values, depth, from, length] = [0, 0, 0, 0]
  const keep = (to: number): void => {
    if (length < longestOutline) parts.push(json.slice(from, to))
    length += to - from
  }
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfString(json, at) - 1
    else if (code === comma) values++
    else if (code === openBrace || code === openBracket) {
      values++
      if (++depth === 2) keep(at + 1)
    } else if (code === closeBrace || code === closeBracket) {
      if (--depth === 1) from = at
    }
  }
  if (values <= mostValues) return null
  keep(json.length)
  return parts.join('')
}
