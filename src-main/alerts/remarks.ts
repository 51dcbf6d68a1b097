import type { AlertCondition, AlertDraft, AthKnown } from '../../src-shared/contract/alerts'
import { spanMs } from './condition-readings'
import { dayOf } from './words'

export interface Circumstances {
  /** It would come true at the first look. */
  readonly alreadySo: boolean
  readonly ath: Omit<AthKnown, 'loadPrice'> | null
  /** The numbers of the last breadth answer; empty where none has come. */
  readonly breadth: Readonly<Record<string, number | null>>
  /** Whether the price so many ms ago is known. */
  readonly knowsPriceAgo: (ms: number) => boolean
  readonly everyMs: (need: 'quotes' | 'mood' | 'news') => number | null
  readonly simulated: boolean
}

/** What a person should know before setting an alert, a sentence each. */
export function remarksOn(draft: AlertDraft, circumstances: Circumstances): readonly string[] {
  const kinds = new Set(draft.anyOf.flat().map(({ kind }) => kind))
  const { alreadySo, ath, everyMs, simulated } = circumstances
  const remarks: string[] = draft.anyOf
    .flat()
    .flatMap(condition => conditionRemarks(condition, draft.coin, circumstances))
  if (alreadySo) remarks.push('It is so already: it fires at once.')
  if (kinds.has('ath') && ath) remarks.push(athRemark(ath))
  if (
    everyMs('quotes') === null &&
    ['price', 'change', 'ath', 'range'].some(kind => kinds.has(kind as 'price'))
  )
    remarks.push('Quotes are fetched only when you ask: it is judged then.')
  if (kinds.has('mood') && everyMs('mood') === null)
    remarks.push('Fear & greed is fetched only when you ask: it is judged then.')
  if (kinds.has('headline') && everyMs('news') === null)
    remarks.push('News is fetched only when you ask: it is judged then.')
  if (simulated) remarks.push('This is the demo market: it is judged on simulated prices and says so.')
  return remarks
}

function conditionRemarks(
  condition: AlertCondition,
  coin: string | null,
  { breadth, knowsPriceAgo }: Circumstances
): readonly string[] {
  if (condition.kind === 'breadth' && Object.keys(breadth).length > 0 && !(condition.name in breadth))
    return [`The last breadth answer has no “${condition.name}”: it is judged once one has.`]
  if (condition.kind !== 'change' || coin === null || knowsPriceAgo(spanMs[condition.over])) return []
  const { over } = condition
  const chart = spanMs[over] > 4 * 3_600_000 ? '1h' : '5m'
  return [
    `The price of ${coin} ${over} ago is not known here: it is judged after ${over} of watching, or once the ${chart} chart has been opened.`
  ]
}

function athRemark({ price, from, since, passes }: Omit<AthKnown, 'loadPrice'>): string {
  if (price === null)
    return 'No all-time high is known yet: it is judged once you load it, or open the daily chart.'
  const high = price.toLocaleString('en-US', { maximumSignificantDigits: 8 })
  if (from === 'service')
    return `All-time high ${high}, as the service says; later highs count by themselves.`
  const seen = `the highest price known here, ${high}, is of the time since ${since === null ? 'today' : dayOf(since)}`
  return passes
    ? `Judged by the daily candles: ${seen}. An earlier high counts once you load the service’s own figure.`
    : `Not judged yet: ${seen}, which is too short for an all-time high. Load it for the service’s own figure.`
}
