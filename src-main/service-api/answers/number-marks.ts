import { isObject } from './json'

// Digits with one comma or point in them that may be a decimal mark or one of thousands: `1,234`.
const either = /^[+-]?\D{0,2}\s?[1-9]\d{0,2}([.,])\d{3}\s?\D{0,6}$/
const marked = /^[+-]?\D{0,2}\s?\d[\d.,]*\s?\D{0,6}$/

/** Which of the two marks the texts of a body use for thousands; null where none of them shows it. */
export type ThousandsMark = ',' | '.' | null

export interface NumberMarks {
  readonly thousands: ThousandsMark
  /**
   * What `1.234` is. Machines write it so whatever people do: points stand for thousands where they stand in several places
   * of a number or before its comma, and nothing says otherwise; `43,7` beside it says only that they may.
   */
  readonly point: 'decimal' | 'thousands' | 'unknown'
}

/**
 * What the other numbers of a body prove of `1,234` and `1.234`: texts like `1,234,567`, `1,234.5` or `12.5` have no decimal
 * comma, and `43,7` has no comma of thousands.
 * @param texts those of the body.
 */
export function numberMarksIn(body: unknown, texts: readonly string[]): NumberMarks {
  // Most bodies have no such number, and rows come by the ten thousand.
  if (!texts.some(text => isPeoples(text) && (isEither(text) || marked.test(text))))
    return { thousands: null, point: 'decimal' }
  const votes = { ',': 0, '.': 0 }
  let isGrouped = false
  for (const text of texts) {
    const decimal = text.length < 30 && marked.test(text) ? decimalMarkOf(text) : null
    if (decimal !== null) votes[decimal === '.' ? ',' : '.']++
    isGrouped ||= decimal === ',' && text.includes('.')
  }
  if (votes[','] === 0 && votes['.'] === 0)
    return { thousands: isEastAsian(body) ? ',' : null, point: 'decimal' }
  if (votes[','] > 0) return { thousands: votes['.'] > 0 ? null : ',', point: 'decimal' }
  return { thousands: '.', point: isGrouped ? 'thousands' : 'unknown' }
}

/** Written for people, if it is a number at all: with a comma, or with points in several places. */
function isPeoples(text: string): boolean {
  if (text.length >= 30) return false
  const point = text.indexOf('.')
  return (point >= 0 && text.includes('.', point + 1)) || text.includes(',')
}

const isEither = (text: string): boolean => text.length < 30 && either.test(text)

/** `1.234`: a number to machines, and another to half of all people. */
export const isPointed = (text: string): boolean => text.includes('.') && isEither(text)

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
  const [, whole = '', tail = ''] = /(\d*)[.,](\d+)\D*$/.exec(text) ?? []
  // A mark that nothing follows ends a sentence, or a list. No thousands begin with 0, or have four digits before their mark.
  if (marks === ',' || marks === '.') {
    const isDecimal = tail !== '' && (tail.length !== 3 || whole.startsWith('0') || whole.length > 3)
    return isDecimal ? marks : null
  }
  // Versions (`1.2.3`), dates (`17.02.2026`) and lists (`12,26,9`) are no numbers.
  if (/^,+$/.test(marks)) return commas.test(text) ? '.' : null
  if (/^\.+$/.test(marks)) return points.test(text) && !isAddress(text) ? ',' : null
  if (/^,+\.$/.test(marks)) return '.'
  return /^\.+,$/.test(marks) ? ',' : null
}

// In threes; or, as in India, in twos but for the last.
const commas = /(?<!\d)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/
const points = /(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)/

/** `185.199.108.153`: of a machine. */
const isAddress = (text: string): boolean =>
  text.split('.').length === 4 && text.split('.').every(part => Number(part) < 256)

/** A text that may be two numbers as the one that the others of its body prove it to be; any other as it is. */
export function withMark(text: string, { thousands, point }: NumberMarks): string {
  if (thousands === null || !isEither(text)) return text
  if (text.includes('.')) return point === 'thousands' ? text.replace('.', '') : text
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
