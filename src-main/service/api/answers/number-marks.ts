import { isObject } from './json'

// Matches texts such as `1,234`, whose mark may be decimal or separate thousands.
const either = /^[+-]?\D{0,2}\s?[1-9]\d{0,2}([.,])\d{3}\s?\D{0,6}$/
const marked = /^[+-]?\D{0,2}\s?\d[\d.,]*\s?\D{0,6}$/

/** Null if no number in the body shows which mark separates thousands. */
export type ThousandsMark = ',' | '.' | null

export interface NumberMarks {
  readonly thousands: ThousandsMark
  /**
   * What the point in `1.234` means. It separates thousands if another number has several points, or a point
   * before a comma. Next to `43,7` it's ambiguous, because software writes decimal points even then.
   */
  readonly point: 'decimal' | 'thousands' | 'unknown'
}

/**
 * Numbers such as `1,234.5` and `12.5` rule out that commas are decimal, and `43,7` rules out that they
 * separate thousands.
 */
export function numberMarksIn(body: unknown, texts: readonly string[]): NumberMarks {
  // Returns early, because most bodies have no ambiguous number.
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

function isPeoples(text: string): boolean {
  if (text.length >= 30) return false
  const point = text.indexOf('.')
  return (point >= 0 && text.includes('.', point + 1)) || text.includes(',')
}

const isEither = (text: string): boolean => text.length < 30 && either.test(text)

export const isPointed = (text: string): boolean => text.includes('.') && isEither(text)

const mostTexts = 20_000

export function textsIn(body: unknown): readonly string[] {
  const texts: string[] = typeof body === 'string' ? [body] : []
  const open: unknown[] = [body]
  let count = 0
  const see = (entry: unknown): void => {
    if (typeof entry === 'object' && entry !== null) open.push(entry)
    else if (typeof entry === 'string' && ++count < mostTexts) texts.push(entry)
  }
  for (; open.length > 0 && count < mostTexts; count++) {
    const node = open.pop()
    if (Array.isArray(node)) for (const entry of node) see(entry)
    else if (isObject(node)) for (const key in node) see(node[key])
  }
  return texts
}

function decimalMarkOf(text: string): '.' | ',' | null {
  const marks = text.replace(/[^.,]/g, '')
  const [, whole = '', tail = ''] = /(\d*)[.,](\d+)\D*$/.exec(text) ?? []
  // A mark can't separate thousands if the number starts with 0 or with four digits.
  if (marks === ',' || marks === '.') {
    const isDecimal = tail !== '' && (tail.length !== 3 || whole.startsWith('0') || whole.length > 3)
    return isDecimal ? marks : null
  }
  // Versions (`1.2.3`), dates (`17.02.2026`) and lists (`12,26,9`) have several marks but aren't numbers.
  if (/^,+$/.test(marks)) return commas.test(text) ? '.' : null
  if (/^\.+$/.test(marks)) return points.test(text) && !isAddress(text) ? ',' : null
  if (/^,+\.$/.test(marks)) return '.'
  return /^\.+,$/.test(marks) ? ',' : null
}

// Includes Indian grouping, which has two digits in each group before the last three.
const commas = /(?<!\d)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/
const points = /(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)/

const isAddress = (text: string): boolean =>
  text.split('.').length === 4 && text.split('.').every(part => Number(part) < 256)

export function withMark(text: string, { thousands, point }: NumberMarks): string {
  if (thousands === null || !isEither(text)) return text
  if (text.includes('.')) return point === 'thousands' ? text.replace('.', '') : text
  return thousands === ',' ? text.replace(',', '') : text.replace(',', '.')
}

/** Whether the body is in Japanese, Chinese or Korean, which don't use decimal commas. */
function isEastAsian(body: unknown): boolean {
  const open: unknown[] = [body]
  for (let steps = 0; open.length > 0 && steps < 200; steps++) {
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
