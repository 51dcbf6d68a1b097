import type { Settings } from '@contract'

/** Null means the user's own order. */
export type ListSort = Settings['viewState']['sort']
export type SortColumn = NonNullable<ListSort>['column']
