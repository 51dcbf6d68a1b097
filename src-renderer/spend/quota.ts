import type { Gauge } from '@contract'

/** What is left of the quota by the last headers, in credits, never below 0; null while a figure is unknown. */
export function quotaLeft(gauge: Gauge | undefined): number | null {
  if (!gauge || gauge.used === null || gauge.limit === null) return null
  return Math.max(0, gauge.limit - gauge.used)
}

/** The bar's two stretches, as shares of the limit (0 to 1); null while the limit is unknown. */
export interface QuotaShares {
  readonly used: number
  /** What is held, and what may have been charged on top. */
  readonly open: number
}

/** How full the bar is. The quota's unit is the service's own; credits are assumed, as its headers suggest. */
export function quotaShares(gauge: Gauge | undefined): QuotaShares | null {
  if (!gauge || gauge.used === null || gauge.limit === null || gauge.limit <= 0) return null
  const used = Math.min(1, gauge.used / gauge.limit)
  const open = gauge.held.credits + gauge.unknown.credits
  return { used, open: Math.min(1 - used, open / gauge.limit) }
}

/** A share as whole percent, rounded so that neither 0 nor 100 is said before it is true. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %'
  if (share > 0.99 && share < 1) return '> 99 %'
  return `${Math.round(share * 100)} %`
}
