import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { Comparison, ConditionFields, FieldText, FieldValues } from './field'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** Data sources. The main process provides them and determines their cost. */
export type ConditionSource = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

/** A value and its threshold at one time. */
export interface ConditionReading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /** How long an event from this reading stays true, in ms: until the next bar would close. */
  readonly standsForMs: number
  /** Start of the data the high was taken from, if the service didn't supply the all-time high. */
  readonly highSince?: EpochMs
  /** The item that appeared. It triggers regardless of the numbers. */
  readonly appearance?: Appearance
}

/** A new item, such as a headline. */
export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /**
   * - `closed`: ended bars only (ended minutes for prices)
   * - `forming`: every quote
   */
  readonly bars: 'closed' | 'forming'
  /** Time of the last reading. null if there is none, in which case one reading is enough. */
  readonly since: EpochMs | null
}

/** Facts for the warnings shown before an alert is saved. */
export interface Known {
  readonly ath: KnownHigh | null
  /** Values of the last breadth response, empty if there's none. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price this many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
}

/** Describes a kind of condition. `Condition` holds the user's settings. */
export interface ConditionTraits<Condition> {
  /** Label in the list of kinds. */
  readonly name: FieldText
  /** Whether it's evaluated per coin, optionally per coin, or for the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  /** These determine the cost. */
  readonly sources: readonly ConditionSource[]
  /** True if its past values aren't saved, even if its sources have a history. */
  readonly lacksPast?: true
  /** Whether it can be evaluated on bars that are still open. */
  readonly evaluatesOpenBars: boolean
  /**
   * Unit of the distance to the threshold: percent of the value, or points if the value is a
   * percentage or an index. Omitted for conditions that just happen.
   */
  distance?(condition: Condition): 'percent' | 'points'
  comparison(condition: Condition): Comparison | 'appears'
  /**
   * Readings since the last one, in ascending order, or one reading if there was none. The caller
   * drops older ones. Empty if there's no new data.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly ConditionReading[]
  /**
   * Replaces `readings` for conditions about new items: all current items, newest first. null if
   * not known yet.
   */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  /** Indicator lines it depends on. */
  lines?(condition: Condition): readonly AlertLine[]
  /** Closed candles it needs besides those of its lines. */
  neededBars?(condition: Condition): number
  /**
   * Interval of the past candles a price is compared with, for conditions that aren't evaluated bar
   * by bar.
   */
  history?(condition: Condition): Interval
  /** The price level it waits for, shown as a line on the chart. */
  level?(condition: Condition): number
  /** The condition with another level, after the user dragged the line. */
  atLevel?(condition: Condition, price: number): Condition
  /** `price above 70,000`, or `price above 0.05 BTC` if the currency must be named. */
  words(condition: Condition, money?: string | null): string
  /** The current value: `RSI(14) 54`, `Up now`. */
  now(condition: Condition, reading: Pick<ConditionReading, 'value' | 'highSince'>): string
  /** The current value without the line's name. Omitted if `now` doesn't name the line. */
  figure?(condition: Condition, reading: Pick<ConditionReading, 'value'>): string
  /** Why there's no value yet. null if missing candles for its lines are the reason. */
  missing(condition: Condition): string | null
  /** Warnings to show before it's saved. */
  remarks?(condition: Condition, coin: string | null, known: Known): readonly ConditionRemark[]
}

/** For conditions on a coin's candles, including the open one. */
export const onCandles = { coin: 'needed', sources: ['candles'], evaluatesOpenBars: true } as const

/** For conditions on a coin's current quote. */
export const onQuotes = { coin: 'needed', sources: ['quotes'], evaluatesOpenBars: true } as const

/** For conditions on data about the whole market or the key. */
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
