import type { ListSort, SortColumn } from '../../state/list-sort'
import { placeInRange, type QuoteRow } from './row'

/** Figures are asked for from the top, names from A. Age descending = oldest first. */
function startsDescending(column: SortColumn): boolean {
  return column !== 'coin'
}

/** What a click on a column's head leads to: its natural order, then the other way, then the person's own. */
export function nextSort(sort: ListSort, column: SortColumn): ListSort {
  const first = startsDescending(column)
  if (sort?.column !== column) return { column, descending: first }
  return sort.descending === first ? { column, descending: !first } : null
}

function figure({ quote }: QuoteRow, column: SortColumn): number | null {
  if (!quote) return null
  switch (column) {
    case 'price':
      return quote.price
    case 'change':
      return quote.changePercent
    case 'range':
      return placeInRange(quote)
    case 'age':
      return quote.at === null ? null : -quote.at
    case 'coin':
      return null
  }
}

/** The rows in the order asked for. Unknown figures stand last either way; equals keep the person's order. */
export function sortRows(rows: readonly QuoteRow[], sort: ListSort): readonly QuoteRow[] {
  if (sort === null) return rows
  const turn = sort.descending ? -1 : 1
  if (sort.column === 'coin') {
    return rows.toSorted((a, b) => turn * a.coin.localeCompare(b.coin, 'en', { numeric: true }))
  }
  const keyed = rows.map(row => ({ row, value: figure(row, sort.column) }))
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
    return turn * (a.value - b.value)
  })
  return keyed.map(({ row }) => row)
}
