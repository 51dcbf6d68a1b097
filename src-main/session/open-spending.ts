import type { Services } from '../../src-shared/contract'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { PlanService } from '../connection/plan-service'
import { BudgetMarks } from '../credits/budget-marks'
import { BudgetService, type BudgetSources } from '../credits/budget-service'
import { ChargeWatch } from '../credits/charge-watch'
import { lastDays } from '../credits/days'
import type { Drift } from '../credits/credit-service'
import { DriftWatch } from '../credits/drift-watch'
import { ledgerCsv, ledgerFileName } from '../credits/ledger-csv'
import type { Emitter } from '../events/emitter'
import { FaultError } from '../faults/fault-error'
import { unsavedFault } from '../faults/unsaved-file'
import type { NoticeService } from '../notices/notice-service'
import type { SettingsService } from '../settings/settings-service'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { onEachLocalDay } from '../time/each-local-day'
import type { Ledger } from './open-ledger'

export interface SpendingSources extends Ledger {
  readonly facts: FactStore
  readonly clock: Clock
  readonly settings: SettingsService
  readonly notices: NoticeService
  readonly plan: BudgetSources['plan'] & Pick<PlanService, 'outgrown'>
  readonly simulated: boolean
  /** What the desktop shows. */
  readonly notifications: Emitter<NotificationFacts>
  /** Asks for a place and writes there; the path, or null. @throws the file system's error */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

export interface Spending {
  readonly budget: BudgetService
  /** What the window may ask. */
  readonly service: Services['credits']
  /** Another key is in use: what the quota said was about the old one. */
  forgetQuota(): void
  close(): void
}

/** Wires what the books and the plan come to: budgets, and what is told of them. */
export function openSpending(sources: SpendingSources): Spending {
  const {
    credits,
    limits,
    gaps,
    report,
    rollUp,
    facts,
    clock,
    settings,
    notices,
    plan,
    simulated,
    notifications,
    saveText
  } = sources
  const drift = new DriftWatch({ facts, notices, clock })
  const budget = new BudgetService({
    credits,
    clock,
    limits,
    plan,
    elsewhere: () => drift.current(),
    gap: () => gaps.current()
  })
  const charges = new ChargeWatch({ facts, notices })
  const marks = new BudgetMarks({ facts, notices })

  const look = (): void => {
    budget.publish()
    for (const used of marks.look(limits.budgets())) notifications.emit(used)
  }
  /** Whether a call that failed, and so was free, is told to have moved the quota: nobody else is accused of it then. */
  const tellFailed = ({ failed: operation, credits: moved }: Drift): boolean => {
    if (operation === null) return false
    const facts = { code: 'failed-call-counted', operation, credits: moved } as const
    notices.tell({ id: `failed-call-counted ${operation}`, severity: 'warning', facts })
    return true
  }
  const unlisten = [
    // What left the quota while the ledger was another one is nobody else's.
    credits.drifted.on(seen => gaps.takes(seen.credits) || tellFailed(seen) || drift.add(seen)),
    // A reading that is doubted until the next one may still show what is missing.
    credits.changed.on(() => gaps.close(credits.confirmedReadAt)),
    credits.changed.on(look),
    // Simulated credits are nobody's: their price list may change without a word.
    credits.exceeded.on(more => (simulated ? undefined : charges.look(more))),
    // What is held may be given back: nobody is warned of it.
    credits.booked.on(() => budget.publish()),
    settings.changed.on(look),
    plan.outgrown.on(facts => notices.tell({ id: 'plan-outgrown', severity: 'warning', facts })),
    // A new day has cost nothing yet: without a call nobody else would say so.
    onEachLocalDay(clock, () => credits.changed.emit(credits.gauge()))
  ]

  return {
    budget,
    service: {
      gauge: () => credits.gauge(),
      budget: () => budget.state(),
      allowOnce: call => budget.allowOnce(call),
      days: ({ count }) => lastDays((from, to) => report.spentByKind(from, to), count, clock.now()),
      ledger: page => report.entries(page),
      dailySums: page => ({ ...report.dailySums(page), edition: rollUp.edition }),
      spending: ({ from, to }) => report.spending(from, to),
      saveCsv: async filter => {
        const text = await rollUp.hold(() => ledgerCsv(report, filter))
        try {
          return await saveText(ledgerFileName(filter), text)
        } catch (error) {
          throw new FaultError(unsavedFault(error, 'ledger'))
        }
      },
      price: question => credits.price(question),
      toldPrices: () => credits.toldPrices(),
      tellPrice: ({ operation, price }) => {
        credits.tellPrice(operation, price)
        return credits.toldPrices()
      }
    },
    forgetQuota() {
      drift.forget()
      gaps.forget()
      credits.forgetQuota()
    },
    close() {
      rollUp.close()
      for (const stop of unlisten) stop()
    }
  }
}
