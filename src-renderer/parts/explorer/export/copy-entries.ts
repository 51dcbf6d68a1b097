import type { ExplorerAnswer } from '@contract'
import type { MenuEntry } from '../../../ui/menu-entry'
import { toasts } from '../../../ui/toasts.svelte'
import type { AnswerTable } from '../tables/column'
import { toCsv, toCurl, toJson } from './exports'
import { m } from '../../../../src-shared/messages/m'

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.say(m.explorer.copied({ content: what }))
  } catch {
    toasts.say(m.explorer.clipboardCantReachedSelect())
  }
}

/** Copy menu of a response. Creates the text only when chosen, because large responses take time. */
export function copyEntries(
  { answer, body, headers, url }: ExplorerAnswer,
  table: AnswerTable | null
): MenuEntry[] {
  const rows = table?.rows.length ?? 0
  const counted = m.explorer.rows({ rows })
  const decoded: MenuEntry[] =
    answer && table
      ? [
          {
            label: m.explorer.tableCsv(),
            act: () => void copy(toCsv(table), m.explorer.csvCounted({ counted }))
          },
          {
            label: m.explorer.decodedAnswerJson(),
            act: () => void copy(toJson(answer, body), m.explorer.decodedAnswerJsonCopyEntries())
          }
        ]
      : []
  const came: MenuEntry[] =
    body === null
      ? []
      : [{ label: m.explorer.rawAnswer(), act: () => void copy(body, m.explorer.answerCame()) }]
  const lines = (headers ?? []).flatMap(({ name, value }) => (value === null ? [] : [`${name}: ${value}`]))
  const named: MenuEntry[] =
    lines.length === 0
      ? []
      : [
          {
            label: m.explorer.headers(),
            act: () => void copy(lines.join('\n'), m.explorer.headersCopyEntries())
          }
        ]
  const sent: MenuEntry[] =
    url === ''
      ? []
      : [
          'separator',
          { label: 'URL', act: () => void copy(url, m.explorer.url()) },
          {
            label: m.explorer.curlCommandWithoutKey(),
            act: () => void copy(toCurl(url), m.explorer.curlCommandTakesKey())
          }
        ]
  return [...decoded, ...came, ...named, ...sent]
}
