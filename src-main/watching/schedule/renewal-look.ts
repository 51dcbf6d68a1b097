import type { BudgetLimits } from '../../credits/budget-limits'
import { settlingLookMs, type CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import { subjectOf } from '../../credits/subject'
import type { AskableNeed, NeedSource } from './need-sources'
import { day } from '../../../src-shared/time'

export interface RenewalSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly limits: BudgetLimits
  readonly operation: string
}

/**
 * A used-up period budget renews with the service's quota, which may only show in a response. If the time can't be
 * predicted, makes one cheap call a day, paid from the user's share. Makes the same call if a lost call has an
 * unknown price, because similar calls wait for it.
 */
export class RenewalLook implements NeedSource {
  readonly #sources: RenewalSources

  constructor(sources: RenewalSources) {
    this.#sources = sources
  }

  needs(): readonly AskableNeed[] {
    const { calls, credits, limits, operation } = this.#sources
    const isForCharge = credits.wantsCount
    if (!isForCharge && !limits.waitsForRenewal()) return []
    const { reserve } = credits.priceOf(operation, subjectOf({}))
    // A call that exceeds every budget would be refused each time.
    if ((limits.left('person') ?? 0) < reserve) return []
    return [
      {
        name: 'renewal',
        key: 'renewal',
        operation,
        everyMs: isForCharge ? settlingLookMs : day,
        // Any response shows the quota, so the last one counts. For a lost call, no response has arrived yet.
        answeredAt: isForCharge ? null : credits.gauge().readAt,
        // The call is paid from the user's share.
        reserve: 0,
        reason: isForCharge ? { code: 'awaiting-charge' } : { code: 'budget-used-up', limit: 'period' },
        ask: () => calls.call(operation, {}, 'key-check', 'person')
      }
    ]
  }
}
