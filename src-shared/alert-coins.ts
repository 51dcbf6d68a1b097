import type { AlertDraft } from './contract/alerts'
import type { Watchlist } from './contract/watchlist'

export interface AlertLists {
  readonly lists: () => readonly Pick<Watchlist, 'id' | 'name' | 'coins'>[]
  /** The coins of all watchlists. */
  readonly watched: () => readonly string[]
}

/** May be empty. */
export function coinsOfAlert(
  { coin, scope }: Pick<AlertDraft, 'coin' | 'scope'>,
  { lists, watched }: AlertLists
): readonly string[] {
  switch (scope?.kind) {
    case undefined:
      return coin === null ? [] : [coin]
    case 'coins':
      return scope.coins
    case 'list':
      return lists().find(({ id }) => id === scope.id)?.coins ?? []
    case 'watched':
      return watched()
  }
}

export const watchedCoins = (lists: readonly Pick<Watchlist, 'coins'>[]): readonly string[] => [
  ...new Set(lists.flatMap(({ coins }) => coins))
]
