import type { Alert } from '@contract'
import { changePercent } from '../../../src-shared/figures/daily'
import { alertLevels, type AlertLevel } from '../../coins/alert-levels'

/** The distance is from the coin's current price. */
export interface NearAlert extends AlertLevel {
  readonly distancePercent: number
}

export interface CoveringAlerts {
  readonly alerts: readonly Alert[]
  readonly coinsOf: (alert: Alert) => readonly string[]
}

/** Leaves out coins without a price. */
export function nearestAlerts(
  { alerts, coinsOf }: CoveringAlerts,
  priceOf: (coin: string) => number | null,
  most: number
): readonly NearAlert[] {
  return alerts
    .flatMap(alert => coinsOf(alert).flatMap(coin => alertLevels([alert], coin)))
    .flatMap(level => {
      const price = level.isQuiet ? null : priceOf(level.coin)
      const distancePercent = price === null ? null : changePercent(price, level.price)
      return distancePercent === null ? [] : [{ ...level, distancePercent }]
    })
    .toSorted((a, b) => Math.abs(a.distancePercent) - Math.abs(b.distancePercent))
    .slice(0, most)
}
