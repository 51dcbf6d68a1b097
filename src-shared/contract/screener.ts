import { z } from 'zod'
import { conditionOfKind } from '../conditions/catalogue'
import { AlertCondition } from './conditions'
import type { Fault } from './fault'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, Interval, type EpochMs, type PriceTag } from './values'

/** Conditions that are evaluated of a coin: within a group joined by and, the groups by or. */
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

/** A screen a person saved. */
export const Screen = z.object({
  id: z.number().int().positive(),
  name: z.string().trim().min(1).max(60),
  anyOf: ScreenConditions
})
export type Screen = z.infer<typeof Screen>

export const mostScreens = 50

/** What one condition is of one coin. */
export interface ScreenValue {
  /** null = it can't be told. */
  readonly value: number | null
  readonly against: number | null
  readonly holds: boolean | null
}

/** One coin that could be evaluated. */
export interface ScreenRow {
  readonly coin: string
  /** The newest that is known: of a quote, else of a candle. */
  readonly price: number | null
  /** Of the price, epoch ms. */
  readonly at: EpochMs | null
  readonly matches: boolean
  /** In the order of the conditions, one group after the other. */
  readonly values: readonly ScreenValue[]
}

/** Candles that are missing, or end too early, for a coin to be evaluated. */
export interface MissingCandles {
  readonly coin: string
  readonly interval: Interval
  readonly held: boolean
  readonly price: PriceTag
  /** Why they did not come when they were last asked for. */
  readonly fault: Fault | null
}

/** What came of a screen, at 0 credits. */
export interface ScreenResult {
  readonly coins: readonly string[]
  readonly anyOf: ScreenConditions
  readonly at: EpochMs
  readonly rows: readonly ScreenRow[]
  /** Coins that could not be evaluated for want of these candles. */
  readonly lacking: readonly MissingCandles[]
  /** Coins that could not be evaluated though their candles are there: too young, without volume, without a price. */
  readonly unknown: readonly string[]
}

const question = z.object({ coins: Coin.array().max(2000), anyOf: ScreenConditions })
export type ScreenQuestion = z.infer<typeof question>

/** Which coins of a list fulfil conditions, by quotes and candles that are held. */
export const screener = {
  /** From then on `screenChanged` tells this question anew: when candles came, and each minute. */
  look: request(question).answers<ScreenResult>(),
  /** Nobody looks any more: nothing is told. */
  leave: request(z.undefined()).answers<void>(),
  /** Loads candles for a person, one paid call each; what would meet every other call ends it. */
  loadCandles: request(
    question.extend({
      load: z.object({ coin: Coin, interval: Interval }).array().min(1).max(12_000)
    })
  ).answers<ScreenResult>()
}
