import { shortestKey } from '../key'

/** Takes a key out of a text, however it is spelt there. */
export type Redaction = (text: string) => string

const mark = '[key]'
/** A longer key is known by its beginning, and taken out to its end. */
const compared = 160
const base64Sign = '[A-Za-z0-9+/_-]'

/**
 * Redacts a key in plain spelling, in percent, JSON and HTML escapes (of the first two also escapes of escapes), in
 * hexadecimal, and in base64 at each of its three alignments, url-safe or not. Letter case does not count: names of headers lose it. A key shorter than any that can be
 * entered is left alone: it could be a word of the answer.
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

/** The characters of the base64 of a text `offset` bytes into something that depend on this text alone. */
function base64Core(text: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text, 'latin1')])
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** Byte by byte, with or without something between them. */
const hexadecimal = (bytes: Buffer): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('[ :]?')

const spelt = (text: string): string => [...text].map(spellings).join('')

/** The characters that HTML has names for, of those that mean something in it. */
const entities: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos'
}

/** A pattern for one character, in any of the ways it is written. */
function spellings(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  const percent = [...encodedBytes(character), hex].map(bytes => bytes.replace(/../g, '%(?:25)*$&'))
  const own = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  // Backslashes in any number: each JSON text within a JSON text doubles them.
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

/** UTF-8 in hex. */
const encodedBytes = (character: string): readonly string[] => [Buffer.from(character).toString('hex')]
