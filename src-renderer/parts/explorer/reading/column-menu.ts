import type { Answer, Hint } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import type { TableColumn } from '../../../ui/table/column'
import { placeOfColumn } from './column-place'
import { teachEntries } from './teach-entries'

/** What a person may teach of a column of an answer's table: the place its values came from. */
export function columnMenu(
  answer: Answer,
  key: string,
  teachable: readonly string[],
  onteach: (lesson: Hint) => void
): TableColumn<unknown>['menu'] {
  const place = teachable.length === 0 ? null : placeOfColumn(answer, key)
  if (place === null) return undefined
  const label = m.reading.teachPlace({ path: place.path })
  return { label, entries: teachEntries(place, teachable, onteach) }
}
