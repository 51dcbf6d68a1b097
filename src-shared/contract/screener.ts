import { z } from 'zod'
import { conditionOfKind } from '../conditions/catalogue'
import { AlertCondition } from './conditions'
import type { Fault } from './fault'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, Interval, type EpochMs, type PriceTag } from './values'

/** A coin matches if all conditions of at least one group are true. */
export const ScreenConditions = AlertCondition.refine(
  ({ kind }) => conditionOfKind(kind).coin === 'needed' && conditionOfKind(kind).drawing === undefined,
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
  readonly price: number | null
  readonly at: EpochMs | null
  readonly matches: boolean
  /** One value for each condition, in the order of `anyOf`, one group after the other. */
  readonly values: readonly ScreenValue[]
}

/** Candles that are needed to evaluate a coin, but are missing or end too early. */
export interface MissingCandles {
  readonly coin: string
  readonly interval: Interval
  readonly isPartial: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

export interface ScreenResult {
  readonly coins: readonly string[]
  readonly anyOf: ScreenConditions
  readonly at: EpochMs
  readonly rows: readonly ScreenRow[]
  /** The candles that would be needed for the coins that couldn't be evaluated. */
  readonly missing: readonly MissingCandles[]
  /**
   * Coins that couldn't be evaluated although their candles are loaded, because they are too new or lack
   * volume or price.
   */
  readonly unknown: readonly string[]
}

const question = z.object({ coins: Coin.array().max(2000), anyOf: ScreenConditions })
export type ScreenRequest = z.infer<typeof question>

export const screener = {
  /** Subscribes to `screenerChanged`, which is sent every minute and whenever candles arrive. */
  view: request(question).mirrored<ScreenResult>(),
  /** Returns the matching coins without subscribing to changes. */
  matches: request(question).answers<readonly string[]>(),
  leave: request(z.undefined()).answers<void>(),
  /** Makes one paid call for each entry of `load`. Stops at an error that would affect all further calls. */
  loadCandles: request(
    question.extend({
      load: z.object({ coin: Coin, interval: Interval }).array().min(1).max(12_000)
    })
  ).answers<ScreenResult>()
}
