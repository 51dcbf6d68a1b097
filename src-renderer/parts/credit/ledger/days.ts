import type { DaySpent, SpentBy } from '@contract'
import { formatCredits } from '../../../../src-shared/format/credits'
import { featureWords } from '../../../words/need'
import { callCountWords } from '../../../words/operation'
import { m } from '../../../../src-shared/messages/m'

/** A day is unusual if it costs this many times as much as the median day. */
const bad = 2
/** With fewer other days, the median would mean nothing. */
const leastOthers = 3

export function kindWords({ operation, feature, calls, spent }: SpentBy): string {
  return `${callCountWords(operation, calls)} (${featureWords[feature]}), ${formatCredits(spent)}`
}

export interface BadDay {
  readonly day: DaySpent
  /** The median spending of the other days, in credits. */
  readonly usual: number
  /** The kind of call that exceeded its usual cost by the most. */
  readonly cause: SpentBy
}

/** Finds days that cost at least twice the median of the other days with calls, newest first. */
export function badDays(days: readonly DaySpent[], most = 2): readonly BadDay[] {
  const found = days.flatMap((day): BadDay[] => {
    const others = days.filter(other => other !== day && other.spent > 0)
    if (others.length < leastOthers) return []
    const usual = median(others.map(({ spent }) => spent))
    const cause = day.by.toSorted((a, b) => beyondUsual(b, others) - beyondUsual(a, others))[0]
    return cause && day.spent >= bad * usual ? [{ day, usual, cause }] : []
  })
  return found.toReversed().slice(0, most)
}

export function dayCauseWords({ cause, usual }: BadDay): string {
  return m.credits.days.cause({ cause: kindWords(cause), usual: formatCredits(usual) })
}

function beyondUsual({ operation, feature, spent }: SpentBy, others: readonly DaySpent[]): number {
  const same = (kind: SpentBy): boolean => kind.operation === operation && kind.feature === feature
  return spent - median(others.map(({ by }) => by.find(same)?.spent ?? 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
}
