import { AlertDraft, type InboxEntry } from '../../src-shared/contract/alerts'
import type { AlertWhy } from '../../src-shared/contract/alert-why'
import { StoredDeliveries } from './delivery/stored-deliveries'
import { toStoredNoticed, readNoticed, readWhy } from './stored-noticed'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import { readStored } from '../platform/storage/stored-json'
import { toLatest, withLatest } from './latest-values'
import { readMemory } from './stored-memory'
import { freshMemory, type AlertMemory } from './replay'

/** `done` means that a one-time alert has fired. */
export type Switched = 'on' | 'paused' | 'done'

export interface StoredAlert {
  readonly id: number
  readonly draft: AlertDraft
  readonly createdAt: EpochMs
  /** When the alert was created, changed or resumed. */
  readonly since: EpochMs
  readonly switched: Switched
  readonly snoozedUntil: EpochMs | null
  readonly memory: AlertMemory
}

export interface Fired {
  readonly count: number
  readonly at: EpochMs | null
  readonly coin: string | null
}

/** `notifiedAt` is set if the user was notified before the entry could be written. */
export type NewEntry = Omit<InboxEntry, 'id' | 'read' | 'deliveries'> & {
  readonly occurrenceKey: string
  readonly why?: AlertWhy
  /** Routes (addresses or programs) that get a message. */
  readonly routes?: readonly string[]
  readonly notifiedAt?: EpochMs
}

const mostEntries = 5_000

interface AlertRow {
  readonly id: number
  readonly draft: string
  readonly created_at: number
  readonly since: number
  readonly switched: Switched
  readonly snoozed_until: number | null
  readonly memory: string
  readonly latest: string | null
}

interface InboxRow extends Omit<InboxEntry, 'noticed' | 'read' | 'simulated' | 'deliveries'> {
  readonly title: string
  readonly body: string
  readonly noticed: string | null
  readonly read: number
  readonly simulated: number
  readonly deliveries: string
}

