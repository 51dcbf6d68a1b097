import type { ToldPrice } from '../../src-shared/contract/credits'
import type { PriceTag } from '../../src-shared/contract/values'
import type { FactStore } from '../storage/fact-store'
import type { LedgerStore } from './ledger-store'
import { knownTag } from './price'
import { rateOf } from './learned-rates'
import { PriceHistory } from './price-history'
import { subjectOf, type Subject } from './subject'
import { ToldPrices } from './told-prices'

export interface PriceSources {
  readonly ledger: LedgerStore
  readonly facts: FactStore
  /** The contract's fixed price of an operation in credits, or null where it gives none. */
  readonly knownPrice: (operation: string) => number | null
  /** Whether the service's price list says that the price depends on the coins, without saying how. */
  readonly isPerCoin: (operation: string) => boolean
  /** Held for a call whose price nobody knows, until a dearer one was charged. In credits. */
  readonly unknownReserve: () => number
}

/** A question for a price, as the window asks it. */
export interface PriceQuery {
  readonly operation: string
  readonly coins: readonly string[]
  readonly interval: string | null
  readonly bars: number | null
}

/** What calls cost: by the contract, else by what was charged, else by a person's word. */
export class PriceBook {
  readonly #sources: PriceSources
  readonly #history: PriceHistory
  readonly #told: ToldPrices
  readonly #hints: ToldPrices

  constructor(sources: PriceSources) {
    this.#sources = sources
    this.#history = new PriceHistory(sources.ledger, sources.isPerCoin)
    this.#told = new ToldPrices(sources.facts, 'person')
    this.#hints = new ToldPrices(sources.facts, 'profile')
  }

  /** The price of a call before it is made. */
  priceOf(operation: string, subject: Subject): PriceTag {
    const { knownPrice, unknownReserve } = this.#sources
    const known = knownPrice(operation)
    if (known !== null) return knownTag(known)
    // The dearest call so far may be a free one, or a cheap one: the setting is held at least.
    const reserve = Math.max(this.#history.dearest() ?? 0, unknownReserve())
    const learned = this.#history.tagFor(operation, subject, reserve)
    // A charge that was seen outranks what a person tells.
    const told = learned.state === 'unknown' ? this.toldCost(operation, subject) : null
    if (told !== null) return { state: 'told', credits: told, learned: null, reserve: told }
    const hint = learned.state === 'unknown' ? this.#hints.costOf(operation, subject) : null
    return hint === null ? learned : { ...learned, hint }
  }

  /**
   * Credits of each of some coins in one call, learned or told; null where a call costs the same for any number of them,
   * or where nobody knows.
   */
  coinPrices(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    if (this.#sources.knownPrice(operation) !== null || coins.length === 0) return null
    const learned = this.#history.coinsOf(operation, coins)
    if (learned !== null || this.#history.of(operation).length > 0) return learned
    const told = this.#told.all()[operation]
    return told?.per === 'coin' && told.credits > 0 ? new Map(coins.map(coin => [coin, told.credits])) : null
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

  /** Whether nothing bounds what a call of an operation may cost: no contract, no charge so far, no person's word. */
  isUnbounded(operation: string): boolean {
    const isTold = Object.hasOwn(this.#told.all(), operation)
    return this.#sources.knownPrice(operation) === null && !isTold && this.#history.of(operation).length === 0
  }

  /** A call was charged, in the books already. */
  add(call: { readonly operation: string; readonly subject: Subject }, charged: number): void {
    this.#history.add(call, charged)
  }

  /** What calls of these operations were charged, as rates without coins; only those whose price was learned. */
  learnedRates(operations: readonly string[]): Readonly<Record<string, ToldPrice>> {
    const open = operations.filter(operation => this.#sources.knownPrice(operation) === null)
    return Object.fromEntries(
      open.flatMap(operation => {
        const rate = rateOf(this.#history.of(operation))
        return rate === null ? [] : [[operation, rate] as const]
      })
    )
  }

  /** Remembers what an imported profile says that calls cost: shown where nobody knows, and nothing else. @throws DiskError */
  hint(prices: Readonly<Record<string, ToldPrice>>): void {
    this.#hints.tellAll(prices)
  }

  toldPrices(): Readonly<Record<string, ToldPrice>> {
    return this.#told.all()
  }

  /** @param price null takes back what was told. */
  tell(operation: string, price: ToldPrice | null): void {
    this.#told.tell(operation, price)
  }

  /** Credits of a call by a person's word; null where it does not say. @param rows that came, where they did */
  toldCost(operation: string, subject: Subject, rows: number | null = null): number | null {
    return this.#told.costOf(operation, subject, rows)
  }
}
