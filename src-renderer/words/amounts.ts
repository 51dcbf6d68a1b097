import type { Amounts, Gauge } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { formatList } from '../../src-shared/format/list'
import { m } from '../../src-shared/messages/m'

export const amountMeans = {
  spent: m.credits.amountMeans.spent(),
  reserved: m.credits.amountMeans.reserved(),
  unknown: m.credits.amountMeans.unknown()
} as const satisfies Readonly<Record<keyof Amounts, string>>

export function amountsWords({ spent, reserved, unknown }: Amounts): string {
  return formatList([
    m.credits.amounts.spent({ spent: formatCount(spent) }),
    ...openParts({ reserved, unknown })
  ])
}

/** Says which credits may still be charged: `15 reserved, 600 unknown`. '' if there are none. */
export function openWords({ reserved, unknown }: Pick<Amounts, 'reserved' | 'unknown'>): string {
  return formatList(openParts({ reserved, unknown }))
}

const openParts = ({ reserved, unknown }: Pick<Amounts, 'reserved' | 'unknown'>): readonly string[] => [
  ...(reserved > 0 ? [m.credits.amounts.reserved({ reserved: formatCount(reserved) })] : []),
  ...(unknown > 0 ? [m.credits.amounts.unknown({ unknown: formatCount(unknown) })] : [])
]

/** The credits that count towards a budget. */
export const countedOf = ({ spent, reserved, unknown }: Amounts): number => spent + reserved + unknown

export function quotaUnknownWords({ quotaReported }: Pick<Gauge, 'quotaReported'>): string {
  if (quotaReported === 'not-yet') return m.credits.quotaUnknownWhy.notYet()
  if (quotaReported === 'no') return m.credits.quotaUnknownWhy.never()
  return m.credits.quotaUnknownWhy.incomplete()
}
