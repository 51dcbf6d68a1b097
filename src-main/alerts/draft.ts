import type { AlertCondition, AlertDraft } from '../../src-shared/contract/alerts'
import { lineFault } from './lines'

/** Judged on the watchlist's quotes. */
const onQuotes = new Set<AlertCondition['kind']>(['price', 'change', 'ath', 'range'])
/** Judged of one coin. */
const ofCoin = new Set<AlertCondition['kind']>([...onQuotes, 'volume', 'indicator', 'supertrend', 'breakout'])

export interface DraftSurroundings {
  readonly now: number
  readonly watched: readonly string[]
}

/** Why an alert can't be set, for a person; null when it can. */
export function wrongWith(draft: AlertDraft, { now, watched }: DraftSurroundings): string | null {
  const conditions = draft.anyOf.flat()
  if (draft.coin === null && conditions.some(({ kind }) => ofCoin.has(kind)))
    return 'Name the coin this is about.'
  if (draft.expiresAt !== null && draft.expiresAt <= now) return 'The time it ends lies in the past.'
  if (needsQuotes(draft) && draft.coin !== null && !watched.includes(draft.coin)) return unwatched(draft.coin)
  return conditions.map(linesFault).find(fault => fault !== null) ?? null
}

export const needsQuotes = ({ anyOf, bars, coin }: AlertDraft): boolean =>
  coin !== null &&
  anyOf.flat().some(({ kind }) => onQuotes.has(kind) || (bars === 'forming' && ofCoin.has(kind)))

export const unwatched = (coin: string): string =>
  `${coin} is on no watchlist, so no quotes of it come in. Add it to one first.`

/** What is wrong with the indicators of a condition; null where nothing is. */
function linesFault(condition: AlertCondition): string | null {
  switch (condition.kind) {
    case 'indicator':
      return (
        lineFault(condition.line) ?? ('line' in condition.against ? lineFault(condition.against.line) : null)
      )
    case 'supertrend':
      return lineFault({ indicator: 'supertrend', line: 'up', params: banded(condition) })
    case 'breakout':
      return lineFault({ indicator: 'bollinger', line: 'upper', params: banded(condition) })
    default:
      return null
  }
}

const banded = ({ period, factor }: { period: number; factor: number }): Record<string, number> => ({
  period,
  factor
})
