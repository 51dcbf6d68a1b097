import type { ParameterInfo } from '@contract'
import type { Choice } from '../../../ui/choice'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'

const daysBack: readonly (readonly [days: number, label: string])[] = [
  [1, 'yesterday'],
  [7, m.explorer.dates.week()],
  [30, m.explorer.dates.month()],
  [90, m.explorer.dates.quarter()],
  [365, m.explorer.dates.year()]
]

/** Days are in UTC, like the service's. */
export function valueChoices(parameter: ParameterInfo, text: string, now: number): readonly Choice[] {
  const days = daysBack.map(([days, label]) => ({
    value: new Date(now - days * day).toISOString().slice(0, 10),
    detail: label
  }))
  const offered: readonly Pick<Choice, 'value' | 'detail'>[] = [
    ...parameter.suggestions.map(value => ({ value })),
    ...(parameter.control === 'date' ? days : [])
  ]
  const typed = text.trim().toLowerCase()
  return offered
    .filter(({ value }) => value.toLowerCase().startsWith(typed) && value.toLowerCase() !== typed)
    .map(choice => ({ ...choice, label: choice.value }))
}
