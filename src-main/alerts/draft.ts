import type { AlertLists } from '../../src-shared/alert-coins'
import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertIssue } from '../../src-shared/contract/alert-issue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { lineIssue } from '../market/figures/line-issue'
import { isDrawingMissing, type DrawnLineSources } from './drawn-lines'
import { draftsOf, scopeIssue } from './scope'

export interface DraftSurroundings extends AlertLists, DrawnLineSources {
  readonly now: number
}

export function wrongWith(draft: AlertDraft, surroundings: DraftSurroundings): AlertIssue | null {
  const conditions = draft.anyOf.flat()
  const { now, watched } = surroundings
  const ofScope = scopeIssue(draft, surroundings)
  if (ofScope !== null) return ofScope
  const isOfNone = draft.coin === null && draft.scope === null
  if (isOfNone && conditions.some(condition => conditionDefinition(condition).coin === 'needed'))
    return { code: 'coin-missing' }
  if (draft.expiresAt !== null && draft.expiresAt <= now) return { code: 'end-past' }
  const named = draft.scope?.kind === 'coins' ? draftsOf(draft, surroundings) : [draft]
  const unwatched = named.find(one => needsQuotes(one) && !watched().includes(one.coin ?? ''))
  if (unwatched) return { code: 'not-watched', coin: unwatched.coin ?? '' }
  if (isDrawingMissing(draft, surroundings)) return { code: 'drawing-gone' }
  const lines = conditions.flatMap(condition => conditionDefinition(condition).lines?.(condition) ?? [])
  return lines.map(lineIssue).find(issue => issue !== null) ?? null
}

export const needsQuotes = ({ anyOf, bars, coin }: Pick<AlertDraft, 'anyOf' | 'bars' | 'coin'>): boolean =>
  coin !== null &&
  anyOf.flat().some(condition => {
    const { sources, coin: about } = conditionDefinition(condition)
    return sources.includes('quotes') || (bars === 'forming' && about === 'needed')
  })
