import type { Settings } from '@contract'

/** Sort order of the watchlist. Null for the user's own order. */
export type ListSort = Settings['viewState']['sort']
export type SortColumn = NonNullable<ListSort>['column']
