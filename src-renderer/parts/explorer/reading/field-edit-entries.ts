import type { FieldEdit, FieldUnit } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { fieldWords, unitWords } from '../../../../src-shared/words/reading'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { PlaceRow } from './reading-rows'

const moneys: readonly FieldUnit[] = ['USD', 'EUR', 'GBP', 'JPY', 'USDT']
const amounts: readonly FieldUnit[] = ['thousands', 'millions', 'billions']
/** The units in which a service may give a field. Fields that aren't listed have no unit. */
const units: Readonly<Record<string, readonly FieldUnit[]>> = {
  ...Object.fromEntries(['price', 'result'].map(field => [field, moneys])),
  ...Object.fromEntries(['volume', 'marketCap'].map(field => [field, amounts])),
  ...Object.fromEntries(
    ['changePercent', 'percent', 'fromAthPercent', 'fromAtlPercent'].map(field => [
      field,
      ['percent', 'fraction'] as const
    ])
  ),
  ...Object.fromEntries(
    ['at', 'time', 'opensAt', 'closesAt', 'athAt', 'atlAt'].map(field => [
      field,
      ['seconds', 'milliseconds', 'microseconds'] as const
    ])
  )
}

/** The list of fields comes last, because it may extend beyond a small window. */
export function fieldEditEntries(
  { path, field }: Pick<PlaceRow, 'path' | 'field'>,
  editableFields: readonly string[],
  oneditfield: (edit: FieldEdit) => void
): readonly MenuEntry[] {
  const suggested = field === null ? [] : (units[field] ?? [])
  return [
    ...suggested.map((unit): MenuEntry => ({
      label: m.reading.mapUnit({ unit: unitWords(unit) }),
      act: () => oneditfield({ path, field, unit })
    })),
    { label: m.reading.mapIgnore(), act: () => oneditfield({ path, field: null, unit: null }) },
    'separator',
    ...editableFields.map((name): MenuEntry => ({
      label: m.reading.mapTo({ field: fieldWords(name) }),
      chosen: name === field,
      act: () => oneditfield({ path, field: name, unit: null })
    }))
  ]
}
