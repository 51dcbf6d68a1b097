import type { AlertCalls, PlannedName, PlanItem, TierRhythm } from '@contract'
import { formatCount, formatSmallCount } from '../../../src-shared/format/credits'
import { m } from '../../../src-shared/messages/m'
import { everyWords } from '../../words/every'
import { aboutEvery } from '../../words/tiers'
import { day, hour, minute, second } from '../../../src-shared/time'

/** Intervals to choose from, ms. The contract's minimum is 5 s. */
const steps: Readonly<Record<PlannedName, readonly number[]>> = {
  quotes: [10 * second, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute, hour],
  candles: [minute, 5 * minute, 15 * minute, hour, 4 * hour, day],
  fearGreed: [hour, 6 * hour, 12 * hour, day],
  news: [15 * minute, 30 * minute, hour, 3 * hour, 6 * hour, day],
  'coin-list': [day, 7 * day]
}

export function everyChoices(
  need: PlannedName,
  everyMs: number
): readonly { readonly value: string; readonly label: string }[] {
  return [...new Set([...steps[need], everyMs])]
    .sort((a, b) => a - b)
    .map(ms => ({ value: String(ms), label: everyWords(ms) }))
}

const tierSteps = [1, 2, 5, 10, 15, 30, 60, 120, 240, 720, 1440].map(minutes => minutes * minute)

/**
 * The first choice is the automatic one, which shows the current interval.
 * @param chosen the current choice, null for automatic
 */
export function tierChoices(
  { everyMs }: TierRhythm,
  chosen: number | null
): readonly { readonly value: string; readonly label: string }[] {
  const own = [...new Set(chosen === null ? tierSteps : [...tierSteps, chosen])].sort((a, b) => a - b)
  const byImportance =
    chosen === null ? m.plan.tiers.byImportance({ every: aboutEvery(everyMs) }) : m.plan.tiers.asWorth()
  return [
    { value: '', label: byImportance },
    ...own.map(ms => ({ value: String(ms), label: everyWords(ms) }))
  ]
}

export function perDayWords(times: number): string {
  if (times === 0) return '0'
  if (times < 1) return m.plan.callsPerDay({ count: formatCount(1 / times) })
  return formatCount(times)
}

export function creditsPerDayWords(credits: number | null, isAtMost = false): string {
  return `${isAtMost && credits ? '≤' : ''}${formatSmallCount(credits)}`
}

const names: Readonly<Record<PlannedName, string>> = {
  quotes: m.plan.names.quotes(),
  candles: m.plan.names.candles(),
  fearGreed: m.plan.names.fearGreed(),
  news: m.plan.names.news(),
  'coin-list': m.plan.names['coin-list']()
}

export function needName(need: PlannedName): string {
  return names[need]
}

export function needDetail(item: PlanItem, coins: number): string {
  const watched = m.plan.detail.coins({ coins })
  switch (item.need) {
    case 'quotes':
      return m.plan.detail.quotes({ watched })
    case 'candles':
      return m.plan.detail.candles()
    case 'fearGreed':
      return m.plan.detail.fearGreed()
    case 'news':
      return m.plan.detail.news({ watched })
    case 'coin-list':
      return m.plan.detail.coinList()
  }
}

/** Says what alerts load: `candles of BTC 1h`, or `breadth, candles of BTC 1h, ETH 4h and 3 more`. */
export function alertsDetail({ series, breadth }: Pick<AlertCalls, 'series' | 'breadth'>): string {
  const slice = series.slice(0, 2).join(', ')
  const candles =
    series.length > 2
      ? m.plan.alertData.moreCandles({ slice, count: formatCount(series.length - 2) })
      : m.plan.alertData.candles({ slice })
  return [...(breadth ? [m.alerts.cost.breadth()] : []), ...(slice === '' ? [] : [candles])].join(', ')
}

/**
 * Says which share of the quota is used per day. It can't say how long the quota lasts, because the service
 * doesn't report the length of its period (contract, Rate and quota).
 * @param atLeast credits per day of the needs whose price is known
 */
export function quotaWords(
  creditsPerDay: number | null,
  quotaLimit: number | null,
  atLeast = creditsPerDay ?? 0,
  isAtMost = false
): string {
  if (quotaLimit === null) return m.plan.share.quotaUnknown()
  const quota = m.plan.share.quota({ quotaLimit: formatCount(quotaLimit) })
  if (creditsPerDay === null && atLeast <= 0) return m.plan.share.priceUnknown({ quota })
  if (quotaLimit <= 0) return m.plan.share.quotaEmpty()
  const share = ((creditsPerDay ?? atLeast) / quotaLimit) * 100
  const shown = share > 0 && share < 0.1 ? m.plan.share.tiny() : formatSmallCount(share)
  const bound = creditsPerDay === null ? 'least' : isAtMost ? 'most' : 'none'
  return m.plan.share.perDay({ bound, share: shown, quota })
}
