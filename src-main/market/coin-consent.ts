import { z } from 'zod'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'

export interface CoinConsentSources {
  readonly facts: FactStore
  /** The watched coins. */
  readonly coins: () => readonly string[]
  /** Those of them that the service does not refuse. */
  readonly open: () => readonly string[]
  /** One call for the quotes of some coins. */
  readonly priceOf: (coins: readonly string[]) => PriceTag
  /** A call dearer than so many credits asks first. */
  readonly confirmAbove: () => number
  /** When the plan was agreed to; null before that. */
  readonly agreedAt: () => EpochMs | null
  /** Simulated credits need no consent. */
  readonly simulated: boolean
}

interface Covered {
  /** The agreement that all coins watched then were part of. */
  readonly agreedAt: EpochMs
  readonly coins: readonly string[]
}

const coveredFact = fact<Covered>(
  'coveredCoins',
  z.object({ agreedAt: z.number(), coins: z.string().array() })
)

/**
 * Whose quotes may be bought without a person: coins that were watched when the plan was agreed to, or were answered since.
 * Coins that came later, in whatever way, are bought by themselves while one call for all of them costs no more than a
 * call may without a question; otherwise they wait for a person.
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

  /** The plan or the watchlist may be another one: an agreement covers all coins, and one that is removed is covered no more. */
  look(): void {
    const { coins, agreedAt: planned } = this.#sources
    const agreedAt = planned()
    if (agreedAt === null) return
    if (this.#covered.value?.agreedAt === agreedAt) this.keepOnly(coins())
    else this.#keep(agreedAt, coins())
  }

  /** These were answered, whoever asked: they are bought with the others from now on. */
  cover(answered: readonly string[]): void {
    const { value } = this.#covered
    if (value === null || answered.every(coin => this.#coins.has(coin))) return
    const watched = new Set(this.#sources.coins())
    const fresh = answered.filter(coin => watched.has(coin))
    this.#keep(value.agreedAt, [...new Set([...value.coins, ...fresh])])
  }

  /** A copy of the watchlist was put back: what was not watched before it is as good as added. */
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

  /** Whether a coin came after the others, and was not answered since. */
  isAdded(coin: string): boolean {
    return !this.#sources.simulated && this.#covered.value !== null && !this.#coins.has(coin)
  }

  /** Coins that a person alone may buy quotes of: together they cost more than a call may, or nobody knows how much. */
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
