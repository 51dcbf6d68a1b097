import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { Fault } from '../../src-shared/contract/fault'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { BoardQuote } from '../../src-shared/contract/market'
import { sourcesOf } from '../../src-shared/conditions/sources'
import type { AlertSources } from './alert-sources'
import { askedOperations } from './asked-operations'
import { seriesOf } from './cost'
import { needsQuotes } from './draft'

/** Why an alert can't be evaluated, or null if it can. */
export function blockedReasonOf(draft: AlertDraft, sources: AlertSources): BlockedReason | null {
  const operation = misfitOf(draft, sources)
  if (operation !== null) return { code: 'format-changed', operation }
  const { watched, quoteBlocked, seriesBlocked } = sources
  if (needsQuotes(draft) && draft.coin !== null) {
    const blockedReason = watched().includes(draft.coin)
      ? quoteBlocked(draft.coin)
      : ({ code: 'not-watched', coin: draft.coin } as const)
    if (blockedReason !== null) return blockedReason
  }
  const asks = seriesOf(draft).length > 0 || sourcesOf(draft).has('breadth')
  const unasked = asks ? (sources.callsBlocked?.() ?? null) : null
  if (unasked !== null) return unasked
  return (
    seriesOf(draft)
      .map(seriesBlocked)
      .find(reason => reason !== null) ?? null
  )
}

/** The operation used by the alert whose responses are unreadable now, or null. */
export const misfitOf = (draft: AlertDraft, { isMisfit }: Pick<AlertSources, 'isMisfit'>): string | null =>
  askedOperations(draft).find(operation => isMisfit?.(operation)) ?? null

/** Why alerts on a coin's quotes are blocked, or null if they aren't. */
export function quoteBlocked({ symbol: coin, missing, refused, doubt }: BoardQuote): BlockedReason | null {
  if (refused) return { code: 'coin-refused', coin, said: refused.said }
  if (doubt === 'twins') return { code: 'coin-twins', coin }
  return missing ? { code: 'coin-left-out', coin } : null
}

/** Why alerts on a coin's candles are blocked, or null if the service didn't refuse them. */
export function candlesBlocked(coin: string, interval: string, fault: Fault | null): BlockedReason | null {
  return fault?.code === 'refused' ? { code: 'candles-refused', coin, interval, said: fault.said } : null
}
