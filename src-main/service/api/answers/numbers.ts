import { amountIn } from './amounts'

// Digits with only a point. `1,234` is a thousand in one country, one and a fraction in another.
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * Reads a finite number from JSON, or from text as people write it: `$1,234.50`, `1.34T`, `−0.65`. Returns null, never
 * 0, for `""`, `N/A`, `1e999`, the ambiguous `1,234`, true and anything else.
 */
export function numberOf(value: unknown): number | null {
  return plainNumber(value) ?? (typeof value === 'string' ? amountIn(value) : null)
}

/** Like `numberOf`, but only accepts digits with a point, as headers and machines write them. */
export function plainNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const plain = fromDigits(value)
  if (plain !== null) return plain
  // `Number` also accepts spaces and 0x10.
  if (!decimal.test(value.trim())) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const [zero, point] = [0x30, 0x2e] as const
/** With this many characters, the digits form a whole number that a double represents exactly. */
const exact = 15
const powersOfTen = Array.from({ length: exact + 1 }, (_, power) => 10 ** power)

/**
 * Parses a few digits with or without a point. Returns null for any other text. Several times faster than `Number`,
 * which matters for hundreds of thousands of prices. Both the whole number and the power of ten are exact, so their
 * quotient is the nearest double.
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

/** Reads percent points. Accepts a percent sign, and an arrow or brackets that show the sign of the number. */
export function percentOf(value: unknown): number | null {
  return numberOf(withoutPercent(withSign(value)))
}

/** Whether a text says that its number is a percentage: `0.65%`, `-445.38 (-0.65%)`. */
export const isPercent = (value: unknown): value is string =>
  typeof value === 'string' && /%\)?$/.test(value.trim())

/**
 * Turns `▼ 0.65%` into `-0.65%`, and `-445.38 (-0.65%)` or `(+0.65%)` into the part in brackets. Returns any other
 * value unchanged, also `(0.65%)`, which means a loss to some and nothing to others.
 */
function withSign(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 3 || value.length > 40) return value
  const last = value.charCodeAt(value.length - 1)
  const inner = last === bracket ? bracketed.exec(value)?.[1] : undefined
  const text = inner ?? value.trim()
  // Fast path: hardly any of tens of thousands of figures begins with a symbol.
  if (text.charCodeAt(0) < firstArrow) return text
  const [, up, down, rest = ''] = arrowed.exec(text) ?? []
  return up === undefined && down === undefined ? text : `${down === undefined ? '' : '-'}${rest}`
}

const [bracket, firstArrow] = [0x29, 0x2190] as const
const bracketed = /^[^()]*\(([+\-\u2212\u2013▲▼↑↓][^()]*%)\)$/
const arrowed = /^(?:([▲△↑⬆🔺🔼])|([▼▽↓⬇🔻🔽]))\ufe0f? ?(\d.*)$/u

const withoutPercent = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value

/** Returns a whole number of at least 0, or null. */
export function countOf(value: unknown): number | null {
  const number = plainNumber(value)
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** Collects the source text of the fields that have a number. */
export function sourceText(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const text: Record<string, string> = {}
  for (const field in values) {
    const value = values[field]
    // Only plain digits. `$1.34T` can be read, but not shown as a number.
    if (percentOf(value) !== null && plainNumber(withoutPercent(value)) !== null)
      text[field] = String(value).trim()
  }
  return text
}
