import type { NeedName } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Outcome } from '../../service/api/outcome'
import type { Need } from './decide'

export interface NeedSource {
  needs(): readonly AskableNeed[]
}

export interface AskableNeed extends Need {
  /**
   * Makes the call. Resolves when the response is stored or the fault is known. Rejects only on an unexpected
   * error.
   * @param coins all if omitted
   */
  ask(coins?: readonly string[]): Promise<Outcome>
}

/** Of two calls due at the same time, the first is made first. */
export type NeedSourceTable = Readonly<Partial<Record<NeedName, NeedSource>>>

export const recoverMs = 60_000

export class NeedSources {
  readonly #sources: NeedSourceTable
  readonly #report: (error: unknown, where: string) => void
  readonly #mistaken = new Map<NeedName, EpochMs>()

  constructor(sources: NeedSourceTable, report: (error: unknown, where: string) => void) {
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

  get mistaken(): readonly NeedName[] {
    return [...this.#mistaken.keys()]
  }

  get retryAt(): EpochMs {
    return Math.min(...this.#mistaken.values())
  }

  retryAll(): void {
    this.#mistaken.clear()
  }
}
