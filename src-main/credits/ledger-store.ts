import type { LedgerEntry, LedgerState } from '../contract/credits'
import type { EpochMs, Feature } from '../contract/values'
import type { Database } from '../storage/database'
import type { PricedCall } from './price'
import type { Doubt } from './quota'
import { describeSubject, type Subject } from './subject'

export interface NewCall {
  readonly at: EpochMs
  readonly operation: string
  readonly subject: Subject
  readonly feature: Feature
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

interface LedgerRow {
  id: number
  at: number
  operation: string
  feature: Feature
  expected: number | null
  reserved: number
  coins: string
  interval: string
  bars: number
  other: string
  state: LedgerState
  charged: number | null
  fault: string | null
}

/** The credit ledger in state.db: calls and their settlements, added to and never changed. */
export class LedgerStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Books a call before it is made; answers with its number. */
  reserve(call: NewCall): number {
    return this.#database.transaction(() => {
      const { lastInsertRowid } = this.#database
        .prepare(
          `INSERT INTO ledger_call (at, operation, subject_id, feature, expected, reserved) VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(
          call.at,
          call.operation,
          this.#subjectId(call.subject),
          call.feature,
          call.expected,
          call.reserved
        )
      return Number(lastInsertRowid)
    })()
  }

  settle(callId: number, settlement: Settlement): void {
    this.#database
      .prepare(
        `INSERT INTO ledger_settlement (call_id, at, state, charged, fault, quota_used, quota_limit)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
      )
      .run(
        callId,
        settlement.at,
        settlement.state,
        settlement.charged,
        settlement.fault,
        settlement.quotaUsed,
        settlement.quotaLimit
      )
  }

  /** Calls still under way when the app ended: they may have been charged. Answers with how many. */
  giveUpOnReserved(at: EpochMs): number {
    const { changes } = this.#database
      .prepare(
        `INSERT INTO ledger_settlement (call_id, at, state, fault)
         SELECT id, ?, 'unsettled', 'interrupted' FROM ledger WHERE state = 'reserved'`
      )
      .run(at)
    return Number(changes)
  }

  /** Calls that may have been charged, oldest first. */
  doubts(): readonly Doubt[] {
    return this.#database
      .prepare(`SELECT id, reserved FROM ledger WHERE state = 'unsettled' ORDER BY id`)
      .all() as unknown as Doubt[]
  }

  /** Calls and credits (charged, else reserved) since a moment. */
  spentSince(at: EpochMs): { calls: number; credits: number } {
    return this.#database
      .prepare(`SELECT count(*) AS calls, coalesce(sum(counted), 0) AS credits FROM ledger WHERE at >= ?`)
      .get(at) as { calls: number; credits: number }
  }

  /** Newest first. */
  entries(before: number | null, limit: number): readonly LedgerEntry[] {
    const rows = this.#database
      .prepare(`SELECT * FROM ledger WHERE id < ? ORDER BY id DESC LIMIT ?`)
      .all(before ?? Number.MAX_SAFE_INTEGER, limit) as unknown as LedgerRow[]
    return rows.map(({ coins, interval, bars, other, ...entry }) => ({
      id: entry.id,
      at: entry.at,
      operation: entry.operation,
      subject: describeSubject(readSubject({ coins, interval, bars, other })),
      feature: entry.feature,
      expected: entry.expected,
      reserved: entry.reserved,
      charged: entry.charged,
      state: entry.state,
      fault: entry.fault
    }))
  }

  /** What an operation's latest calls cost, newest first. */
  pricedCalls(operation: string, limit: number): readonly PricedCall[] {
    const rows = this.#database
      .prepare(
        `SELECT coins, interval, bars, other, charged FROM ledger
         WHERE operation = ? AND state = 'charged' ORDER BY id DESC LIMIT ?`
      )
      .all(operation, limit) as unknown as (Pick<LedgerRow, 'coins' | 'interval' | 'bars' | 'other'> & {
      charged: number
    })[]
    return rows.map(row => ({ subject: readSubject(row), charged: row.charged }))
  }

  /** Credits of the dearest call ever charged; null before the first. */
  dearest(): number | null {
    const row = this.#database
      .prepare(`SELECT max(charged) AS dearest FROM ledger_settlement WHERE state = 'charged'`)
      .get() as { dearest: number | null }
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

function readSubject(row: { coins: string; interval: string; bars: number; other: string }): Subject {
  return {
    coins: row.coins === '' ? [] : row.coins.split(' '),
    interval: row.interval === '' ? null : row.interval,
    bars: row.bars === 0 ? null : row.bars,
    other: row.other
  }
}
