import type { Settings } from '@contract'

export type ListSort = Settings['viewState']['sort']
export type SortColumn = NonNullable<ListSort>['column']
