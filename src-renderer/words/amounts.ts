import type { Amounts, Gauge } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { formatList } from '../../src-shared/format/list'
import { m } from '../../src-shared/messages/m'

export const amountMeans = {
  spent: m.credits.amountMeans.spent(),
  held: m.credits.amountMeans.held(),
  unknown: m.credits.amountMeans.unknown()
} as const satisfies Readonly<Record<keyof Amounts, string>>

/**
 * Amounts of credits: `157 spent` or `157 spent, 15 held, 600 unknown`. Omits held and unknown credits that are
 * 0.
 */
export function amountsWords({ spent, held, unknown }: Amounts): string {
  return formatList([m.credits.amounts.spent({ spent: formatCount(spent) }), ...openParts({ held, unknown })])
}

/** Credits that may still be charged: `15 held, 600 unknown`. '' if there are none. */
export function openWords({ held, unknown }: Pick<Amounts, 'held' | 'unknown'>): string {
  return formatList(openParts({ held, unknown }))
}

const openParts = ({ held, unknown }: Pick<Amounts, 'held' | 'unknown'>): readonly string[] => [
  ...(held > 0 ? [m.credits.amounts.held({ held: formatCount(held) })] : []),
  ...(unknown > 0 ? [m.credits.amounts.unknown({ unknown: formatCount(unknown) })] : [])
]

/** The credits that count towards a budget, including held and unknown credits. */
export const countedOf = ({ spent, held, unknown }: Amounts): number => spent + held + unknown

export function quotaUnknownWords({ quotaReported }: Pick<Gauge, 'quotaReported'>): string {
  if (quotaReported === 'not-yet') return m.credits.quotaUnknownWhy.notYet()
  if (quotaReported === 'no') return m.credits.quotaUnknownWhy.never()
  return m.credits.quotaUnknownWhy.incomplete()
}
