import type { DeliveryReason } from '../../../src-shared/contract/routes'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Database } from '../../platform/storage/database'

export interface WaitingDelivery {
  readonly id: number
  readonly entryId: number
  readonly routeId: string
  readonly attempts: number
  readonly at: EpochMs
  readonly waitMs: number
}

type Settled = 'delivered' | 'failed' | 'unknown'

/** Every change is on disk before it takes effect. */
export class DeliveryStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The oldest unsent message of each route, except for routes that are sending a message now. */
  heads(): readonly WaitingDelivery[] {
    return this.#database
      .prepare(
        `SELECT id, entry_id AS entryId, route_id AS routeId, attempts, at, wait_ms AS waitMs FROM delivery
         WHERE id IN (SELECT min(id) FROM delivery WHERE state IN ('waiting', 'sending') GROUP BY route_id)
           AND state = 'waiting'`
      )
      .all() as unknown as readonly WaitingDelivery[]
  }

  begin(id: number): void {
    this.#database
      .prepare("UPDATE delivery SET state = 'sending', attempts = attempts + 1 WHERE id = ?")
      .run(id)
  }

  settle(id: number, state: Settled, reason: DeliveryReason | null, at: EpochMs): void {
    this.#database
      .prepare('UPDATE delivery SET state = ?, reason = ?, at = ? WHERE id = ?')
      .run(state, reason && JSON.stringify(reason), at, id)
  }

  /** The attempt counts for all of the route's messages, because they would have failed too. */
  postpone(id: number, reason: DeliveryReason, now: EpochMs, waitMs: number): void {
    this.#database.transaction(() => {
      this.#database
        .prepare("UPDATE delivery SET state = 'waiting', reason = ?, at = ?, wait_ms = ? WHERE id = ?")
        .run(JSON.stringify(reason), now + waitMs, waitMs, id)
      this.#database
        .prepare(
          `UPDATE delivery SET attempts = attempts + 1
           WHERE state = 'waiting' AND id > ? AND route_id = (SELECT route_id FROM delivery WHERE id = ?)`
        )
        .run(id, id)
    })()
  }

  moveUp(id: number, at: EpochMs): void {
    this.#database.prepare('UPDATE delivery SET at = ? WHERE id = ?').run(at, id)
  }

  /** Closes messages that were being sent when the app ended, because they may have arrived. */
  settleInterrupted(at: EpochMs): boolean {
    return this.#settleAll("state = 'sending'", { code: 'interrupted' }, at)
  }

  /** Closes the waiting messages of a restored backup, because they may have been sent after it was made. */
  settleRestored(at: EpochMs): void {
    this.#settleAll("state IN ('waiting', 'sending')", { code: 'restored' }, at)
  }

  #settleAll(where: string, reason: DeliveryReason, at: EpochMs): boolean {
    const { changes } = this.#database
      .prepare(`UPDATE delivery SET state = 'unknown', reason = ?, at = ? WHERE ${where}`)
      .run(JSON.stringify(reason), at)
    return Number(changes) > 0
  }
}
