import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, type EpochMs } from './values'

/** A currency as it is spelt everywhere: EUR. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** What one unit of the service's own prices was worth in another currency. */
export interface DisplayRate {
  readonly rate: number
  readonly at: EpochMs
}

export interface DisplayCurrency {
  /** Null = prices stand as the service tells them. */
  readonly currency: string | null
  /** The coin whose two prices make the rate: the service's in the currency, by its own. Null while nothing is watched. */
  readonly coin: string | null
  /** Null until both prices were told within two minutes of each other. */
  readonly rate: DisplayRate | null
  /** Why the last answer for it told no rate; null where it did, or none came yet. */
  readonly lack: RateLack | null
  /** What a person says that the service's prices are in where nothing names it; null = nobody said. */
  readonly saidMoney: string | null
}

/**
 * Why an answer told no rate. no-price: nothing of the coin in the currency. other-currency: it names another.
 * same-price: it names none, and is the coin's own price: the currency was passed over.
 */
export type RateLack =
  { readonly code: 'no-price' | 'same-price' } | { readonly code: 'other-currency'; readonly named: string }

/**
 * Prices in a currency of one's own: the service's, by a rate that one question of one coin brings. What is charted, and what
 * alerts are set on, stays as the service tells it: a rate of today says nothing of a price of last year.
 */
export const displayCurrency = {
  state: request(nothing).answers<DisplayCurrency>(),
  /** What the service's prices are in where nothing names it; null = that is not known. */
  sayMoney: request(z.object({ money: CurrencyCode.nullable() })).answers<DisplayCurrency>(),
  /** `everyMs`: how often its rate is asked for by itself, which was agreed to at its price; null = by hand alone. */
  choose: request(
    z.object({
      currency: CurrencyCode.nullable(),
      everyMs: z
        .number()
        .int()
        .min(3_600_000)
        .max(7 * 86_400_000)
        .nullable()
    })
  ).answers<DisplayCurrency>()
}

/** What is kept of the choice. */
export const ChosenCurrency = z.object({ currency: CurrencyCode, coin: Coin })
export type ChosenCurrency = z.infer<typeof ChosenCurrency>
