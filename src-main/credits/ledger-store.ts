import type { LedgerState } from '../../src-shared/contract/credits'
import type { ReadCount } from '../../src-shared/contract/reading'
import type { EpochMs, Feature } from '../../src-shared/contract/values'
import { hour } from '../../src-shared/time'
import type { Database } from '../platform/storage/database'
import type { Initiator, UnsettledCall } from './booked-call'
import type { PricedCall } from './priced-call'
import type { Spent } from './spent'
import { toStoredState } from './stored-state'
import { readSubject, type Subject, type SubjectText } from './subject'

export interface NewCall {
  readonly at: EpochMs
  readonly operation: string
  readonly subject: Subject
  readonly feature: Feature
  readonly initiator: Initiator
  readonly expected: number | null
  readonly reserved: number
}

export interface Settlement {
  readonly at: EpochMs
  readonly state: Exclude<LedgerState, 'reserved'>
  readonly charged: number | null
  readonly fault: string | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
}

export interface UnpricedCall extends UnsettledCall {
  readonly subject: Subject
}

/** How many calls are searched for prices. The limit matters if an operation has been failing for months. */
const furthestBack = 20_000

/** A call is open for at most this long before its charge is known or marked as unknown. */
const longestOpenMs = hour

/** Parameter ?1 is the operation, and ?2 is the limit. */
const pricedCalls = `SELECT p.subject_id AS subjectId, s.coins, s.interval, s.bars, s.other, p.charged
 FROM (
   SELECT * FROM (
     SELECT c.id, c.subject_id, l.charged
     FROM ledger_call c CROSS JOIN ledger_settlement l ON l.call_id = c.id AND l.state = 'charged'
     WHERE c.operation = ?1 AND c.id >= coalesce(
       (SELECT id FROM ledger_call WHERE operation = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${furthestBack - 1}), 0)
     ORDER BY c.id DESC LIMIT ?2
   )
   UNION ALL
   SELECT * FROM (
     SELECT call_id, subject_id, charged FROM ledger_price WHERE operation = ?1 ORDER BY call_id DESC LIMIT ?2
   )
   ORDER BY 1 DESC LIMIT ?2
 ) p
 JOIN ledger_subject s ON s.id = p.subject_id
 ORDER BY p.id DESC`

