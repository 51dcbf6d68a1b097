import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minute } from '../../src-shared/time'
import { openDatabase, type Database } from '../platform/storage/database'
import { stateMigrations } from '../platform/storage/migrations/state'
import { pageSizeOf } from '../platform/storage/small-pages'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { busyMonth } from './busy-month.fixture'
import { anyEntry } from './fake-service.fixture'
import { LedgerReport } from './ledger-report'
import { LedgerStore, type Settlement } from './ledger-store'
import { subjectOf } from './subject'

const call = (at: number, operation = 'getData', symbol = 'BTC ETH') => ({
  at,
  operation,
  subject: subjectOf({ symbol, interval: '1h' }),
  feature: 'watchlist' as const,
  initiator: at < 30 ? ('schedule' as const) : ('person' as const),
  expected: 5,
  reserved: 7
})
const settled = (state: Settlement['state'], charged: number | null, at = 1): Settlement => ({
  at,
  state,
  charged,
  fault: null,
  quotaUsed: null,
  quotaLimit: null
})

function ledger(database: Database = openState()): {
  store: LedgerStore
  report: LedgerReport
  database: Database
} {
  return { store: new LedgerStore(database), report: new LedgerReport(database), database }
}

describe('the ledger is append-only', () => {
  test.each([
    'UPDATE ledger_call SET reserved = 0',
    'UPDATE ledger_settlement SET charged = 0',
    `UPDATE ledger_subject SET coins = 'DOGE'`,
    'DELETE FROM ledger_call',
    'DELETE FROM ledger_settlement',
    'DELETE FROM ledger_subject',
    'UPDATE ledger_reading SET understood = 0',
    'DELETE FROM ledger_reading',
    `INSERT OR REPLACE INTO ledger_call (id, at, operation, subject_id, feature, reserved) VALUES (1, 0, 'x', 1, 'x', 0)`,
    `INSERT OR REPLACE INTO ledger_settlement (id, call_id, at, state) VALUES (1, 1, 0, 'free')`,
    `UPDATE OR REPLACE ledger_call SET id = 9`
  ])('rejects %s', statement => {
    const { store, report, database } = ledger()
    const id = store.reserve(call(1))
    store.settle(id, settled('charged', 3))
    store.noteReading(id, { understood: 2, leftover: 1, doubted: 0, dropped: 0 })
    const before = report.entries({ before: null, limit: 10, filter: anyEntry })
    expect(() => database.exec(statement)).toThrow(/append-only/)
    expect(report.entries({ before: null, limit: 10, filter: anyEntry })).toEqual(before)
  })

  test('an earlier version’s settlements stay as they were, and can’t be changed either', () => {
    const folder = tempFolder()
    const { database } = openDatabase(join(folder, 'state.db'), stateMigrations.slice(0, 18), 'normal', 0)
    const old = new LedgerStore(database)
    const [lost, good, open] = [1, 2, 3].map(at => old.reserve(call(at)))
    old.settle(lost!, settled('unsettled', null))
    old.settle(good!, settled('charged', 3))
    old.settle(lost!, settled('inferred', 4))
    old.noteReading(good!, { understood: 2, leftover: 1, doubted: 0, dropped: 0 })
    const all = { before: null, limit: 10, filter: anyEntry }
    const before = new LedgerReport(database).entries(all)
    database.close()

    const { store, report, database: again } = ledger(openState(folder))
    expect(report.entries(all)).toEqual(before)
    store.settle(open!, settled('charged', 5))
    expect(report.entries(all).map(({ state, charged }) => [state, charged])).toEqual([
      ['charged', 5],
      ['charged', 3],
      ['inferred', 4]
    ])
    for (const change of ['UPDATE ledger_settlement SET charged = 0', 'DELETE FROM ledger_settlement'])
      expect(() => again.exec(change)).toThrow(/append-only/)
  })

  test('rejects a settlement without a call', () => {
    expect(() => ledger().store.settle(77, settled('charged', 1))).toThrow()
  })
})

