import type { TableColumn } from './column'

/** A null order is the original order. */
export interface TableOrder<Key extends string = string> {
  readonly column: Key
  readonly descending: boolean
}

/**
 * Returns the order after a click on a heading: first the column's default direction, then the reverse, then
 * the original order.
 */
export function nextOrder<Key extends string>(
  order: TableOrder<Key> | null,
  { key, first = 'ascending' }: Pick<TableColumn<never, Key>, 'key' | 'first'>
): TableOrder<Key> | null {
  const descending = first === 'descending'
  if (order?.column !== key) return { column: key, descending }
  return order.descending === descending ? { column: key, descending: !descending } : null
}

const names = new Intl.Collator('en', { numeric: true })

/** Unknown values come last in both directions. Rows with equal values keep their order. */
export function orderRows<Row, Key extends string>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row, Key>[],
  order: TableOrder<Key> | null
): readonly Row[] {
  const column = columns.find(({ key }) => key === order?.column)
  if (!order || !column?.value) return rows
  const { value: valueOf } = column
  const turn = order.descending ? -1 : 1
  const keyed = rows.map(row => ({ row, value: valueOf(row) }))
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'number' && typeof b === 'number') return turn * (a < b ? -1 : a > b ? 1 : 0)
    return turn * names.compare(String(a), String(b))
  })
  return keyed.map(({ row }) => row)
}
