import { z } from 'zod'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'

export interface CoinConsentSources {
  readonly facts: FactStore
  readonly coins: () => readonly string[]
  readonly open: () => readonly string[]
  readonly priceOf: (coins: readonly string[]) => PriceTag
  readonly confirmAbove: () => number
  /** Null until the user has agreed to the plan. */
  readonly agreedAt: () => EpochMs | null
  readonly simulated: boolean
}

interface Covered {
  readonly agreedAt: EpochMs
  readonly coins: readonly string[]
}

const coveredFact = fact<Covered>(
  'coveredCoins',
  z.object({ agreedAt: z.number(), coins: z.string().array() })
)

/**
 * Quotes of coins added after the user agreed to the plan only load automatically if the price of one call
 * for all of them is within the confirmation limit.
 */
export class CoinConsent {
  readonly #sources: CoinConsentSources
  readonly #covered: OwnedFact<Covered, null>
  #coins: ReadonlySet<string>

  constructor(sources: CoinConsentSources) {
    this.#sources = sources
    this.#covered = new OwnedFact(sources.facts, coveredFact, null)
    this.#coins = new Set(this.#covered.value?.coins)
    this.check()
  }

  /**
   * Covers all watched coins if the user has agreed to a plan since the last check. Otherwise, drops coins
   * that were removed from the watchlist.
   */
  check(): void {
    const { coins, agreedAt: planned } = this.#sources
    const agreedAt = planned()
    if (agreedAt === null) return
    if (this.#covered.value?.agreedAt === agreedAt) this.keepOnly(coins())
    else this.#keep(agreedAt, coins())
  }

  cover(answered: readonly string[]): void {
    const { value } = this.#covered
    if (value === null || answered.every(coin => this.#coins.has(coin))) return
    const watched = new Set(this.#sources.coins())
    const fresh = answered.filter(coin => watched.has(coin))
    this.#keep(value.agreedAt, [...new Set([...value.coins, ...fresh])])
  }

  /** Forgets all other coins, so a coin that is restored from a backup counts as newly added. */
  keepOnly(coins: readonly string[]): void {
    const { value } = this.#covered
    const known = new Set(coins)
    if (value === null || value.coins.every(coin => known.has(coin))) return
    this.#keep(
      value.agreedAt,
      value.coins.filter(coin => known.has(coin))
    )
  }

  get covered(): readonly string[] {
    return this.#covered.value?.coins ?? this.#sources.coins()
  }

  isAdded(coin: string): boolean {
    return !this.#sources.simulated && this.#covered.value !== null && !this.#coins.has(coin)
  }

  /**
   * Coins that don't load automatically, because one call for all of them exceeds the limit. If its price is unknown,
   * the highest price of a similar call counts.
   */
  waiting(): readonly string[] {
    const { open, priceOf, confirmAbove } = this.#sources
    const added = open().filter(coin => this.isAdded(coin))
    if (added.length === 0) return []
    const { credits, learned } = priceOf(added)
    const most = credits ?? learned?.dearest ?? Infinity
    return most > confirmAbove() ? added : []
  }

  #keep(agreedAt: EpochMs, coins: readonly string[]): void {
    this.#covered.writeOrQueue({ agreedAt, coins: [...coins] })
    this.#coins = new Set(coins)
  }
}
