import { ToldPrice } from '../../src-shared/contract/credits'
import type { Answer } from '../../src-shared/contract/answer'
import { fact } from '../storage/fact'
import { soundEntries } from '../storage/sound-entries'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import { sizeOf, type Subject } from './subject'

type Told = Readonly<Record<string, ToldPrice>>
const toldFact = fact<Told>('toldPrices', soundEntries(ToldPrice))
const hintFact = fact<Told>('priceHints', soundEntries(ToldPrice))

/**
 * What a person told that calls cost, where the service does not tell it, or what an imported profile says: in state.db,
 * by operation.
 */
export class ToldPrices {
  readonly #told: OwnedFact<Told>

  constructor(facts: FactStore, from: 'person' | 'profile') {
    this.#told = new OwnedFact(facts, from === 'person' ? toldFact : hintFact, {})
  }

  all(): Told {
    return this.#told.value
  }

  /** @param price null takes back what was told. */
  tell(operation: string, price: ToldPrice | null): void {
    const { [operation]: _, ...others } = this.#told.value
    this.#told.write(price === null ? others : { ...others, [operation]: price })
  }

  /** Adds several at once; of two for one operation the newer counts. @throws DiskError */
  tellAll(prices: Told): void {
    this.#told.write({ ...this.#told.value, ...prices })
  }

  /**
   * Whole credits of a call by what was told; null where nothing was, or where it depends on rows nobody knows.
   * @param rows that came with the answer, where there is one.
   */
  costOf(operation: string, subject: Subject, rows: number | null = null): number | null {
    const { value } = this.#told
    const told = Object.hasOwn(value, operation) ? value[operation] : undefined
    if (told === undefined) return null
    const count = { call: 1, coin: Math.max(1, subject.coins.length), row: rows ?? sizeOf(subject) }[told.per]
    return count === null ? null : Math.ceil(told.credits * count - 1e-6)
  }
}

/** Rows of an answer, those left out as unreadable included: they were sent all the same. */
export const rowsOf = ({ data, dropped }: Answer): number => (Array.isArray(data) ? data.length : 1) + dropped
