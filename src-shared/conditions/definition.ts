import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { Comparison, ConditionFields, FieldText, FieldValues } from './field'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** Where a condition's data comes from. The source determines the cost. */
export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /** How long this reading counts as true if it is an event, in ms: until the next bar closes. */
  readonly standsForMs: number
  /** Start of the data in which the high was found. Absent if the service provided the all-time high. */
  readonly highSince?: EpochMs
  /** Set if an item appeared. The condition is then met, and the numbers are ignored. */
  readonly appearance?: Appearance
}

export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /** `closed`: only bars that have ended (for prices, minutes). `forming`: every quote. */
  readonly bars: 'closed' | 'forming'
  /** Time of the last reading. Null if there was none; a single reading is then enough. */
  readonly since: EpochMs | null
}

export interface Known {
  readonly ath: KnownHigh | null
  /** The values of the last breadth response. Empty if there's none. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price this many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
}

export interface ConditionTraits<Condition> {
  readonly name: FieldText
  /** none: the condition is about the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  readonly sources: readonly ConditionSource[]
  /** Past values can't be calculated, even if the sources have a history. */
  readonly lacksPast?: true
  readonly evaluatesOpenBars: boolean
  /**
   * Unit of the distance to the threshold: points if the value is a percentage or an index. Omitted if the
   * condition is an event and has no distance.
   */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Comparison | 'appears'
  /**
   * New readings, ascending. May include older ones, which the caller ignores. Only one if there was no last
   * reading.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /**
   * Used instead of `readings` if the condition is about new items. Returns all current items, newest first.
   * Null if they aren't loaded.
   */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  lines?(condition: Condition): readonly AlertLine[]
  /** Number of closed candles that the condition needs in addition to those of its lines. */
  neededBars?(condition: Condition): number
  /**
   * Interval of the candles with past prices, for conditions that compare prices but aren't evaluated bar by
   * bar.
   */
  history?(condition: Condition): Interval
  /** The price level that the chart shows as a line. */
  level?(condition: Condition): number
  /** The same condition at another level, after the user dragged its line. */
  atLevel?(condition: Condition, price: number): Condition
  /** `price above 70,000`, or `price above 0.05 BTC` if the currency must be named. */
  words(condition: Condition, money?: string | null): string
  /** The current value: `RSI(14) 54`, `Up now`. */
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince'>): string
  /** A value without `now` or the line's name. Omitted if `now` has neither. */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Why there's no value yet. Null if candles for the lines are missing. */
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

/** Declares a kind of condition. The types of its functions follow from `kind` and `fields`. */
export const define = <const Kind extends string, const Of extends ConditionFields>(
  kind: Kind,
  fields: Of,
  traits: ConditionTraits<{ kind: Kind } & FieldValues<Of>>
): ConditionDefinition<{ kind: Kind } & FieldValues<Of>, Kind, Of> => ({ kind, fields, ...traits })
