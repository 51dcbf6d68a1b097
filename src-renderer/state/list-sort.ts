export type SortColumn = 'coin' | 'price' | 'change' | 'range' | 'age'

/** How the watchlist is sorted; null = in the person's own order. */
export type ListSort = { readonly column: SortColumn; readonly descending: boolean } | null
