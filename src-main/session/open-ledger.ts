import { BudgetLimits } from '../credits/budget-limits'
import { CreditService } from '../credits/credit-service'
import { LedgerReport } from '../credits/ledger-report'
import { LedgerStore } from '../credits/ledger-store'
import { RollUpService } from '../credits/roll-up-service'
import { RollUpStore } from '../credits/roll-up-store'
import { knownPrice } from '../service-api/operations'
import type { SettingsService } from '../settings/settings-service'
import type { Database } from '../storage/database'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'

export interface LedgerSources {
  readonly state: Database
  readonly facts: FactStore
  readonly clock: Clock
  readonly settings: SettingsService
  readonly simulated: boolean
  readonly log: (error: unknown, asked: string) => void
}

/** The books of one service address: all that must be there before the first call. */
export interface Ledger {
  readonly credits: CreditService
  readonly limits: BudgetLimits
  readonly report: LedgerReport
  readonly rollUp: RollUpService
}

export function openLedger({ state, facts, clock, settings, simulated, log }: LedgerSources): Ledger {
  const credits = new CreditService({
    ...{ facts, clock, knownPrice },
    ledger: new LedgerStore(state),
    unknownReserve: () => settings.all().unknownReserve
  })
  // The demo service counts from 0 at each start: that is no renewal of a quota.
  try {
    if (simulated) credits.beginAnew()
  } catch (error) {
    // A full disk keeps no window from opening.
    log(error, 'beginning the demo ledger anew')
  }
  const rollUp = new RollUpService({
    store: new RollUpStore(state),
    clock,
    credits,
    report: error => log(error, 'rolling up the ledger')
  })
  const limits = new BudgetLimits({ credits, clock, limits: () => settings.all() })
  return { credits, limits, report: new LedgerReport(state), rollUp }
}
