import type { Answer, FieldEdit } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import type { TableColumn } from '../../../ui/table/column'
import { placeOfColumn } from './column-place'
import { fieldEditEntries } from './field-edit-entries'

export function columnMenu(
  answer: Answer,
  key: string,
  editableFields: readonly string[],
  oneditfield: (edit: FieldEdit) => void
): TableColumn<unknown>['menu'] {
  const place = editableFields.length === 0 ? null : placeOfColumn(answer, key)
  if (place === null) return undefined
  const label = m.reading.mapPlace({ path: place.path })
  return { label, entries: fieldEditEntries(place, editableFields, oneditfield) }
}
