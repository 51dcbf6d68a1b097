import { endOfString } from '../../../../src-shared/json'

/**
 * Counts values, lists and objects. The contract's largest response (21,600 one-minute candles) has about
 * 200,000. With more than a million, parsing and decoding take tens of seconds and a gigabyte.
 */
const mostValues = 1_000_000
/** In characters. A status is only a few words long. */
const longestOutline = 100_000

const [openBrace, openBracket, closeBrace, closeBracket, comma, quote] = [0x7b, 0x5b, 0x7d, 0x5d, 0x2c, 0x22]

/**
 * Returns the top level of the JSON, in which nested lists and objects are empty. Returns null if the text is
 * small enough to decode. Counts the values without parsing, which would be slow.
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
