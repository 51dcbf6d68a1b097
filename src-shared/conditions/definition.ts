import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { ConditionFields, FieldText, FieldValues, Relation } from './field'
import type { DrawnLine } from './drawn-line'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** Where a condition's data comes from, which determines its cost. */
export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /**
   * The value if the candle's prices occurred in the order that moves it farthest. Their actual order is
   * unknown.
   */
  readonly possible?: number
  /** For events: how long the event counts as true, in ms. It ends when the next bar closes. */
  readonly standsForMs: number
  /** The first day searched for the all-time high. Missing if the high is from the service. */
  readonly highSince?: EpochMs
  /** A new item, such as a headline, that meets the condition. If set, the numbers are ignored. */
  readonly appearance?: Appearance
}

export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /**
   * `closed`: evaluates only bars that have ended (for prices, minutes). `forming`: evaluates every quote.
   */
  readonly bars: 'closed' | 'forming'
  /** The time of the last evaluated value. If null, only the latest value is needed. */
  readonly since: EpochMs | null
}

export interface Known {
  readonly ath: KnownHigh | null
  /** Numbers from the last market breadth response. Empty if there was none. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price this many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
  /** Returns a drawing of the alert's coin, or null if it doesn't exist. */
  readonly drawing: (id: string) => DrawnLine | null
  readonly now: EpochMs
}

export interface ConditionTraits<Condition> {
  readonly name: FieldText
  /** `none`: the condition is about the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  readonly sources: readonly ConditionSource[]
  /** Set if the condition can't be evaluated for the past, even if its sources have a history. */
  readonly isLiveOnly?: true
  readonly evaluatesOpenBars: boolean
  /**
   * The unit of the distance to the threshold: points if the value is a percentage or an index. Missing for
   * events, which have no distance.
   */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Relation
  /**
   * Returns new values, ascending by time. May include older ones, which the caller ignores. On the first
   * evaluation, returns only the latest value.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /**
   * Used instead of `readings` for new items such as headlines. Returns all current items, newest first, or
   * null if they aren't loaded.
   */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  lines?(condition: Condition): readonly AlertLine[]
  /** How many closed candles are needed in addition to those of the indicators. */
  neededBars?(condition: Condition): number
  /**
   * The interval of the candles with past prices, for conditions that compare prices but aren't evaluated bar
   * by bar.
   */
  history?(condition: Condition): Interval
  /** The ID of the drawing that the condition is about. */
  drawing?(condition: Condition): string
  /** How far back the condition looks for moves. */
  windowMs?(condition: Condition): number
  /**
   * The price that the condition compares with at a time. Null if unknown.
   * @param line the condition's drawing
   */
  priceLevel?(condition: Condition, at: EpochMs, line: DrawnLine | null): number | null
  /** The price that the chart shows as a line for this condition. */
  level?(condition: Condition): number
  /** Returns the condition with another price, after the user has dragged its line in the chart. */
  atLevel?(condition: Condition, price: number): Condition
  /**
   * Describes the condition: `price above 70,000`, or `price above 0.05 BTC` if the currency must be named.
   * @param line the price of the condition's drawing. Null or missing if unknown
   */
  words(condition: Condition, money?: string | null, line?: number | null): string
  /** Describes the current value: `RSI(14) 54`, `Up now`. */
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince' | 'possible'>): string
  /** Describes a past value, for example in the inbox. Missing if `now` doesn't contain the word "now". */
  past?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Like `now`, without the indicator's name or the word "now". Missing if `now` has neither. */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Explains why there is no value yet. Null if that's because candles are missing. */
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
