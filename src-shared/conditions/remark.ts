import { formatUtcDay } from '../format/date'
import { formatFigure } from '../format/figure'
import { m } from '../messages/m'
import type { KnownHigh } from './facts'

/** What a person should know before setting a condition. */
export type ConditionRemark =
  /** It is evaluated once watched for `over`, or once `chart` was opened. */
  | {
      readonly code: 'price-ago-unknown'
      readonly coin: string
      readonly over: string
      readonly chart: string
    }
  | { readonly code: 'breadth-lacks'; readonly name: string }
  | { readonly code: 'ath'; readonly known: KnownHigh }

/** A remark as one sentence. */
export function conditionRemarkWords(remark: ConditionRemark): string {
  switch (remark.code) {
    case 'price-ago-unknown':
      return m.conditions.remarkPriceAgo(remark)
    case 'breadth-lacks':
      return m.conditions.remarkBreadth(remark)
    case 'ath':
      return highWords(remark.known)
  }
}

function highWords({ price, from, since, passes }: KnownHigh): string {
  if (price === null) return m.conditions.remarkNoAth()
  if (from === 'service') return m.conditions.remarkAthSaid({ price: formatFigure(price) })
  const seen = m.conditions.athSeen({
    price: formatFigure(price),
    since: since === null ? 'today' : formatUtcDay(since)
  })
  return passes ? m.conditions.remarkAthCandles({ seen }) : m.conditions.remarkAthTooShort({ seen })
}
