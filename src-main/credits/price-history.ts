import type { PriceTag } from '../../src-shared/contract/values'
import type { LedgerStore } from './ledger-store'
import { KindPrices } from './prediction/kind-prices'
import { predictedTag, pricesByCoin } from './price'
import type { PricedCall } from './priced-call'
import { subjectKind, sameSubject, subjectOf, type Subject } from './subject'

/** At startup, the price of each operation is learned from this many earlier calls. */
export const pricesLearnedFrom = 200

interface Charged {
  calls: readonly PricedCall[]
  readonly kinds: Map<string, KindPrices>
}

/** Caches prices, because the scheduler and every button need them. */
export class PriceHistory {
  readonly #ledger: LedgerStore
  readonly #isPerCoin: (operation: string) => boolean
  readonly #charged = new Map<string, Charged>()
  readonly #tags = new Map<string, PriceTag>()
  readonly #coins = new Map<string, ReadonlyMap<string, number> | null>()
  #dearest: number | null | undefined

  constructor(ledger: LedgerStore, isPerCoin: (operation: string) => boolean) {
    this.#ledger = ledger
    this.#isPerCoin = isPerCoin
  }

  tagFor(operation: string, subject: Subject, reserve: number): PriceTag {
    const question = JSON.stringify([operation, subject, reserve])
    const cached = this.#tags.get(question)
    if (cached) return cached
    const { calls, kinds } = this.#of(operation)
    const kind = subjectKind(subject)
    const ofKind = calls.filter(call => subjectKind(call.subject) === kind)
    const same = ofKind.filter(call => sameSubject(call.subject, subject))
    const prediction = kinds.get(kind)?.predict(subject) ?? { state: 'unknown', most: null }
    const tag = predictedTag(prediction, same.length > 0 ? same : ofKind, reserve)
    this.#tags.set(question, tag)
    return tag
  }

  coinsOf(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    const question = JSON.stringify([operation, coins])
    const cached = this.#coins.get(question)
    if (cached !== undefined) return cached
    const kind = subjectKind(subjectOf({ symbol: coins.join(' ') }))
    const prices = pricesByCoin(
      coins,
      this.of(operation).filter(call => subjectKind(call.subject) === kind)
    )
    this.#coins.set(question, prices)
    return prices
  }

  dearest(): number | null {
    if (this.#dearest === undefined) this.#dearest = this.#ledger.dearest()
    return this.#dearest
  }

  add({ operation, subject }: { operation: string; subject: Subject }, charged: number): void {
    if (charged > 0) this.#dearest = Math.max(this.dearest() ?? 0, charged)
    this.#tags.clear()
    this.#coins.clear()
    const known = this.#charged.get(operation)
    if (!known) return
    // Calls with equal parameters share a subject, because comparing lists of a thousand coins would be slow
    // otherwise.
    const same = known.calls.find(call => sameSubject(call.subject, subject))?.subject ?? subject
    const call = { subject: same, charged }
    known.calls = [call, ...known.calls].slice(0, pricesLearnedFrom)
    this.#learn(operation, known, call)
  }

  of(operation: string): readonly PricedCall[] {
    return this.#of(operation).calls
  }

  #of(operation: string): Charged {
    const known = this.#charged.get(operation)
    if (known) return known
    const calls = this.#ledger.pricedCalls(operation, pricesLearnedFrom)
    const read: Charged = { calls, kinds: new Map() }
    for (const call of calls.toReversed()) this.#learn(operation, read, call)
    this.#charged.set(operation, read)
    return read
  }

  #learn(operation: string, { kinds }: Charged, call: PricedCall): void {
    const name = subjectKind(call.subject)
    const kind = kinds.get(name) ?? new KindPrices(this.#isPerCoin(operation))
    kinds.set(name, kind)
    kind.add(call)
  }
}
