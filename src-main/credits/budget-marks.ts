import { z } from 'zod'
import type { Budget } from '../../src-shared/contract/credits'
import type { BudgetUsed } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { NoticeService } from '../platform/notices/notice-service'
import { desktopNotificationMark } from '../platform/notices/policy'
import { fact, factOf, type Fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { markOf, marks, type Mark } from './budget'

export interface MarkSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'show' | 'withdraw'>
}

interface ReportedMark {
  readonly from: EpochMs
  readonly limit: number
  readonly mark: Mark
}

const marksFact = fact<ReportedMark>(
  'budgetMark',
  z.object({ from: z.number(), limit: z.number(), mark: z.literal(marks) })
)
const markFact = (span: Budget['span']): Fact<ReportedMark> => factOf(marksFact, span)

/** Notifies the user once per percentage in each day or quota period. */
export class BudgetMarks {
  readonly #sources: MarkSources

  constructor(sources: MarkSources) {
    this.#sources = sources
  }

  newlyPassed(budgets: readonly Budget[]): readonly BudgetUsed[] {
    for (const span of ['day', 'period'] as const)
      if (!budgets.some(budget => budget.span === span)) this.#takeBack(span)
    return budgets.flatMap(budget => {
      const passed = this.#newMark(budget)
      if (
        passed === null ||
        passed.mark < desktopNotificationMark ||
        passed.before >= desktopNotificationMark
      )
        return []
      return [used(budget, passed.mark)]
    })
  }

  #newMark(budget: Budget): { readonly mark: Mark; readonly before: number } | null {
    const { facts, notices } = this.#sources
    const stored = facts.read(markFact(budget.span))
    const before = stored?.from === budget.from && stored.limit === budget.limit ? stored.mark : 0
    const mark = markOf(budget)
    if (stored !== null && before === 0) this.#takeBack(budget.span)
    if (mark === null || mark <= before) return null
    facts.writeOrQueue(markFact(budget.span), { from: budget.from, limit: budget.limit, mark })
    notices.show(used(budget, mark))
    return { mark, before }
  }

  #takeBack(span: Budget['span']): void {
    const { facts, notices } = this.#sources
    if (facts.read(markFact(span)) === null) return
    facts.writeOrQueue(markFact(span), null)
    notices.withdraw('budget-used', span)
  }
}

const used = ({ span, limit, spent, reserved, unknown, background }: Budget, mark: Mark): BudgetUsed => ({
  code: 'budget-used',
  span,
  mark,
  limit,
  spent,
  reserved,
  unknown,
  forUser: limit - background.limit
})