/** Calls and charges are only added and never changed. Old calls become daily sums (see RollUpStore). */
export class LedgerStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  reserve(call: NewCall): number {
    return this.#database.transaction(() => {
      const { lastInsertRowid } = this.#database
        .prepare(
          `INSERT INTO ledger_call (at, operation, subject_id, feature, initiator, expected, reserved)
           VALUES (?, ?, ?, ?, ?, ?, ?)`
        )
        .run(
          call.at,
          call.operation,
          this.#subjectId(call.subject),
          call.feature,
          call.initiator,
          call.expected,
          call.reserved
        )
      return Number(lastInsertRowid)
    })()
  }

  settle(callId: number, settlement: Settlement): void {
    const { state, charged } = settlement
    if (state === 'charged' && charged !== null && charged > 0)
      this.#database
        .prepare(
          'INSERT INTO ledger_dearest SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM ledger_dearest WHERE charged >= ?1)'
        )
        .run(charged)
    this.#database
      .prepare(
        `INSERT INTO ledger_settlement (call_id, at, state, charged, fault, quota_used, quota_limit)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
      )
      .run(
        callId,
        settlement.at,
        toStoredState(state),
        charged,
        settlement.fault,
        settlement.quotaUsed,
        settlement.quotaLimit
      )
  }

  noteReading(callId: number, { understood, leftover, doubted, dropped }: ReadCount): void {
    this.#database
      .prepare(
        'INSERT INTO ledger_reading (call_id, understood, leftover, doubted, dropped) VALUES (?, ?, ?, ?, ?)'
      )
      .run(callId, understood, leftover, doubted, dropped)
  }

  inOneStep(write: () => void): void {
    this.#database.transaction(write)()
  }

  /**
   * Marks calls that were running when the app ended as possibly charged.
   * @param after the ID that the last check returned
   * @returns the ID of the newest call
   */
  giveUpOnReserved(at: EpochMs, after: number): number {
    this.#database
      .prepare(
        `INSERT INTO ledger_settlement (call_id, at, state, fault)
         SELECT id, ?, 'unsettled', 'interrupted' FROM ledger_call
         WHERE id > ? AND id NOT IN (SELECT call_id FROM ledger_settlement WHERE call_id > ?)`
      )
      .run(at, after, after)
    const row = this.#database.prepare('SELECT max(id) AS last FROM ledger_call').get() as {
      last: number | null
    }
    return row.last ?? 0
  }

  unsettled(): readonly UnsettledCall[] {
    return this.#database
      .prepare(
        `SELECT id, at, reserved, expected, initiator, operation FROM ledger_call c
         WHERE id IN (SELECT call_id FROM ledger_settlement WHERE state = 'unsettled')
           AND 'unsettled' =
             (SELECT state FROM ledger_settlement WHERE call_id = c.id ORDER BY id DESC LIMIT 1)
         ORDER BY id`
      )
      .all() as unknown as UnsettledCall[]
  }

  unpriced(operation: string): readonly UnpricedCall[] {
    const rows = this.#database
      .prepare(
        `SELECT id, at, reserved, expected, initiator, operation, coins, interval, bars, other FROM ledger
         WHERE id IN (SELECT call_id FROM ledger_settlement WHERE state = 'unsettled')
           AND state = 'unsettled' AND fault IS NULL AND operation = ? ORDER BY id`
      )
      .all(operation) as unknown as (UnsettledCall & SubjectText)[]
    return rows.map(({ coins, interval, bars, other, ...call }) => ({
      ...call,
      subject: readSubject({ coins, interval, bars, other })
    }))
  }

  /**
   * Sums up spending from `from` up to but excluding `to`. A daily sum counts if the middle of its day is in
   * this range.
   */
  spentBetween(from: EpochMs, to: EpochMs): Spent {
    return this.#database
      .prepare(
        `SELECT coalesce(sum(calls), 0) AS calls,
           coalesce(sum(credits) FILTER (WHERE state NOT IN ('reserved', 'unsettled')), 0) AS spent,
           coalesce(sum(credits) FILTER (WHERE state = 'reserved'), 0) AS reserved,
           coalesce(sum(credits) FILTER (WHERE state = 'unsettled'), 0) AS unknown,
           coalesce(sum(credits) FILTER (WHERE initiator = 'schedule'), 0) AS background
         FROM (
           SELECT 1 AS calls, counted AS credits, state, initiator FROM ledger WHERE at >= ?1 AND at < ?2
           UNION ALL
           SELECT calls, credits, state, initiator FROM ledger_sum WHERE at >= ?1 AND at < ?2
         )`
      )
      .get(from, to) as unknown as Spent
  }

  /** Calls with equal parameters share a subject. */
  pricedCalls(operation: string, limit: number): readonly PricedCall[] {
    const rows = this.#database.prepare(pricedCalls).all(operation, limit) as unknown as (SubjectText & {
      subjectId: number
      charged: number
    })[]
    const subjects = new Map<number, Subject>()
    return rows.map(({ subjectId, charged, ...text }) => {
      const subject = subjects.get(subjectId) ?? readSubject(text)
      subjects.set(subjectId, subject)
      return { subject, charged }
    })
  }

  /**
   * Returns the time of the newest entry. Calls are settled soon after they are made, and in order unless the
   * clock was set back.
   */
  newest(): EpochMs | null {
    const row = this.#database
      .prepare(
        `SELECT max(at) AS at FROM (
           SELECT max(at) AS at FROM ledger_call
           UNION ALL SELECT at FROM ledger_settlement WHERE id = (SELECT max(id) FROM ledger_settlement)
           UNION ALL SELECT max(l.at)
             FROM ledger_call c CROSS JOIN ledger_settlement l ON l.call_id = c.id
             WHERE c.at >= (SELECT max(at) FROM ledger_call) - ${longestOpenMs}
           UNION ALL SELECT max(at) FROM ledger_sum
         )`
      )
      .get() as { at: EpochMs | null }
    return row.at
  }

  dearest(): number | null {
    const row = this.#database.prepare('SELECT max(charged) AS dearest FROM ledger_dearest').get() as {
      dearest: number | null
    }
    return row.dearest
  }

  #subjectId(subject: Subject): number {
    const key = [subject.coins.join(' '), subject.interval ?? '', subject.bars ?? 0, subject.other] as const
    this.#database
      .prepare(
        `INSERT INTO ledger_subject (coins, interval, bars, other) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`
      )
      .run(...key)
    const row = this.#database
      .prepare(`SELECT id FROM ledger_subject WHERE coins = ? AND interval = ? AND bars = ? AND other = ?`)
      .get(...key) as { id: number }
    return row.id
  }
}
