/** A number that every spreadsheet reads as one, including its sign. */
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Characters that start a formula in some spreadsheet program, after blanks and invisible characters. A
 * leading tab or line break counts too, because some programs strip it.
 */
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}])/u

/** Characters that separate fields or lines in some locale, and blanks that a program may remove. */
const parting = /[",;|\t\v\f\r\n\u0085\u2028\u2029]|^\s|\s$/

/**
 * One field of a CSV file (RFC 4180). null becomes empty. Figures keep their sign and every digit. Text that
 * a spreadsheet would run as a formula is marked as text, because it comes from third parties.
 */
export function csvField(value: string | number | null, kind: 'words' | 'figure'): string {
  if (value === null) return ''
  const text = kind === 'figure' ? String(value).replace(/^\+(?=[\d.])/, '') : String(value)
  if (plainNumber.test(text)) return text
  if (formula.test(text)) return quoted(`'${text}`)
  return parting.test(text) ? quoted(text) : text
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A line with its line break. Numbers are written as figures, strings as words (see `csvField`). */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(value => csvField(value, typeof value === 'number' ? 'figure' : 'words')).join(',')}\r\n`
}
