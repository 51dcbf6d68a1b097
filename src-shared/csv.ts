/** A number as any spreadsheet takes it: it stays one, its sign included. */
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Signs that begin a formula in some spreadsheet, the wide and small forms of East Asian keyboards among them, also
 * behind blanks or characters that nobody sees; and a tab or an end of line, which some cut away before they look.
 */
const formula =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}])/u

/** What a spreadsheet of some country takes for the end of a field or of a line, and blanks that it may cut away. */
const parting = /[",;|\t\v\f\r\n\u0085\u2028\u2029]|^\s|\s$/

/**
 * One field of a CSV file (RFC 4180): null is left empty, a figure keeps its sign and every digit, given as a number or
 * as its source text. Words that a spreadsheet would run as a formula are a third party's: they are marked as text.
 */
export function csvField(value: string | number | null, kind: 'words' | 'figure'): string {
  if (value === null) return ''
  const text = kind === 'figure' ? String(value).replace(/^\+(?=[\d.])/, '') : String(value)
  if (plainNumber.test(text)) return text
  if (formula.test(text)) return quoted(`'${text}`)
  return parting.test(text) ? quoted(text) : text
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A whole line with its end: numbers are figures, text is words. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(value => csvField(value, typeof value === 'number' ? 'figure' : 'words')).join(',')}\r\n`
}
