import type {
  DailySum,
  DailySums,
  LedgerEntry,
  LedgerFilter,
  SpendingReport,
  SpentBy
} from '../../src-shared/contract/credits'
import type { ReadCount } from '../../src-shared/contract/reading'
import type { EpochMs, Feature } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import { startOfNextLocalDay } from '../platform/time/local-day'
import type { Initiator } from './booked-call'
import { byShare, type KindSpent } from './breakdown'
import { conditionsOf } from './ledger-filter'
import { fromStoredState, type StoredState } from './stored-state'
import { describeSubject, readSubject, type SubjectText } from './subject'

interface LedgerRow extends SubjectText {
  readonly id: number
  readonly at: EpochMs
  readonly operation: string
  readonly feature: Feature
  readonly expected: number | null
  readonly reserved: number
  readonly state: StoredState
  readonly charged: number | null
  readonly fault: string | null
  /** These four numbers are null if the values of the response weren't counted. */
  readonly understood: number | null
  readonly leftover: number | null
  readonly doubted: number | null
  readonly dropped: number | null
}

export interface FullEntry extends LedgerRow {
  readonly initiator: Initiator
  readonly counted: number
}

export interface FullSum extends Omit<DailySum, 'subject' | 'state'> {
  readonly state: Exclude<StoredState, 'reserved' | 'unsettled'>
  readonly coins: string
  readonly initiator: Initiator
}

export interface Page {
  /** The page starts with the newest entry before this ID. */
  readonly before: number | null
  readonly limit: number
  readonly filter: LedgerFilter
}

export interface AnsweredCall {
  readonly operation: string | null
  readonly coin: string | null
  readonly interval: string | null
  /** Only finds a response that had arrived by this time. */
  readonly by: EpochMs
}

export interface SumPage {
  readonly before: EpochMs | null
  readonly filter: LedgerFilter
}

/** There is also an SQL view that joins calls with their latest charges, but it's slow for 100,000 calls. */
const counted = `ledger_call c LEFT JOIN ledger_settlement l
  ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = c.id)`
const amounts = `sum(coalesce(l.charged, 0)) AS spent,
  sum(iif(l.state IS NULL, c.reserved, 0)) AS reserved,
  sum(iif(l.charged IS NULL AND l.state IS NOT NULL, c.reserved, 0)) AS unknown`
const sums = `(
  SELECT d.*, s.coins FROM ledger_sum d JOIN ledger_subject s ON s.id = d.subject_id)`
const dearestShown = 10
const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

/**
 * Returns SQL that selects individual calls and daily sums from ?1 up to but excluding ?2. Calls and sums are
 * grouped separately.
 * @param further more columns to group by, which both tables must have
 */
