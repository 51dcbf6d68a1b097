import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, type EpochMs } from './values'

export const CurrencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** How much one unit of the service's currency was worth in another. */
export interface DisplayRate {
  readonly rate: number
  readonly at: EpochMs
}

export interface DisplayCurrency {
  /** Null if prices are shown as the service sends them. */
  readonly currency: string | null
  /**
   * The rate is this coin's price in the currency divided by its price in the service's currency. Null if no
   * coin is watched.
   */
  readonly coin: string | null
  /** Null until both prices have arrived, within two minutes of each other. */
  readonly rate: DisplayRate | null
  /** Why the last response gave no rate. Null if it did, or if none has arrived. */
  readonly lack: RateLack | null
  /** The user's currency for prices without a label. */
  readonly saidMoney: string | null
}

/**
 * - `no-price`: the response has no price for the coin in this currency
 * - `other-currency`: its price has a different currency
 * - `same-price`: its price has no currency and equals the coin's own price, so the service ignored the
 * requested one
 */
export type RateLack =
  { readonly code: 'no-price' | 'same-price' } | { readonly code: 'other-currency'; readonly named: string }

/**
 * Shows the service's prices in another currency. The rate comes from one call about one coin. Charts and
 * alerts stay in the service's currency, because today's rate doesn't apply to last year's price.
 */
export const displayCurrency = {
  state: request(nothing).mirrored<DisplayCurrency>(),
  /** Sets the currency of prices without a label. Null if it's unknown. */
  sayMoney: request(z.object({ money: CurrencyCode.nullable() })).answers<DisplayCurrency>(),
  /** `everyMs` is the rate's refresh interval, at a price the user agreed to. Null for manual. */
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

/** The part of the choice that is saved. */
export const ChosenCurrency = z.object({ currency: CurrencyCode, coin: Coin })
export type ChosenCurrency = z.infer<typeof ChosenCurrency>
