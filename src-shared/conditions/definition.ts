import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { ConditionFields, FieldText, FieldValues, Relation } from './field'
import type { DrawnLine } from './drawn-line'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /**
   * Set if the move may have been larger than `value`, which is certain. Candles don't say in which order
   * their prices came.
   */
  readonly possible?: number
  /** For how long a crossing or another event counts as true. */
  readonly standsForMs: number
  /** The first day searched for the all-time high. Missing if the service sent the high. */
  readonly highSince?: EpochMs
  /** If this is set, the numbers are ignored. */
  readonly appearance?: Appearance
}

export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /**
   * `closed`: only bars that have ended are evaluated (for prices, minutes). `forming`: every quote is
   * evaluated.
   */
  readonly bars: 'closed' | 'forming'
  /** If null, only the latest value is needed. */
  readonly since: EpochMs | null
}

export interface Known {
  readonly ath: KnownHigh | null
  readonly breadth: Readonly<Record<string, number | null>>
  readonly knowsPriceAgo: (ms: number) => boolean
  readonly drawing: (id: string) => DrawnLine | null
  readonly now: EpochMs
}

export interface ConditionTraits<Condition> {
  readonly name: FieldText
  /** `none`: the condition is about the whole market or the key, not about a coin. */
  readonly coin: 'needed' | 'optional' | 'none'
  readonly sources: readonly ConditionSource[]
  /** The condition can't be tested on the past, even if there is a history of its data. */
  readonly isLiveOnly?: true
  readonly evaluatesOpenBars: boolean
  /** `points` if the value is a percentage or an index. Missing for events, which have no distance. */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Relation
  /** Returns the new values in ascending order of time. May include older ones, which the caller ignores. */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /**
   * Used instead of `readings` if the condition is about new items, such as headlines. Returns the newest
   * item first, or null if the items aren't loaded.
   */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  lines?(condition: Condition): readonly AlertLine[]
  /** The number of closed candles that the condition needs in addition to those that its indicators need. */
  neededBars?(condition: Condition): number
  history?(condition: Condition): Interval
  /** The drawing's ID. */
  drawing?(condition: Condition): string
  windowMs?(condition: Condition): number
  /**
   * Returns the price that the condition compares with at a given time, or null if it's unknown.
   * @param line the condition's drawing
   */
  priceLevel?(condition: Condition, at: EpochMs, line: DrawnLine | null): number | null
  level?(condition: Condition): number
  atLevel?(condition: Condition, price: number): Condition
  /**
   * Describes the condition: `price above 70,000`, or `price above 0.05 BTC` if the currency must be named.
   * @param line the price of the condition's drawing. Null or missing if unknown
   */
  words(condition: Condition, money?: string | null, line?: number | null): string
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince' | 'possible'>): string
  /** Missing if `now` doesn't contain the word "now". */
  past?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Like `now`, without the indicator's name or the word "now". */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Null if candles are missing, which the caller explains. */
  missing(condition: Condition): string | null
  remarks?(condition: Condition, coin: string | null, known: Known): readonly ConditionRemark[]
}

export const onCandles = { coin: 'needed', sources: ['candles'], evaluatesOpenBars: true } as const

export const onQuotes = { coin: 'needed', sources: ['quotes'], evaluatesOpenBars: true } as const

export const onMarket = <Of extends ConditionSource>(source: Of) =>
  ({ coin: 'none', sources: [source], evaluatesOpenBars: false }) as const

export interface ConditionDefinition<
  Condition,
  Kind extends string = string,
  Of extends ConditionFields = ConditionFields
> extends ConditionTraits<Condition> {
  readonly kind: Kind
  readonly fields: Of
}

export const define = <const Kind extends string, const Of extends ConditionFields>(
  kind: Kind,
  fields: Of,
  traits: ConditionTraits<{ kind: Kind } & FieldValues<Of>>
): ConditionDefinition<{ kind: Kind } & FieldValues<Of>, Kind, Of> => ({ kind, fields, ...traits })
