import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, type EpochMs } from './values'

export const CurrencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** The value of one unit of the service's currency in the display currency. */
export interface DisplayRate {
  readonly rate: number
  readonly at: EpochMs
}

export interface DisplayCurrency {
  /** Null for the service's currency. */
  readonly currency: string | null
  /**
   * The coin that determines the rate, which is the coin's price in the display currency divided by its price
   * in the service's currency.
   */
  readonly coin: string | null
  /** Null until both prices of the coin have arrived within two minutes of each other. */
  readonly rate: DisplayRate | null
  readonly missingReason: MissingRateReason | null
  /** The currency that the user chose for prices without a stated currency. */
  readonly fallbackCurrency: string | null
}

/**
 * - `no-price`: there is no price for the coin in the display currency
 * - `other-currency`: the price is in a different currency
 * - `same-price`: the price has no currency and equals the coin's usual price, so the service probably
 *   ignored the requested currency
 */
export type MissingRateReason =
  { readonly code: 'no-price' | 'same-price' } | { readonly code: 'other-currency'; readonly named: string }

/**
 * The display currency only changes how current prices are shown. The rate comes from one call about one
 * coin. Charts and alerts don't use it, because today's rate doesn't apply to last year's prices.
 */
export const displayCurrency = {
  state: request(nothing).mirrored<DisplayCurrency>(),
  /** Sets the currency of prices for which the service states none. Null if the user doesn't know it. */
  sayMoney: request(z.object({ money: CurrencyCode.nullable() })).answers<DisplayCurrency>(),
  /**
   * `everyMs` is how often the rate is refreshed, at a price that the user has agreed to. If it's null, the
   * user refreshes it manually.
   */
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

export const ChosenCurrency = z.object({ currency: CurrencyCode, coin: Coin })
export type ChosenCurrency = z.infer<typeof ChosenCurrency>
