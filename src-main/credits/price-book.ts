import type { UserPrice } from '../../src-shared/contract/credits'
import type { PriceTag } from '../../src-shared/contract/values'
import type { FactStore } from '../platform/storage/fact-store'
import type { LedgerStore } from './ledger-store'
import { knownTag } from './price'
import { rateOf } from './learned-rates'
import { PriceHistory } from './price-history'
import { subjectOf, type Subject } from './subject'
import { UserPrices } from './user-prices'

export interface PriceSources {
  readonly ledger: LedgerStore
  readonly facts: FactStore
  readonly knownPrice: (operation: string) => number | null
  /** Whether the price list says that the price depends on the coins. It doesn't say how. */
  readonly isPerCoin: (operation: string) => boolean
  readonly unknownReserve: () => number
}

export interface PriceQuery {
  readonly operation: string
  readonly coins: readonly string[]
  readonly interval: string | null
  readonly bars: number | null
}

export class PriceBook {
  readonly #sources: PriceSources
  readonly #history: PriceHistory
  readonly #userPrices: UserPrices
  readonly #hints: UserPrices

  constructor(sources: PriceSources) {
    this.#sources = sources
    this.#history = new PriceHistory(sources.ledger, sources.isPerCoin)
    this.#userPrices = new UserPrices(sources.facts, 'person')
    this.#hints = new UserPrices(sources.facts, 'profile')
  }

  priceOf(operation: string, subject: Subject): PriceTag {
    const { knownPrice, unknownReserve } = this.#sources
    const known = knownPrice(operation)
    if (known !== null) return knownTag(known)
    // The highest charge so far may be small or even 0, so more may be reserved.
    const reserve = Math.max(this.#history.dearest() ?? 0, unknownReserve())
    const learned = this.#history.tagFor(operation, subject, reserve)
    const userCost = learned.state === 'unknown' ? this.userCost(operation, subject) : null
    if (userCost !== null) return { state: 'user-set', credits: userCost, learned: null, reserve: userCost }
    const hint = learned.state === 'unknown' ? this.#hints.costOf(operation, subject) : null
    return hint === null ? learned : { ...learned, hint }
  }

  coinPrices(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    if (this.#sources.knownPrice(operation) !== null || coins.length === 0) return null
    const learned = this.#history.coinsOf(operation, coins)
    if (learned !== null || this.#history.of(operation).length > 0) return learned
    const userPrice = this.#userPrices.all()[operation]
    return userPrice?.per === 'coin' && userPrice.credits > 0
      ? new Map(coins.map(coin => [coin, userPrice.credits]))
      : null
  }

  price({ operation, coins, interval, bars }: PriceQuery): PriceTag {
    const params: Record<string, string> = { symbol: coins.join(' ') }
    if (interval !== null) params['interval'] = interval
    if (bars !== null) params['bars'] = String(bars)
    return this.priceOf(operation, subjectOf(params))
  }

  latestCall(operation: string): Subject | null {
    return this.#history.of(operation)[0]?.subject ?? null
  }

  isUnbounded(operation: string): boolean {
    const isSetByUser = Object.hasOwn(this.#userPrices.all(), operation)
    return (
      this.#sources.knownPrice(operation) === null && !isSetByUser && this.#history.of(operation).length === 0
    )
  }

  /** Must be called after the charge has been written to the ledger. */
  add(call: { readonly operation: string; readonly subject: Subject }, charged: number): void {
    this.#history.add(call, charged)
  }

  learnedRates(operations: readonly string[]): Readonly<Record<string, UserPrice>> {
    const open = operations.filter(operation => this.#sources.knownPrice(operation) === null)
    return Object.fromEntries(
      open.flatMap(operation => {
        const rate = rateOf(this.#history.of(operation))
        return rate === null ? [] : [[operation, rate] as const]
      })
    )
  }

  /**
   * Takes prices from an imported profile. They are only shown if no other price is known.
   * @throws DiskError
   */
  hint(prices: Readonly<Record<string, UserPrice>>): void {
    this.#hints.setAll(prices)
  }

  userPrices(): Readonly<Record<string, UserPrice>> {
    return this.#userPrices.all()
  }

  setUserPrice(operation: string, price: UserPrice | null): void {
    this.#userPrices.set(operation, price)
  }

  userCost(operation: string, subject: Subject, rows: number | null = null): number | null {
    return this.#userPrices.costOf(operation, subject, rows)
  }
}
