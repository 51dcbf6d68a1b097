import { zoneOffset } from '../../../src-shared/format/zone'

/** Zones move at most once a quarter of an hour, so one look at its clocks in each will do. */
const quarter = 15 * 60_000
const offsets = new Map<number, number>()
let chosen: string | null = null

/** The zone in which all charts tell times; null = this computer's. Charts made before go on as they are until made anew. */
export const chartZone = (): string | null => chosen

export function useChartZone(zone: string | null): void {
  if (zone === chosen) return
  chosen = zone
  offsets.clear()
}

/** How far the clocks of that zone are ahead of UTC at a moment, ms. */
export function chartOffset(time: number): number {
  const key = Math.floor(time / quarter)
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size > 20_000) offsets.clear()
  const offset = zoneOffset(time, chosen)
  offsets.set(key, offset)
  return offset
}
