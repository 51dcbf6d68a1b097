import type { ExplorerAnswer } from '@contract'
import { formatCount, formatCredits } from '../../../../src-shared/format/credits'

type Priced = Pick<ExplorerAnswer, 'expected' | 'charged' | 'fault' | 'kept'>

/** `Charged 7 credits`, `Free`, `Charge unknown`: what a call came to. */
export function chargeWords({ charged }: Priced): string {
  if (charged === null) return 'Charge unknown'
  return charged === 0 ? 'Free' : `Charged ${formatCredits(charged)}`
}

/**
 * What was charged against what was expected, where they differ: `3 more than expected`. A failed call that was free
 * is no surprise: the service charges for good answers only.
 */
export function surpriseWords({ expected, charged, fault }: Priced): string | null {
  if (expected === null || charged === null || expected === charged) return null
  if (fault !== null && charged === 0) return null
  const beyond = charged - expected
  return `${formatCount(Math.abs(beyond))} ${beyond > 0 ? 'more' : 'less'} than expected`
}

/** `7 expected`, `price was unknown`. */
export function expectedWords({ expected }: Priced): string {
  return expected === null ? 'price was unknown' : `${formatCount(expected)} expected`
}
