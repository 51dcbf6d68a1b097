import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { ConditionFields, FieldText, FieldValues, Relation } from './field'
import type { DrawnLine } from './drawn-line'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** The source determines the cost. */
export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /** The value if the order of prices in a candle, which is unknown, moved it the farthest. */
  readonly possible?: number
  /** For events: how long they stay true, until the next bar closes. */
  readonly standsForMs: number
  /** The first day searched for the all-time high. Missing if it's from the service. */
  readonly highSince?: EpochMs
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
  /** If null, only the latest value is needed. */
  readonly since: EpochMs | null
}

export interface Known {
  readonly ath: KnownHigh | null
  /** From the last market breadth response, or empty. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price this many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
  /** Null if the drawing doesn't exist. */
  readonly drawing: (id: string) => DrawnLine | null
  readonly now: EpochMs
}

export interface ConditionTraits<Condition> {
  readonly name: FieldText
  /** `none`: the condition is about the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  readonly sources: readonly ConditionSource[]
  /** The condition can't be evaluated for the past, even if its sources have a history. */
  readonly lacksPast?: true
  readonly evaluatesOpenBars: boolean
  /** Points if the value is a percentage or an index. Missing for events, which have no distance. */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Relation
  /**
   * New values, ascending. May include older ones, which are ignored. Only the latest on the first
   * evaluation.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /** For new items such as headlines. All current items, newest first, or null if they aren't loaded. */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  lines?(condition: Condition): readonly AlertLine[]
  /** Closed candles needed in addition to those of the indicators. */
  neededBars?(condition: Condition): number
  /** For conditions that compare past prices without being evaluated bar by bar. */
  history?(condition: Condition): Interval
  /** The ID of the condition's drawing. */
  drawing?(condition: Condition): string
  /** How far back the condition looks for moves. */
  windowMs?(condition: Condition): number
  /**
   * What the price is compared with. Null if unknown.
   * @param line the condition's drawing
   */
  priceLevel?(condition: Condition, at: EpochMs, line: DrawnLine | null): number | null
  level?(condition: Condition): number
  /** Used when the user drags the line in the chart. */
  atLevel?(condition: Condition, price: number): Condition
  /** `price above 70,000`, or `price above 0.05 BTC` if the currency must be named. */
  words(condition: Condition, money?: string | null): string
  /** `RSI(14) 54`, `Up now` */
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince' | 'possible'>): string
  /** Without the indicator's name or the word "now". Missing if `now` has neither. */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Null if candles are missing. */
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
