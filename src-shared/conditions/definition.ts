import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { ConditionFields, FieldText, FieldValues, Relation } from './field'
import type { DrawnLine } from './drawn-line'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** Determines what the condition costs. */
export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /**
   * The value if the candle's prices came in the order that moves it farthest, because their order is
   * unknown.
   */
  readonly possible?: number
  /** How long an event counts as true. It ends when the next bar closes. */
  readonly standsForMs: number
  /** The first day searched for the all-time high. Missing if the service sent the high. */
  readonly highSince?: EpochMs
  /** A new item, such as a headline. If set, the numbers are ignored. */
  readonly appearance?: Appearance
}

export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /** `closed`: evaluates only bars that have ended (for prices, minutes). `forming`: every quote. */
  readonly bars: 'closed' | 'forming'
  /** The time of the last evaluated value. If null, only the latest value is needed. */
  readonly since: EpochMs | null
}

export interface Known {
  readonly ath: KnownHigh | null
  /** From the last response, by name. */
  readonly breadth: Readonly<Record<string, number | null>>
  readonly knowsPriceAgo: (ms: number) => boolean
  readonly drawing: (id: string) => DrawnLine | null
  readonly now: EpochMs
}

export interface ConditionTraits<Condition> {
  readonly name: FieldText
  /** `none`: the condition is about the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  readonly sources: readonly ConditionSource[]
  /** The condition can't be evaluated for the past, even if its sources have a history. */
  readonly isLiveOnly?: true
  readonly evaluatesOpenBars: boolean
  /** Points if the value is a percentage or an index. Missing for events, which have no distance. */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Relation
  /**
   * New values, ascending by time. May include older ones, which the caller ignores. On the first evaluation,
   * only the latest value.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /**
   * Replaces `readings` for new items such as headlines. Returns all current ones, newest first, or null if
   * they aren't loaded.
   */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  lines?(condition: Condition): readonly AlertLine[]
  /** Closed candles needed in addition to those of the indicators. */
  neededBars?(condition: Condition): number
  /**
   * The interval of the candles with past prices, for conditions that compare prices but aren't evaluated bar
   * by bar.
   */
  history?(condition: Condition): Interval
  /** The drawing's ID. */
  drawing?(condition: Condition): string
  windowMs?(condition: Condition): number
  /**
   * The price that the condition compares with at a time. Null if unknown.
   * @param line the condition's drawing
   */
  priceLevel?(condition: Condition, at: EpochMs, line: DrawnLine | null): number | null
  level?(condition: Condition): number
  /** The condition after the user has dragged its line in the chart. */
  atLevel?(condition: Condition, price: number): Condition
  /**
   * Describes the condition: `price above 70,000`, or `price above 0.05 BTC` if the currency must be named.
   * @param line the price of the condition's drawing. Null or missing if unknown
   */
  words(condition: Condition, money?: string | null, line?: number | null): string
  /** `RSI(14) 54`, `Up now` */
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince' | 'possible'>): string
  /** Describes a past value, for example in the inbox. Missing if `now` doesn't contain the word "now". */
  past?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Like `now`, without the indicator's name or the word "now". Missing if `now` has neither. */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Why there is no value yet. Null if that's because candles are missing. */
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

/** The types of the functions follow from `kind` and `fields`. */
export const define = <const Kind extends string, const Of extends ConditionFields>(
  kind: Kind,
  fields: Of,
  traits: ConditionTraits<{ kind: Kind } & FieldValues<Of>>
): ConditionDefinition<{ kind: Kind } & FieldValues<Of>, Kind, Of> => ({ kind, fields, ...traits })
