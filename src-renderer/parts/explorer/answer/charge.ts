import type { ExplorerAnswer } from '@contract'
import { formatCount, formatCredits } from '../../../../src-shared/format/credits'
import { m } from '../../../../src-shared/messages/m'

type Priced = Pick<ExplorerAnswer, 'expected' | 'charged' | 'fault' | 'isSaved'>

export function chargeWords({ charged }: Priced): string {
  if (charged === null) return m.explorer.charge.unknown()
  return charged === 0
    ? m.explorer.charge.free()
    : m.explorer.charge.charged({ charged: formatCredits(charged) })
}

/**
 * Compares the charge with the expected one: `3 more than expected`. Null if they are equal, or for a free
 * failed call, because the service only charges for successful responses.
 */
export function surpriseWords({ expected, charged, fault }: Priced): string | null {
  if (expected === null || charged === null || expected === charged) return null
  if (fault !== null && charged === 0) return null
  const beyond = charged - expected
  return m.credits.deviation({
    difference: formatCount(Math.abs(beyond)),
    direction: beyond > 0 ? 'more' : 'less'
  })
}

export function expectedWords({ expected }: Priced): string {
  return expected === null
    ? m.explorer.charge.priceUnknown()
    : m.explorer.charge.expected({ expected: formatCount(expected) })
}
