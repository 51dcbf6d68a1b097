import { isObject } from './json'

// Digits with one comma or point in them that may be a decimal mark or one of thousands: `1,234`.
const either = /^[+-]?\D{0,2}\s?\d{1,3}([.,])\d{3}\s?\D{0,6}$/
const marked = /^[+-]?\D{0,2}\s?\d[\d.,]*\s?\D{0,6}$/

/** Which of the two marks the texts of a body use for thousands; null where none of them shows it. */
export type ThousandsMark = ',' | '.' | null

/**
 * What the other numbers of a body prove of `1,234`: texts like `1,234,567`, `1,234.5` or `12.5` have no decimal comma, and
 * `43,7` has no comma of thousands.
 * @param texts those of the body.
 */
export function thousandsMarkIn(body: unknown, texts: readonly string[]): ThousandsMark {
  // Most bodies have no such number, and rows come by the ten thousand.
  if (!texts.some(text => text.includes(',') && isEither(text))) return null
  const votes = { ',': 0, '.': 0 }
  for (const text of texts) {
    const decimal = text.length < 30 && marked.test(text) ? decimalMarkOf(text) : null
    if (decimal !== null) votes[decimal === '.' ? ',' : '.']++
  }
  if (votes[','] === 0 && votes['.'] === 0) return isEastAsian(body) ? ',' : null
  if (votes[','] > 0 && votes['.'] > 0) return null
  return votes[','] > 0 ? ',' : '.'
}

const isEither = (text: string): boolean => text.length < 30 && either.test(text)

const mostSeen = 20_000

/** The texts of a body, the first many: what they prove of each other is asked several times. */
export function textsIn(body: unknown): readonly string[] {
  const texts: string[] = typeof body === 'string' ? [body] : []
  const open: unknown[] = [body]
  let seen = 0
  const see = (entry: unknown): void => {
    if (typeof entry === 'object' && entry !== null) open.push(entry)
    else if (typeof entry === 'string' && ++seen < mostSeen) texts.push(entry)
  }
  for (; open.length > 0 && seen < mostSeen; seen++) {
    const node = open.pop()
    if (Array.isArray(node)) for (const entry of node) see(entry)
    else if (isObject(node)) for (const key in node) see(node[key])
  }
  return texts
}

/** The decimal mark that a text shows to be one, or to be the other; null where it shows nothing. */
function decimalMarkOf(text: string): '.' | ',' | null {
  const marks = text.replace(/[^.,]/g, '')
  const tail = /[.,](\d+)\D*$/.exec(text)?.[1] ?? ''
  // A mark that nothing follows ends a sentence, or a list.
  if (marks === ',' || marks === '.')
    return tail === '' || tail.length === 3 ? null : marks === ',' ? ',' : '.'
  if (/^,+$/.test(marks)) return '.'
  if (/^\.+$/.test(marks) && marks.length > 1) return ','
  if (/^,+\.$/.test(marks)) return '.'
  return /^\.+,$/.test(marks) ? ',' : null
}

/** A text that may be two numbers as the one that the others of its body prove it to be; any other as it is. */
export function withMark(text: string, thousands: ThousandsMark): string {
  if (thousands === null || !text.includes(',') || !isEither(text)) return text
  return thousands === ',' ? text.replace(',', '') : text.replace(',', '.')
}

/** Names in Japanese, Chinese or Korean: there a comma is never a decimal mark. */
function isEastAsian(body: unknown): boolean {
  const open: unknown[] = [body]
  for (let seen = 0; open.length > 0 && seen < 200; seen++) {
    const node = open.pop()
    if (Array.isArray(node)) for (const entry of node) open.push(entry)
    else if (isObject(node))
      for (const key in node) {
        if (/[\u3040-\u9fff\uac00-\ud7af]/.test(key)) return true
        open.push(node[key])
      }
  }
  return false
}