describe('entries', () => {
  test('ledger entries are listed page by page, newest first, each with its latest settlement', () => {
    const { store, report } = ledger()
    const ids = [10, 20, 30, 40].map(at => store.reserve(call(at)))
    store.settle(ids[0]!, settled('unsettled', null))
    store.settle(ids[0]!, settled('inferred', 4))
    store.settle(ids[1]!, settled('charged', 3))
    const first = report.entries({ before: null, limit: 3, filter: anyEntry })
    expect(first.map(entry => [entry.at, entry.state, entry.charged])).toEqual([
      [40, 'reserved', null],
      [30, 'reserved', null],
      [20, 'charged', 3]
    ])
    expect(report.entries({ before: first.at(-1)!.id, limit: 3, filter: anyEntry })).toEqual([
      {
        id: ids[0],
        at: 10,
        operation: 'getData',
        subject: 'BTC ETH · 1h',
        feature: 'watchlist',
        expected: 5,
        reserved: 7,
        charged: 4,
        state: 'inferred',
        fault: null,
        read: null
      }
    ])
  })

  test('ledger entries for the same thousand coins store the list of coins only once', () => {
    const { store, database } = ledger()
    const symbol = Array.from({ length: 1000 }, (_, index) => `COIN${index}`).join(' ')
    for (let at = 0; at < 20; at++) store.reserve(call(at, 'getData', symbol))
    expect(database.prepare('SELECT count(*) AS subjects FROM ledger_subject').get()).toEqual({ subjects: 1 })
  })
})

