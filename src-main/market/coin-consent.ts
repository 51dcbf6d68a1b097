import { z } from 'zod'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'

export interface CoinConsentSources {
  readonly facts: FactStore
  readonly coins: () => readonly string[]
  /** The watched coins that the service doesn't refuse. */
  readonly open: () => readonly string[]
  /** Price of one call for the quotes of these coins. */
  readonly priceOf: (coins: readonly string[]) => PriceTag
  /** Calls above this many credits need confirmation. */
  readonly confirmAbove: () => number
  /** When the user agreed to the plan, or null if not yet. */
  readonly agreedAt: () => EpochMs | null
  readonly simulated: boolean
}

interface Covered {
  /** The plan agreement that covered all coins watched at that time. */
  readonly agreedAt: EpochMs
  readonly coins: readonly string[]
}

const coveredFact = fact<Covered>(
  'coveredCoins',
  z.object({ agreedAt: z.number(), coins: z.string().array() })
)

/**
 * Decides whose quotes load automatically: coins watched when the user agreed to the plan, or answered since. Coins
 * added later load automatically if one call for all of them is within the confirmation limit. Otherwise they wait
 * for the user.
 */
export class CoinConsent {
  readonly #sources: CoinConsentSources
  readonly #covered: OwnedFact<Covered, null>
  #coins: ReadonlySet<string>

  constructor(sources: CoinConsentSources) {
    this.#sources = sources
    this.#covered = new OwnedFact(sources.facts, coveredFact, null)
    this.#coins = new Set(this.#covered.value?.coins)
    this.look()
  }

  /**
   * Applies a change of plan or watchlist. A new agreement covers all watched coins. Removing a coin ends its
   * coverage.
   */
  look(): void {
    const { coins, agreedAt: planned } = this.#sources
    const agreedAt = planned()
    if (agreedAt === null) return
    if (this.#covered.value?.agreedAt === agreedAt) this.keepOnly(coins())
    else this.#keep(agreedAt, coins())
  }

  /** Covers coins answered by any call, so they load automatically from now on. */
  cover(answered: readonly string[]): void {
    const { value } = this.#covered
    if (value === null || answered.every(coin => this.#coins.has(coin))) return
    const watched = new Set(this.#sources.coins())
    const fresh = answered.filter(coin => watched.has(coin))
    this.#keep(value.agreedAt, [...new Set([...value.coins, ...fresh])])
  }

  /** Limits coverage to these coins. After restoring a copy of the watchlist, the others count as added. */
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

  /** True if a coin was added after the agreement and not answered since. */
  isAdded(coin: string): boolean {
    return !this.#sources.simulated && this.#covered.value !== null && !this.#coins.has(coin)
  }

  /**
   * Coins whose quotes only the user may load, because their common price is unknown or above the confirmation limit.
   */
  waiting(): readonly string[] {
    const { open, priceOf, confirmAbove } = this.#sources
    const added = open().filter(coin => this.isAdded(coin))
    if (added.length === 0) return []
    const { credits } = priceOf(added)
    return credits === null || credits > confirmAbove() ? added : []
  }

  #keep(agreedAt: EpochMs, coins: readonly string[]): void {
    this.#covered.keep({ agreedAt, coins: [...coins] })
    this.#coins = new Set(coins)
  }
}
