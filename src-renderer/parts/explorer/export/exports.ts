import type { Answer } from '@contract'
import { csvField } from '../../../../src-shared/csv'
import type { AnswerTable } from '../tables/column'

/** A table as RFC 4180 text: field names first, numbers with every digit, times in UTC, unknown left empty. */
export function toCsv({ columns, rows }: AnswerTable): string {
  const head = columns.map(column => csvField(column.key, 'words')).join(',')
  const lines = rows.map(row => columns.map(column => csvField(column.plain(row), column.kind)).join(','))
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