describe('counted credits', () => {
  test('sums of credits distinguish spent, reserved and unknown credits', () => {
    const { store } = ledger()
    for (const at of [10, 20, 30]) store.reserve(call(at))
    store.settle(2, settled('charged', 3))
    store.settle(store.reserve(call(40)), settled('charged', 2))
    store.settle(3, settled('free', 0))
    store.settle(store.reserve(call(45)), settled('unsettled', null))
    expect(store.spentBetween(0, 100)).toEqual({
      calls: 5,
      spent: 5,
      reserved: 7,
      unknown: 7,
      background: 10
    })
    expect(store.spentBetween(10, 20)).toEqual({ calls: 1, spent: 0, reserved: 7, unknown: 0, background: 7 })
    expect(store.spentBetween(50, 60)).toEqual({ calls: 0, spent: 0, reserved: 0, unknown: 0, background: 0 })
  })

  test("lists an operation's charges newest first, without free and open calls", () => {
    const { store } = ledger()
    for (const [operation, state, charged] of [
      ['getData', 'charged', 2],
      ['getNews', 'charged', 10],
      ['getData', 'free', 0],
      ['getData', 'unsettled', null],
      ['getData', 'charged', 4]
    ] as const) {
      store.settle(store.reserve(call(1, operation)), settled(state, charged))
    }
    store.settle(4, settled('inferred', 99))
    const priced = store.pricedCalls('getData', 10)
    expect(priced.map(({ charged }) => charged)).toEqual([4, 2])
    expect(priced[0]?.subject).toBe(priced[1]?.subject)
    expect(priced[0]?.subject).toEqual(subjectOf({ symbol: 'BTC ETH', interval: '1h' }))
    expect(store.pricedCalls('getData', 1)).toHaveLength(1)
    expect(store.dearest()).toBe(10)
  })

  test('no query at startup scans a whole ledger table', () => {
    const { store, database } = ledger()
    const statements: string[] = []
    const prepare = database.prepare.bind(database)
    const noted = (sql: string): ReturnType<typeof prepare> => (statements.push(sql), prepare(sql))
    Object.defineProperty(database, 'prepare', { value: noted })
    store.newest()
    store.dearest()
    store.pricedCalls('getData', 10)
    store.unsettled()
    store.spentBetween(0, 1)
    const steps = statements.flatMap(sql => {
      const values = [1, 2].slice(0, new Set(sql.match(/\?\d/g)).size)
      return (prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[]).map(
        ({ detail }) => detail
      )
    })
    // Scanning the index of open calls is fine, because there are only a few.
    expect(steps.filter(step => /^SCAN (?!p$|[(]|.* ledger_settlement_doubt$)/.test(step))).toEqual([])
  })

  test('returns no highest charge before any call cost credits', () => {
    const { store } = ledger()
    store.settle(store.reserve(call(1)), settled('charged', 0))
    expect(store.dearest()).toBeNull()
  })

  test('a ledger of an earlier version keeps its highest charge', () => {
    const dearestAfter = (sql: string): number | null => {
      const folder = tempFolder()
      const { database } = openDatabase(join(folder, 'state.db'), stateMigrations.slice(0, 16), 'normal', 0)
      database.exec(sql)
      database.close()
      return ledger(openState(folder)).store.dearest()
    }
    const calls = busyMonth(0).replace('id * 7 % 101', 'id % 38 - 1')
    expect(dearestAfter(calls)).toBe(36)
    const sum = (state: string): string => `BEGIN; INSERT INTO ledger_roll_up VALUES (0, 0, 9);
      INSERT INTO ledger_sum (at, operation, subject_id, feature, initiator, state, fault, calls, credits, expected, dearest)
        VALUES (4, 'getData', 1, 'watchlist', 'person', '${state}', '', 2, 100, NULL, 98);
      DELETE FROM ledger_roll_up; COMMIT`
    expect(dearestAfter(`${calls}; ${sum('charged')}`)).toBe(98)
    expect(dearestAfter(`${calls}; ${sum('inferred')}`)).toBe(36)
    expect(dearestAfter('')).toBeNull()
  })
})

describe('newest entry', () => {
  const minutes = (count: number) => count * minute

  test('has the time of the last settlement, or of a later call that isn’t settled', () => {
    const { store } = ledger()
    expect(store.newest()).toBeNull()
    const first = store.reserve(call(minutes(1)))
    expect(store.newest()).toBe(minutes(1))
    store.settle(first, settled('charged', 3, minutes(2)))
    expect(store.newest()).toBe(minutes(2))
    const [slow, fast] = [store.reserve(call(minutes(3))), store.reserve(call(minutes(4)))]
    store.settle(slow, settled('charged', 3, minutes(6)))
    store.settle(fast, settled('charged', 3, minutes(5)))
    expect(store.newest()).toBe(minutes(6))
  })

  test('has the latest time, even if later calls were made after the clock was set back', () => {
    const { store } = ledger()
    const slow = store.reserve(call(minutes(5_000)))
    const fast = store.reserve(call(minutes(5_001)))
    store.settle(fast, settled('charged', 3, minutes(5_002)))
    store.settle(slow, settled('charged', 3, minutes(5_006)))
    for (let at = 10; at < 20; at++)
      store.settle(store.reserve(call(minutes(at))), settled('charged', 3, minutes(at)))
    expect(store.newest()).toBe(minutes(5_006))
  })
})

test('settling a call changes a page of the table, of its index and of the readings', () => {
  const folder = tempFolder()
  const { store, database } = ledger(openState(folder))
  const settle = (): void => {
    const id = store.reserve(call(1))
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    store.inOneStep(() => {
      store.settle(id, settled('charged', 3))
      store.noteReading(id, { understood: 2, leftover: 1, doubted: 0, dropped: 0 })
    })
  }
  settle()
  settle()
  const [headerBytes, pageBytes] = [32, 24 + pageSizeOf(database)]
  const pages = (statSync(join(folder, 'state.db-wal')).size - headerBytes) / pageBytes
  expect(pages).toBe(3)
})

describe('calls interrupted by a crash', () => {
  test('interrupted calls become unsettled at the next start, only once', () => {
    const folder = tempFolder()
    const first = ledger(openState(folder))
    first.store.settle(first.store.reserve(call(1)), settled('charged', 3))
    first.store.reserve(call(2))
    first.store.reserve(call(3))
    first.database.close()

    const { store, report } = ledger(openState(folder))
    const checkedTo = store.giveUpOnReserved(100, 0)
    expect(checkedTo).toBe(3)
    expect(store.unsettled()).toEqual([
      { id: 2, at: 2, reserved: 7, expected: 5, initiator: 'schedule', operation: 'getData' },
      { id: 3, at: 3, reserved: 7, expected: 5, initiator: 'schedule', operation: 'getData' }
    ])
    expect(report.entries({ before: null, limit: 1, filter: anyEntry })[0]).toMatchObject({
      state: 'unsettled',
      charged: null,
      fault: 'interrupted'
    })
    store.settle(2, settled('inferred', 7))
    store.giveUpOnReserved(200, 0)
    expect(store.unsettled()).toEqual([
      { id: 3, at: 3, reserved: 7, expected: 5, initiator: 'schedule', operation: 'getData' }
    ])
  })

  test('an empty ledger has no interrupted calls', () => {
    const { store } = ledger()
    expect(store.giveUpOnReserved(1, 0)).toBe(0)
    expect(store.unsettled()).toEqual([])
  })
})

test('writes several entries in one transaction', () => {
  const { store, report } = ledger()
  const id = store.reserve(call(1))
  expect(() =>
    store.inOneStep(() => {
      store.settle(id, settled('charged', 3))
      throw new Error('the power went')
    })
  ).toThrow('the power went')
  expect(report.entries({ before: null, limit: 1, filter: anyEntry })[0]?.state).toBe('reserved')
})
