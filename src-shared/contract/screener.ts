import { z } from 'zod'
import { conditionOfKind } from '../conditions/catalogue'
import { AlertCondition } from './conditions'
import type { Fault } from './fault'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, Interval, type EpochMs, type PriceTag } from './values'

/** Conditions are evaluated per coin. All conditions of at least one group must be true. */
export const ScreenConditions = AlertCondition.refine(
  ({ kind }) => conditionOfKind(kind).coin === 'needed',
  'input-misfit' satisfies InputIssue
)
  .array()
  .min(1)
  .max(6)
  .array()
  .min(1)
  .max(6)
export type ScreenConditions = z.infer<typeof ScreenConditions>

export const Screen = z.object({
  id: z.number().int().positive(),
  name: z.string().trim().min(1).max(60),
  anyOf: ScreenConditions
})
export type Screen = z.infer<typeof Screen>

export const mostScreens = 50

export interface ScreenValue {
  readonly value: number | null
  readonly against: number | null
  readonly holds: boolean | null
}

export interface ScreenRow {
  readonly coin: string
  /** The latest known price, from a quote or a candle. */
  readonly price: number | null
  readonly at: EpochMs | null
  readonly matches: boolean
  /** In the order of the conditions, one group after the other. */
  readonly values: readonly ScreenValue[]
}

/** Candles needed to evaluate a coin that are missing or end too early. */
export interface MissingCandles {
  readonly coin: string
  readonly interval: Interval
  readonly held: boolean
  readonly price: PriceTag
  /** Why the last attempt to load them failed. */
  readonly fault: Fault | null
}

export interface ScreenResult {
  readonly coins: readonly string[]
  readonly anyOf: ScreenConditions
  readonly at: EpochMs
  readonly rows: readonly ScreenRow[]
  /** For coins that couldn't be evaluated. */
  readonly lacking: readonly MissingCandles[]
  /** Coins with candles that couldn't be evaluated, because they are too new or lack volume or price. */
  readonly unknown: readonly string[]
}

const question = z.object({ coins: Coin.array().max(2000), anyOf: ScreenConditions })
export type ScreenQuestion = z.infer<typeof question>

export const screener = {
  /**
   * Subscribes to `screenerChanged` for this question. The event is sent when new candles arrive, and every
   * minute.
   */
  look: request(question).mirrored<ScreenResult>(),
  /** The coins that match now. Doesn't subscribe. */
  matches: request(question).answers<readonly string[]>(),
  leave: request(z.undefined()).answers<void>(),
  /** Loads candles, with one paid call each. Stops at an error that every further call would run into. */
  loadCandles: request(
    question.extend({
      load: z.object({ coin: Coin, interval: Interval }).array().min(1).max(12_000)
    })
  ).answers<ScreenResult>()
}
