import { expect, test } from 'vitest'
import type { LedgerFilter } from '../../src-shared/contract/credits'
import type { Feature } from '../../src-shared/contract/values'
import { openState } from '../platform/storage/temp-storage.fixture'
import { busyMonth } from './busy-month.fixture'
import { anyEntry } from './fake-service.fixture'
import { ledgerCsv } from './ledger-csv'
import { LedgerReport } from './ledger-report'
import { LedgerStore, type Settlement } from './ledger-store'
import { subjectOf } from './subject'
import { day } from '../../src-shared/time'

const noon = new Date(2026, 5, 10, 12).getTime()

interface Booked {
  readonly at?: number
  readonly operation?: string
  readonly symbol?: string
  readonly feature?: Feature
  readonly state?: Settlement['state'] | null
  readonly charged?: number | null
}

function books(calls: readonly Booked[]): LedgerReport {
  const database = openState()
  const store = new LedgerStore(database)
  store.inOneStep(() => {
    for (const call of calls) {
      const { at = noon, operation = 'getData', symbol = 'BTC', feature = 'watchlist' } = call
      const { state = 'charged', charged = 3 } = call
      const subject = subjectOf({ symbol })
      const id = store.reserve({
        at,
        operation,
        subject,
        feature,
        initiator: 'person',
        expected: 3,
        reserved: 5
      })
      if (state === null) continue
      store.settle(id, { at, state, charged, fault: null, quotaUsed: null, quotaLimit: null })
    }
  })
  return new LedgerReport(database)
}

test('filters entries by operation, coin, feature, time and open state', () => {
  const report = books([
    { operation: 'getData', symbol: 'BTC STETH' },
    { operation: 'getNews', symbol: 'ETH', feature: 'news', at: noon + day },
    { operation: 'getData', symbol: 'ETH BTC', feature: 'explorer', state: 'unsettled', charged: null },
    { operation: 'getNews', symbol: 'A_B', state: null, at: noon - day }
  ])
  const ids = (filter: Partial<LedgerFilter>): readonly number[] =>
    report.entries({ before: null, limit: 10, filter: { ...anyEntry, ...filter } }).map(({ id }) => id)
  expect(ids({})).toEqual([4, 3, 2, 1])
  expect(ids({ operation: 'getNews' })).toEqual([4, 2])
  expect(ids({ coin: 'ETH' })).toEqual([3, 2])
  expect(ids({ coin: 'AXB' })).toEqual([])
  expect(ids({ feature: 'explorer' })).toEqual([3])
  expect(ids({ from: noon, to: noon + day })).toEqual([3, 1])
  expect(ids({ open: true })).toEqual([4, 3])
  expect(ids({ open: true, coin: 'BTC' })).toEqual([3])
  expect(report.entries({ before: 3, limit: 1, filter: { ...anyEntry, operation: 'getData' } })[0]?.id).toBe(
    1
  )
})

test('sums spending by operation and coin, and counts open calls at their reserve', () => {
  const report = books([
    { charged: 3 },
    { symbol: 'BTC ETH', state: 'unsettled', charged: null },
    { operation: 'getBollinger', feature: 'explorer', charged: 100 },
    { operation: 'getNews', state: 'free', charged: 0 },
    { charged: 9, at: noon + day }
  ])
  const spending = report.spending(noon, noon + day)
  expect(spending).toMatchObject({ calls: 4, spent: 103, reserved: 0, unknown: 5 })
  expect(spending.byOperation.map(({ name, spent, unknown }) => [name, spent, unknown])).toEqual([
    ['getBollinger', 100, 0],
    ['getData', 3, 5],
    ['getNews', 0, 0]
  ])
  expect(spending.byCoin.map(({ name, spent, unknown }) => [name, spent, unknown])).toEqual([
    ['BTC', 103, 2.5],
    ['ETH', 0, 2.5]
  ])
  expect(spending.dearest.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(report.spending(0, 1)).toMatchObject({ calls: 0, spent: 0, dearest: [] })
})

test('exports a ledger of 100,000 calls completely', async () => {
  const database = openState()
  database.exec(busyMonth(noon))
  const csv = await ledgerCsv(new LedgerReport(database), anyEntry)
  expect(csv.split('\r\n')).toHaveLength(100_002)
}, 60_000)

test('lists only the calls with the given IDs, and no daily sums', () => {
  const report = books([{ operation: 'getData' }, { operation: 'getNews' }, { operation: 'getData' }])
  const filter = { ...anyEntry, ids: [3, 1, 99] }
  expect(report.entries({ before: null, limit: 10, filter }).map(({ id }) => id)).toEqual([3, 1])
  expect(report.calls([3, 1, 99]).map(({ id }) => id)).toEqual([1, 3])
  expect(report.calls([])).toEqual([])
  expect(report.dailySums({ before: null, filter })).toMatchObject({ sums: [], complete: true })
})
