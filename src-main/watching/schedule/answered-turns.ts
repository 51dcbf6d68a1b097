import { z } from 'zod'
import type { EpochMs } from '../../../src-shared/contract/values'
import { keepNewest } from '../../../src-shared/keep-newest'
import { readCached, writeCached } from '../../platform/storage/cached-answer'
import type { Database } from '../../platform/storage/database'
import { wasWritten } from '../../platform/storage/disk-error'
import { fact } from '../../platform/storage/fact'

const turnsFact = fact<Readonly<Record<string, EpochMs>>>('answered-turns', z.record(z.string(), z.number()))
const most = 200

/** Responses that can't be read count too, because they were charged, although no feature stores them. */
export class AnsweredTurns {
  readonly #database: Database
  readonly #turns: Map<string, EpochMs>
  /** Answered calls whose time isn't written, because their features usually store it too. */
  readonly #unwritten = new Set<string>()

  constructor(database: Database) {
    this.#database = database
    this.#turns = new Map(Object.entries(readCached(database, turnsFact)?.value ?? {}))
  }

  /** Writes the time if the feature doesn't know it, or no longer does. */
  at(key: string, knownToFeature: EpochMs | null): EpochMs | null {
    const at = this.#turns.get(key) ?? null
    if (at !== null && (knownToFeature ?? 0) < at && this.#unwritten.has(key)) this.write()
    return at
  }

  /** The time is only written if `at` is called later and the feature doesn't know the time. */
  note(key: string, at: EpochMs): void {
    keepNewest(this.#turns, key, at, most)
    this.#unwritten.add(key)
  }

  write(): void {
    this.#unwritten.clear()
    const at = Math.max(...this.#turns.values(), 0)
    wasWritten(() => writeCached(this.#database, turnsFact, Object.fromEntries(this.#turns), at))
  }
}
