import type { AlertDraft, ConditionKind } from '@contract'
import { conditionKinds, conditionOfKind } from '../../../src-shared/conditions/catalogue'
import { m } from '../../../src-shared/messages/m'
import { hour, minute } from '../../../src-shared/time'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly group?: string
}

const optionOf = (value: ConditionKind): Option<ConditionKind> => ({
  value,
  label: conditionOfKind(value).name()
})

/** Leaves out kinds that only a command of the chart can create. */
export const conditionKindOptions = conditionKinds
  .filter(kind => conditionOfKind(kind).drawing === undefined)
  .map(optionOf)

export const kindsWith = (
  offered: readonly Option<ConditionKind>[],
  kind: ConditionKind
): readonly Option<ConditionKind>[] =>
  offered.some(({ value }) => value === kind) ? offered : [...offered, optionOf(kind)]

export const coinKinds = conditionKindOptions.filter(({ value }) => conditionOfKind(value).coin === 'needed')

export const repeats: readonly Option<AlertDraft['repeat']>[] = [
  { value: 'once', label: m.alerts.repeats.once() },
  { value: 'every', label: m.alerts.repeats.always() },
  { value: 'daily', label: m.alerts.repeats.daily() }
]

export const evaluatedOn: readonly (Option<AlertDraft['bars']> & { readonly hint: string })[] = [
  {
    value: 'closed',
    label: m.alerts.basis.closed(),
    hint: m.alerts.basis.closedHint()
  },
  { value: 'forming', label: m.alerts.basis.forming(), hint: m.alerts.basis.formingHint() }
]

export const sounds: readonly Option<AlertDraft['sound']>[] = [
  { value: 'none', label: m.alerts.sounds.none() },
  { value: 'chime', label: m.alerts.sounds.chime() },
  { value: 'bell', label: m.alerts.sounds.bell() },
  { value: 'knock', label: m.alerts.sounds.knock() }
]

export const cooldowns: readonly Option[] = [
  { value: '0', label: m.alerts.rests.none() },
  { value: String(5 * minute), label: m.formats.longMinutes({ count: 5 }) },
  { value: String(hour), label: m.formats.longHours({ count: 1 }) },
  { value: String(4 * hour), label: m.formats.longHours({ count: 4 }) },
  { value: String(24 * hour), label: m.formats.longDays({ count: 1 }) }
]

export const lifetimes: readonly Option[] = [
  { value: '', label: m.alerts.ends.none() },
  { value: String(24 * hour), label: m.alerts.ends.in({ span: m.formats.longDays({ count: 1 }) }) },
  { value: String(7 * 24 * hour), label: m.alerts.ends.in({ span: m.formats.longDays({ count: 7 }) }) },
  { value: String(30 * 24 * hour), label: m.alerts.ends.in({ span: m.formats.longDays({ count: 30 }) }) }
]
