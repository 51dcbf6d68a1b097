import type { Amounts, Gauge } from '@contract'
import { formatCount } from '../../src-shared/format/credits'

/** The three figures of what calls came to: what each word means. */
export const amountMeans = {
  spent: 'Charged by the service, shown by its quota later, or by a price told by you.',
  held: 'Held for calls under way, at their expected price.',
  unknown: 'Answered or lost without a charge being told: counted at what was held for the calls.'
} as const satisfies Readonly<Record<keyof Amounts, string>>

/** `157 spent`, `157 spent, 15 held, 600 unknown`: what is 0 beside the first is left out. */
export function amountsWords({ spent, held, unknown }: Amounts): string {
  const others = openWords({ held, unknown })
  return `${formatCount(spent)} spent${others === '' ? '' : `, ${others}`}`
}

/** `15 held, 600 unknown`; '' where all is settled. */
export function openWords({ held, unknown }: Pick<Amounts, 'held' | 'unknown'>): string {
  const parts = [
    held > 0 ? `${formatCount(held)} held` : '',
    unknown > 0 ? `${formatCount(unknown)} unknown` : ''
  ]
  return parts.filter(part => part !== '').join(', ')
}

/** All that counts against a budget, in credits. */
export const countedOf = ({ spent, held, unknown }: Amounts): number => spent + held + unknown

/** Why the quota is not known; what to expect of it. */
export function quotaUnknownWords({ quotaTold }: Pick<Gauge, 'quotaTold'>): string {
  if (quotaTold === 'not-yet') return 'The service may tell it with its first answer.'
  if (quotaTold === 'no') return 'The service’s answers do not tell it.'
  return 'The service’s last answer did not tell all of it.'
}
