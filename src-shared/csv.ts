/** Every spreadsheet program reads text in this format as a number, including the sign. */
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Text that at least one spreadsheet program would run as a formula. Some programs strip a leading tab or
 * line break.
 */
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}])/u

/**
 * Characters that separate fields or lines in some locale, and leading or trailing blanks, which a program
 * may remove.
 */
const parting = /[",;|\t\v\f\r\n\u0085\u2028\u2029]|^\s|\s$/

/**
 * Formats a field as in RFC 4180. Third-party text that a spreadsheet would run as a formula is marked as
 * text.
 */
export function csvField(value: string | number | null, kind: 'words' | 'figure'): string {
  if (value === null) return ''
  const text = kind === 'figure' ? String(value).replace(/^\+(?=[\d.])/, '') : String(value)
  if (plainNumber.test(text)) return text
  if (formula.test(text)) return quoted(`'${text}`)
  return parting.test(text) ? quoted(text) : text
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Strings are treated as untrusted text (see `csvField`). */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(value => csvField(value, typeof value === 'number' ? 'figure' : 'words')).join(',')}\r\n`
}
