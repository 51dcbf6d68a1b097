import type { BudgetLimits } from '../../credits/budget-limits'
import { settlingCheckMs, type CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import { subjectOf } from '../../credits/subject'
import type { AskableNeed, NeedSource } from './need-sources'
import { day } from '../../../src-shared/time'

export interface RenewalCheckSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly limits: BudgetLimits
  readonly operation: string
}

/**
 * Makes a cheap call a day if the quota period's budget is used up and the reset of the quota can't be
 * predicted, because only a response shows that the quota was reset. The call comes from the user's share of
 * the budget. It's also made if the charge of a lost call is unknown, because other calls of that operation
 * wait for the charge.
 */
export class RenewalCheck implements NeedSource {
  readonly #sources: RenewalCheckSources

  constructor(sources: RenewalCheckSources) {
    this.#sources = sources
  }

  needs(): readonly AskableNeed[] {
    const { calls, credits, limits, operation } = this.#sources
    const isForCharge = credits.wantsCount
    if (!isForCharge && !limits.waitsForRenewal()) return []
    const { reserve } = credits.priceOf(operation, subjectOf({}))
    // If every budget is used up, even this call would be refused.
    if ((limits.left('person') ?? 0) < reserve) return []
    return [
      {
        name: 'renewal',
        key: 'renewal',
        operation,
        everyMs: isForCharge ? settlingCheckMs : day,
        // Every response shows the quota, so it counts as an answer to this call. After a lost call, only
        // this call helps.
        answeredAt: isForCharge ? null : credits.gauge().readAt,
        // Reserves nothing from automatic calls, because this call uses the user's share.
        reserve: 0,
        reason: isForCharge ? { code: 'awaiting-charge' } : { code: 'budget-used-up', limit: 'period' },
        ask: () => calls.call(operation, {}, 'key-check', 'person')
      }
    ]
  }
}
