import type { Amounts, Gauge } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'

/** The three figures of what calls came to: what each word means. */
export const amountMeans = {
  spent: m.credits.amountMeans.spent(),
  held: m.credits.amountMeans.held(),
  unknown: m.credits.amountMeans.unknown()
} as const satisfies Readonly<Record<keyof Amounts, string>>

/** `157 spent`, `157 spent, 15 held, 600 unknown`: what is 0 beside the first is left out. */
export function amountsWords({ spent, held, unknown }: Amounts): string {
  const others = openWords({ held, unknown })
  return m.credits.spent({ spent: formatCount(spent), rest: others === '' ? '' : `, ${others}` })
}

/** `15 held, 600 unknown`; '' where all is settled. */
export function openWords({ held, unknown }: Pick<Amounts, 'held' | 'unknown'>): string {
  const parts = [
    held > 0 ? m.credits.held({ held: formatCount(held) }) : '',
    unknown > 0 ? m.credits.unknown({ unknown: formatCount(unknown) }) : ''
  ]
  return parts.filter(part => part !== '').join(', ')
}

/** All that counts against a budget, in credits. */
export const countedOf = ({ spent, held, unknown }: Amounts): number => spent + held + unknown

/** Why the quota is not known; what to expect of it. */
export function quotaUnknownWords({ quotaTold }: Pick<Gauge, 'quotaTold'>): string {
  if (quotaTold === 'not-yet') return m.credits.serviceMayTellFirst()
  if (quotaTold === 'no') return m.credits.serviceAnswersDoNot()
  return m.credits.serviceLastAnswerDid()
}
