import { coinsOfAlert, type AlertLists } from '../../src-shared/alert-coins'
import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertIssue, BlockedReason } from '../../src-shared/contract/alert-issue'
import type { AlertDraft, AlertScope } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import type { StoredAlert } from './alert-store'
import { freshMemory } from './replay'

type Scoped = Pick<AlertDraft, 'coin' | 'scope'>

export const listOf = (
  scope: AlertScope | null,
  { lists }: Pick<AlertLists, 'lists'>
): ReturnType<AlertLists['lists']>[number] | null =>
  scope?.kind === 'list' ? (lists().find(({ id }) => id === scope.id) ?? null) : null

const forCoin = <Draft extends Scoped>(draft: Draft, coin: string): Draft => ({ ...draft, coin, scope: null })

export const draftsOf = <Draft extends Scoped>(draft: Draft, sources: AlertLists): readonly Draft[] =>
  draft.scope === null ? [draft] : coinsOfAlert(draft, sources).map(coin => forCoin(draft, coin))

/** For a coin that was added later, the alert starts now. */
export function alertFor(alert: StoredAlert, coin: string, now: EpochMs): StoredAlert {
  const known = alert.memory.coins?.[coin]
  const addedAt = alert.memory.checkedAt === null ? alert.since : now
  return {
    ...alert,
    draft: forCoin(alert.draft, coin),
    memory: known?.memory ?? freshMemory(alert.draft.anyOf),
    since: Math.max(known?.since ?? addedAt, alert.since)
  }
}

export const alertsOf = (alert: StoredAlert, sources: AlertLists, now: EpochMs): readonly StoredAlert[] =>
  alert.draft.scope === null
    ? [alert]
    : coinsOfAlert(alert.draft, sources).map(coin => alertFor(alert, coin, now))

export function emptyReason(scope: AlertScope, sources: AlertLists): BlockedReason | null {
  const list = listOf(scope, sources)
  if (scope.kind === 'list' && list === null) return { code: 'list-gone', list: scope.name }
  if (coinsOfAlert({ coin: null, scope }, sources).length > 0) return null
  return list === null ? { code: 'coins-unwatched' } : { code: 'list-empty', list: list.name }
}

export function scopeIssue(
  { scope, anyOf, everyMs }: Pick<AlertDraft, 'scope' | 'anyOf' | 'everyMs'>,
  sources: Pick<AlertLists, 'lists'>
): AlertIssue | null {
  if (scope === null) return null
  const isOfCoin = anyOf.every(
    group =>
      group.some(condition => conditionDefinition(condition).coin === 'needed') &&
      group.every(
        condition => !conditionDefinition(condition).appearances && !conditionDefinition(condition).drawing
      )
  )
  if (!isOfCoin) return { code: 'scope-misfit' }
  if (scope.kind === 'coins') return null
  if (scope.kind === 'list' && listOf(scope, sources) === null) return { code: 'list-gone', list: scope.name }
  return everyMs !== null || anyOf.flat().some(condition => 'interval' in condition)
    ? { code: 'list-costs' }
    : null
}

/** Returns the same object if the alert isn't about the coin. */
export function withCoinRenamed(alert: StoredAlert, from: string, to: string): StoredAlert {
  const renamed = (coin: string): string => (coin === from ? to : coin)
  const { draft, memory } = alert
  if (draft.coin === from) return { ...alert, draft: { ...draft, coin: to } }
  const isNamed = draft.scope?.kind === 'coins' && draft.scope.coins.includes(from)
  if (draft.scope === null || !(isNamed || memory.coins?.[from])) return alert
  const scope: AlertScope =
    draft.scope.kind === 'coins'
      ? { ...draft.scope, coins: [...new Set(draft.scope.coins.map(renamed))] }
      : draft.scope
  const coins = Object.entries(memory.coins ?? {}).map(([coin, of]) => [renamed(coin), of] as const)
  return { ...alert, draft: { ...draft, scope }, memory: { ...memory, coins: Object.fromEntries(coins) } }
}
