import type { Answer, Hint } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import type { TableColumn } from '../../../ui/table/column'
import { placeOfColumn } from './column-place'
import { teachEntries } from './teach-entries'

/** Mapping menu of a table column. Applies to the response field that its values came from. */
export function columnMenu(
  answer: Answer,
  key: string,
  teachable: readonly string[],
  onteach: (lesson: Hint) => void
): TableColumn<unknown>['menu'] {
  const place = teachable.length === 0 ? null : placeOfColumn(answer, key)
  if (place === null) return undefined
  const label = m.reading.mapPlace({ path: place.path })
  return { label, entries: teachEntries(place, teachable, onteach) }
}
