import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { Alert } from '../../src-shared/contract/alerts'
import type { StoredAlert } from './alert-store'
import { alertView, resultsOf, type AlertCircumstances } from './alert-view'

interface CoinAlert {
  readonly alert: StoredAlert
  readonly reason: BlockedReason | null
}

export function scopedView(
  alert: StoredAlert,
  each: readonly CoinAlert[],
  list: string | null,
  circumstances: AlertCircumstances
): Alert {
  const whole = alertView(alert, circumstances)
  const isDone = ({ alert }: CoinAlert): boolean =>
    alert.draft.repeat === 'once' && alert.memory.firedCount > 0
  const waiting = each.filter(one => one.reason === null && !isDone(one))
  const coinsIn = (some: readonly CoinAlert[]): readonly string[] =>
    some.flatMap(({ alert }) => alert.draft.coin ?? [])
  const views = waiting.map(({ alert: { draft, memory } }) => ({
    coin: draft.coin,
    ...resultsOf(draft, memory, circumstances)
  }))
  const nearest = views.reduce<(typeof views)[number] | null>(
    (a, b) => (a && remaining(a) <= remaining(b) ? a : b),
    null
  )
  const isKnown = nearest !== null && remaining(nearest) < Infinity
  return {
    ...whole,
    ...(nearest && { results: nearest.results, distance: nearest.distance }),
    scope: list !== null && whole.scope?.kind === 'list' ? { ...whole.scope, name: list } : whole.scope,
    scoped: {
      coins: each.length,
      blocked: coinsIn(each.filter(({ reason }) => reason !== null)),
      done: coinsIn(each.filter(isDone)),
      nearest: isKnown ? nearest.coin : null,
      fired: circumstances.fired.coin
    }
  }
}

/** All coins of an alert have the same unit. */
const remaining = ({ results, distance }: Pick<Alert, 'results' | 'distance'>): number =>
  results.some(group => group.every(({ holds }) => holds === true))
    ? 0
    : distance === null
      ? Infinity
      : Math.abs(distance.by)
