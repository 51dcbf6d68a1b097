import { BudgetLimits } from '../../credits/budget-limits'
import { CarriedDay } from '../../credits/carried-day'
import { CreditService } from '../../credits/credit-service'
import { LedgerGaps } from '../../credits/ledger-gap'
import { LedgerReport } from '../../credits/ledger-report'
import { LedgerStore } from '../../credits/ledger-store'
import { RollUpService } from '../../credits/roll-up-service'
import { RollUpStore } from '../../credits/roll-up-store'
import { answersSpan } from '../../market/answers-span'
import type { NoticeService } from '../../platform/notices/notice-service'
import { isPricedPerCoin, publishedPrice } from '../../service/api/operations'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { Database } from '../../platform/storage/database'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'

export interface LedgerSources {
  readonly state: Database
  readonly cache: Database
  readonly facts: FactStore
  readonly clock: Clock
  readonly settings: SettingsService
  readonly simulated: boolean
  readonly notices: NoticeService
  readonly log: (error: unknown, where: string) => void
}

export interface Ledger {
  readonly credits: CreditService
  readonly limits: BudgetLimits
  readonly gaps: LedgerGaps
  readonly report: LedgerReport
  readonly rollUp: RollUpService
}

export function openLedger(sources: LedgerSources): Ledger {
  const { state, cache, facts, clock, settings, notices, simulated, log } = sources
  const store = new LedgerStore(state)
  // Gaps in the demo's ledger don't matter, because its credits cost nothing.
  const known = simulated ? null : { ledger: store.newest(), answers: answersSpan(cache) }
  const gaps = new LedgerGaps({ facts, notices, clock, known })
  let budgetLeft = (): number | null => null
  const credits = new CreditService({
    facts,
    clock,
    knownPrice: publishedPrice,
    isPerCoin: isPricedPerCoin,
    ledger: store,
    unknownReserve: () => settings.all().unknownReserve,
    left: () => budgetLeft(),
    isIncomplete: () => gaps.isOpen
  })
  const rollUp = new RollUpService({
    store: new RollUpStore(state),
    clock,
    credits,
    report: error => log(error, 'rolling up the ledger')
  })
  const carried = new CarriedDay({ ledger: store, facts, clock })
  const limits = new BudgetLimits({
    credits,
    clock,
    // The demo has no budgets, because its credits cost nothing and would use up a budget within minutes.
    limits: () => (simulated ? { ...settings.all(), dailyBudget: null, periodBudget: null } : settings.all()),
    missingToday: () => gaps.creditsToday() + carried.creditsToday()
  })
  budgetLeft = () => limits.left('schedule')
  return { credits, limits, gaps, report: new LedgerReport(state), rollUp }
}
