import type { Component } from 'svelte'
import type { ClassValue } from 'svelte/elements'
import type { MenuEntry } from '../menu-entry'

export type Cell =
  | string
  | { readonly text: string; readonly classes?: ClassValue; readonly title?: string | undefined }
  | { readonly is: Component<object>; readonly props: object }

export const componentCell = <Props extends object>(
  is: (internals: never, props: Props) => unknown,
  props: NoInfer<Props>
): Cell => ({ is: is as Component<object>, props })

export interface TableColumn<Row, Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly unit?: string | undefined
  readonly hint?: string | undefined
  readonly menu?: { readonly label: string; readonly entries: readonly MenuEntry[] } | undefined
  /** True if only screen readers should read the label, for example for a column of buttons. */
  readonly silent?: boolean
  /** True if the column contains numbers, which are aligned at the end. */
  readonly figures?: boolean
  /** The width in px. If the column grows, this is the minimum. It never depends on visible rows. */
  readonly width: number
  /** The column's share of the remaining width. Omit it for a fixed width. */
  readonly grow?: number
  /** Table width (px) below which the column is hidden. */
  readonly from?: number
  /**
   * True if the content always fits. It isn't clipped then, because clipping is slow with thousands of rows.
   */
  readonly fits?: boolean
  readonly wraps?: boolean
  /** Returns the content of a cell. Omit it if the table draws all cells with a snippet. */
  cell?(row: Row): Cell
  /**
   * Returns the value by which rows are sorted. Null means unknown and comes last. Omit it if the column
   * isn't sortable.
   */
  value?(row: Row): string | number | null
  /** Sort direction at the first click. Default: ascending. */
  readonly first?: 'ascending' | 'descending'
  /** Returns the last column that the row's cell spans, or null if it spans just one. */
  until?(row: Row): Key | null
}

export interface CellPlace<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>
  /** Position among the visible columns, from 1. */
  readonly index: number
  readonly span: number
}

/** Returns the columns that fit a width in px. While it isn't known, returns all columns. */
export function columnsFor<Column extends { readonly from?: number }>(
  columns: readonly Column[],
  width: number
): readonly Column[] {
  return width === 0 ? columns : columns.filter(({ from = 0 }) => from <= width)
}

/**
 * @param all every column in order, including hidden ones that a cell may span
 * @param shown the columns that fit
 */
export function cellsOf<Row, Key extends string>(
  row: Row,
  all: readonly TableColumn<Row, Key>[],
  shown: readonly TableColumn<Row, Key>[]
): readonly CellPlace<Row, Key>[] {
  const cells: CellPlace<Row, Key>[] = []
  let covered = 0
  shown.forEach((column, at) => {
    if (at < covered) return
    const until = column.until?.(row) ?? null
    covered = at + 1
    if (until !== null) {
      const last = all.findIndex(({ key }) => key === until)
      const beyond = shown.findIndex((other, place) => place > at && all.indexOf(other) > last)
      covered = beyond === -1 ? shown.length : beyond
    }
    cells.push({ column, index: at + 1, span: covered - at })
  })
  return cells
}

export function leastWidth(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/** Returns the CSS grid tracks. If no column grows, the remaining width stays empty. */
export function tracksOf(columns: readonly { readonly width: number; readonly grow?: number }[]): string {
  const tracks = columns.map(({ width, grow }) =>
    grow === undefined ? `${width}px` : `minmax(${width}px, ${grow}fr)`
  )
  return (columns.some(({ grow }) => grow !== undefined) ? tracks : [...tracks, '1fr']).join(' ')
}
