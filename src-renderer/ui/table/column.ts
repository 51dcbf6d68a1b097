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
  /** Unit after the label in a smaller font, such as `USD` or `UTC`. */
  readonly unit?: string | undefined
  readonly hint?: string | undefined
  /** Menu entries behind a button on the heading. */
  readonly menu?: { readonly label: string; readonly entries: readonly MenuEntry[] } | undefined
  /** Hides the label visually, for example for a column of buttons. Screen readers still read it. */
  readonly silent?: boolean
  /** True for numbers, which are aligned at the end. */
  readonly figures?: boolean
  /** Width in px, or the minimum width if the column grows. Never depends on the content of visible rows. */
  readonly width: number
  /** The column's share of the remaining width. Omit it for a fixed width. */
  readonly grow?: number
  /** Table width (px) below which the column is hidden. */
  readonly from?: number
  /** True if the content always fits. It then isn't clipped, because clipping is slow with thousands of rows. */
  readonly fits?: boolean
  readonly wraps?: boolean
  /** Draws the cell. Omit it if the table draws all cells with a snippet. */
  cell?(row: Row): Cell
  /**
   * The value to sort by. Null is unknown and comes last in both directions. Omit it if the column isn't
   * sortable.
   */
  value?(row: Row): string | number | null
  /** Sort direction at the first click. Default: ascending. */
  readonly first?: 'ascending' | 'descending'
  /** Key of the last column that the row's cell spans. Null if it is just one column. */
  until?(row: Row): Key | null
}

export interface CellPlace<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>
  /** Position of the cell's first column among the visible ones, from 1. */
  readonly index: number
  readonly span: number
}

/** The columns that fit a table of this width, px. All columns if the width isn't known yet. */
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

/** Minimum width of all columns together in px, without the gaps. */
export function leastWidth(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/** The columns as CSS grid tracks. If no column grows, the remaining width is empty. */
export function tracksOf(columns: readonly { readonly width: number; readonly grow?: number }[]): string {
  const tracks = columns.map(({ width, grow }) =>
    grow === undefined ? `${width}px` : `minmax(${width}px, ${grow}fr)`
  )
  return (columns.some(({ grow }) => grow !== undefined) ? tracks : [...tracks, '1fr']).join(' ')
}