export class AlertStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Unreadable alerts are left out but stay on disk. */
  all(): readonly StoredAlert[] {
    const rows = this.#database
      .prepare(
        'SELECT alert.*, latest FROM alert LEFT JOIN alert_latest ON alert_id = alert.id ORDER BY id DESC'
      )
      .all() as unknown as AlertRow[]
    return rows.flatMap(row => {
      const draft = readStored(AlertDraft, row.draft)
      if (draft === null) return []
      return [
        {
          id: row.id,
          draft,
          createdAt: row.created_at,
          since: row.since,
          switched: row.switched,
          snoozedUntil: row.snoozed_until,
          memory: withLatest(readMemory(row.memory, draft), row.latest)
        }
      ]
    })
  }

  add(draft: AlertDraft, now: EpochMs, switched: Switched = 'on'): number {
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO alert (draft, created_at, since, switched, memory) VALUES (?, ?, ?, ?, ?)')
      .run(JSON.stringify(draft), now, now, switched, JSON.stringify(freshMemory(draft.anyOf)))
    return Number(lastInsertRowid)
  }

  write({ id, draft, since, switched, snoozedUntil, memory }: StoredAlert): void {
    this.#database
      .prepare(
        'UPDATE alert SET draft = ?, since = ?, switched = ?, snoozed_until = ?, memory = ? WHERE id = ?'
      )
      .run(JSON.stringify(draft), since, switched, snoozedUntil, JSON.stringify(memory), id)
    this.#database.prepare('DELETE FROM alert_latest WHERE alert_id = ?').run(id)
  }

  /** Restores an alert with its old ID, because inbox entries refer to it. */
  putBack(alert: StoredAlert): void {
    this.#database
      .prepare('INSERT INTO alert (id, draft, created_at, since, switched, memory) VALUES (?, ?, ?, ?, ?, ?)')
      .run(alert.id, '', alert.createdAt, alert.since, alert.switched, '')
    this.write(alert)
  }

  remove(id: number): void {
    this.#database.prepare('DELETE FROM alert WHERE id = ?').run(id)
  }

  /**
   * Writes everything in one transaction.
   * @param unchanged alerts of which only the latest values are written
   */
  evaluated(
    alerts: readonly StoredAlert[],
    noticed: readonly NewEntry[],
    unchanged: readonly StoredAlert[] = []
  ): void {
    if (alerts.length === 0 && noticed.length === 0 && unchanged.length === 0) return
    this.#database.transaction(() => {
      for (const alert of alerts) this.write(alert)
      const latest = this.#database.prepare(
        `INSERT INTO alert_latest (alert_id, latest) SELECT id, ?2 FROM alert WHERE id = ?1
         ON CONFLICT (alert_id) DO UPDATE SET latest = excluded.latest`
      )
      for (const { id, memory } of unchanged) latest.run(id, toLatest(memory))
      const insert = this.#database.prepare(
        `INSERT INTO alert_inbox (alert_id, occurrence_key, coin, at, noticed_at, missed_since, title, body, noticed, simulated, told_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (alert_id, occurrence_key) DO NOTHING`
      )
      const deliver = this.#database.prepare(
        "INSERT INTO delivery (entry_id, route_id, state, at) VALUES (?, ?, 'waiting', ?)"
      )
      for (const entry of noticed) {
        const {
          alertId,
          occurrenceKey,
          coin,
          at,
          noticedAt,
          missedSince,
          noticed: facts,
          why,
          simulated,
          routes = [],
          notifiedAt = null
        } = entry
        const { title, body, json } = toStoredNoticed(facts, why)
        const values = [title, body, json, simulated ? 1 : 0, notifiedAt]
        const { changes, lastInsertRowid } = insert.run(
          ...[alertId, occurrenceKey, coin, at, noticedAt, missedSince, ...values]
        )
        if (changes === 0) continue
        for (const route of new Set(routes)) deliver.run(lastInsertRowid, route, noticedAt)
      }
      if (noticed.length > 0) {
        this.#database.exec(
          `DELETE FROM alert_inbox WHERE id <= (SELECT max(id) FROM alert_inbox) - ${mostEntries}
             AND id NOT IN (SELECT entry_id FROM delivery WHERE state IN ('waiting', 'sending'));
           DELETE FROM delivery WHERE entry_id NOT IN (SELECT id FROM alert_inbox)`
        )
      }
    })()
  }

  has({ alertId, occurrenceKey }: NewEntry): boolean {
    const existing = this.#database.prepare(
      'SELECT 1 FROM alert_inbox WHERE alert_id = ? AND occurrence_key = ?'
    )
    return existing.get(alertId, occurrenceKey) !== undefined
  }

  inOneStep(write: () => void): void {
    this.#database.transaction(write)()
  }

  renameCoin(from: string, to: string): void {
    this.#database.prepare('UPDATE alert_inbox SET coin = ? WHERE coin = ?').run(to, from)
  }

  /** Returns the entries that the user wasn't notified of, oldest first, and marks them as notified. */
  takeUnnotified(now: EpochMs): readonly InboxEntry[] {
    return this.#database.transaction(() => {
      const unnotified = this.#entries('WHERE told_at IS NULL ORDER BY id')
      this.#database.prepare('UPDATE alert_inbox SET told_at = ? WHERE told_at IS NULL').run(now)
      return unnotified
    })()
  }

  entry(id: number): InboxEntry | null {
    return this.#entries('WHERE id = ?', id)[0] ?? null
  }

  why(id: number): AlertWhy | null {
    const row = this.#database.prepare('SELECT noticed FROM alert_inbox WHERE id = ?').get(id)
    return readWhy((row as { noticed: string | null } | undefined)?.noticed ?? null)
  }

  inbox(limit: number): readonly InboxEntry[] {
    return this.#entries('ORDER BY id DESC LIMIT ?', limit)
  }

  history(alertId: number | null, before: number | null, limit: number): readonly InboxEntry[] {
    const older = before ?? Number.MAX_SAFE_INTEGER
    return alertId === null
      ? this.#entries('WHERE id < ? ORDER BY id DESC LIMIT ?', older, limit)
      : this.#entries('WHERE alert_id = ? AND id < ? ORDER BY id DESC LIMIT ?', alertId, older, limit)
  }

  fired(): ReadonlyMap<number, Fired> {
    const rows = this.#database
      .prepare(
        // SQLite takes the coin from the row with max(at).
        'SELECT alert_id AS id, count(*) AS count, max(at) AS at, coin FROM alert_inbox GROUP BY alert_id'
      )
      .all() as unknown as (Fired & { readonly id: number })[]
    return new Map(rows.map(({ id, ...fired }) => [id, fired]))
  }

  unread(): number {
    const row = this.#database.prepare('SELECT count(*) AS count FROM alert_inbox WHERE read = 0').get() as {
      count: number
    }
    return row.count
  }

  markRead(ids: readonly number[] | null): void {
    if (ids === null) {
      this.#database.exec('UPDATE alert_inbox SET read = 1 WHERE read = 0')
      return
    }
    this.#database.transaction(() => {
      const mark = this.#database.prepare('UPDATE alert_inbox SET read = 1 WHERE id = ?')
      for (const id of ids) mark.run(id)
    })()
  }

  #entries(where: string, ...values: number[]): readonly InboxEntry[] {
    const rows = this.#database
      .prepare(
        `SELECT id, alert_id AS alertId, coin, at, noticed_at AS noticedAt, missed_since AS missedSince,
           title, body, noticed, simulated, read,
           (SELECT json_group_array(json_object(
              'routeId', route_id, 'state', state, 'reason', json(reason), 'at', at))
            FROM (SELECT * FROM delivery WHERE entry_id = alert_inbox.id ORDER BY id)) AS deliveries
         FROM alert_inbox ${where}`
      )
      .all(...values) as unknown as InboxRow[]
    return rows.map(({ title, body, noticed, read, simulated, deliveries, ...row }) => ({
      ...row,
      deliveries: readStored(StoredDeliveries, deliveries) ?? [],
      noticed: readNoticed(title, body, noticed),
      read: read === 1,
      simulated: simulated === 1
    }))
  }
}
