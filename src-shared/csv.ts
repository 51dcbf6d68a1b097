/** Text that a spreadsheet would run as a formula is a third party's: it is marked as text. */
const disarmed = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/**
 * One field of a CSV file (RFC 4180): null is left empty, words are disarmed for spreadsheets, a figure keeps
 * its sign and every digit, given as a number or as its source text.
 */
export function csvField(value: string | number | null, kind: 'words' | 'figure'): string {
  if (value === null) return ''
  const text = kind === 'words' ? disarmed(String(value)) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A whole line with its end: numbers are figures, text is words. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(value => csvField(value, typeof value === 'number' ? 'figure' : 'words')).join(',')}\r\n`
}
