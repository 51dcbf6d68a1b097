import type { Random } from '../random'
import type { MonthLife } from './life'
import type { Month, MonthStory } from './month'
import { without, type MonthSpan } from './spans'
import { hour, week } from '../../src-shared/time'

export function weeklyRenewals({ from, to }: MonthSpan, random: Random): readonly number[] {
  const first = Math.round(from + random.between(0.05, 0.95) * week)
  return Array.from({ length: 60 }, (_, index) => first + index * week).filter(at => at < to)
}

export function thefts({
  life,
  quotaLimit
}: Month): readonly { readonly at: number; readonly credits: number }[] {
  const hours = Math.floor((life.theft.to - life.theft.from) / hour)
  const credits = Math.round(quotaLimit / 10 / ((life.theft.to - life.theft.from) / hour))
  return Array.from({ length: hours }, (_, index) => ({ at: life.theft.from + index * hour, credits }))
}

/** The figures are null if the quota doesn't limit the app. */
export function quotaFigures(month: Month, { calls, refreshedAt }: MonthStory) {
  const { life, quotaLimit, quotaBinds = false } = month
  if (!quotaBinds) return { spentOfQuota: null, longestSilenceHours: null }
  // The app knows the quota's period once it has seen two renewals.
  const [, learned = life.to] = life.quotaResets
  const stolen = thefts(month)
    .filter(({ at }) => at >= learned)
    .reduce((sum, { credits }) => sum + credits, 0)
  const charged = calls.filter(({ at }) => at >= learned).reduce((sum, call) => sum + call.charged, 0)
  const evenShare = (quotaLimit * (life.to - learned)) / week - stolen
  return {
    spentOfQuota: Number((charged / evenShare).toFixed(3)),
    longestSilenceHours: Number((longestSilence(life, refreshedAt) / hour).toFixed(1))
  }
}

/** Returns the longest time without a refresh while the machine was awake and the service responded, ms. */
function longestSilence(life: MonthLife, refreshedAt: readonly number[]): number {
  const away = [...life.asleep, ...life.troubles.filter(({ kind }) => kind !== '402')]
  const moments = [life.from, ...refreshedAt, life.to]
  const silences = moments
    .slice(1)
    .map((to, index) =>
      without([{ from: moments[index] ?? to, to }], away).reduce((sum, span) => sum + span.to - span.from, 0)
    )
  return Math.max(...silences)
}
