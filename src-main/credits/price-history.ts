import type { PriceTag } from '../../src-shared/contract/values'
import type { LedgerStore } from './ledger-store'
import { pricesByCoin, priceTag, type PricedCall } from './price'
import { isSameKind, sameSubject, subjectOf, type Subject } from './subject'

/** How many earlier calls of an operation its learned price is taken from. */
export const pricesLearnedFrom = 200

/**
 * What calls were charged, by operation: read from the books once, then kept in memory, since prices are
 * asked for at every tick and on every button.
 */
export class PriceHistory {
  readonly #ledger: LedgerStore
  readonly #calls = new Map<string, readonly PricedCall[]>()
  readonly #tags = new Map<string, PriceTag>()
  readonly #coins = new Map<string, ReadonlyMap<string, number> | null>()
  #dearest: number | null | undefined

  constructor(ledger: LedgerStore) {
    this.#ledger = ledger
  }

  /** The learned price; unknown where charges do not tell it. @param reserve held where nothing is known, in credits */
  tagFor(operation: string, subject: Subject, reserve: number): PriceTag {
    const question = JSON.stringify([operation, subject, reserve])
    const kept = this.#tags.get(question)
    if (kept) return kept
    const tag = priceTag({ subject, known: null, history: this.of(operation), unknownReserve: reserve })
    this.#tags.set(question, tag)
    return tag
  }

  /** Credits of each coin; null where the operation is not charged by the coin, or nothing tells. */
  coinsOf(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    const question = JSON.stringify([operation, coins])
    const kept = this.#coins.get(question)
    if (kept !== undefined) return kept
    const subject = subjectOf({ symbol: coins.join(' ') })
    const history = this.of(operation).filter(call => isSameKind(call.subject, subject))
    const prices = pricesByCoin(coins, history)
    this.#coins.set(question, prices)
    return prices
  }

  /** Credits of the dearest call of any operation; null before the first that cost something. */
  dearest(): number | null {
    if (this.#dearest === undefined) this.#dearest = this.#ledger.dearest()
    return this.#dearest
  }

  /** A call was charged, in the books already. */
  add({ operation, subject }: { operation: string; subject: Subject }, charged: number): void {
    if (charged > 0) this.#dearest = Math.max(this.dearest() ?? 0, charged)
    this.#tags.clear()
    this.#coins.clear()
    const calls = this.#calls.get(operation)
    // Not read yet: the books hold it when they are.
    if (!calls) return
    // Equal subjects are one object: a list of a thousand coins is then compared at a traySnapshot.
    const same = calls.find(call => sameSubject(call.subject, subject))?.subject ?? subject
    this.#calls.set(operation, [{ subject: same, charged }, ...calls].slice(0, pricesLearnedFrom))
  }

  /** Charges of an operation, newest first. */
  of(operation: string): readonly PricedCall[] {
    const calls = this.#calls.get(operation) ?? this.#ledger.pricedCalls(operation, pricesLearnedFrom)
    this.#calls.set(operation, calls)
    return calls
  }
}
