import type { Component } from 'svelte'
import type { ClassValue } from 'svelte/elements'
import type { MenuEntry } from '../menu-entry'

export type Cell =
  | string
  | { readonly text: string; readonly look?: ClassValue; readonly title?: string | undefined }
  | { readonly is: Component<object>; readonly props: object }

export const drawn = <Props extends object>(
  is: (internals: never, props: Props) => unknown,
  props: NoInfer<Props>
): Cell => ({ is: is as Component<object>, props })

export interface TableColumn<Row, Key extends string = string> {
  readonly key: Key
  readonly label: string
  /** Shown in small type after the label, such as `USD` or `UTC`. */
  readonly unit?: string | undefined
  readonly hint?: string | undefined
  /** Actions behind a button on the heading. */
  readonly menu?: { readonly label: string; readonly entries: readonly MenuEntry[] } | undefined
  /** The label is only for screen readers, such as that of a column of buttons. */
  readonly silent?: boolean
  /** Numbers, aligned to the end. */
  readonly figures?: boolean
  /** Px. The minimum if the column grows. Widths never depend on the content of visible rows. */
  readonly width: number
  /** The column's share of the remaining width. Omit it for a fixed width. */
  readonly grow?: number
  /** The column is hidden if the table is narrower than this, px. */
  readonly from?: number
  /** The content always fits, so it isn't clipped. Clipping is slow with thousands of rows. */
  readonly fits?: boolean
  readonly wraps?: boolean
  /** Omit if the table has a snippet for all cells. */
  cell?(row: Row): Cell
  /** Sort value; null is unknown and comes last in either direction. Omit if not sortable. */
  value?(row: Row): string | number | null
  /** The direction of the first click. Default: ascending. */
  readonly first?: 'ascending' | 'descending'
  /** If the row's cell spans several columns, the key of the last one, else null. */
  until?(row: Row): Key | null
}

export interface CellPlace<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>
  /** From 1. */
  readonly index: number
  readonly span: number
}

/** The columns that fit a table of this width. All of them if it isn't measured yet. */
export function columnsFor<Column extends { readonly from?: number }>(
  columns: readonly Column[],
  width: number
): readonly Column[] {
  return width === 0 ? columns : columns.filter(({ from = 0 }) => from <= width)
}

/**
 * @param all every column in order, even hidden ones, because a cell may span to a hidden column
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

/** Minimum total width in px, without the gaps. */
export function leastWidth(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/** CSS grid tracks. If no column grows, the remaining width stays empty after the last. */
export function tracksOf(columns: readonly { readonly width: number; readonly grow?: number }[]): string {
  const tracks = columns.map(({ width, grow }) =>
    grow === undefined ? `${width}px` : `minmax(${width}px, ${grow}fr)`
  )
  return (columns.some(({ grow }) => grow !== undefined) ? tracks : [...tracks, '1fr']).join(' ')
}
