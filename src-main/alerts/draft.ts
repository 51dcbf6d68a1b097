import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertIssue } from '../../src-shared/contract/alert-issue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { lineIssue } from '../market/figures/line-issue'

export interface DraftSurroundings {
  readonly now: number
  readonly watched: readonly string[]
}

export function wrongWith(draft: AlertDraft, { now, watched }: DraftSurroundings): AlertIssue | null {
  const conditions = draft.anyOf.flat()
  if (draft.coin === null && conditions.some(condition => conditionDefinition(condition).coin === 'needed'))
    return { code: 'coin-missing' }
  if (draft.expiresAt !== null && draft.expiresAt <= now) return { code: 'end-past' }
  if (needsQuotes(draft) && draft.coin !== null && !watched.includes(draft.coin))
    return { code: 'not-watched', coin: draft.coin }
  const lines = conditions.flatMap(condition => conditionDefinition(condition).lines?.(condition) ?? [])
  return lines.map(lineIssue).find(issue => issue !== null) ?? null
}

export const coinsOf = ({ coin }: Pick<AlertDraft, 'coin'>): readonly string[] =>
  coin === null ? [] : [coin]

export const needsQuotes = ({ anyOf, bars, coin }: Pick<AlertDraft, 'anyOf' | 'bars' | 'coin'>): boolean =>
  coin !== null &&
  anyOf.flat().some(condition => {
    const { sources, coin: about } = conditionDefinition(condition)
    return sources.includes('quotes') || (bars === 'forming' && about === 'needed')
  })
