import { amountIn } from './amounts'

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A finite JSON number or formatted text: `$1,234.50`, `1.34T`, `−0.65`. Null otherwise, including `""`, `N/A`,
 * `1e999` and the ambiguous `1,234`.
 */
export function numberOf(value: unknown): number | null {
  return plainNumber(value) ?? (typeof value === 'string' ? amountIn(value) : null)
}

/** As software writes it, without separators, currency or suffix. */
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
/** Doubles represent integers of this many digits exactly. */
const exact = 15
const powersOfTen = Array.from({ length: exact + 1 }, (_, power) => 10 ** power)

/**
 * Up to 15 digits with or without a point, otherwise null. Much faster than `Number`. Integer and power of ten
 * are exact, so the quotient is the nearest double.
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

/** Reads percentage points. Accepts an arrow as the sign and a percentage in brackets: `-445.38 (-0.65%)`. */
export function percentOf(value: unknown): number | null {
  return numberOf(withoutPercent(withSign(value)))
}

/** `0.65%` and `-445.38 (-0.65%)`. */
export const isPercent = (value: unknown): value is string =>
  typeof value === 'string' && /%\)?$/.test(value.trim())

/**
 * `▼ 0.65%` becomes `-0.65%`, and `-445.38 (-0.65%)` its bracketed part. `(0.65%)` stays, because only some
 * services mean a loss.
 */
function withSign(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 3 || value.length > 40) return value
  const last = value.charCodeAt(value.length - 1)
  const inner = last === bracket ? bracketed.exec(value)?.[1] : undefined
  const text = inner ?? value.trim()
  // Few numbers start with an arrow.
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
    // `$1.34T` isn't shown as received.
    if (percentOf(value) !== null && plainNumber(withoutPercent(value)) !== null)
      text[field] = String(value).trim()
  }
  return text
}
