import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { Fault } from '../../src-shared/contract/fault'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { sourcesOf } from '../../src-shared/conditions/sources'
import type { QuoteOnly } from '../market/board-service'
import type { AlertSources } from './alert-sources'
import { neededOperations } from './needed-operations'
import { seriesOf } from './cost'
import { needsQuotes } from './draft'
import { isDrawingMissing } from './drawn-lines'
import { emptyReason } from './scope'

export function blockedReasonOf(
  draft: AlertDraft,
  ofCoins: readonly (BlockedReason | null)[],
  sources: AlertSources
): BlockedReason | null {
  const operation = misfitOf(draft, sources)
  if (operation !== null) return { code: 'format-changed', operation }
  return draft.scope === null
    ? (ofCoins[0] ?? null)
    : (emptyReason(draft.scope, sources) ?? reasonOfAll(ofCoins))
}

function reasonOfAll(reasons: readonly (BlockedReason | null)[]): BlockedReason | null {
  if (reasons.some(reason => reason === null)) return null
  return reasons.every(reason => reason?.code === 'not-watched')
    ? { code: 'coins-unwatched' }
    : (reasons[0] ?? null)
}

export function reasonOfCoin(draft: AlertDraft, sources: AlertSources): BlockedReason | null {
  const { watched, quoteBlocked, seriesBlocked } = sources
  if (needsQuotes(draft) && draft.coin !== null) {
    const blockedReason = watched().includes(draft.coin)
      ? quoteBlocked(draft.coin)
      : ({ code: 'not-watched', coin: draft.coin } as const)
    if (blockedReason !== null) return blockedReason
  }
  if (isDrawingMissing(draft, sources)) return { code: 'drawing-gone' }
  const makesCalls = seriesOf(draft).length > 0 || sourcesOf(draft).has('breadth')
  const callsBlocked = makesCalls ? (sources.callsBlocked?.() ?? null) : null
  if (callsBlocked !== null) return callsBlocked
  return (
    seriesOf(draft)
      .map(seriesBlocked)
      .find(reason => reason !== null) ?? null
  )
}

export const misfitOf = (draft: AlertDraft, { isMisfit }: Pick<AlertSources, 'isMisfit'>): string | null =>
  neededOperations(draft).find(operation => isMisfit?.(operation)) ?? null

export function quoteBlocked({ symbol: coin, missing, refused, doubt }: QuoteOnly): BlockedReason | null {
  if (refused) return { code: 'coin-refused', coin, said: refused.said }
  if (doubt === 'twins') return { code: 'coin-twins', coin }
  return missing ? { code: 'coin-left-out', coin } : null
}

export function candlesBlocked(coin: string, interval: string, fault: Fault | null): BlockedReason | null {
  return fault?.code === 'refused' ? { code: 'candles-refused', coin, interval, said: fault.said } : null
}
