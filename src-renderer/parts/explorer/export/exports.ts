import type { Answer } from '@contract'
import { csvField } from '../../../../src-shared/csv'
import type { AnswerTable } from '../tables/column'

/**
 * Formats a table as CSV (RFC 4180), with field names in the first line, all digits of numbers, and times in
 * UTC. Unknown values are empty.
 */
export function toCsv({ columns, rows }: AnswerTable): string {
  const head = columns.map(column => csvField(column.key, 'words')).join(',')
  const lines = rows.map(row => columns.map(column => csvField(column.plain(row), column.kind)).join(','))
  return [head, ...lines, ''].join('\r\n')
}

/** Returns the interpreted response with indentation, or the original body if it couldn't be interpreted. */
export function toJson(answer: Answer, body: string | null): string {
  if (answer.kind === 'unrecognised') return body ?? answer.data.raw
  return JSON.stringify(answer.data, null, 2)
}

/** The command reads the key from an environment variable, so that it doesn't contain the key. */
export function toCurl(url: string): string {
  return `curl --fail-with-body -H "Authorization: Bearer $CANDLEWICK_KEY" '${url.replaceAll("'", '%27')}'`
}
