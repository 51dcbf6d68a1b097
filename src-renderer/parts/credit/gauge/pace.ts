import type { Budget, Pace } from '@contract'
import { formatCount, formatSmallCount } from '../../../../src-shared/format/credits'
import { formatComing } from '../../../../src-shared/format/date'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'

/** The pace in a few words for the gauge, '' if there is nothing to say. */
export function paceWords(pace: Pace, now: number): string {
  const words = lastingWords(pace, now)
  const isPlanned = pace.basis === 'plan' && pace.lastsDays === undefined && !isUsedUp(pace, now)
  return isPlanned && words !== '' ? m.credits.planned({ pace: words }) : words
}

/** How long the quota lasts, '' if unknown. */
function lastingWords(pace: Pace, now: number): string {
  switch (pace.kind) {
    case 'unknown':
    case 'early':
      return ''
    case 'lasts':
      if (pace.lastsDays !== undefined) return m.credits.lastsDays({ days: pace.lastsDays })
      if (pace.resetAt !== null) return m.credits.lastsUntilReset()
      return pace.basis === 'slowed' ? m.credits.lastsSlowed() : m.credits.lastsOverMonth()
    case 'runs-out':
      if (isUsedUp(pace, now) || pace.runsOutAt === null) return m.credits.usedUp()
      return m.credits.runsOut({ runsOutAt: formatComing(pace.runsOutAt, now) })
  }
}

const isUsedUp = ({ kind, runsOutAt }: Pace, now: number): boolean =>
  kind === 'runs-out' && (runsOutAt === null || runsOutAt <= now)

/** Ends within a day. */
export const isSoon = ({ kind, runsOutAt }: Pace, now: number): boolean =>
  kind === 'runs-out' && runsOutAt !== null && runsOutAt - now < day

/** Also includes the reset, how it is known, and how fast the quota is used. */
export function paceSentence(pace: Pace, now: number): string {
  const reset =
    pace.resetAt === null
      ? m.credits.candlewickNotSeenQuota()
      : pace.resetSure
        ? m.credits.quotaRenewedSeenBefore({ resetAt: formatComing(pace.resetAt, now) })
        : m.credits.quotaRenewedGuessSince({ resetAt: formatComing(pace.resetAt, now) })
  if (pace.kind === 'unknown') return m.credits.howLongQuotaLasts()
  if (pace.kind === 'early') return m.credits.howLongQuotaLastsTold({ reset })
  const outcome = lastingWords(pace, now)
  // An exhausted quota has no pace.
  if (isUsedUp(pace, now))
    return m.credits.quotaUsedUp({
      reset: pace.resetAt === null ? m.credits.candlewickNotSeenRenew() : reset
    })
  // The plan is known from the first response on. Usage takes hours to measure.
  if (pace.basis === 'plan')
    return m.credits.dayPlannedUsesQuota({
      share: shareWords(pace),
      outcome,
      reset
    })
  if (pace.againstEven === null) return m.credits.paceWords({ outcome, reset })
  const percent = Math.round(Math.abs(pace.againstEven - 1) * 100)
  if (percent < 5) return m.credits.evenBurnWould({ outcome, reset })
  const faster = pace.againstEven > 1 ? 'yes' : 'no'
  return m.credits.thanEvenBurn({ outcome, percent: formatCount(percent), faster, reset })
}

function shareWords({ planShare }: Pace): string {
  const percent = (planShare ?? 0) * 100
  if (percent < 0.1) return m.credits.lessThan01()
  return m.formats.percent({ value: formatSmallCount(percent) })
}

/** When a budget renews: `at midnight`, `Friday 02:00`, or the latest possible time. */
export function renewalWords({ span, renewsAt, renewalSure }: Budget, now: number): string {
  if (span === 'day') return m.credits.renewsMidnight()
  if (renewalSure) return m.credits.renewsRenewsat({ renewsAt: formatComing(renewsAt, now) })
  return m.credits.renewsQuotaWhichNot({ renewsAt: formatComing(renewsAt, now) })
}
