import { z } from 'zod'
import type { EpochMs } from '../../../src-shared/contract/values'
import { keepNewest } from '../../../src-shared/keep-newest'
import { readCached, writeCached } from '../../platform/storage/cached-answer'
import type { Database } from '../../platform/storage/database'
import { wasWritten } from '../../platform/storage/disk-error'
import { fact } from '../../platform/storage/fact'

const turnsFact = fact<Readonly<Record<string, EpochMs>>>('answered-turns', z.record(z.string(), z.number()))
const most = 200

/**
 * When each scheduled call was last answered, including before a restart. Unreadable responses count, because
 * they were charged although no feature stores them.
 */
export class AnsweredTurns {
  readonly #database: Database
  readonly #turns: Map<string, EpochMs>

  constructor(database: Database) {
    this.#database = database
    this.#turns = new Map(Object.entries(readCached(database, turnsFact)?.value ?? {}))
  }

  at(key: string): EpochMs | null {
    return this.#turns.get(key) ?? null
  }

  note(key: string, at: EpochMs): void {
    keepNewest(this.#turns, key, at, most)
    wasWritten(() => writeCached(this.#database, turnsFact, Object.fromEntries(this.#turns), at))
  }
}
