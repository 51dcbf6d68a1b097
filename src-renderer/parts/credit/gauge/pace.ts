import type { Budget, Pace } from '@contract'
import { formatCount, formatSmallCount } from '../../../../src-shared/format/credits'
import { formatComing } from '../../../../src-shared/format/date'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'

export function paceWords(pace: Pace, now: number): string {
  const isToReset = pace.kind === 'lasts' && pace.lastsDays === undefined && pace.resetAt !== null
  // The text says when the quota resets, because quotas may be per day or per month.
  const words = isToReset
    ? m.credits.pace.lastsToResetAt({ resetAt: formatComing(pace.resetAt ?? now, now) })
    : lastingWords(pace, now)
  const isPlanned = pace.basis === 'plan' && pace.lastsDays === undefined && !isUsedUp(pace, now)
  return isPlanned && words !== '' ? m.credits.pace.planned({ pace: words }) : words
}

function lastingWords(pace: Pace, now: number): string {
  switch (pace.kind) {
    case 'unknown':
    case 'early':
      return ''
    case 'lasts':
      if (pace.lastsDays !== undefined) return m.credits.pace.lastsDays({ days: pace.lastsDays })
      if (pace.resetAt !== null) return m.credits.pace.lastsToReset()
      return pace.basis === 'slowed' ? m.credits.pace.lastsSlowed() : m.credits.pace.lastsMonth()
    case 'runs-out':
      if (isUsedUp(pace, now) || pace.runsOutAt === null) return m.credits.pace.usedUp()
      return m.credits.pace.runsOut({ runsOutAt: formatComing(pace.runsOutAt, now) })
  }
}

const isUsedUp = ({ kind, runsOutAt }: Pace, now: number): boolean =>
  kind === 'runs-out' && (runsOutAt === null || runsOutAt <= now)

export const isSoon = ({ kind, runsOutAt }: Pace, now: number): boolean =>
  kind === 'runs-out' && runsOutAt !== null && runsOutAt - now < day

/** '' if the service hasn't reported a quota yet. */
export function resetSentence(pace: Pace, now: number): string {
  if (pace.kind === 'unknown') return ''
  if (pace.resetAt === null)
    return isUsedUp(pace, now) ? m.credits.pace.usedUpReset() : m.credits.pace.resetUnknown()
  const resetAt = formatComing(pace.resetAt, now)
  return pace.resetSure ? m.credits.pace.resetKnown({ resetAt }) : m.credits.pace.resetGuessed({ resetAt })
}

export function paceSentence(pace: Pace, now: number): string {
  if (pace.kind === 'unknown') return m.credits.pace.unknown()
  if (pace.kind === 'early') return m.credits.pace.early()
  const outcome = lastingWords(pace, now)
  if (isUsedUp(pace, now)) return m.faults.what['quota-exceeded']()
  // At first, the pace is estimated from the plan, because it takes hours to measure what is actually spent.
  if (pace.basis === 'plan')
    return m.credits.pace.planSentence({
      share: shareWords(pace),
      outcome
    })
  const againstEven = pace.againstEven ?? 1
  const percent = Math.round(Math.abs(againstEven - 1) * 100)
  if (percent < 5) return m.credits.pace.sentence({ outcome })
  const faster = againstEven > 1 ? 'yes' : 'no'
  return m.credits.pace.unevenSentence({ outcome, percent: formatCount(percent), faster })
}

function shareWords({ planShare }: Pace): string {
  const percent = (planShare ?? 0) * 100
  if (percent < 0.1) return m.credits.pace.shareTiny()
  return m.formats.percent({ value: formatSmallCount(percent) })
}

export function renewalWords({ span, renewsAt, renewalSure }: Budget, now: number): string {
  if (span === 'day') return m.credits.renewal.day()
  if (renewalSure) return m.credits.renewal.known({ renewsAt: formatComing(renewsAt, now) })
  return m.credits.renewal.estimated({ renewsAt: formatComing(renewsAt, now) })
}
