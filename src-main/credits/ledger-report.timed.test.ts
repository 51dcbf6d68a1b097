import { test } from 'vitest'
import type { LedgerFilter } from '../../src-shared/contract/credits'
import { openState } from '../platform/storage/temp-storage.fixture'
import { expectPause } from '../platform/time/work.fixture'
import { busyMonth } from './busy-month.fixture'
import { recentDays } from './days'
import { anyEntry } from './fake-service.fixture'
import { LedgerReport } from './ledger-report'
import { day } from '../../src-shared/time'

const noon = new Date(2026, 5, 10, 12).getTime()

test('reads a ledger of 100,000 calls quickly', async () => {
  const database = openState()
  database.exec(busyMonth(noon))
  const report = new LedgerReport(database)
  const filtered = (filter: Partial<LedgerFilter>) => () =>
    report.entries({ before: null, limit: 200, filter: { ...anyEntry, ...filter } })
  const within = (mostMs: number) => ({ mostMs, rounds: 3 })
  await expectPause('entries', within(15), filtered({}))
  await expectPause('entries of an operation', within(15), filtered({ operation: 'getData' }))
  await expectPause('entries of a coin and a feature', within(40), filtered({ coin: 'C1', feature: 'news' }))
  const aDay = { from: noon - 29 * day, to: noon - 28 * day }
  await expectPause('entries of a day', within(40), filtered(aDay))
  await expectPause('entries that are open', within(250), filtered({ open: true }))
  await expectPause('spending of a month', within(600), () => report.spending(0, noon + day))
  await expectPause('spending of a fortnight', within(150), () =>
    recentDays((from, to) => report.spentByKind(from, to), 14, noon)
  )
}, 60_000)
