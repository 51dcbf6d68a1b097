import type { LedgerEntry, LedgerFilter, LedgerState, SpendingReport, SpentBy } from '../contract/credits'
import type { EpochMs, Feature } from '../contract/values'
import type { Database } from '../storage/database'
import type { Asker } from './budget'
import { byShare, type KindSpent } from './breakdown'
import { conditionsOf } from './ledger-filter'
import { describeSubject, readSubject, type SubjectText } from './subject'

interface LedgerRow extends SubjectText {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly state: LedgerState
  readonly charged: number | null
  readonly fault: string | null
}

/** A ledger entry with everything the books hold of it. */
export interface FullEntry extends LedgerRow {
  readonly asker: Asker
  readonly counted: number
}

export interface Page {
  /** Entries older than this one; null = from the newest. */
  readonly before: number | null
  readonly limit: number
  readonly filter: LedgerFilter
}

/** A call with its last settlement, read without the view: a group over 100,000 of them is asked for at once. */
const counted = `ledger_call c LEFT JOIN ledger_settlement l
  ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = c.id)`
const credits = 'coalesce(l.charged, c.reserved)'
const dearestShown = 10

/** What the books say, for a person to read. Reading changes nothing. */
export class LedgerReport {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Newest first. */
  entries({ before, limit, filter }: Page): readonly LedgerEntry[] {
    const { where, values } = conditionsOf(filter)
    return this.#rows(
      `WHERE id < ? ${where} ORDER BY id DESC LIMIT ?`,
      before ?? Number.MAX_SAFE_INTEGER,
      ...values,
      limit
    )
  }

  /** What a span came to, by operation, coin and feature, with its dearest calls. */
  spending(from: EpochMs, to: EpochMs): SpendingReport {
    const kinds = this.#database
      .prepare(
        `SELECT k.operation, k.feature, s.coins, k.calls, k.credits FROM (
           SELECT c.operation, c.feature, c.subject_id, count(*) AS calls, sum(${credits}) AS credits
           FROM ${counted} WHERE c.at >= ? AND c.at < ? GROUP BY c.operation, c.feature, c.subject_id
         ) k JOIN ledger_subject s ON s.id = k.subject_id`
      )
      .all(from, to) as unknown as KindSpent[]
    const dearest = this.#rows(
      'WHERE at >= ? AND at < ? AND counted > 0 ORDER BY counted DESC, id DESC LIMIT ?',
      from,
      to,
      dearestShown
    )
    return { ...byShare(kinds), dearest }
  }

  /** What each kind of call came to in a span, dearest first. */
  spentByKind(from: EpochMs, to: EpochMs): readonly SpentBy[] {
    return this.#database
      .prepare(
        `SELECT c.operation, c.feature, count(*) AS calls, sum(${credits}) AS credits FROM ${counted}
         WHERE c.at >= ? AND c.at < ? GROUP BY c.operation, c.feature
         ORDER BY credits DESC, calls DESC, c.operation`
      )
      .all(from, to) as unknown as SpentBy[]
  }

  /** Everything of the entries that pass, oldest first. @param after the number of the last one read. */
  full(filter: LedgerFilter, after: number, limit: number): readonly FullEntry[] {
    const { where, values } = conditionsOf(filter)
    return this.#database
      .prepare(`SELECT * FROM ledger WHERE id > ? ${where} ORDER BY id LIMIT ?`)
      .all(after, ...values, limit) as unknown as FullEntry[]
  }

  #rows(where: string, ...values: (string | number)[]): readonly LedgerEntry[] {
    const rows = this.#database
      .prepare(`SELECT * FROM ledger ${where}`)
      .all(...values) as unknown as LedgerRow[]
    return rows.map(({ id, at, operation, feature, expected, reserved, charged, state, fault, ...text }) => ({
      id,
      at,
      operation,
      subject: describeSubject(readSubject(text)),
      feature,
      expected,
      reserved,
      charged,
      state,
      fault
    }))
  }
}
