import type { ComparisonRow, Difference } from '../../src-shared/contract/service-comparison'
import type { EpochMs } from '../../src-shared/contract/values'

/** Values by the opening time of their bar. */
export type Line = ReadonlyMap<EpochMs, number>

/** A line of both sides. */
export interface Pair {
  readonly id: string
  readonly name: string
  readonly local: Line
  readonly service: Line
}

/** How two values differ. `hasPercent` false: percent of them means nothing, as of a correlation. */
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

/** The difference over the bars both have: the last, and the largest in either direction. Null where they share none. */
export function compareLines({ id, name, local, service }: Pair): ComparisonRow | null {
  let [bars, last, largest]: [number, Difference | null, Difference | null] = [0, null, null]
  for (const [time, said] of service) {
    const own = local.get(time)
    if (own === undefined || !Number.isFinite(own) || !Number.isFinite(said)) continue
    const here = differenceOf(time, own, said)
    bars++
    if (last === null || time > (last.at ?? 0)) last = here
    if (largest === null || Math.abs(here.difference) > Math.abs(largest.difference)) largest = here
  }
  return last && largest && { id, name, bars, last, largest }
}

/** The largest difference of all rows in percent of ours; where percent means nothing, in hundredths. */
export function worstPercent(rows: readonly ComparisonRow[]): number {
  return Math.max(0, ...rows.map(({ largest }) => Math.abs(largest.percent ?? largest.difference * 100)))
}
