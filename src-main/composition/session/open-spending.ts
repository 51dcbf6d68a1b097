import type { Services } from '../../../src-shared/contract'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { PlanService } from '../../watching/connection/plan-service'
import { BudgetMarks } from '../../credits/budget-marks'
import { BudgetService, type BudgetSources } from '../../credits/budget-service'
import { ChargeWatch } from '../../credits/charge-watch'
import { recentDays } from '../../credits/days'
import type { Drift } from '../../credits/credit-service'
import { DriftWatch } from '../../credits/drift-watch'
import type { Emitter } from '../../platform/events/emitter'
import { FaultError } from '../../platform/faults/fault-error'
import { unsavedFault } from '../../platform/faults/unsaved-file'
import type { NoticeService } from '../../platform/notices/notice-service'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'
import { Gathered } from '../../platform/time/gathered'
import { onEachLocalDay } from '../../platform/time/each-local-day'
import type { Ledger } from './open-ledger'

export interface SpendingSources extends Ledger {
  readonly facts: FactStore
  readonly clock: Clock
  readonly settings: SettingsService
  readonly notices: NoticeService
  readonly plan: BudgetSources['plan'] & Pick<PlanService, 'outgrown'>
  readonly simulated: boolean
  readonly notifications: Emitter<NotificationFacts>
  /**
   * Returns null if the user cancelled.
   * @throws the file system's error
   */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

export interface OpenedSpending {
  readonly budget: BudgetService
  readonly service: Services['credits']
  /** Must be called after another key was entered, because it has another quota. */
  forgetQuota(): void
  close(): void
}

export function openSpending(sources: SpendingSources): OpenedSpending {
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
  const drift = new DriftWatch({ facts, notices, clock, others: () => limits.others() })
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

  const publish = (): void => {
    budget.publish()
    for (const used of marks.newlyPassed(limits.budgets())) notifications.emit(used)
  }
  /**
   * Publishes a little later, because a forecast for a thousand alerts would delay code that waits for a
   * settled call.
   */
  const publishing = new Gathered(clock, 0, publish)
  /**
   * Tells the user that a failed call was charged. Such a call should be free, so its credits would otherwise
   * look as if they were used elsewhere.
   */
  const tellFailed = ({ failed: operation, credits: moved }: Drift): boolean => {
    if (operation === null) return false
    notices.show({ code: 'failed-call-counted', operation, credits: moved })
    return true
  }
  const unlisten = [
    // Credits may also belong to calls that are missing from a restored ledger. These weren't used elsewhere
    // either.
    credits.drifted.on(drifted => gaps.takes(drifted.credits) || tellFailed(drifted) || drift.add(drifted)),
    // A confirmed quota header is needed to know that no credits are missing.
    credits.changed.on(() => gaps.close(credits.confirmedReadAt)),
    credits.changed.on(() => publishing.soon()),
    // Charges aren't reported in the demo, because its credits cost nothing.
    credits.exceeded.on(more => (simulated ? undefined : charges.notify(more))),
    credits.covered.on(operation => charges.covered(operation)),
    // This doesn't check for notifications, because reserved credits might never be charged.
    credits.booked.on(() => budget.publish()),
    settings.changed.on(publish),
    plan.outgrown.on(facts => notices.show(facts)),
    // On a new day, the window must show the new daily budget before the next call.
    onEachLocalDay(clock, () => credits.changed.emit(credits.gauge()))
  ]

  return {
    budget,
    service: {
      gauge: () => credits.gauge(),
      budget: () => budget.state(),
      allowOnce: call => budget.allowOnce(call),
      days: ({ count }) => recentDays((from, to) => report.spentByKind(from, to), count, clock.now()),
      ledger: page => report.entries(page),
      dailySums: page => ({ ...report.dailySums(page), edition: rollUp.edition }),
      spending: ({ from, to }) => report.spending(from, to),
      saveCsv: async filter => {
        const { ledgerCsv, ledgerFileName } = await import('../../credits/ledger-csv')
        const text = await rollUp.hold(() => ledgerCsv(report, filter))
        try {
          return await saveText(ledgerFileName(filter), text)
        } catch (error) {
          throw new FaultError(unsavedFault(error, 'ledger'))
        }
      },
      price: question => credits.price(question),
      userPrices: () => credits.userPrices(),
      setUserPrice: ({ operation, price }) => {
        credits.setUserPrice(operation, price)
        return credits.userPrices()
      }
    },
    forgetQuota() {
      drift.forget()
      gaps.forget()
      credits.forgetQuota()
    },
    close() {
      rollUp.close()
      publishing.stop()
      for (const stop of unlisten) stop()
    }
  }
}
