import type { NeedName } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Outcome } from '../../service/api/outcome'
import type { Need } from './decide'

export interface NeedSource {
  needs(): readonly AskableNeed[]
}

export interface AskableNeed extends Need {
  /**
   * Settles once the answer is stored or the fault known. Rejects only for unexpected errors.
   * @param coins the part of a divided need, all if omitted
   */
  ask(coins?: readonly string[]): Promise<Outcome>
}

/** Sources in order of importance, which decides between equally late needs. */
export type NeedSourceTable = Readonly<Partial<Record<NeedName, NeedSource>>>

/** Waits this long after an unexpected error. */
export const recoverMs = 60_000

/** A source that throws is skipped for a minute, without affecting the others. */
export class NeedSources {
  readonly #sources: NeedSourceTable
  readonly #report: (error: unknown, asked: string) => void
  /** Sources that threw, and when to try them again. */
  readonly #mistaken = new Map<NeedName, EpochMs>()

  constructor(sources: NeedSourceTable, report: (error: unknown, asked: string) => void) {
    this.#sources = sources
    this.#report = report
  }

  all(now: EpochMs): readonly AskableNeed[] {
    return Object.entries(this.#sources).flatMap(([key, source]) => {
      const name = key as NeedName
      const restsUntil = this.#mistaken.get(name) ?? 0
      if (now < restsUntil && restsUntil - now <= recoverMs) return []
      try {
        const needs = source.needs()
        this.#mistaken.delete(name)
        return needs
      } catch (error) {
        this.#mistaken.set(name, now + recoverMs)
        this.#report(error, `needs of ${name}`)
        return []
      }
    })
  }

  /** Sources that threw. */
  get mistaken(): readonly NeedName[] {
    return [...this.#mistaken.keys()]
  }

  /** When to try the next failed source, or Infinity. */
  get lookAgainAt(): EpochMs {
    return Math.min(...this.#mistaken.values())
  }

  /** Tries all sources again, at the user's request. */
  forgive(): void {
    this.#mistaken.clear()
  }
}
