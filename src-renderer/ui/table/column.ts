import type { MenuEntry } from '../menu-entry'

/** One column of a table: how it is headed, how wide it is, and by what its rows are ordered. */
export interface TableColumn<Row, Key extends string = string> {
  readonly key: Key
  readonly label: string
  /** Behind the label, in small: `USD`, `UTC`. */
  readonly unit?: string | undefined
  /** What a press on the heading does, or what the column shows. */
  readonly hint?: string | undefined
  /** What may be done with the column, behind a button on its heading. */
  readonly menu?: { readonly label: string; readonly entries: readonly MenuEntry[] } | undefined
  /** The label is heard and not seen: the column of a row's buttons. */
  readonly silent?: boolean
  /** Figures stand at the end of their column. */
  readonly figures?: boolean
  /** In px. Fixed, or where the column grows the least: widths never follow what stands in the rows in sight. */
  readonly width: number
  /** Its share of the room that is left; none = it does not grow. */
  readonly grow?: number
  /** The column is left out of a table narrower than this, in px. */
  readonly from?: number
  /** What stands in it always fits: nothing is cut off at its edge, which is dear to draw in thousands of rows. */
  readonly fits?: boolean
  /** Text in it takes several lines, and the row the height they need. */
  readonly wraps?: boolean
  /** What rows are ordered by; null = unknown, which stands last either way. None = no ordering by it. */
  value?(row: Row): string | number | null
  /** The order of the first press: names from A (ascending, the default), figures mostly from the largest. */
  readonly first?: 'ascending' | 'descending'
  /** The key of the last column this row's cell stretches to, where it does. */
  until?(row: Row): Key | null
}

/** A cell of a row as it is laid out: its column, and over how many columns it stretches. */
export interface CellPlace<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>
  /** From 1. */
  readonly index: number
  readonly span: number
}

/** The columns a table of this width has room for; a table not measured yet has them all. */
export function columnsFor<Column extends { readonly from?: number }>(
  columns: readonly Column[],
  width: number
): readonly Column[] {
  return width === 0 ? columns : columns.filter(({ from = 0 }) => from <= width)
}

/**
 * A row's cells.
 * @param all every column in order, shown or not: a cell may stretch to one that is not shown.
 * @param shown those with room.
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

/** What the columns take up at least, in px and without the gaps between them. */
export function leastWidth(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/** The columns as CSS grid tracks. Without one that grows the room left stays empty behind the last. */
export function tracksOf(columns: readonly { readonly width: number; readonly grow?: number }[]): string {
  const tracks = columns.map(({ width, grow }) =>
    grow === undefined ? `${width}px` : `minmax(${width}px, ${grow}fr)`
  )
  return (columns.some(({ grow }) => grow !== undefined) ? tracks : [...tracks, '1fr']).join(' ')
}
