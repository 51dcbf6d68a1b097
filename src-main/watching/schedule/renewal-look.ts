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
  /** The cheapest operation. */
  readonly operation: string
}

/**
 * A used-up period budget ends with the quota period, whose renewal may only show in a response. If it can't be
 * predicted, makes one cheap call a day, paid from the user's share because everything else has stopped. Also settles
 * a lost call of unknown price, which similar calls wait for.
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
    // A call beyond every budget would be refused again and again.
    if ((limits.left('person') ?? 0) < reserve) return []
    return [
      {
        name: 'renewal',
        key: 'renewal',
        operation,
        everyMs: isForCharge ? settlingLookMs : day,
        // Any answer shows the quota. For a lost call, none has arrived yet.
        answeredAt: isForCharge ? null : credits.gauge().readAt,
        // The call is paid from the user's share.
        reserve: 0,
        reason: isForCharge ? { code: 'awaiting-charge' } : { code: 'budget-used-up', limit: 'period' },
        ask: () => calls.call(operation, {}, 'key-check', 'person')
      }
    ]
  }
}
