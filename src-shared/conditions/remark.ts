import { formatUtcDay } from '../format/date'
import { formatFigure } from '../format/figure'
import { m } from '../messages/m'
import type { KnownHigh } from './facts'

export type ConditionRemark =
  | {
      /** The price `over` ago is unknown. */
      readonly code: 'price-ago-unknown'
      readonly coin: string
      readonly over: string
      readonly chart: string
    }
  | { readonly code: 'breadth-incomplete'; readonly name: string }
  | { readonly code: 'line-ended' }
  | { readonly code: 'ath'; readonly known: KnownHigh }

export function conditionRemarkWords(remark: ConditionRemark): string {
  switch (remark.code) {
    case 'price-ago-unknown':
      return m.conditions.remark.priceAgo(remark)
    case 'breadth-incomplete':
      return m.conditions.remark.breadth(remark)
    case 'line-ended':
      return m.conditions.remark.lineEnded()
    case 'ath':
      return highWords(remark.known)
  }
}

function highWords({ price, from, since, passes }: KnownHigh): string {
  if (price === null) return m.conditions.remark.athMissing()
  if (from === 'service') return m.conditions.remark.athFromService({ price: formatFigure(price) })
  const day = since === null ? 'today' : formatUtcDay(since)
  return passes
    ? m.conditions.remark.athFromCandles({ price: formatFigure(price), since: day })
    : m.conditions.remark.athTooShort({ since: day })
}
