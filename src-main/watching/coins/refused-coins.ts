import { z } from 'zod'
import type { CoinRefusal } from '../../../src-shared/contract/market'
import type { EpochMs } from '../../../src-shared/contract/values'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import { soundEntries } from '../../platform/storage/sound-entries'
import type { FactStore } from '../../platform/storage/fact-store'
import { OwnedFact } from '../../platform/storage/owned-fact'
import type { Clock } from '../../platform/time/clock'
import type { RefusedCoin } from './find-refused-coins'

interface SetAside {
  readonly said: string | null
  readonly since: EpochMs
  readonly triedAt: EpochMs
}

/** Refused coins by operation, because operations may know different coins. */
type StoredRefusals = Readonly<Record<string, Readonly<Record<string, SetAside>>>>

/** Drops entries that can't be read, because the next call finds refused coins again. */
const refusedFact = fact<StoredRefusals>(
  'refused-coins',
  soundEntries(
    soundEntries(z.object({ said: z.string().nullable(), since: z.number(), triedAt: z.number() }))
  )
)
const retryEveryMs = 86_400_000

/** Coins that calls leave out, so that the others load. They are retried daily, and stored in state.db. */
export class RefusedCoins {
  readonly changed = new Emitter<void>()
  readonly #stored: OwnedFact<StoredRefusals>
  readonly #clock: Clock

  constructor(facts: FactStore, clock: Clock) {
    this.#stored = new OwnedFact(facts, refusedFact, {})
    this.#clock = clock
  }

  refusal(operation: string, coin: string): CoinRefusal | null {
    const stored = this.#of(operation)[coin]
    return stored ? { said: stored.said, since: stored.since, retryAt: stored.triedAt + retryEveryMs } : null
  }

  /** Coins that any operation refuses are suspected first. */
  isSuspect(coin: string): boolean {
    return Object.values(this.#stored.value).some(coins => Object.hasOwn(coins, coin))
  }

  isDue(operation: string, coin: string): boolean {
    const stored = this.#of(operation)[coin]
    const now = this.#clock.now()
    // Also due if the clock was set back, because the wait could take more than a day.
    return stored !== undefined && (stored.triedAt + retryEveryMs <= now || stored.triedAt > now)
  }

  setAside(operation: string, found: readonly RefusedCoin[]): void {
    if (found.length === 0) return
    const triedAt = this.#clock.now()
    const before = this.#of(operation)
    const added = found.map(({ coin, said }) => [
      coin,
      { said, since: before[coin]?.since ?? triedAt, triedAt }
    ])
    this.#keep({ ...this.#stored.value, [operation]: { ...before, ...Object.fromEntries(added) } })
  }

  accept(operation: string, coins: readonly string[]): void {
    const gone = new Set(coins)
    const remaining = Object.entries(this.#of(operation)).filter(([coin]) => !gone.has(coin))
    if (remaining.length < Object.keys(this.#of(operation)).length)
      this.#keep({ ...this.#stored.value, [operation]: Object.fromEntries(remaining) })
  }

  /** If the user adds a removed coin again, it's requested at once. */
  keepOnly(coins: readonly string[]): void {
    const watched = new Set(coins)
    for (const [operation, stored] of Object.entries(this.#stored.value))
      this.accept(
        operation,
        Object.keys(stored).filter(coin => !watched.has(coin))
      )
  }

  /** Lets the next call retry all refused coins, because the user wants that or entered another key. */
  tryAll(): void {
    const due = ([coin, stored]: [string, SetAside]) => [coin, { ...stored, triedAt: 0 }]
    const all = Object.entries(this.#stored.value).map(([operation, coins]) => [
      operation,
      Object.fromEntries(Object.entries(coins).map(due))
    ])
    if (all.length > 0) this.#keep(Object.fromEntries(all) as StoredRefusals)
  }

  #of(operation: string): Readonly<Record<string, SetAside>> {
    const { value } = this.#stored
    return Object.hasOwn(value, operation) ? (value[operation] ?? {}) : {}
  }

  #keep(stored: StoredRefusals): void {
    this.#stored.writeOrQueue(stored)
    this.changed.emit()
  }
}
