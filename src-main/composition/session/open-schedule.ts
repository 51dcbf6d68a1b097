import type { BudgetLimits } from '../../credits/budget-limits'
import type { CreditService } from '../../credits/credit-service'
import { subjectOf } from '../../credits/subject'
import { quotesOperation } from '../../../src-shared/quotes-operation'
import type { PaidCalls } from '../../credits/paid-calls'
import type { NeedSourceTable } from '../../watching/schedule/need-sources'
import { AnsweredTurns } from '../../watching/schedule/answered-turns'
import { RenewalCheck, type RenewalCheckSources } from '../../watching/schedule/renewal-check'
import { ScheduleService } from '../../watching/schedule/schedule-service'
import { keyCheckOperation } from '../../service/api/operations'
import type { StoredHealth } from '../../watching/service-health/stored-health'
import type { Database } from '../../platform/storage/database'
import type { Disk } from '../../platform/storage/disk'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'
import type { AlertServices } from './open-alerts'
import type { MarketServices } from './open-market'
import type { OpenedSpending } from './open-spending'
import type { InBackground } from '../../platform/time/work-under-way'
import type { ServiceSessionSources } from './service-session'

export interface OpenScheduleSources extends Pick<
  ServiceSessionSources,
  'circumstances' | 'random' | 'report'
> {
  readonly inBackground: InBackground
  readonly clock: Clock
  readonly cache: Database
  readonly facts: FactStore
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly limits: RenewalCheckSources['limits'] & Pick<BudgetLimits, 'allowTrial'>
  readonly health: StoredHealth
  readonly agreed: () => boolean
  readonly disk: Disk
  readonly spending: OpenedSpending
  readonly board: MarketServices['board']
  readonly alerts: AlertServices
  readonly needs: Omit<NeedSourceTable, 'renewal'>
}

export function openSchedule(sources: OpenScheduleSources): ScheduleService {
  const { clock, facts, calls, credits, limits, health, agreed, random, report, inBackground } = sources
  const { alerts, board, disk, needs, spending } = sources
  const renewal = new RenewalCheck({ calls, credits, limits, operation: keyCheckOperation })
  return new ScheduleService({
    clock,
    facts,
    calls,
    health,
    agreed,
    random,
    report,
    inBackground,
    chargeAwaitedUntil: operation => credits.waitsForCharge(operation),
    isUntested: operation => credits.isUntested(operation),
    allowTrial: operation => limits.allowTrial(operation),
    priceOf: ({ operation, reserve }) =>
      credits.isUnbounded(operation)
        ? { state: 'unknown', credits: null, learned: null, reserve }
        : { state: 'at-most', credits: reserve, learned: null, reserve },
    sources: { ...needs, renewal },
    trials: () => {
      const [coin] = board.coinsToRefresh()
      const quote = coin === undefined ? null : { symbol: coin }
      const trial = (operation: string, params: Readonly<Record<string, string>>) => ({
        operation,
        price: credits.priceOf(operation, subjectOf(params)),
        ask: () => calls.call(operation, params, quote === params ? 'watchlist' : 'key-check')
      })
      return [...(quote ? [trial(quotesOperation, quote)] : []), trial(keyCheckOperation, {})].filter(
        ({ operation }) => !Object.hasOwn(health.health.locked, operation)
      )
    },
    answered: new AnsweredTurns(sources.cache),
    disk: () => disk.trouble,
    allowances: () => spending.budget.allowances(),
    circumstances: () => {
      const { hidden, onBattery } = sources.circumstances()
      // Calls go on while the window is hidden if an alert is active, because alerts matter most then.
      return { isUnattended: hidden && !alerts.service.isAwake(), onBattery, hidden }
    },
    noNewQuotes: () => {
      const { unread, areOld } = board.board()
      return areOld === true || (unread?.missing ?? 'change') !== 'change'
    }
  })
}
