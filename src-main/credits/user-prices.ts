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

export class UserPrices {
  readonly #prices: OwnedFact<PricesByOperation>

  constructor(facts: FactStore, from: 'person' | 'profile') {
    this.#prices = new OwnedFact(facts, from === 'person' ? userPricesFact : hintFact, {})
  }

  all(): PricesByOperation {
    return this.#prices.value
  }

  set(operation: string, price: UserPrice | null): void {
    const { [operation]: _, ...others } = this.#prices.value
    this.#prices.write(price === null ? others : { ...others, [operation]: price })
  }

  /** @throws DiskError */
  setAll(prices: PricesByOperation): void {
    this.#prices.write({ ...this.#prices.value, ...prices })
  }

  /**
   * In whole credits, rounded up. Returns null if the user set no price, or if the price depends on a number
   * of rows that isn't known.
   * @param rows the number of rows received, if known
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
