import type { Settings } from '@contract'

/** How the watchlist is sorted; null = in the person's own order. */
export type ListSort = Settings['viewState']['sort']
export type SortColumn = NonNullable<ListSort>['column']
