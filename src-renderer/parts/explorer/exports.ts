import type { Answer } from '@contract'
import type { AnswerTable } from './column'

/** Text that a spreadsheet would run as a formula is a third party's: it is marked as text. */
const disarmed = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function field(value: string | number | null, kind: 'words' | 'figure'): string {
  if (value === null) return ''
  const text = kind === 'words' ? disarmed(String(value)) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 text: field names first, numbers with every digit, times in UTC, unknown left empty. */
export function toCsv({ columns, rows }: AnswerTable): string {
  const head = columns.map(column => field(column.key, 'words')).join(',')
  const lines = rows.map(row => columns.map(column => field(column.plain(row), column.kind)).join(','))
  return [head, ...lines, ''].join('\r\n')
}

/** The decoded answer as indented JSON; the body as it came where nothing of it was recognised. */
export function toJson(answer: Answer, body: string | null): string {
  if (answer.kind === 'unrecognised') return body ?? answer.data.raw
  return JSON.stringify(answer.data, null, 2)
}

/** The call as a shell command. The key stays out: it is read from a variable of the shell that runs it. */
export function toCurl(url: string): string {
  return `curl --fail-with-body -H "Authorization: Bearer $CANDLEWICK_KEY" '${url.replaceAll("'", '%27')}'`
}
