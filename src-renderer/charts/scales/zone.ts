import { zoneOffset } from '../../../src-shared/format/zone'

/** Offsets only change on quarter hours, so each quarter hour is looked up once. */
const quarter = 15 * 60_000
const offsets = new Map<number, number>()
let chosen: string | null = null

/**
 * The time zone of charts. Null means the system's zone. Existing charts keep the old zone until they are
 * recreated.
 */
export const chartZone = (): string | null => chosen

export function useChartZone(zone: string | null): void {
  if (zone === chosen) return
  chosen = zone
  offsets.clear()
}

/** The offset of the charts' time zone from UTC, in ms. */
export function chartOffset(time: number): number {
  const key = Math.floor(time / quarter)
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size > 20_000) offsets.clear()
  const offset = zoneOffset(time, chosen)
  offsets.set(key, offset)
  return offset
}
