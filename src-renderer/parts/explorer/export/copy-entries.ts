import type { ExplorerAnswer } from '@contract'
import type { MenuEntry } from '../../../ui/menu-entry'
import { copyText } from '../../../ui/copy-text'
import type { AnswerTable } from '../tables/column'
import { toCsv, toCurl, toJson } from './exports'
import { m } from '../../../../src-shared/messages/m'

const copy = (text: string, content: string): Promise<void> =>
  copyText(text, m.explorer.copy.done({ content }), m.explorer.copy.failed())

/** Creates the text only when an entry is chosen, because that is slow for large responses. */
export function copyEntries(
  { answer, body, headers, url }: ExplorerAnswer,
  table: AnswerTable | null
): MenuEntry[] {
  const rows = table?.rows.length ?? 0
  const counted = m.explorer.answer.rows({ rows })
  const decoded: MenuEntry[] =
    answer && table
      ? [
          {
            label: m.explorer.copy.csv(),
            act: () => void copy(toCsv(table), m.explorer.copy.csvContent({ counted }))
          },
          {
            label: m.explorer.copy.json(),
            act: () => void copy(toJson(answer, body), m.explorer.copy.jsonContent())
          }
        ]
      : []
  const came: MenuEntry[] =
    body === null
      ? []
      : [{ label: m.explorer.answer.rawLabel(), act: () => void copy(body, m.explorer.copy.rawContent()) }]
  const lines = (headers ?? []).flatMap(({ name, value }) => (value === null ? [] : [`${name}: ${value}`]))
  const named: MenuEntry[] =
    lines.length === 0
      ? []
      : [
          {
            label: m.explorer.answer.headers(),
            act: () => void copy(lines.join('\n'), m.explorer.copy.headersContent())
          }
        ]
  const sent: MenuEntry[] =
    url === ''
      ? []
      : [
          'separator',
          { label: 'URL', act: () => void copy(url, m.explorer.copy.urlContent()) },
          {
            label: m.explorer.copy.curl(),
            act: () => void copy(toCurl(url), m.explorer.copy.curlContent())
          }
        ]
  return [...decoded, ...came, ...named, ...sent]
}