const kindsIn = (...further: readonly `c.${string}`[]): string => {
  const by = ['c.operation', 'c.feature', ...further].join(', ')
  return `SELECT ${by}, count(*) AS calls, ${amounts}
    FROM ${counted} WHERE c.at >= ?1 AND c.at < ?2 GROUP BY ${by}
    UNION ALL
    SELECT ${by}, sum(c.calls), sum(c.credits), 0, 0 FROM ledger_sum c WHERE c.at >= ?1 AND c.at < ?2 GROUP BY ${by}`
}

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

  /** The newest day comes first. Within a day, the most expensive come first. */
  dailySums({ before, filter }: SumPage): Omit<DailySums, 'edition'> {
    const { where, values } = conditionsOf(filter, 'sums')
    const last = this.#summedDays('DESC', before ?? Number.MAX_SAFE_INTEGER, 7, filter)
    const rows = this.#database
      .prepare(
        `SELECT at, operation, coins, feature, state, fault, sum(calls) AS calls, sum(credits) AS credits,
           iif(count(expected) < count(*), NULL, sum(expected)) AS expected
         FROM ${sums} WHERE at BETWEEN ? AND ? ${where} GROUP BY at, operation, coins, feature, state, fault
         ORDER BY at DESC, credits DESC, calls DESC, operation, coins, feature, state, fault`
      )
      .all(...last, ...values) as unknown as Omit<FullSum, 'initiator'>[]
    const all = rows.map(({ coins, fault, state, ...sum }) => ({
      ...sum,
      state: fromStoredState(state),
      subject: describeSubject(readSubject({ coins, interval: '', bars: 0, other: '' })),
      fault: fault === '' ? null : fault
    }))
    const complete = this.#summedDays('DESC', last[0], 1, filter)[0] === 0
    return { sums: all, complete, until: this.summedUntil() }
  }

  /**
   * Returns the matching daily sums of a month, oldest day first.
   * @param after the last day already read
   */
  fullSums(filter: LedgerFilter, after: EpochMs): readonly FullSum[] {
    const { where, values } = conditionsOf(filter, 'sums')
    const next = this.#summedDays('ASC', after, 31, filter)
    const rows = this.#database
      .prepare(
        `SELECT * FROM ${sums} WHERE at BETWEEN ? AND ? ${where}
         ORDER BY at, operation, coins, feature, initiator, state, fault`
      )
      .all(...next, ...values) as unknown as FullSum[]
    return rows.map(row => ({ ...row, fault: row.fault === '' ? null : row.fault }))
  }

  /** Daily sums aren't searched. */
  answered({ operation, coin, interval, by }: AnsweredCall): LedgerEntry | null {
    const { where, values } = conditionsOf({ ...anyCall, operation, coin })
    const [call] = this.#rows(
      `WHERE at <= ?1 AND fault IS NULL AND state <> 'reserved' AND (?2 IS NULL OR interval = ?2)
         AND EXISTS (SELECT 1 FROM ledger_settlement WHERE call_id = ledger.id AND at <= ?1)
         ${where} ORDER BY id DESC LIMIT 1`,
      by,
      interval,
      ...values
    )
    return call ?? null
  }

  /** Calls that have become daily sums are missing. */
  calls(ids: readonly number[]): readonly LedgerEntry[] {
    const { where, values } = conditionsOf({ ...anyCall, ids: [...ids] })
    return this.#rows(`WHERE TRUE ${where} ORDER BY id`, ...values)
  }

  summedUntil(): EpochMs | null {
    const { at } = this.#database.prepare('SELECT max(at) AS at FROM ledger_sum').get() as {
      at: number | null
    }
    return at === null ? null : startOfNextLocalDay(at)
  }

  spending(from: EpochMs, to: EpochMs): SpendingReport {
    const kinds = this.#database
      .prepare(
        `SELECT k.operation, k.feature, s.coins, k.calls, k.spent, k.reserved, k.unknown FROM (${kindsIn('c.subject_id')}) k
         JOIN ledger_subject s ON s.id = k.subject_id`
      )
      .all(from, to) as unknown as KindSpent[]
    const dearest = this.#rows(
      'WHERE at >= ? AND at < ? AND counted > 0 ORDER BY counted DESC, id DESC LIMIT ?',
      from,
      to,
      dearestShown
    )
    const summedUntil = this.summedUntil()
    return {
      ...byShare(kinds),
      dearest,
      summedUntil: summedUntil !== null && summedUntil > from ? summedUntil : null
    }
  }

  spentByKind(from: EpochMs, to: EpochMs): readonly SpentBy[] {
    return this.#database
      .prepare(
        `SELECT operation, feature, sum(calls) AS calls, sum(spent) AS spent, sum(reserved) AS reserved,
           sum(unknown) AS unknown
         FROM (${kindsIn()}) GROUP BY operation, feature
         ORDER BY sum(spent + reserved + unknown) DESC, sum(calls) DESC, operation, feature`
      )
      .all(from, to) as unknown as SpentBy[]
  }

  /**
   * Returns entries, oldest first.
   * @param after the ID of the last entry already read
   */
  full(filter: LedgerFilter, after: number, limit: number): readonly FullEntry[] {
    const { where, values } = conditionsOf(filter)
    return this.#database
      .prepare(`SELECT * FROM ledger WHERE id > ? ${where} ORDER BY id LIMIT ?`)
      .all(after, ...values, limit) as unknown as FullEntry[]
  }

  /** Both numbers are 0 if no such day has sums. */
  #summedDays(
    order: 'ASC' | 'DESC',
    beyond: EpochMs,
    count: number,
    filter: LedgerFilter
  ): readonly [EpochMs, EpochMs] {
    const { where, values } = conditionsOf(filter, 'sums')
    const row = this.#database
      .prepare(
        `SELECT min(at) AS first, max(at) AS last FROM (
           SELECT DISTINCT at FROM ${sums} WHERE at ${order === 'ASC' ? '>' : '<'} ? ${where}
           ORDER BY at ${order} LIMIT ?)`
      )
      .get(beyond, ...values, count) as { first: number | null; last: number | null }
    return [row.first ?? 0, row.last ?? 0]
  }

  #rows(where: string, ...values: (string | number | null)[]): readonly LedgerEntry[] {
    const rows = this.#database
      .prepare(`SELECT * FROM ledger ${where}`)
      .all(...values) as unknown as LedgerRow[]
    return rows.map(({ id, at, operation, feature, expected, reserved, charged, state, fault, ...row }) => ({
      id,
      at,
      operation,
      subject: describeSubject(readSubject(row)),
      feature,
      expected,
      reserved,
      charged,
      state: fromStoredState(state),
      fault,
      read: readIn(row)
    }))
  }
}

function readIn({ understood, leftover, doubted, dropped }: Partial<LedgerRow>): ReadCount | null {
  if (typeof understood !== 'number') return null
  return { understood, leftover: leftover ?? 0, doubted: doubted ?? 0, dropped: dropped ?? 0 }
}
