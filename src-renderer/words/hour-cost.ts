import type { BudgetState, ScheduleStatus } from '@contract'
import { formatCredits } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'

/** What an hour costs at the current pace of automatic updates. '' if that isn't loaded yet. */
export function hourCostWords(
  budget: Pick<BudgetState, 'forecast'> | undefined,
  status: Pick<ScheduleStatus, 'paused'> | undefined
): string {
  if (!budget || !status) return ''
  if (budget.forecast === null) return m.credits.hour.off()
  if (status.paused) return m.credits.hour.paused()
  const { credits, isAtMost, isComplete, isSlowed } = budget.forecast.perHour
  if (credits <= 0 && !isComplete) return m.credits.hour.unknown()
  const rounded = credits <= 0 ? 0 : Math.max(1, Math.round(credits))
  const cost = m.credits.hour.cost({
    bound: isAtMost ? 'most' : 'none',
    credits: formatCredits(rounded),
    unknown: isComplete ? 'no' : 'yes'
  })
  return isSlowed ? m.credits.hour.slowed({ cost }) : cost
}
