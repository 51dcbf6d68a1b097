import type { DaySpent, SpentBy } from '@contract'
import { formatCount, formatCredits } from '../../format/credits'
import { featureWords } from '../../words/need'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const dayMs = 86_400_000
/** A day is a bad one at this many times the usual. */
const bad = 2

/** `Today`, `Yesterday`, `Tuesday` within a week, else `Tue 10 Feb`. Local. */
export function dayName(from: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  // A day may be an hour shorter or longer than another.
  const ago = Math.round((midnight - from) / dayMs)
  if (ago <= 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  return ago < 7 ? weekday.format(from) : date.format(from)
}

/** `14 getBollinger calls from Explorer (1,400 credits)`. */
export function kindWords({ operation, feature, calls, credits }: SpentBy): string {
  const count = calls === 1 ? `1 ${operation} call` : `${formatCount(calls)} ${operation} calls`
  return `${count} from ${featureWords[feature]} (${formatCredits(credits)})`
}

/** Days that cost at least twice the median of the days with calls, newest first, at most `most`. */
export function badDays(days: readonly DaySpent[], most = 2): readonly DaySpent[] {
  const spent = days.map(({ credits }) => credits).filter(credits => credits > 0)
  if (spent.length < 3) return []
  const usual = spent.toSorted((a, b) => a - b)[Math.floor((spent.length - 1) / 2)] ?? 0
  return days
    .filter(({ credits }) => credits >= bad * usual)
    .toReversed()
    .slice(0, most)
}

/** What all days together came to by operation and feature, dearest first. */
export function kindsOf(days: readonly DaySpent[]): readonly SpentBy[] {
  const sums = new Map<string, SpentBy>()
  for (const kind of days.flatMap(({ by }) => by)) {
    const key = `${kind.operation} ${kind.feature}`
    const sum = sums.get(key)
    sums.set(
      key,
      sum ? { ...kind, calls: sum.calls + kind.calls, credits: sum.credits + kind.credits } : kind
    )
  }
  return [...sums.values()].sort((a, b) => b.credits - a.credits)
}
