import { shortestKey } from '../key'

export type Redaction = (text: string) => string

const mark = '[key]'
/** A longer key is recognised by its first characters and redacted up to its end. */
const compared = 160
const base64Sign = '[A-Za-z0-9+/_-]'

/**
 * Finds the key in plain text, in percent, JSON and HTML escapes (the first two also nested), in hexadecimal,
 * and in base64 at all three alignments, URL-safe or not. Ignores case, because header names lose it. A short
 * key isn't redacted, because it could be an ordinary word.
 */
export function redactionOf(key: string | null): Redaction {
  if (key === null || key.length < shortestKey) return text => text
  const head = key.slice(0, compared)
  const [restOfKey, restOfBase64, restOfHex] =
    key.length > compared
      ? [`[^\\s"'<>,;{}]*`, `${base64Sign}*`, '(?:[ :]?[0-9a-f]{2})*']
      : ['', `${base64Sign}?`, '']
  const encoded = [0, 1, 2].map(offset => spelt(base64Core(head, offset)) + restOfBase64 + '={0,2}')
  const hex = (['utf8', 'latin1'] as const).map(as => hexadecimal(Buffer.from(head, as)) + restOfHex)
  const ways = new Set([spelt(head) + restOfKey, ...encoded, ...hex])
  const pattern = new RegExp([...ways].join('|'), 'gi')
  return text => text.replace(pattern, mark)
}

/** Leaves out base64 characters that also depend on the bytes next to the text. */
function base64Core(text: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text, 'latin1')])
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

const hexadecimal = (bytes: Buffer): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('[ :]?')

const spelt = (text: string): string => [...text].map(spellings).join('')

const entities: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos'
}

function spellings(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  const percent = [...encodedBytes(character), hex].map(bytes => bytes.replace(/../g, '%(?:25)*$&'))
  const own = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  // JSON inside JSON has twice as many backslashes.
  const ways = [own, ...new Set(percent), `\\\\+u00${hex}`]
  ways.push(`&#0*${character.charCodeAt(0)};`, `&#x0*${hex};`)
  const entity = entities[character]
  if (entity !== undefined) ways.push(`&${entity};`)
  if (/["\\/]/.test(character)) ways.push(`\\\\+${own}`)
  if (character === '+') ways.push('-')
  if (character === '/') ways.push('_')
  if (character === ' ') ways.push('\\+')
  return `(?:${ways.join('|')})`
}

const encodedBytes = (character: string): readonly string[] => [Buffer.from(character).toString('hex')]
