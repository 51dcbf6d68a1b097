import type {
  BudgetState,
  DailySum,
  DaySpent,
  FaultCode,
  Gauge,
  LedgerEntry,
  ScheduleStatus,
  SpendingReport
} from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeGauge, fakeStatus, fixtureNow, noBudget } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { fakeEntry } from '../parts/credit/ledger/ledger.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import CreditsView from './CreditsView.svelte'

export const spent = (credits: number) => ({ spent: credits, reserved: 0, unknown: 0 })

const report: SpendingReport = {
  calls: 24,
  ...spent(1470),
  byOperation: [
    { name: 'getBollinger', calls: 14, ...spent(1400) },
    { name: 'getData', calls: 10, ...spent(70) }
  ],
  byFeature: [{ name: 'explorer', calls: 24, ...spent(1470) }],
  byCoin: [
    { name: 'BTC', calls: 24, ...spent(1467.5) },
    { name: null, calls: 1, ...spent(2.5) }
  ],
  moreCoins: { coins: 900, ...spent(45) },
  dearest: [fakeEntry({ id: 7, operation: 'getBollinger', charged: 100 })],
  summedUntil: null
}

const summedUntil = new Date(2025, 7, 23).getTime()

export async function show(
  entries: readonly LedgerEntry[] | null,
  status: Partial<ScheduleStatus> = {},
  budget: Partial<BudgetState> = {},
  days: readonly DaySpent[] = [],
  gauge: Partial<Gauge> = {},
  sums: readonly DailySum[] = []
) {
  let book = entries
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    schedule: { ...answers.schedule, status: () => ({ ...fakeStatus, ...status }) },
    credits: {
      ...answers.credits,
      budget: () => ({ ...noBudget, ...budget }),
      days: () => days,
      spending: () => ({ ...report, summedUntil: sums.length > 0 ? summedUntil : null }),
      dailySums: () => ({ sums, complete: true, until: summedUntil, edition: 0 }),
      gauge: () => ({ ...fakeGauge, ...gauge }),
      saveCsv: () => '/home/me/ledger.csv',
      ledger: ({ before, limit }) => {
        if (book === null) throw new Error('the ledger is gone')
        return book.filter(({ id }) => before === null || id < before).slice(0, limit)
      }
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CreditsView, { context: new Map([[mirrorKey, mirror]]) })
  await settled()
  return {
    wire,
    mirror,
    user: userEvent.setup(),
    write(next: readonly LedgerEntry[]) {
      book = next
      const gauge = mirror.credits.gauge.value
      if (gauge)
        wire.say('gaugeChanged', { ...gauge, today: { ...gauge.today, spent: gauge.today.spent + 1 } })
    }
  }
}

export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))

export const operations = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.line .operation')].map(cell => cell.title.split(', ').at(-1))

export const notes = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('note').map(note => note.textContent?.replace(/\s+/g, ' ').trim())

export const fault = (code: FaultCode) => ({
  code,
  cause: null,
  operation: null,
  said: null,
  retryAt: fixtureNow + 73_000
})
