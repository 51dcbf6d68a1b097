import type { Budget, Pace } from '@contract'
import { formatCount } from '../../../../src-shared/format/credits'
import { formatWhen } from '../../../../src-shared/format/date'

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
  const planned = pace.basis === 'plan' ? ' as planned' : ''
  switch (pace.kind) {
    case 'unknown':
    case 'early':
      return ''
    case 'lasts':
      return `${pace.resetAt === null ? 'lasts over a month' : 'lasts until reset'}${planned}`
    case 'runs-out':
      if (pace.runsOutAt === null || pace.runsOutAt <= now) return 'used up'
      return `runs out ${formatComing(pace.runsOutAt, now)}${planned}`
  }
}

/** The same with when the quota is renewed, how that is known, and how fast it is used. */
export function paceSentence(pace: Pace, now: number): string {
  const reset =
    pace.resetAt === null
      ? 'Candlewick has not seen the quota renew yet: until it does, it spends the second half more and more slowly.'
      : pace.resetSure
        ? `The quota is renewed ${formatComing(pace.resetAt, now)}, as seen before.`
        : `The quota is renewed ${formatComing(pace.resetAt, now)}: a guess, since it was seen only once.`
  if (pace.kind === 'unknown') return 'How long the quota lasts is known once the service has told it.'
  if (pace.kind === 'early')
    return `How long the quota lasts is told once a price of the plan was charged. ${reset}`
  const words = paceWords(pace, now)
  // Of one that is used up there is no pace any more, and nothing to spend slowly.
  if (words === 'used up')
    return `The quota is used up. ${pace.resetAt === null ? 'Candlewick has not seen it renew yet.' : reset}`
  // What was planned shows from the first answer on; what is burned takes hours to tell.
  if (pace.basis === 'plan')
    return `A day as planned uses ${shareWords(pace)} of the quota: it ${words.replace(' as planned', '')}. ${reset}`
  return `At this pace it ${words}${evenWords(pace)}. ${reset}`
}

function shareWords({ planShare }: Pace): string {
  const percent = (planShare ?? 0) * 100
  if (percent < 0.1) return 'less than 0.1 %'
  return `${percent < 10 ? percent.toFixed(1) : formatCount(percent)} %`
}

function evenWords({ againstEven }: Pace): string {
  if (againstEven === null) return ''
  const percent = Math.round(Math.abs(againstEven - 1) * 100)
  if (percent < 5) return ', as an even burn would'
  return `, ${formatCount(percent)} % ${againstEven > 1 ? 'faster' : 'slower'} than an even burn`
}

/** When a budget begins anew: `at midnight`, `Friday 02:00`, or at the latest when. */
export function renewalWords({ span, renewsAt, renewalSure }: Budget, now: number): string {
  if (span === 'day') return 'renews at midnight'
  if (renewalSure) return `renews ${formatComing(renewsAt, now)}`
  return `renews with the quota, which was not seen to renew yet: at a guess, ${formatComing(renewsAt, now)} at the latest`
}
