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
  // A digit first, and a digit or a point second, cannot be any of what `Number` takes too readily (blanks, 0x10).
  // Prices come by the hundred thousand, and the pattern costs more than the number.
  if (!(isDigit(value, 0) && (value.length === 1 || isDigit(value, 1) || value[1] === '.'))) {
    if (!decimal.test(value.trim())) return null
  }
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

/** Percent points; a percent sign after the number may stand. */
export function percentOf(value: unknown): number | null {
  return numberOf(withoutPercent(value))
}

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
