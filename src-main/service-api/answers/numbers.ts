import { amountIn } from './amounts'

// Digits with a point alone: `1,234` is a thousand in one country and one and a bit in another.
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A finite number from a JSON number or a string of one, also as people write it: `$1,234.50`, `1.34T`, `−0.65`.
 * `""`, `N/A`, `1e999`, `1,234` (which of two numbers?), true and the rest are null, never 0.
 */
export function numberOf(value: unknown): number | null {
  return plainNumber(value) ?? (typeof value === 'string' ? amountIn(value) : null)
}

/** The same from digits with a point alone, as headers and machines write them. */
export function plainNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const plain = fromDigits(value)
  if (plain !== null) return plain
  // `Number` takes blanks and 0x10 as well.
  if (!decimal.test(value.trim())) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const [zero, point] = [0x30, 0x2e] as const
/** Characters of digits, with a point or without, that make a whole number a double holds. */
const exact = 15
const powersOfTen = Array.from({ length: exact + 1 }, (_, power) => 10 ** power)

/**
 * The number of a few digits with a point or without; null for any other text. Prices come by the hundred thousand, and `Number` takes
 * several times as long for the same: a whole number by a power of ten, both exact, is the nearest double there is.
 */
function fromDigits(text: string): number | null {
  const { length } = text
  if (length === 0 || length > exact) return null
  let whole = 0
  let behind = -1
  for (let at = 0; at < length; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit >= 0 && digit <= 9) whole = whole * 10 + digit
    else if (digit === point - zero && behind === -1 && length > 1) behind = length - at - 1
    else return null
  }
  return behind < 1 ? whole : whole / (powersOfTen[behind] ?? 1)
}

/** Percent points; a percent sign after the number may stand, and an arrow before it or brackets around it that say its sign. */
export function percentOf(value: unknown): number | null {
  return numberOf(withoutPercent(withSign(value)))
}

/** A text that says itself that its number is one of percent points: `0.65%`, `-445.38 (-0.65%)`. */
export const isPercent = (value: unknown): value is string =>
  typeof value === 'string' && /%\)?$/.test(value.trim())

/**
 * `▼ 0.65%` as `-0.65%`, and `-445.38 (-0.65%)` or `(+0.65%)` as what stands in its brackets; any other value as it is. Of
 * `(0.65%)` some mean a loss, and others nothing.
 */
function withSign(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 3 || value.length > 40) return value
  const last = value.charCodeAt(value.length - 1)
  const inner = last === bracket ? bracketed.exec(value)?.[1] : undefined
  const text = inner ?? value.trim()
  // Figures come by the ten thousand, and hardly any begins with a picture.
  if (text.charCodeAt(0) < firstArrow) return text
  const [, up, down, rest = ''] = arrowed.exec(text) ?? []
  return up === undefined && down === undefined ? text : `${down === undefined ? '' : '-'}${rest}`
}

const [bracket, firstArrow] = [0x29, 0x2190] as const
const bracketed = /^[^()]*\(([+\-\u2212\u2013▲▼↑↓][^()]*%)\)$/
const arrowed = /^(?:([▲△↑⬆🔺🔼])|([▼▽↓⬇🔻🔽]))\ufe0f? ?(\d.*)$/u

const withoutPercent = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value

/** A whole number of at least 0, or null. */
export function countOf(value: unknown): number | null {
  const number = plainNumber(value)
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** Collects the source text of the fields that hold a number. */
export function sourceText(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const text: Record<string, string> = {}
  for (const field in values) {
    const value = values[field]
    // Digits alone: `$1.34T` is fit to be read, not to be shown as a number.
    if (percentOf(value) !== null && plainNumber(withoutPercent(value)) !== null)
      text[field] = String(value).trim()
  }
  return text
}
