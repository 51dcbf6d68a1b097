import type { ExplorerAnswer } from '@contract'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { AnswerTable } from '../tables/column'
import { toCsv, toJson } from './exports'
import { m } from '../../../../src-shared/messages/m'

export type Save = (form: 'csv' | 'json', text: string) => void

export function saveEntries(
  { answer, body }: ExplorerAnswer,
  table: AnswerTable | null,
  save: Save
): MenuEntry[] {
  if (!answer || !table) return []
  return [
    { label: m.explorer.save.csv(), act: () => save('csv', toCsv(table)) },
    { label: m.explorer.save.json(), act: () => save('json', `${toJson(answer, body)}\n`) }
  ]
}
