import type { BudgetLimits } from '../credits/budget-limits'
import { settlingLookMs, type CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import type { AskableNeed, NeedSource } from './need-sources'
import { day } from '../../src-shared/time'

export interface RenewalSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly limits: BudgetLimits
  /** The operation with the least price. */
  readonly operation: string
}

/**
 * A budget for the quota period that is used up ends with the period, and only an answer shows when that is. Where
 * the renewal can't be foretold one cheap call a day looks for it, paid from what is kept for a person: it is theirs
 * that everything stands still. So a lost call of unknown price, which others of its kind wait for, is settled by a cheap call.
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
    // What no budget pays for would be refused over and over.
    if ((limits.left('person') ?? 0) < reserve) return []
    return [
      {
        name: 'renewal',
        key: 'renewal',
        operation,
        everyMs: isForCharge ? settlingLookMs : day,
        // Any answer tells of the quota; of a lost call none did yet.
        answeredAt: isForCharge ? null : credits.gauge().readAt,
        // None of the background's share.
        reserve: 0,
        reason: isForCharge ? { code: 'awaiting-charge' } : { code: 'budget-used-up', limit: 'period' },
        ask: () => calls.call(operation, {}, 'key-check', 'person')
      }
    ]
  }
}
