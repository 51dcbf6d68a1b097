import type { AlertScope } from '../../../src-shared/contract/alerts'
import type { Watchlist } from '../../../src-shared/contract/watchlist'
import { FaultError } from '../../platform/faults/fault-error'
import type { WatchlistService } from '../watchlist/watchlist-service'

/** Replaces a watchlist's ID with its name and coins, because the ID is only valid in this installation. */
export function exportedScope(scope: AlertScope | null, lists: readonly Watchlist[]): AlertScope | null {
  if (scope?.kind !== 'list') return scope
  const { name, coins } = lists.find(({ id }) => id === scope.id) ?? { name: scope.name, coins: [] }
  return { kind: 'list', id: null, name, coins: [...coins] }
}

/** If the coins exceed the limit, the new watchlist stays empty, and the alert shows this. */
export function importedScope(
  scope: AlertScope | null,
  watchlist: Pick<WatchlistService, 'lists' | 'create' | 'addCoins'>
): AlertScope | null {
  if (scope?.kind !== 'list') return scope
  const { name, coins = [] } = scope
  const named = (): Watchlist | undefined => watchlist.lists().find(list => list.name === name)
  if (named() === undefined && name !== '' && coins.length > 0) {
    watchlist.create({ name })
    addIfRoom(named()?.id ?? 0, coins, watchlist)
  }
  return { kind: 'list', id: named()?.id ?? null, name }
}

function addIfRoom(
  id: number,
  coins: readonly string[],
  watchlist: Pick<WatchlistService, 'addCoins'>
): void {
  try {
    watchlist.addCoins({ id, coins })
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
  }
}
