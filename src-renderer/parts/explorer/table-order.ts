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
export function arrange(
  { columns, rows }: AnswerTable,
  text: string,
  order: Order | null
): readonly unknown[] {
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

function compare(a: string | number | null, b: string | number | null, turn: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  if (typeof a === 'number' && typeof b === 'number') return turn * (a - b)
  return turn * String(a).localeCompare(String(b), 'en')
}

/** A digit of the figures' weight, in px; figures are set in equal widths. */
const digit = 8.2
/** A letter of running text on average, in px. */
const letter = 6.9
const sampled = 400

/** Each column as wide as what stands in it, by looking at some of the rows: `88px 120px …`. */
export function tracks({ columns, rows }: AnswerTable): readonly number[] {
  const every = Math.max(1, Math.floor(rows.length / sampled))
  return columns.map(column => {
    const head = (column.label.length + (column.unit ? column.unit.length + 1 : 0)) * letter + 14
    let widest = head
    for (let at = 0; at < rows.length; at += every) {
      const { text, pad = '', way } = column.cell(rows[at])
      const width = (text.length + pad.length) * (column.kind === 'figure' ? digit : letter + 0.6)
      widest = Math.max(widest, width + (way ? 12 : 0))
    }
    return Math.round(Math.min(column.kind === 'figure' ? 240 : 360, widest))
  })
}
