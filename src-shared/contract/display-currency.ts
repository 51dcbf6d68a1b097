import { z } from 'zod'
import { nothing, request } from './request'
import { Coin, type EpochMs } from './values'

export const CurrencyCode = z.string().regex(/^[A-Z]{3,5}$/)

/** What one unit of the service's own currency was worth in another currency. */
export interface DisplayRate {
  readonly rate: number
  readonly at: EpochMs
}

export interface DisplayCurrency {
  /** null = show prices as the service sends them. */
  readonly currency: string | null
  /**
   * The rate is this coin's price in the currency divided by its price in the service's own. null
   * while no coin is watched.
   */
  readonly coin: string | null
  /** null until both prices arrived within two minutes of each other. */
  readonly rate: DisplayRate | null
  /** Why the last response gave no rate. null if it did, or none has arrived. */
  readonly lack: RateLack | null
  /** The user's answer to which currency unlabelled prices are in. null = not answered. */
  readonly saidMoney: string | null
}

/**
 * Why a response gave no rate.
 * - `no-price`: no price for the coin in this currency
 * - `other-currency`: labelled with another one
 * - `same-price`: unlabelled and equal to the coin's own price, so the currency parameter was
 *   ignored
 */
export type RateLack =
  { readonly code: 'no-price' | 'same-price' } | { readonly code: 'other-currency'; readonly named: string }

/**
 * Shows the service's prices in another currency, by a rate from one question about one coin.
 * Charts and alerts stay in the service's currency: today's rate says nothing about last year's
 * price.
 */
export const displayCurrency = {
  state: request(nothing).mirrored<DisplayCurrency>(),
  /** Sets the currency of unlabelled prices. null = unknown. */
  sayMoney: request(z.object({ money: CurrencyCode.nullable() })).answers<DisplayCurrency>(),
  /** `everyMs`: auto-refresh interval of the rate, at a price the user agreed to. null = manual. */
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
