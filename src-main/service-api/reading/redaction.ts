import { shortestKey } from '../key'

/** Takes a key out of a text, however it is spelt there. */
export type Redaction = (text: string) => string

const mark = '[key]'
/** A longer key is known by its beginning, and taken out to its end. */
const compared = 160
const base64Sign = '[A-Za-z0-9+/_-]'

/**
 * Redacts a key in plain spelling, in percent and JSON escapes (also of escapes), and in base64 at each of its three
 * alignments, url-safe or not. Letter case does not count: names of headers lose it. A key shorter than any that can be
 * entered is left alone: it could be a word of the answer.
 */
export function redactionOf(key: string | null): Redaction {
  if (key === null || key.length < shortestKey) return text => text
  const head = key.slice(0, compared)
  const [restOfKey, restOfBase64] =
    key.length > compared ? [`[^\\s"'<>,;{}]*`, `${base64Sign}*`] : ['', `${base64Sign}?`]
  const encoded = [0, 1, 2].map(offset => spelt(base64Core(head, offset)) + restOfBase64 + '={0,2}')
  const pattern = new RegExp([spelt(head) + restOfKey, ...encoded].join('|'), 'gi')
  return text => text.replace(pattern, mark)
}

/** The characters of the base64 of a text `offset` bytes into something that depend on this text alone. */
function base64Core(text: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text, 'latin1')])
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

const spelt = (text: string): string => [...text].map(spellings).join('')

/** A pattern for one character, in any of the ways it is written. */
function spellings(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  const percent = [...encodedBytes(character), hex].map(bytes => bytes.replace(/../g, '%(?:25)*$&'))
  const own = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  // Backslashes in any number: each JSON text within a JSON text doubles them.
  const ways = [own, ...new Set(percent), `\\\\+u00${hex}`]
  if (/["\\/]/.test(character)) ways.push(`\\\\+${own}`)
  if (character === '+') ways.push('-')
  if (character === '/') ways.push('_')
  if (character === ' ') ways.push('\\+')
  return `(?:${ways.join('|')})`
}

/** UTF-8 in hex. */
const encodedBytes = (character: string): readonly string[] => [Buffer.from(character).toString('hex')]
