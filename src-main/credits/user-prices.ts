import { UserPrice } from '../../src-shared/contract/credits'
import type { Answer } from '../../src-shared/contract/answer'
import { fact } from '../platform/storage/fact'
import { soundEntries } from '../platform/storage/sound-entries'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import { sizeOf, type Subject } from './subject'

type PricesByOperation = Readonly<Record<string, UserPrice>>
const userPricesFact = fact<PricesByOperation>('toldPrices', soundEntries(UserPrice))
const hintFact = fact<PricesByOperation>('priceHints', soundEntries(UserPrice))

/** Loaded from and saved to state.db. */
export class UserPrices {
  readonly #prices: OwnedFact<PricesByOperation>

  constructor(facts: FactStore, from: 'person' | 'profile') {
    this.#prices = new OwnedFact(facts, from === 'person' ? userPricesFact : hintFact, {})
  }

  all(): PricesByOperation {
    return this.#prices.value
  }

  /** @param price null removes the price */
  set(operation: string, price: UserPrice | null): void {
    const { [operation]: _, ...others } = this.#prices.value
    this.#prices.write(price === null ? others : { ...others, [operation]: price })
  }

  /** @throws DiskError */
  setAll(prices: PricesByOperation): void {
    this.#prices.write({ ...this.#prices.value, ...prices })
  }

  /**
   * In whole credits, rounded up. Null if the user set no price, or if it depends on an unknown number of rows.
   * @param rows number of rows received, if known
   */
  costOf(operation: string, subject: Subject, rows: number | null = null): number | null {
    const { value } = this.#prices
    const price = Object.hasOwn(value, operation) ? value[operation] : undefined
    if (price === undefined) return null
    const count = { call: 1, coin: Math.max(1, subject.coins.length), row: rows ?? sizeOf(subject) }[
      price.per
    ]
    return count === null ? null : Math.ceil(price.credits * count - 1e-6)
  }
}

export const rowCount = ({ data, dropped }: Answer): number =>
  (Array.isArray(data) ? data.length : 1) + dropped
