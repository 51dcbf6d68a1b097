import type { Gauge } from '@contract'

/** How many credits are left according to the last headers, never below 0. Null if a header is missing. */
export function quotaLeft(gauge: Gauge | undefined): number | null {
  if (!gauge || gauge.used === null || gauge.limit === null) return null
  return Math.max(0, gauge.limit - gauge.used)
}

/** How the quota is divided, as shares of its limit, 0 to 1. */
export interface QuotaShares {
  readonly used: number
  /**
   * Credits that may still be charged: those reserved for calls, and those of calls whose charge is unknown.
   */
  readonly open: number
}

/**
 * Returns null while the limit is unknown. The contract doesn't say what the quota counts, but the headers
 * suggest credits.
 */
export function quotaShares(gauge: Gauge | undefined): QuotaShares | null {
  if (!gauge || gauge.used === null || gauge.limit === null || gauge.limit <= 0) return null
  const used = Math.min(1, gauge.used / gauge.limit)
  const open = gauge.reserved.credits + gauge.unknown.credits
  return { used, open: Math.min(1 - used, open / gauge.limit) }
}

/** Formats a share as a percentage. Only exact values are shown as 0% or 100%. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %'
  if (share > 0.99 && share < 1) return '> 99 %'
  return `${Math.round(share * 100)} %`
}
