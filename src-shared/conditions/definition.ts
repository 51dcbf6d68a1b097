import type { EpochMs, Interval } from '../contract/values'
import type { AlertFacts, KnownHigh } from './facts'
import type { Comparison, Fields, Said, Values } from './field'
import type { AlertLine } from './line'
import type { ConditionRemark } from './remark'

/** What readings are taken from. The main process provides each, and says what it costs. */
export type Source = 'quotes' | 'candles' | 'ath' | 'fearGreed' | 'breadth' | 'news' | 'quota'

/** A value and what it is compared with, at one moment. */
export interface Reading {
  readonly at: EpochMs
  readonly value: number
  readonly against: number
  /** How long an event of this reading stands: until the next bar would close. In ms. */
  readonly standsForMs: number
  /** Of a distance from a high that no service said: since when it is the highest. */
  readonly highSince?: EpochMs
  /** What appeared: an event of its own, whatever the numbers. */
  readonly appearance?: Appearance
}

/** Something that was not there before, such as a headline. */
export interface Appearance {
  readonly id: string
  readonly title: string
}

export interface About {
  readonly coin: string | null
  /** closed: only bars (and, for prices, minutes) that have ended. forming: every quote. */
  readonly bars: 'closed' | 'forming'
  /** The last reading; null = none yet: then one is enough to begin with. */
  readonly since: EpochMs | null
}

/** What a person is told of before an alert is set. */
export interface Known {
  readonly ath: KnownHigh | null
  /** The numbers of the last breadth answer; empty where none has come. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price so many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
}

/** All there is to know of one kind of condition; `Condition` is what a person set. */
export interface ConditionTraits<Condition> {
  /** In the list of kinds. */
  readonly name: Said
  /** Whether it is evaluated of one coin, may be, or is about the market or the key. */
  readonly coin: 'needed' | 'optional' | 'none'
  /** Its cost follows from these. */
  readonly sources: readonly Source[]
  /** Bars that are still open can be evaluated as well. */
  readonly evaluatesOpenBars: boolean
  /**
   * What the distance to its threshold is counted in: percent of the value, or points, where the value is a percentage or
   * an index already. Without one it happens or does not.
   */
  distance?(condition: Condition): 'percent' | 'points'
  /** How its value must stand to its threshold. */
  comparison(condition: Condition): Comparison | 'appears'
  /**
   * What it says since the last reading, ascending in time; one reading where there was none before. Earlier ones are
   * left out by the caller. Empty where nothing new is known.
   */
  readings(condition: Condition, about: About, facts: AlertFacts): readonly Reading[]
  /** Instead of readings, where it appears: all that is there now, newest first; null = not known yet. */
  appearances?(condition: Condition, coin: string | null, facts: AlertFacts): readonly Appearance[] | null
  /** The lines it is computed from. */
  lines?(condition: Condition): readonly AlertLine[]
  /** How many closed candles it needs beyond those of its lines. */
  neededBars?(condition: Condition): number
  /** Not evaluated bar by bar, and yet told by these candles: what a price is compared with. */
  history?(condition: Condition): Interval
  /** The price of the coin it waits for: a line on its chart. */
  level?(condition: Condition): number
  /** The same at another price: the line was dragged there. */
  atLevel?(condition: Condition, price: number): Condition
  /** `price above 70,000`; a price in a money that has to be named, `price above 0.05 BTC`. */
  words(condition: Condition, money?: string | null): string
  /** What its value is now: `RSI(14) 54`, `Up now`. */
  now(condition: Condition, reading: Pick<Reading, 'value' | 'highSince'>): string
  /** The same beside the line's own name; where it is left out, `now` says no name. */
  figure?(condition: Condition, reading: Pick<Reading, 'value'>): string
  /** Why there is no value yet; null where the candles its lines need are to be counted. */
  missing(condition: Condition): string | null
  /** What a person should know before setting it. */
  remarks?(condition: Condition, coin: string | null, known: Known): readonly ConditionRemark[]
}

/** Of a condition on a coin's candles, which may still be open. */
export const onCandles = { coin: 'needed', sources: ['candles'], evaluatesOpenBars: true } as const

/** Of a condition on a coin's quote, which is of now. */
export const onQuotes = { coin: 'needed', sources: ['quotes'], evaluatesOpenBars: true } as const

/** Of a condition on something that is told of the whole market or of the key. */
export const onceTold = <Of extends Source>(source: Of) =>
  ({ coin: 'none', sources: [source], evaluatesOpenBars: false }) as const

export interface ConditionDefinition<
  Condition,
  Kind extends string = string,
  Of extends Fields = Fields
> extends ConditionTraits<Condition> {
  readonly kind: Kind
  readonly fields: Of
}

/** Declares a kind of condition; its kind and what its fields hold are what its functions are given. */
export const define = <const Kind extends string, const Of extends Fields>(
  kind: Kind,
  fields: Of,
  traits: ConditionTraits<{ kind: Kind } & Values<Of>>
): ConditionDefinition<{ kind: Kind } & Values<Of>, Kind, Of> => ({ kind, fields, ...traits })
