import { expect, test, vi } from 'vitest'
import { openState } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import { anyEntry } from './fake-service.fixture'
import { ledgerCsv } from './ledger-csv'
import { LedgerReport } from './ledger-report'
import { LedgerStore } from './ledger-store'
import { book, type OldCall } from './old-ledger.fixture'
import { RollUpService } from './roll-up-service'
import { RollUpStore } from './roll-up-store'
import { hour } from '../../src-shared/time'

const now = new Date(2026, 10, 20, 15).getTime()
const call: OldCall = {
  ago: 100,
  operation: 'getData',
  symbol: 'BTC',
  interval: '',
  feature: 'watchlist',
  initiator: 'schedule',
  expected: 5,
  state: 'charged',
  charged: 7,
  fault: null
}

function opened(calls: readonly OldCall[], periodFrom: number | null = null) {
  const database = openState()
  const clock = stillClock(now)
  const store = new LedgerStore(database)
  book(store, calls, now)
  const report = vi.fn<(error: unknown) => void>()
  const credits = { periodFrom: () => periodFrom }
  const service = new RollUpService({ store: new RollUpStore(database), clock, credits, report })
  const singly = (): unknown => database.prepare('SELECT count(*) AS calls FROM ledger_call').get()?.['calls']
  return { database, clock, store, service, report, singly, books: new LedgerReport(database) }
}

const many = (count: number, ago: number): OldCall[] =>
  Array.from({ length: count }, () => ({ ...call, ago }))

test('rolls up old days a minute after startup, and again every hour', () => {
  const { clock, singly, books } = opened([...many(40, 100), ...many(3, 89.99)])
  clock.advance(59_000)
  expect(singly()).toBe(43)
  clock.advance(1_000)
  // Only one step has run, because a longer one would block the app.
  expect(singly()).toBeGreaterThan(3)
  clock.advance(1_000)
  expect(singly()).toBe(3)
  expect(books.summedUntil()).toBe(new Date(2026, 7, 13).getTime())
  clock.advance(23 * hour)
  expect(singly()).toBe(0)
})

test('leaves open calls, today and the current quota period as single calls', () => {
  const { clock, singly } = opened(
    [...many(5, 100), ...many(2, 120), { ...call, ago: 121, state: 'unsettled' }],
    now - 100.1 * 24 * hour
  )
  clock.advance(2 * hour)
  expect(singly()).toBe(6)
})

test('exports each call once even while days are rolled up', async () => {
  const { clock, service, books, singly } = opened(many(2_100, 100))
  let paused = 0
  const csv = await service.hold(() =>
    ledgerCsv(books, anyEntry, () => Promise.resolve(void (clock.advance(10 * hour), paused++)))
  )
  expect(paused).toBeGreaterThan(0)
  expect(csv.split('\r\n').filter(line => line.startsWith('call,'))).toHaveLength(2_100)
  expect(csv).not.toContain('\nday,')
  clock.advance(2 * hour)
  expect(singly()).toBe(0)
  expect(await ledgerCsv(books, anyEntry)).toMatch(
    /\r\nday,,2026-08-12T\S+,getData,BTC,,,,watchlist,itself,2100,10500,,14700,,,charged,,,,,\r\n$/
  )
})

test('reports a failed step and retries it an hour later', () => {
  const { database, clock, report, singly } = opened(many(3, 100))
  database.exec(
    `CREATE TEMP TRIGGER fault BEFORE DELETE ON ledger_call BEGIN SELECT RAISE(ABORT, 'disk full'); END`
  )
  clock.advance(10 * 60_000)
  expect(report).toHaveBeenCalledOnce()
  database.exec('DROP TRIGGER fault')
  clock.advance(hour)
  expect([singly(), report.mock.calls.length]).toEqual([0, 1])
})

test('stops when the ledger is closed', () => {
  const { database, clock, service, report } = opened(many(3, 100))
  service.close()
  database.close()
  clock.advance(3 * hour)
  expect(report).not.toHaveBeenCalled()
})
