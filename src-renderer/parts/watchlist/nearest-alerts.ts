import type { Alert } from '@contract'
import { changePercent } from '../../../src-shared/figures/daily'
import { alertLevels, type AlertLevel } from '../../coins/alert-levels'

/** The price at which an alert triggers, with its distance from the coin's current price in percent. */
export interface NearAlert extends AlertLevel {
  readonly distancePercent: number
}

/**
 * The prices at which active alerts trigger, nearest to the current price first. Leaves out coins for which
 * `priceOf` returns null.
 */
export function nearestAlerts(
  alerts: readonly Alert[],
  priceOf: (coin: string) => number | null,
  most: number
): readonly NearAlert[] {
  return [...new Set(alerts.map(({ coin }) => coin))]
    .flatMap(coin => {
      const price = coin === null ? null : priceOf(coin)
      if (price === null) return []
      return alertLevels(alerts, coin).flatMap(level => {
        const distancePercent = changePercent(price, level.price)
        return distancePercent === null || level.isQuiet ? [] : [{ ...level, distancePercent }]
      })
    })
    .toSorted((a, b) => Math.abs(a.distancePercent) - Math.abs(b.distancePercent))
    .slice(0, most)
}
