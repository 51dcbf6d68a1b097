import { definitionOf } from '../../src-shared/conditions/catalogue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { lineFault } from './lines'

export interface DraftSurroundings {
  readonly now: number
  readonly watched: readonly string[]
}

/** Why an alert can't be set, for a person; null when it can. */
export function wrongWith(draft: AlertDraft, { now, watched }: DraftSurroundings): string | null {
  const conditions = draft.anyOf.flat()
  if (draft.coin === null && conditions.some(condition => definitionOf(condition).coin === 'needed'))
    return 'Name the coin this is about.'
  if (draft.expiresAt !== null && draft.expiresAt <= now) return 'The time it ends lies in the past.'
  if (needsQuotes(draft) && draft.coin !== null && !watched.includes(draft.coin)) return unwatched(draft.coin)
  const lines = conditions.flatMap(condition => definitionOf(condition).lines?.(condition) ?? [])
  return lines.map(lineFault).find(fault => fault !== null) ?? null
}

export const needsQuotes = ({ anyOf, bars, coin }: AlertDraft): boolean =>
  coin !== null &&
  anyOf.flat().some(condition => {
    const { sources, coin: about } = definitionOf(condition)
    return sources.includes('quotes') || (bars === 'forming' && about === 'needed')
  })

export const unwatched = (coin: string): string =>
  `${coin} is on no watchlist, so no quotes of it come in. Add it to one first.`
