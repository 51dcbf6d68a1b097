import type { Hint, LessonUnit } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { fieldWords, unitWords } from '../../../../src-shared/words/reading'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { PlaceRow } from './reading-rows'

const moneys: readonly LessonUnit[] = ['USD', 'EUR', 'GBP', 'JPY', 'USDT']
const amounts: readonly LessonUnit[] = ['thousands', 'millions', 'billions']
/** Possible units by field. Other fields need no unit. */
const units: Readonly<Record<string, readonly LessonUnit[]>> = {
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

/**
 * Mapping menu of a field: its unit if the field is known, ignoring it, or another field. The long list of fields comes
 * last, because its end may be off-screen in a small window.
 */
export function teachEntries(
  { path, field }: Pick<PlaceRow, 'path' | 'field'>,
  teachable: readonly string[],
  onteach: (lesson: Hint) => void
): readonly MenuEntry[] {
  const told = field === null ? [] : (units[field] ?? [])
  return [
    ...told.map((unit): MenuEntry => ({
      label: m.reading.mapUnit({ unit: unitWords(unit) }),
      act: () => onteach({ path, field, unit })
    })),
    { label: m.reading.mapIgnore(), act: () => onteach({ path, field: null, unit: null }) },
    'separator',
    ...teachable.map((name): MenuEntry => ({
      label: m.reading.mapTo({ field: fieldWords(name) }),
      chosen: name === field,
      act: () => onteach({ path, field: name, unit: null })
    }))
  ]
}
