import type { ComparisonRow, Difference } from '../../../src-shared/contract/service-comparison'
import type { EpochMs } from '../../../src-shared/contract/values'

/** Values by the opening time of their bar. */
export type ComparedLine = ReadonlyMap<EpochMs, number>

export interface ComparedPair {
  readonly id: string
  readonly name: string
  readonly local: ComparedLine
  readonly service: ComparedLine
}

/** `hasPercent` is false for correlations, where percentages make no sense. */
export function differenceOf(
  at: EpochMs | null,
  local: number,
  service: number,
  hasPercent = true
): Difference {
  const difference = service - local
  const percent = !hasPercent || local === 0 ? null : (difference / Math.abs(local)) * 100
  return { at, local, service, difference, percent }
}

export function compareLines({ id, name, local, service }: ComparedPair): ComparisonRow | null {
  let [bars, last, largest]: [number, Difference | null, Difference | null] = [0, null, null]
  for (const [time, reported] of service) {
    const own = local.get(time)
    if (own === undefined || !Number.isFinite(own) || !Number.isFinite(reported)) continue
    const here = differenceOf(time, own, reported)
    bars++
    if (last === null || time > (last.at ?? 0)) last = here
    if (largest === null || Math.abs(here.difference) > Math.abs(largest.difference)) largest = here
  }
  return last && largest && { id, name, bars, last, largest }
}

/** The largest difference in percent of our value, or in hundredths for correlations. */
export function worstPercent(rows: readonly ComparisonRow[]): number {
  return Math.max(0, ...rows.map(({ largest }) => Math.abs(largest.percent ?? largest.difference * 100)))
}
