import { z } from 'zod'
import type { CoinRefusal } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { fact } from '../storage/fact'
import { soundEntries } from '../storage/sound-entries'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import type { Clock } from '../time/clock'
import type { FoundCoin } from './hunt'

interface SetAside {
  readonly said: string | null
  /** When it was found, and when it was last asked about. */
  readonly since: EpochMs
  readonly triedAt: EpochMs
}

/** By operation, by coin: what one operation refuses another may know. */
type Kept = Readonly<Record<string, Readonly<Record<string, SetAside>>>>

/** What of it can't be read is nothing: a coin that is still refused is found again. */
const refusedFact = fact<Kept>(
  'refused-coins',
  soundEntries(
    soundEntries(z.object({ said: z.string().nullable(), since: z.number(), triedAt: z.number() }))
  )
)
const retryEveryMs = 86_400_000

/** Coins that the service refuses, kept in state.db: set aside, so that the others are answered, and tried daily. */
export class RefusedCoins {
  readonly changed = new Emitter<void>()
  readonly #kept: OwnedFact<Kept>
  readonly #clock: Clock

  constructor(facts: FactStore, clock: Clock) {
    this.#kept = new OwnedFact(facts, refusedFact, {})
    this.#clock = clock
  }

  /** Why an operation is not asked about a coin; null where it is. */
  refusal(operation: string, coin: string): CoinRefusal | null {
    const kept = this.#of(operation)[coin]
    return kept ? { said: kept.said, since: kept.since, retryAt: kept.triedAt + retryEveryMs } : null
  }

  /** Refused by any operation: the first place to look when another one refuses a list. */
  isSuspect(coin: string): boolean {
    return Object.values(this.#kept.value).some(coins => Object.hasOwn(coins, coin))
  }

  /** Whether a coin that is set aside may be asked about again. */
  isDue(operation: string, coin: string): boolean {
    const kept = this.#of(operation)[coin]
    const now = this.#clock.now()
    // A clock that was set back must not make the day longer.
    return kept !== undefined && (kept.triedAt + retryEveryMs <= now || kept.triedAt > now)
  }

  setAside(operation: string, found: readonly FoundCoin[]): void {
    if (found.length === 0) return
    const triedAt = this.#clock.now()
    const before = this.#of(operation)
    const added = found.map(({ coin, said }) => [
      coin,
      { said, since: before[coin]?.since ?? triedAt, triedAt }
    ])
    this.#keep({ ...this.#kept.value, [operation]: { ...before, ...Object.fromEntries(added) } })
  }

  /** The service knows these after all. */
  accept(operation: string, coins: readonly string[]): void {
    const gone = new Set(coins)
    const kept = Object.entries(this.#of(operation)).filter(([coin]) => !gone.has(coin))
    if (kept.length < Object.keys(this.#of(operation)).length)
      this.#keep({ ...this.#kept.value, [operation]: Object.fromEntries(kept) })
  }

  /** A coin taken off every list has nothing to wait for: added again, it is asked about at once. */
  keepOnly(coins: readonly string[]): void {
    const watched = new Set(coins)
    for (const [operation, kept] of Object.entries(this.#kept.value))
      this.accept(
        operation,
        Object.keys(kept).filter(coin => !watched.has(coin))
      )
  }

  /** A person wants another try now, or another key is in use: each is asked about again with the next call. */
  tryAll(): void {
    const due = ([coin, kept]: [string, SetAside]) => [coin, { ...kept, triedAt: 0 }]
    const all = Object.entries(this.#kept.value).map(([operation, coins]) => [
      operation,
      Object.fromEntries(Object.entries(coins).map(due))
    ])
    if (all.length > 0) this.#keep(Object.fromEntries(all) as Kept)
  }

  #of(operation: string): Readonly<Record<string, SetAside>> {
    const { value } = this.#kept
    return Object.hasOwn(value, operation) ? (value[operation] ?? {}) : {}
  }

  #keep(kept: Kept): void {
    this.#kept.keep(kept)
    this.changed.emit()
  }
}
