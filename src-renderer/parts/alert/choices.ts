import type { AlertDraft, ConditionKind } from '@contract'
import { conditionKinds, conditionOfKind } from '../../../src-shared/conditions/catalogue'
import { m } from '../../../src-shared/messages/m'
import { hour, minute } from '../../../src-shared/time'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** The optgroup it is in. */
  readonly group?: string
}

export const kinds: readonly Option<ConditionKind>[] = conditionKinds.map(value => ({
  value,
  label: conditionOfKind(value).name()
}))

/** Kinds that only need a coin's quotes and candles. */
export const coinKinds = kinds.filter(({ value }) => conditionOfKind(value).coin === 'needed')

export const repeats: readonly Option<AlertDraft['repeat']>[] = [
  { value: 'once', label: m.alerts.once() },
  { value: 'every', label: m.alerts.everyTime() },
  { value: 'daily', label: m.alerts.onceDay() }
]

export const evaluatedOn: readonly (Option<AlertDraft['bars']> & { readonly hint: string })[] = [
  {
    value: 'closed',
    label: m.alerts.closedBars(),
    hint: m.alerts.minutePricesWholeBar()
  },
  { value: 'forming', label: m.alerts.everyQuote(), hint: m.alerts.onceAlsoBarMay() }
]

export const sounds: readonly Option<AlertDraft['sound']>[] = [
  { value: 'none', label: m.alerts.soundName.none() },
  { value: 'chime', label: m.alerts.soundName.chime() },
  { value: 'bell', label: m.alerts.soundName.bell() },
  { value: 'knock', label: m.alerts.soundName.knock() }
]

export const cooldowns: readonly Option[] = [
  { value: '0', label: m.alerts.noRest() },
  { value: String(5 * minute), label: m.formats.longMinutes({ count: 5 }) },
  { value: String(hour), label: m.formats.longHours({ count: 1 }) },
  { value: String(4 * hour), label: m.formats.longHours({ count: 4 }) },
  { value: String(24 * hour), label: m.formats.longDays({ count: 1 }) }
]

/** Alert lifetimes, from now. */
export const lifetimes: readonly Option[] = [
  { value: '', label: m.alerts.noEnd() },
  { value: String(24 * hour), label: m.alerts.inSpan({ span: m.formats.longDays({ count: 1 }) }) },
  { value: String(7 * 24 * hour), label: m.alerts.inSpan({ span: m.formats.longDays({ count: 7 }) }) },
  { value: String(30 * 24 * hour), label: m.alerts.inSpan({ span: m.formats.longDays({ count: 30 }) }) }
]
