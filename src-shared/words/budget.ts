import type { FaultWords } from '../contract/fault'
import type { BudgetUsed } from '../contract/notice'
import { formatCount, formatCredits } from '../format/credits'
import { formatList } from '../format/list'
import { m } from '../messages/m'

const usedUp = 100

export function budgetWords(used: BudgetUsed): FaultWords {
  const { span, mark, limit, spent, reserved, unknown, forUser } = used
  const figures = m.notices.budgetFigures({
    limit: formatCredits(limit),
    parts: formatList([
      m.notices.budgetSpent({ count: formatCount(spent) }),
      ...(reserved > 0 ? [m.notices.budgetReserved({ count: formatCount(reserved) })] : []),
      ...(unknown > 0 ? [m.notices.budgetUnknown({ count: formatCount(unknown) })] : [])
    ])
  })
  if (mark === usedUp)
    return {
      what: m.notices.budgetUsedUp({ span }),
      means: figures,
      next: m.notices.budgetUsedUpNext({ span })
    }
  return {
    what: m.notices.budgetUsed({ mark, span }),
    means:
      forUser > 0
        ? m.notices.budgetReserve({ figures, count: formatCount(forUser) })
        : m.notices.budgetNoReserve({ figures }),
    next: m.notices.budgetUsedNext({ span })
  }
}
