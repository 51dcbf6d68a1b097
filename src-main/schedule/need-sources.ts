import type { NeedName } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import type { Need } from './decide'

/** A feature that wants to be kept fresh. */
export interface NeedSource {
  needs(): readonly AskableNeed[]
}

export interface AskableNeed extends Need {
  /**
   * Asks the service; settles when the answer is kept or the failure known. Throws only what nobody foresaw.
   * @param coins the part to ask about, of a need that is divided; all where it is left out.
   */
  ask(coins?: readonly string[]): Promise<Outcome>
}

/** By what they keep fresh, in order of importance: of equally late needs the first is asked first. */
export type NeedSourceTable = Readonly<Partial<Record<NeedName, NeedSource>>>

/** After a mistake of our own it is not known what is due, of all or of one source: look again then. */
export const recoverMs = 60_000

/** What all sources need. One that can't say it is looked at again a minute later, and silences nobody else. */
export class NeedSources {
  readonly #sources: NeedSourceTable
  readonly #report: (error: unknown, asked: string) => void
  /** Sources that could not say what they need, and when they are looked at again. */
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

  /** Those that could not say what they need. */
  get mistaken(): readonly NeedName[] {
    return [...this.#mistaken.keys()]
  }

  /** When a mistaken one is looked at again; Infinity = none is. */
  get lookAgainAt(): EpochMs {
    return Math.min(...this.#mistaken.values())
  }

  /** A person asks: every source is looked at again. */
  forgive(): void {
    this.#mistaken.clear()
  }
}
