import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../platform/storage/database'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { startOfLocalDay } from '../platform/time/local-day'
import { recentDays } from './days'
import { anyEntry } from './fake-service.fixture'
import { LedgerReport } from './ledger-report'
import { LedgerStore } from './ledger-store'
import { book, oldCalls, type OldCall } from './old-ledger.fixture'
import { rollUpBefore } from './roll-up-limits'
import { beginning, RollUpStore, type LedgerCursor } from './roll-up-store'
import { day } from '../../src-shared/time'

// Writing many files takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const now = new Date(2026, 10, 20, 15).getTime()
const before = rollUpBefore({ now, tooMany: null, periodFrom: null })

const opened = (database: Database) => ({
  database,
  store: new LedgerStore(database),
  report: new LedgerReport(database),
  rollUp: new RollUpStore(database)
})

function rollUpAll(rollUp: RollUpStore, limit = 7): void {
  for (let cursor: LedgerCursor | null = beginning; cursor !== null;)
    cursor = rollUp.step(cursor, before, limit)
}

function readTables(database: Database): unknown {
  const { store, report } = opened(database)
  const spans = [181, 100, 91, 90, 30, 1, 0].map(ago => startOfLocalDay(now - ago * day + day / 2))
  const open = { ...anyEntry, open: true }
  return {
    spent: spans.map(from => store.spentBetween(from, now + 1)),
    ofAll: store.spentBetween(0, Number.MAX_SAFE_INTEGER),
    shares: spans.map(from => ({ ...report.spending(from, now + 1), dearest: null, summedUntil: null })),
    days: recentDays((from, to) => report.spentByKind(from, to), 183, now),
    prices: ['getData', 'getNews', 'getOHLCIntraday'].map(name => store.pricedCalls(name, 200)),
    dearest: store.dearest(),
    unsettled: store.unsettled(),
    open: report.entries({ before: null, limit: 500, filter: open }),
    newest: report.entries({ before: null, limit: 500, filter: { ...anyEntry, from: before } })
  }
}

const count = (database: Database, table: string): unknown =>
  database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.['rows']

const call: OldCall = {
  ago: 100,
  operation: 'getData',
  symbol: 'BTC ETH',
  interval: '1h',
  feature: 'watchlist',
  initiator: 'schedule',
  expected: 5,
  state: 'charged',
  charged: 7,
  fault: null
}

const old = { ...call, ago: 91, symbol: 'BTC', interval: '' }
const tied: readonly OldCall[] = [
  { ...old, initiator: 'person', expected: null, charged: 3 },
  { ...old, initiator: 'person', expected: 97, state: 'reserved', charged: 0 },
  { ...old, initiator: 'person', feature: 'explorer', expected: null, state: 'reserved', charged: 0 }
]

function ledgerOf(calls: readonly OldCall[], folder = tempFolder()) {
  const books = opened(openState(folder))
  book(books.store, calls, now)
  return books
}

test('a roll-up changes no sums, days, prices or open calls', () => {
  fc.assert(
    fc.property(oldCalls, fc.integer({ min: 1, max: 20 }), (calls, limit) => {
      const { database, rollUp } = ledgerOf(calls)
      const wanted = readTables(database)
      rollUpAll(rollUp, limit)
      expect(readTables(database)).toEqual(wanted)
      const left = database.prepare(
        'SELECT count(*) AS calls FROM ledger WHERE at < ? AND state NOT IN (?, ?)'
      )
      expect(left.get(before, 'reserved', 'unsettled')).toEqual({ calls: 0 })
      expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    }),
    { numRuns: 40 }
  )
})

test('leaves sums and prices unchanged if a step fails', () => {
  fc.assert(
    fc.property(oldCalls, fc.nat(), (calls, at) => {
      const { database, rollUp } = ledgerOf(calls)
      const wanted = readTables(database)
      const broken = 1 + (at % calls.length)
      database.exec(`CREATE TEMP TRIGGER fault BEFORE DELETE ON ledger_call WHEN OLD.id = ${broken}
        BEGIN SELECT RAISE(ABORT, 'the power went'); END`)
      try {
        rollUpAll(rollUp)
      } catch (error) {
        expect(String(error)).toMatch(/the power went/)
      }
      expect(readTables(database)).toEqual(wanted)
      database.exec('DROP TRIGGER fault')
      rollUpAll(rollUp)
      expect(readTables(database)).toEqual(wanted)
    }),
    // In this example, two features have equal sums. The roll-up once changed their order.
    { numRuns: 25, examples: [[tied, 0]] }
  )
})

test('reads `told` calls and sums of earlier versions as priced by the user', () => {
  const { database, report, rollUp } = ledgerOf([
    { ...call, state: 'user-priced' },
    { ...call, state: 'user-priced', ago: 1 }
  ])
  rollUpAll(rollUp)
  for (const table of ['ledger_sum', 'ledger_settlement'])
    expect(database.prepare(`SELECT state FROM ${table}`).all()).toEqual([{ state: 'told' }])
  expect(report.dailySums({ before: null, filter: anyEntry }).sums).toMatchObject([{ state: 'user-priced' }])
  expect(report.entries({ before: null, limit: 9, filter: anyEntry })).toMatchObject([
    { state: 'user-priced' }
  ])
})

