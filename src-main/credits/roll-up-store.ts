import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import { pricesLearnedFrom } from './price-history'
import { toStoredState } from './stored-state'

export interface LedgerCursor {
  readonly at: EpochMs
  readonly id: number
}

interface ScannedCall extends LedgerCursor {
  readonly operation: string
  readonly subjectId: number
  readonly isOpen: 0 | 1
}

const settledStates = (['charged', 'free', 'inferred', 'user-priced'] as const)
  .map(state => `'${toStoredState(state)}'`)
  .join(', ')

export const beginning: LedgerCursor = { at: 0, id: 0 }

export class RollUpStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Returns when the call that has `count` newer ones was recorded. Calls are counted by time instead of ID,
   * because a wrong clock can put IDs out of order.
   */
  atBehind(count: number): EpochMs | null {
    const row = this.#database
      .prepare('SELECT at FROM ledger_call ORDER BY at DESC LIMIT 1 OFFSET ?')
      .get(count) as { at: number } | undefined
    return row?.at ?? null
  }

  /**
   * Adds up to `limit` calls of a day to its daily sums and removes them, in one transaction. Calls with an
   * unknown charge stay.
   * @param before the start of a local day, from which on calls stay
   * @returns where to continue, or null at the end
   */
  step(after: LedgerCursor, before: EpochMs, limit: number): LedgerCursor | null {
    return this.#database.transaction(() => {
      const calls = this.#next(after, before, limit)
      const last = calls.at(-1)
      if (last === undefined) return null
      const settled = calls.filter(call => call.isOpen === 0)
      if (settled.length > 0) this.#rollUp(settled)
      return { at: last.at, id: last.id }
    })()
  }

  #next(after: LedgerCursor, before: EpochMs, limit: number): readonly ScannedCall[] {
    const rows = this.#database
      .prepare(
        `SELECT c.at, c.id, c.operation, c.subject_id AS subjectId, coalesce(
           (SELECT state FROM ledger_settlement WHERE call_id = c.id ORDER BY id DESC LIMIT 1), 'reserved'
         ) NOT IN (${settledStates}) AS isOpen
         FROM ledger_call c WHERE c.at >= ?1 AND (c.at > ?1 OR c.id > ?2) AND c.at < ?3 ORDER BY c.at, c.id LIMIT ?4`
      )
      .all(after.at, after.id, before, limit) as unknown as ScannedCall[]
    const [first] = rows
    if (first === undefined) return []
    const until = startOfNextLocalDay(first.at)
    return rows.filter(({ at }) => at < until)
  }

  #rollUp(calls: readonly ScannedCall[]): void {
    const [first] = calls
    if (first === undefined) return
    const [since, until] = [startOfLocalDay(first.at), startOfNextLocalDay(first.at)]
    this.#database
      .prepare('INSERT INTO ledger_roll_up (open, since, until) VALUES (0, ?, ?)')
      .run(since, until)
    // An SQL trigger adds each deleted call to the sums of its day (migration 5).
    const remove = this.#database.prepare('DELETE FROM ledger_call WHERE id = ?')
    for (const { id } of calls) remove.run(id)
    const subjects = new Set(calls.map(({ subjectId }) => subjectId))
    for (const operation of new Set(calls.map(call => call.operation)))
      for (const subject of this.#forgetPrices(operation)) subjects.add(subject)
    this.#forgetSubjects(subjects)
    this.#database.exec('DELETE FROM ledger_roll_up')
  }

  /** Deletes charges that are no longer needed to learn prices. Returns the IDs of their subjects. */
  #forgetPrices(operation: string): readonly number[] {
    const rows = this.#database
      .prepare(
        `DELETE FROM ledger_price WHERE operation = ?1 AND call_id <= (
           SELECT call_id FROM ledger_price WHERE operation = ?1 ORDER BY call_id DESC LIMIT 1 OFFSET ?2
         ) RETURNING subject_id AS id`
      )
      .all(operation, pricesLearnedFrom) as unknown as { id: number }[]
    return rows.map(({ id }) => id)
  }

  #forgetSubjects(ids: Iterable<number>): void {
    const forget = this.#database.prepare(
      `DELETE FROM ledger_subject WHERE id = ?1
         AND NOT EXISTS (SELECT 1 FROM ledger_call WHERE subject_id = ?1)
         AND NOT EXISTS (SELECT 1 FROM ledger_sum WHERE subject_id = ?1)
         AND NOT EXISTS (SELECT 1 FROM ledger_price WHERE subject_id = ?1)`
    )
    for (const id of ids) forget.run(id)
  }
}
