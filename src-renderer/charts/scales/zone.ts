import { zoneOffset } from '../../../src-shared/format/zone'

/** Offsets only change on quarter hours, so each quarter hour is looked up once. */
const quarter = 15 * 60_000
const offsets = new Map<number, number>()
let chosen: string | null = null

/** Null: the system's zone. Existing charts keep the old zone until they are recreated. */
export const chartZone = (): string | null => chosen

export function useChartZone(zone: string | null): void {
  if (zone === chosen) return
  chosen = zone
  offsets.clear()
}

/** In ms from UTC. */
export function chartOffset(time: number): number {
  const key = Math.floor(time / quarter)
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size > 20_000) offsets.clear()
  const offset = zoneOffset(time, chosen)
  offsets.set(key, offset)
  return offset
}
