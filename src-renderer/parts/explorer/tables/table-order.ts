import type { AnswerTable, Column } from './column'

export interface Order {
  readonly key: string
  readonly descending: boolean
}

/** The next order after a click on a column: figures the largest first, words from A, then as the answer had it. */
export function nextOrder(order: Order | null, column: Column<unknown>): Order | null {
  const first = column.kind === 'figure'
  if (order?.key !== column.key) return { key: column.key, descending: first }
  return order.descending === first ? { key: column.key, descending: !first } : null
}

/** Rows that hold the text anywhere in their words, in the order asked for; unknown values come last either way. */
export function arrange(table: AnswerTable, text: string, order: Order | null): readonly unknown[] {
  const { columns, shown: rows = table.rows } = table
  const typed = text.trim().toLowerCase()
  const spoken = columns.filter(column => column.kind === 'words')
  const kept =
    typed === ''
      ? rows
      : rows.filter(row => spoken.some(column => column.cell(row).text.toLowerCase().includes(typed)))
  const column = order && columns.find(({ key }) => key === order.key)
  if (!order || !column) return kept
  const valued = kept.map(row => ({ row, value: sortable(column, row) }))
  const turn = order.descending ? -1 : 1
  return valued.sort((a, b) => compare(a.value, b.value, turn)).map(({ row }) => row)
}

function sortable(column: Column<unknown>, row: unknown): string | number | null {
  const value = column.plain(row)
  return column.kind === 'figure' && value !== null ? Number(value) : value
}

const inEnglish = new Intl.Collator('en')

function compare(a: string | number | null, b: string | number | null, turn: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  if (typeof a === 'number' && typeof b === 'number') return turn * (a - b)
  return turn * inEnglish.compare(String(a), String(b))
}

const sampled = 400

/** About how wide a text is set at 13 px, in px: figures have equal widths, letters differ by their kind. */
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

/** Each column as wide as what stands in it, by looking at some of the rows; in px. */
export function tracks({ columns, rows }: AnswerTable): readonly number[] {
  // Beside many columns a long name must not push the figures out of sight.
  const most = columns.length > 4 ? 200 : 440
  const every = Math.max(1, Math.floor(rows.length / sampled))
  return columns.map(column => {
    // The head is smaller, and has an arrow beside it once it sorts.
    let widest = widthOf(`${column.label} ${column.unit ?? ''}`) * 0.86 + 12
    for (let at = 0; at < rows.length; at += every) {
      const { text, pad = '', way } = column.cell(rows[at])
      widest = Math.max(widest, widthOf(text + pad) + (way ? 12 : 0) + 2)
    }
    return Math.round(Math.min(most, widest))
  })
}
