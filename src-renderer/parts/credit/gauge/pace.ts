import type { Budget, Pace } from '@contract'
import { formatCount } from '../../../../src-shared/format/credits'
import { formatWhen } from '../../../../src-shared/format/date'
import { m } from '../../../../src-shared/messages/m'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const week = 7 * 86_400_000

/** A moment to come: `14:10` today, `Friday 14:10` within a week, else with its date. Local. */
export function formatComing(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  // A week from now bears the same weekday as today.
  if (today || at - now >= week - 86_400_000) return formatWhen(at, now)
  return `${weekday.format(at)} ${timeOfDay.format(at)}`
}

/** The pace in a few words, for beside the gauge; '' while there is nothing to say. */
export function paceWords(pace: Pace, now: number): string {
  const planned = pace.basis === 'plan' ? m.credits.planned() : ''
  switch (pace.kind) {
    case 'unknown':
    case 'early':
      return ''
    case 'lasts':
      return `${pace.resetAt === null ? m.credits.lastsOverMonth() : m.credits.lastsUntilReset()}${planned}`
    case 'runs-out':
      if (pace.runsOutAt === null || pace.runsOutAt <= now) return m.credits.usedUp()
      return m.credits.runsOut({ runsOutAt: formatComing(pace.runsOutAt, now), planned })
  }
}

/** The same with when the quota is renewed, how that is known, and how fast it is used. */
export function paceSentence(pace: Pace, now: number): string {
  const reset =
    pace.resetAt === null
      ? m.credits.candlewickNotSeenQuota()
      : pace.resetSure
        ? m.credits.quotaRenewedSeenBefore({ resetAt: formatComing(pace.resetAt, now) })
        : m.credits.quotaRenewedGuessSince({ resetAt: formatComing(pace.resetAt, now) })
  if (pace.kind === 'unknown') return m.credits.howLongQuotaLasts()
  if (pace.kind === 'early') return m.credits.howLongQuotaLastsTold({ reset })
  const words = paceWords(pace, now)
  // Of one that is used up there is no pace any more, and nothing to spend slowly.
  if (words === 'used up')
    return m.credits.quotaUsedUp({
      reset: pace.resetAt === null ? m.credits.candlewickNotSeenRenew() : reset
    })
  // What was planned shows from the first answer on; what is burned takes hours to tell.
  if (pace.basis === 'plan')
    return m.credits.dayPlannedUsesQuota({
      pace: shareWords(pace),
      replace: words.replace(m.credits.planned(), ''),
      reset
    })
  return m.credits.paceWords({ words, pace: evenWords(pace), reset })
}

function shareWords({ planShare }: Pace): string {
  const percent = (planShare ?? 0) * 100
  if (percent < 0.1) return m.credits.lessThan01()
  return `${percent < 10 ? percent.toFixed(1) : formatCount(percent)} %`
}

function evenWords({ againstEven }: Pace): string {
  if (againstEven === null) return ''
  const percent = Math.round(Math.abs(againstEven - 1) * 100)
  if (percent < 5) return m.credits.evenBurnWould()
  return m.credits.thanEvenBurn({
    percent: formatCount(percent),
    rest: againstEven > 1 ? m.credits.faster() : m.credits.slower()
  })
}

/** When a budget begins anew: `at midnight`, `Friday 02:00`, or at the latest when. */
export function renewalWords({ span, renewsAt, renewalSure }: Budget, now: number): string {
  if (span === 'day') return m.credits.renewsMidnight()
  if (renewalSure) return m.credits.renewsRenewsat({ renewsAt: formatComing(renewsAt, now) })
  return m.credits.renewsQuotaWhichNot({ renewsAt: formatComing(renewsAt, now) })
}
