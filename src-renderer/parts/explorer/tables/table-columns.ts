import type { TableColumn } from '../../../ui/table/column'
import type { AnswerTable, ExplorerColumn } from './column'
import { m } from '../../../../src-shared/messages/m'

export interface AnswerColumn extends TableColumn<unknown> {
  readonly cell: ExplorerColumn<unknown>['cell']
}

export function tableColumns(table: AnswerTable, most: number): readonly AnswerColumn[] {
  const columns = table.columns.slice(0, most)
  const widths = tracks({ ...table, columns })
  return columns.map((column, at) => ({
    key: column.key,
    label: column.label,
    unit: column.unit,
    width: widths[at] ?? 0,
    hint: m.explorer.table.sort({ label: column.label.toLowerCase() }),
    figures: column.kind === 'figure',
    first: column.kind === 'figure' ? 'descending' : 'ascending',
    cell: row => column.cell(row),
    value: row => sortable(column, row)
  }))
}

export function filterRows(table: AnswerTable, text: string): readonly unknown[] {
  const { columns, shown: rows = table.rows } = table
  const typed = text.trim().toLowerCase()
  if (typed === '') return rows
  const spoken = columns.filter(column => column.kind === 'words')
  return rows.filter(row => spoken.some(column => column.cell(row).text.toLowerCase().includes(typed)))
}

function sortable(column: ExplorerColumn<unknown>, row: unknown): string | number | null {
  const value = column.plain(row)
  return column.kind === 'figure' && value !== null ? Number(value) : value
}

const sampled = 400

/** Estimates the width of a text in px, at a font size of 13 px. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text)
    width += /[mwMW@%]/.test(sign)
      ? 11.5
      : /[0-9A-Z+−_]/.test(sign)
        ? 8.6
        : /[.,:;'|il ]/.test(sign)
          ? 4
          : 7.6
  return width
}

export function tracks({ columns, rows }: AnswerTable): readonly number[] {
  // In a table with many columns, a long name must not push the numbers out of view.
  const most = columns.length > 4 ? 200 : 440
  const every = Math.max(1, Math.floor(rows.length / sampled))
  return columns.map(column => {
    // The heading has a smaller font, and needs room for the sort arrow.
    let widest = widthOf(`${column.label} ${column.unit ?? ''}`) * 0.86 + 12
    for (let at = 0; at < rows.length; at += every) {
      const { text, pad = '', way } = column.cell(rows[at])
      widest = Math.max(widest, widthOf(text + pad) + (way ? 12 : 0) + 2)
    }
    return Math.round(Math.min(most, widest))
  })
}
