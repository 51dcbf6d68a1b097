import type { DaySpent, Feature } from '@contract'
import { countedOf } from '../../../words/amounts'

/** How many features have a layer of their own. The others are combined. */
export const mostFeatures = 5

export type HistorySpan = 'last-30' | 'this-month' | 'last-month'

/**
 * The days of a chart. `from` and `to` are local midnights, and `to` is exclusive. `count` is how many days
 * of spending to read.
 */
export function historyDays(span: HistorySpan, now: number): { from: number; to: number; count: number } {
  const date = new Date(now)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  const midnight = (...parts: [number, number, number]): number => new Date(...parts).getTime()
  if (span === 'last-30')
    return { from: midnight(year, month, day - 29), to: midnight(year, month, day + 1), count: 30 }
  if (span === 'this-month')
    return { from: midnight(year, month, 1), to: midnight(year, month, day + 1), count: day }
  const length = new Date(year, month, 0).getDate()
  return { from: midnight(year, month - 1, 1), to: midnight(year, month, 1), count: day + length }
}

/** How many future days the chart shows: the rest of this month, or a week. */
export function daysAhead(span: HistorySpan, now: number): number {
  if (span === 'last-30') return 7
  const date = new Date(now)
  const length = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  return span === 'this-month' ? length - date.getDate() : 0
}

/** What a feature spent, in credits. Charges that aren't known yet are estimated. */
export interface FeatureSpent {
  readonly feature: Feature
  readonly calls: number
  readonly credits: number
  readonly byDay: readonly number[]
}

/** Highest spending first. */
export function byFeature(days: readonly DaySpent[]): readonly FeatureSpent[] {
  const features = new Map<Feature, { calls: number; credits: number; byDay: number[] }>()
  for (const [place, { by }] of days.entries())
    for (const kind of by) {
      const feature = features.get(kind.feature) ?? { calls: 0, credits: 0, byDay: days.map(() => 0) }
      const counted = countedOf(kind)
      feature.calls += kind.calls
      feature.credits += counted
      feature.byDay[place] = (feature.byDay[place] ?? 0) + counted
      features.set(kind.feature, feature)
    }
  return [...features]
    .map(([feature, spent]) => ({ feature, ...spent }))
    .toSorted((a, b) => b.credits - a.credits)
}
