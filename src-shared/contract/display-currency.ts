import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, type EpochMs } from './values'

export const CurrencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** The value of one unit of the service's currency. */
export interface DisplayRate {
  readonly rate: number
  readonly at: EpochMs
}

export interface DisplayCurrency {
  /** Null if prices are in the service's currency. */
  readonly currency: string | null
  /**
   * The rate is this coin's price in the display currency divided by its usual price. Null if no coin is
   * watched.
   */
  readonly coin: string | null
  /** Null until both prices have arrived within two minutes of each other. */
  readonly rate: DisplayRate | null
  /** Null if the last response gave a rate, or before the first. */
  readonly lack: RateLack | null
  /** For prices without a stated currency. */
  readonly saidMoney: string | null
}

/**
 * - `no-price`: no price for the coin in the display currency
 * - `other-currency`: the price is in a different currency
 * - `same-price`: the price has no currency and equals the usual price, so the service probably ignored the
 *   requested one
 */
export type RateLack =
  { readonly code: 'no-price' | 'same-price' } | { readonly code: 'other-currency'; readonly named: string }

/**
 * Shows prices in another currency, with a rate from one call about one coin. Charts and alerts stay in the
 * service's currency, because today's rate doesn't apply to last year's prices.
 */
export const displayCurrency = {
  state: request(nothing).mirrored<DisplayCurrency>(),
  /** For prices without a stated currency. Null if unknown. */
  sayMoney: request(z.object({ money: CurrencyCode.nullable() })).answers<DisplayCurrency>(),
  /** `everyMs` is the agreed refresh interval of the rate, null for manual. */
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
