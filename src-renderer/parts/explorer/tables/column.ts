import { formatAmount } from '../../../charts/scales/amount'
import { formatMoment } from '../../../../src-shared/format/date'
import { direction, formatPercent } from '../../../../src-shared/format/percent'
import { formatPrice, fractionDigits, priceInFull } from '../../../../src-shared/format/price'
import { areDays, formatUtc, formatDayOrDash } from './utc'
import { formatExact, formatHundredths } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'

export interface ExplorerCell {
  readonly text: string
  readonly title?: string | undefined
  readonly way?: 'up' | 'down' | undefined
  /** Invisible digits that align the column's decimal marks. */
  readonly pad?: string | undefined
  /** Strength of the background colour, from -1 (fall) to 1 (rise). */
  readonly heat?: number | undefined
  readonly coin?: string | undefined
}

export interface ExplorerColumn<Row> {
  /** The field name, which CSV files use as the header. */
  readonly key: string
  readonly label: string
  readonly unit?: string | undefined
  readonly kind: 'words' | 'figure'
  cell(row: Row): ExplorerCell
  /** The value with all digits, for copying and sorting. */
  plain(row: Row): string | number | null
}

export interface AnswerTable<Row = unknown> {
  readonly columns: readonly ExplorerColumn<Row>[]
  readonly rows: readonly Row[]
  /** The rows in display order, such as newest first. The default is the order of the response. */
  readonly shown?: readonly Row[]
}

type Words<Row> = (row: Row) => string | null
type Figure<Row> = (row: Row) => number | null

const known = (value: number | null): value is number => value !== null && Number.isFinite(value)

export function words<Row>(key: string, label: string, get: Words<Row>): ExplorerColumn<Row> {
  const cell = (row: Row): ExplorerCell => {
    const text = get(row)
    return text === null ? { text: '–' } : { text, title: text.length > 16 ? text : undefined }
  }
  return { key, label, kind: 'words', cell, plain: get }
}

export function coinNames<Row>(key: string, label: string, get: Words<Row>): ExplorerColumn<Row> {
  const column = words(key, label, get)
  return { ...column, cell: row => ({ ...column.cell(row), coin: get(row) ?? undefined }) }
}

export function moments<Row>(
  key: string,
  label: string,
  rows: readonly Row[],
  get: Figure<Row>
): ExplorerColumn<Row> {
  const format = areDays(rows.map(get)) ? formatDayOrDash : formatUtc
  const local = (at: number | null): string | undefined =>
    at === null ? undefined : m.explorer.table.localTime({ at: formatMoment(at) })
  return {
    key,
    label,
    unit: 'UTC',
    kind: 'words',
    cell: row => ({ text: format(get(row)), title: local(get(row)) }),
    plain: row => {
      const at = get(row)
      return at === null ? null : formatUtc(at)
    }
  }
}

/**
 * Columns of prices. `source` returns the service's own digits. With `even`, all rows have as many decimals
 * as the largest price needs, for example for candles of one coin.
 */
export function prices<Row>(
  key: string,
  label: string,
  rows: readonly Row[],
  get: Figure<Row>,
  options: { readonly unit?: string; readonly even?: boolean; source?(row: Row): string | undefined } = {}
): ExplorerColumn<Row> {
  const { unit, even = false, source } = options
  const values = rows.map(get).filter(known)
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const shared = even && largest > 0 ? fractionDigits(largest) : undefined
  const room = shared ?? values.reduce((most, value) => Math.max(most, fractionDigits(value)), 0)
  return {
    key,
    label,
    unit,
    kind: 'figure',
    cell: row => {
      const value = get(row)
      if (!known(value)) return { text: '–', pad: padding(0, room) }
      // A small price could become 0.00 if it were shown with the column's number of decimals.
      if (priceInFull(value)) return { text: formatPrice(value), title: source?.(row) ?? String(value) }
      const digits = shared === undefined || Math.abs(value) < 1 ? fractionDigits(value) : shared
      const text = minus(formatPrice(value, digits))
      return { text, title: source?.(row) ?? String(value), pad: padding(digits, room) }
    },
    plain: row => source?.(row) ?? get(row)
  }
}

const padding = (digits: number, room: number): string =>
  digits >= room ? '' : (digits === 0 ? '.' : '') + '0'.repeat(room - digits)

/** If `signed`, the percentages are changes and have a sign, a colour and an arrow. */
export function percents<Row>(
  key: string,
  label: string,
  get: Figure<Row>,
  signed = true
): ExplorerColumn<Row> {
  const cell = (row: Row): ExplorerCell => {
    const value = get(row)
    if (!known(value)) return { text: '–' }
    const way = direction(value)
    if (!signed) return { text: m.formats.percent({ value: formatHundredths(value) }), title: String(value) }
    return { text: formatPercent(value), title: String(value), way: way === 'flat' ? undefined : way }
  }
  return { key, label, kind: 'figure', cell, plain: get }
}

/** The Unicode minus is as wide as a digit. */
const minus = (text: string): string => text.replace('-', '−')

/** The tooltip has the full value. */
export function amounts<Row>(
  key: string,
  label: string,
  get: Figure<Row>,
  source?: (row: Row) => string | undefined
): ExplorerColumn<Row> {
  const cell = (row: Row): ExplorerCell => {
    const value = get(row)
    if (!known(value)) return { text: '–' }
    const text = Math.abs(value) >= 1_000_000 ? formatAmount(value) : formatAny(value)
    return { text, title: source?.(row) ?? formatExact(value) }
  }
  return { key, label, kind: 'figure', cell, plain: row => source?.(row) ?? get(row) }
}

export function formatAny(value: number | null): string {
  if (!known(value)) return '–'
  if (Number.isInteger(value)) return formatExact(value)
  return formatPrice(
    value,
    Math.abs(value) >= 1 ? Math.min(4, Math.max(2, fractionDigits(value))) : undefined
  )
}

export function numbers<Row>(key: string, label: string, get: Figure<Row>): ExplorerColumn<Row> {
  const cell = (row: Row): ExplorerCell => {
    const value = get(row)
    return known(value) ? { text: formatAny(value), title: String(value) } : { text: '–' }
  }
  return { key, label, kind: 'figure', cell, plain: get }
}

export function nonEmptyColumns<Row>(
  rows: readonly Row[],
  columns: readonly ExplorerColumn<Row>[]
): readonly ExplorerColumn<Row>[] {
  return columns.filter(column => rows.some(row => column.plain(row) !== null))
}
