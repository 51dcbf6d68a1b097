import type { Hint, LessonUnit } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { fieldWords, unitWords } from '../../../../src-shared/words/reading'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { PlaceRow } from './reading-rows'

const moneys: readonly LessonUnit[] = ['USD', 'EUR', 'GBP', 'JPY', 'USDT']
const amounts: readonly LessonUnit[] = ['thousands', 'millions', 'billions']
/** How values of a field may be told; of fields beside these nothing needs to be said. */
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
 * What a person may say of a place: how it is told where it is known what it is, that it is to be ignored, or what it is. The
 * fields come last: they are many, and in a small window the end of the list lies below the fold.
 */
export function teachEntries(
  { path, field }: Pick<PlaceRow, 'path' | 'field'>,
  teachable: readonly string[],
  onteach: (lesson: Hint) => void
): readonly MenuEntry[] {
  const told = field === null ? [] : (units[field] ?? [])
  return [
    ...told.map((unit): MenuEntry => ({
      label: m.reading.told({ unit: unitWords(unit) }),
      act: () => onteach({ path, field, unit })
    })),
    { label: m.reading.ignore(), act: () => onteach({ path, field: null, unit: null }) },
    'separator',
    ...teachable.map((name): MenuEntry => ({
      label: m.reading.thisIs({ field: fieldWords(name) }),
      chosen: name === field,
      act: () => onteach({ path, field: name, unit: null })
    }))
  ]
}