test('creates one row per day and kind of call', () => {
  const { database, report, rollUp } = ledgerOf([
    call,
    { ...call, charged: 9, interval: '1m' },
    { ...call, initiator: 'person', expected: 1 },
    { ...call, symbol: 'ETH', expected: null },
    { ...call, symbol: 'ETH' },
    { ...call, operation: 'getNews', symbol: '', state: 'free', fault: 'rate-limited' },
    { ...call, ago: 99 }
  ])
  rollUpAll(rollUp)
  const { sums, complete } = report.dailySums({ before: null, filter: anyEntry })
  expect(complete).toBe(true)
  const noon = (ago: number): number => new Date(2026, 10, 20 - ago, 12).getTime()
  expect(sums).toEqual([
    {
      at: noon(99),
      operation: 'getData',
      subject: 'BTC ETH',
      feature: 'watchlist',
      state: 'charged',
      fault: null,
      calls: 1,
      credits: 7,
      expected: 5
    },
    {
      at: noon(100),
      operation: 'getData',
      subject: 'BTC ETH',
      feature: 'watchlist',
      state: 'charged',
      fault: null,
      calls: 3,
      credits: 23,
      expected: 11
    },
    {
      at: noon(100),
      operation: 'getData',
      subject: 'ETH',
      feature: 'watchlist',
      state: 'charged',
      fault: null,
      calls: 2,
      credits: 14,
      expected: null
    },
    {
      at: noon(100),
      operation: 'getNews',
      subject: '',
      feature: 'watchlist',
      state: 'free',
      fault: 'rate-limited',
      calls: 1,
      credits: 0,
      expected: 5
    }
  ])
  expect(report.dailySums({ before: noon(99), filter: anyEntry }).sums).toEqual(sums.slice(1))
  expect(report.dailySums({ before: noon(100), filter: anyEntry }).sums).toEqual([])
  expect(report.dailySums({ before: null, filter: { ...anyEntry, coin: 'BTC' } }).sums).toHaveLength(2)
  expect(report.dailySums({ before: null, filter: { ...anyEntry, open: true } }).sums).toEqual([])
  expect(report.summedUntil()).toBe(startOfLocalDay(noon(98)))
  expect(report.spending(0, now).summedUntil).toBe(report.summedUntil())
  expect(report.spending(noon(30), now).summedUntil).toBeNull()
  expect([count(database, 'ledger_call'), count(database, 'ledger_settlement')]).toEqual([0, 0])
})

test('keeps the last 200 prices of an operation, and deletes subjects that nothing refers to', () => {
  const { database, store, rollUp } = ledgerOf(
    Array.from({ length: 450 }, (_, place) => ({
      ...call,
      interval: `${place}m`,
      charged: place,
      ago: 140 - place / 10
    }))
  )
  const wanted = store.pricedCalls('getData', 200)
  rollUpAll(rollUp, 100)
  expect(store.pricedCalls('getData', 200)).toEqual(wanted)
  expect(count(database, 'ledger_price')).toBe(200)
  // There are the subjects of the 200 prices, and one for the daily sums, which only has coins.
  expect(count(database, 'ledger_subject')).toBe(201)
})

describe('calls can only be deleted by the roll-up', () => {
  const door = `INSERT INTO ledger_roll_up (open, since, until) VALUES (0, ${before - 200 * day}, ${before})`
  test.each([
    'DELETE FROM ledger_call',
    'DELETE FROM ledger_settlement',
    'DELETE FROM ledger_subject',
    'DELETE FROM ledger_sum',
    'DELETE FROM ledger_price',
    'UPDATE ledger_sum SET credits = 0',
    'UPDATE ledger_price SET charged = 0',
    `INSERT INTO ledger_sum VALUES (0, 'x', 1, 'news', 'person', 'free', '', 1, 1, 1, 1)`,
    `INSERT OR REPLACE INTO ledger_sum SELECT at, operation, subject_id, feature, initiator, state, fault, 0, 0, 0, 0 FROM ledger_sum`,
    `INSERT INTO ledger_price VALUES ('x', 1, 1, 1)`,
    `BEGIN; ${door}; COMMIT`,
    `BEGIN; ${door}; DELETE FROM ledger_sum; COMMIT`,
    // Even the roll-up can't delete open or recent calls.
    `BEGIN; ${door}; DELETE FROM ledger_call WHERE id = 2; DELETE FROM ledger_roll_up; COMMIT`,
    `BEGIN; ${door}; DELETE FROM ledger_call WHERE id = 3; DELETE FROM ledger_roll_up; COMMIT`,
    `BEGIN; ${door}; ${door}; COMMIT`
  ])('rejects %s and changes nothing', statement => {
    const { database, rollUp } = ledgerOf([
      { ...call, ago: 101 },
      { ...call, state: 'unsettled' },
      { ...call, ago: 1 }
    ])
    rollUpAll(rollUp)
    book(new LedgerStore(database), [{ ...call, ago: 99 }], now)
    const wanted = readTables(database)
    expect(() => database.exec(statement)).toThrow(/append-only|open call stays|FOREIGN KEY|UNIQUE/)
    if (database.isTransaction) database.exec('ROLLBACK')
    expect(readTables(database)).toEqual(wanted)
  })
})

test('reads daily sums a week at a time, in whole days', () => {
  const { report, rollUp } = ledgerOf(
    Array.from({ length: 40 }, (_, place) => ({
      ...call,
      ago: 100 + Math.floor(place / 2),
      symbol: place % 2 ? 'A' : 'B'
    }))
  )
  rollUpAll(rollUp)
  const pages: number[] = []
  for (let before: number | null = null; ;) {
    const page = report.dailySums({ before, filter: anyEntry })
    pages.push(page.sums.length)
    before = page.sums.at(-1)?.at ?? null
    if (page.complete) break
  }
  expect(pages).toEqual([14, 14, 12])
})

test('finds the time of the nth newest call, even if the ledger isn’t in order', () => {
  const { store, rollUp } = ledgerOf([])
  for (const ago of [2, 1, 5, 4, 3]) book(store, [{ ...call, ago }], now)
  expect([0, 3, 4, 5].map(count => rollUp.atBehind(count))).toEqual([
    now - day,
    now - 4 * day,
    now - 5 * day,
    null
  ])
})
