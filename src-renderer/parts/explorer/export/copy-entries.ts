import type { ExplorerAnswer } from '@contract'
import { formatCount } from '../../../../src-shared/format/credits'
import type { MenuEntry } from '../../../ui/menu-entry'
import { toasts } from '../../../ui/toasts.svelte'
import type { AnswerTable } from '../tables/column'
import { toCsv, toCurl, toJson } from './exports'

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.say(`Copied ${what}.`)
  } catch {
    toasts.say('The clipboard can’t be reached. Select the text under Raw and copy it by hand.')
  }
}

/** What can be taken away from an answer. Made when chosen: a large answer as text is work. */
export function copyEntries(
  { answer, body, headers, url }: ExplorerAnswer,
  table: AnswerTable | null
): MenuEntry[] {
  const rows = table?.rows.length ?? 0
  const counted = rows === 1 ? '1 row' : `${formatCount(rows)} rows`
  const decoded: MenuEntry[] =
    answer && table
      ? [
          { label: 'Table as CSV', act: () => void copy(toCsv(table), `${counted} as CSV`) },
          {
            label: 'Decoded answer as JSON',
            act: () => void copy(toJson(answer, body), 'the decoded answer as JSON')
          }
        ]
      : []
  const came: MenuEntry[] =
    body === null ? [] : [{ label: 'Raw answer', act: () => void copy(body, 'the answer as it came') }]
  const lines = (headers ?? []).flatMap(({ name, value }) => (value === null ? [] : [`${name}: ${value}`]))
  const named: MenuEntry[] =
    lines.length === 0 ? [] : [{ label: 'Headers', act: () => void copy(lines.join('\n'), 'the headers') }]
  const sent: MenuEntry[] =
    url === ''
      ? []
      : [
          'separator',
          { label: 'URL', act: () => void copy(url, 'the URL') },
          {
            label: 'curl command without the key',
            act: () => void copy(toCurl(url), 'the curl command; it takes the key from $CANDLEWICK_KEY')
          }
        ]
  return [...decoded, ...came, ...named, ...sent]
}
