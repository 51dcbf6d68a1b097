import type { AlertDraft, Comparison, ConditionKind, Interval } from '@contract'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** The heading it stands under. */
  readonly group?: string
}

const sameWords = <Value extends string>(values: readonly Value[]): readonly Option<Value>[] =>
  values.map(value => ({ value, label: value }))

export const kinds: readonly Option<ConditionKind>[] = [
  { value: 'price', label: 'Price' },
  { value: 'change', label: 'Change over a time' },
  { value: 'indicator', label: 'Indicator' },
  { value: 'supertrend', label: 'Supertrend turns' },
  { value: 'breakout', label: 'Leaves the Bollinger bands' },
  { value: 'volume', label: 'Volume' },
  { value: 'range', label: 'Day’s range' },
  { value: 'ath', label: 'Distance from all-time high' },
  { value: 'mood', label: 'Fear & greed' },
  { value: 'breadth', label: 'Market breadth' },
  { value: 'headline', label: 'A new headline' },
  { value: 'credits', label: 'Credits left' }
]

/** What a condition of this kind is about: one coin, or the market and the key. A headline may be about one. */
export const isOfCoin = (kind: ConditionKind): boolean =>
  !['mood', 'breadth', 'credits', 'headline'].includes(kind)

/** Whether bars that are still open could be judged as well: of prices and candles, not of what comes as one number. */
export const isOfBars = (kind: ConditionKind): boolean => isOfCoin(kind) && kind !== 'range'

/** Whether a value stands nearer to or farther from a threshold: a headline and a turn happen or do not. */
export const hasMargin = (kind: ConditionKind): boolean => kind !== 'headline' && kind !== 'supertrend'

export const comparisons: readonly Option<Comparison>[] = [
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'crosses', label: 'crosses' },
  { value: 'crosses up', label: 'crosses up' },
  { value: 'crosses down', label: 'crosses down' }
]

export const intervals = sameWords<Interval>(['1m', '5m', '15m', '1h', '4h', '1d'])
export const spans = sameWords(['5m', '15m', '1h', '4h', '24h', '7d'] as const)

export const repeats: readonly Option<AlertDraft['repeat']>[] = [
  { value: 'once', label: 'Once' },
  { value: 'every', label: 'Every time' },
  { value: 'daily', label: 'Once a day' }
]

export const judgedOn: readonly (Option<AlertDraft['bars']> & { readonly hint: string })[] = [
  {
    value: 'closed',
    label: 'Closed bars',
    hint: 'A minute for prices, a whole bar for candles: no false alarm'
  },
  { value: 'forming', label: 'Every quote', hint: 'At once, also on a bar that may still turn back' }
]

const minute = 60_000
const hour = 60 * minute

export const cooldowns: readonly Option[] = [
  { value: '0', label: 'No rest' },
  { value: String(5 * minute), label: '5 minutes' },
  { value: String(hour), label: '1 hour' },
  { value: String(4 * hour), label: '4 hours' },
  { value: String(24 * hour), label: '1 day' }
]

/** How long an alert lives from now. */
export const lifetimes: readonly Option[] = [
  { value: '', label: 'No end' },
  { value: String(24 * hour), label: 'In 1 day' },
  { value: String(7 * 24 * hour), label: 'In 1 week' },
  { value: String(30 * 24 * hour), label: 'In 30 days' }
]
