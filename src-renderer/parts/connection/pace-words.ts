import type { CreditEstimate, Plan, PlanPace, QuotaLength } from '@contract'
import { formatCount, formatSmallCount } from '../../../src-shared/format/credits'
import { formatLongSpan } from '../../../src-shared/format/span'
import { m } from '../../../src-shared/messages/m'
import { everyWords } from '../../words/every'

const untils = { 1: 'day', 7: 'week', 30: 'month', 'until-reset': 'reset' } as const

export const pricesWords = (everyMs: number | null): string =>
  everyMs === null ? m.plan.paces.manual() : m.plan.paces.prices({ every: everyWords(everyMs) })

export const lastsWords = (quotaLasts: Plan['quotaLasts']): string =>
  m.plan.paces.lasts({ until: untils[quotaLasts] })

/**
 * Says what a pace means for the quota: `lasts the month`, `uses up the quota in 13 hours`. '' if unknown.
 */
export function paceMeans(
  { lasts, lastsMs }: Pick<PlanPace, 'lasts' | 'lastsMs'>,
  quotaLasts: Plan['quotaLasts']
): string {
  if (lasts === 'unknown') return ''
  if (lasts === 'yes') return lastsWords(quotaLasts)
  if (lasts === 'likely') return m.plan.paces.likely({ until: untils[quotaLasts] })
  if (lasts === 'perhaps') return m.plan.paces.perhaps({ until: untils[quotaLasts] })
  return lastsMs === null ? m.plan.paces.beyondBudget() : usedUpWords(lastsMs)
}

export const usedUpWords = (lastsMs: number): string => m.plan.paces.usedUp({ span: formatLongSpan(lastsMs) })

/**
 * Formats a cost: `8,640` if exact, `about 8,600` if estimated, `7,200, at most 14,000` or `?`. Estimates
 * have two significant digits.
 */
export function estimateWords({ typical, most, isEstimate }: CreditEstimate): string {
  if (typical === null) return formatSmallCount(null)
  const shown = (credits: number): string =>
    formatSmallCount(isEstimate ? Number(credits.toPrecision(2)) : credits)
  if (isEstimate) return m.spend.short.about({ credits: shown(typical) })
  return most === null || shown(most) === shown(typical)
    ? shown(typical)
    : m.plan.paces.upTo({ credits: shown(typical), most: shown(most) })
}

/** Like `estimateWords`, but adds `+ ?` if the price of some calls is unknown. */
export const totalWords = (estimate: CreditEstimate): string =>
  estimate.typical !== null && estimate.unknownCalls > 0
    ? m.plan.paces.plusUnknown({ credits: estimateWords(estimate) })
    : estimateWords(estimate)

export const perHourWords = ({ typical, isEstimate }: CreditEstimate): string =>
  typical === null
    ? ''
    : m.plan.paces.perHour({ credits: estimateWords({ ...perHour(typical), isEstimate }) })

const perHour = (typical: number): CreditEstimate => ({
  typical: typical / 24,
  most: null,
  isEstimate: false,
  unknownCalls: 0
})

export function estimateNotes({
  typical,
  most,
  isEstimate,
  unknownCalls
}: CreditEstimate): readonly string[] {
  const calls = Math.round(unknownCalls)
  return [
    ...(isEstimate && typical !== null ? [m.plan.paces.estimated()] : []),
    ...(calls > 0 ? [m.plan.paces.unknownCalls({ count: calls })] : []),
    ...(most !== null && typical !== null && most > typical ? [m.plan.paces.mostHint()] : [])
  ]
}

export const limitWords = (credits: number, quotaLasts: Plan['quotaLasts']): string =>
  m.plan.paces.limit({ credits: formatCount(credits), until: untils[quotaLasts] })

/** A warning for a pace that costs more than the daily limit. '' if it doesn't, or if no limit is known. */
export const overLimitWords = (
  { lasts, perDay }: Pick<PlanPace, 'lasts' | 'perDay'>,
  allowedPerDay: number | null
): string =>
  allowedPerDay === null || (lasts !== 'no' && lasts !== 'perhaps')
    ? ''
    : m.plan.paces.overLimit({ cost: estimateWords(perDay), allowed: formatCount(allowedPerDay), lasts })

/** Returns the suggested pace, a cheaper one, and one with fresher prices, the slowest first. */
export function outcomes(paces: readonly PlanPace[]): readonly PlanPace[] {
  const last = paces.length - 1
  const suggested = Math.max(
    0,
    paces.findIndex(({ isSuggested }) => isSuggested)
  )
  const middle = Math.min(Math.max(suggested, 2), last - 2)
  const places = new Set([middle - 2, suggested, middle + 2])
  // If the suggestion is the slowest or fastest, both alternatives are on the same side.
  if (places.size < 3) places.add(middle)
  return [...places].sort((a, b) => a - b).flatMap(place => paces[place] ?? [])
}

export const quotaLengthWords = {
  1: m.plan.paces.days1(),
  7: m.plan.paces.days7(),
  30: m.plan.paces.days30()
} as const satisfies Readonly<Record<QuotaLength, string>>
