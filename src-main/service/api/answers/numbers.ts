import { amountIn } from './amounts'

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * Reads a finite JSON number or formatted text such as `$1,234.50`, `1.34T` and `−0.65`. Returns null for
 * anything else, including `""`, `N/A`, `1e999` and the ambiguous `1,234`.
 */
export function numberOf(value: unknown): number | null {
  return plainNumber(value) ?? (typeof value === 'string' ? amountIn(value) : null)
}

export function plainNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const plain = fromDigits(value)
  if (plain !== null) return plain
  // `Number` would accept spaces and 0x10.
  if (!decimal.test(value.trim())) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const [zero, point] = [0x30, 0x2e] as const
/** A double can represent every integer with this many digits exactly. */
const exact = 15
const powersOfTen = Array.from({ length: exact + 1 }, (_, power) => 10 ** power)

/**
 * Reads up to 15 digits with or without a point, and returns null for other text. This is much faster than
 * `Number`. The integer and the power of ten are exact, so their quotient is the nearest double.
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

export function percentOf(value: unknown): number | null {
  return numberOf(withoutPercent(withSign(value)))
}

export const isPercent = (value: unknown): value is string =>
  typeof value === 'string' && /%\)?$/.test(value.trim())

/**
 * Turns `▼ 0.65%` into `-0.65%`, and `-445.38 (-0.65%)` into the part in brackets. Keeps `(0.65%)`, because
 * the brackets mean a loss only for some services.
 */
function withSign(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 3 || value.length > 40) return value
  const last = value.charCodeAt(value.length - 1)
  const inner = last === bracket ? bracketed.exec(value)?.[1] : undefined
  const text = inner ?? value.trim()
  // A quick check, because few numbers start with an arrow.
  if (text.charCodeAt(0) < firstArrow) return text
  const [, up, down, rest = ''] = arrowed.exec(text) ?? []
  return up === undefined && down === undefined ? text : `${down === undefined ? '' : '-'}${rest}`
}

const [bracket, firstArrow] = [0x29, 0x2190] as const
const bracketed = /^[^()]*\(([+\-\u2212\u2013▲▼↑↓][^()]*%)\)$/
const arrowed = /^(?:([▲△↑⬆🔺🔼])|([▼▽↓⬇🔻🔽]))\ufe0f? ?(\d.*)$/u

const withoutPercent = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value

export function countOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

export function sourceText(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const text: Record<string, string> = {}
  for (const field in values) {
    const value = values[field]
    // The source text is only kept for plain numbers, not for `$1.34T`.
    if (percentOf(value) !== null && plainNumber(withoutPercent(value)) !== null)
      text[field] = String(value).trim()
  }
  return text
}
