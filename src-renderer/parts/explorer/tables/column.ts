import { formatAmount } from '../../../charts/scales/amount'
import { formatMoment } from '../../../../src-shared/format/date'
import { direction, formatPercent } from '../../../../src-shared/format/percent'
import { formatPrice, fractionDigits, priceInFull } from '../../../../src-shared/format/price'
import { areDays, formatUtc, formatUtcDay } from './utc'
import { formatExact, formatHundredths } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'

/** What stands in one place of a table. */
export interface Cell {
  readonly text: string
  /** What it rests on, for the pointer: the service's own digits, the local time. */
  readonly title?: string | undefined
  /** Direction, told by colour and arrow. */
  readonly way?: 'up' | 'down' | undefined
  /** Unseen digits after it, so that the decimal marks of a column stand in line. */
  readonly pad?: string | undefined
  /** From -1 to 1: how strongly the ground is tinted. */
  readonly heat?: number | undefined
  /** The coin it names: its page is a click away. */
  readonly coin?: string | undefined
}

/** One column of an answer's table. `Row` is a row as decoded. */
export interface Column<Row> {
  /** Heads the column in a CSV file: the field's own name. */
  readonly key: string
  readonly label: string
  readonly unit?: string | undefined
  readonly kind: 'words' | 'figure'
  cell(row: Row): Cell
  /** The value in full, for copying and sorting. */
  plain(row: Row): string | number | null
}

/** A table of any answer: columns over rows. */
export interface AnswerTable<Row = unknown> {
  readonly columns: readonly Column<Row>[]
  /** As the answer has them. */
  readonly rows: readonly Row[]
  /** The same rows in the order a person wants them: a series begins with now. Without it, as the answer has them. */
  readonly shown?: readonly Row[]
}

type Words<Row> = (row: Row) => string | null
type Figure<Row> = (row: Row) => number | null

const known = (value: number | null): value is number => value !== null && Number.isFinite(value)

export function words<Row>(key: string, label: string, get: Words<Row>): Column<Row> {
  const cell = (row: Row): Cell => {
    const text = get(row)
    // Longer than its column may be: whole on the pointer.
    return text === null ? { text: '–' } : { text, title: text.length > 16 ? text : undefined }
  }
  return { key, label, kind: 'words', cell, plain: get }
}

/** Coins by name, as words that lead somewhere. */
export function coinNames<Row>(key: string, label: string, get: Words<Row>): Column<Row> {
  const column = words(key, label, get)
  return { ...column, cell: row => ({ ...column.cell(row), coin: get(row) ?? undefined }) }
}

/** Times in UTC, as the service means them; the local time on the pointer. Days alone where all are midnights. */
export function moments<Row>(
  key: string,
  label: string,
  rows: readonly Row[],
  get: Figure<Row>
): Column<Row> {
  const format = areDays(rows.map(get)) ? formatUtcDay : formatUtc
  const local = (at: number | null): string | undefined =>
    at === null ? undefined : m.explorer.computerAt({ at: formatMoment(at) })
  return {
    ...{ key, label, unit: 'UTC', kind: 'words' },
    cell: row => ({ text: format(get(row)), title: local(get(row)) }),
    plain: row => {
      const at = get(row)
      return at === null ? null : formatUtc(at)
    }
  }
}

/**
 * Prices with decimals by their size, in line on the mark. `source` gives the service's own digits. With `even` all
 * rows get the digits of the largest: a coin's candles.
 */
export function prices<Row>(
  key: string,
  label: string,
  rows: readonly Row[],
  get: Figure<Row>,
  options: { readonly unit?: string; readonly even?: boolean; source?(row: Row): string | undefined } = {}
): Column<Row> {
  const { unit, even = false, source } = options
  const values = rows.map(get).filter(known)
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const shared = even && largest > 0 ? fractionDigits(largest) : undefined
  const room = shared ?? values.reduce((most, value) => Math.max(most, fractionDigits(value)), 0)
  return {
    ...{ key, label, unit, kind: 'figure' },
    cell: row => {
      const value = get(row)
      if (!known(value)) return { text: '–', pad: padding(0, room) }
      // A small value among large ones keeps digits of its own: 0.00 would be a lie.
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

/** Percent points. `signed` ones are changes: with a sign, a colour and an arrow. */
export function percents<Row>(key: string, label: string, get: Figure<Row>, signed = true): Column<Row> {
  const cell = (row: Row): Cell => {
    const value = get(row)
    if (!known(value)) return { text: '–' }
    const way = direction(value)
    if (!signed) return { text: m.formats.percent({ value: formatHundredths(value) }), title: String(value) }
    return { text: formatPercent(value), title: String(value), way: way === 'flat' ? undefined : way }
  }
  return { key, label, kind: 'figure', cell, plain: get }
}

/** A hyphen is no sign: digits stand better beside a true minus. */
const minus = (text: string): string => text.replace('-', '−')

/** Amounts too large to read digit by digit: `1.337 T`; in full on the pointer. */
export function amounts<Row>(
  key: string,
  label: string,
  get: Figure<Row>,
  source?: (row: Row) => string | undefined
): Column<Row> {
  const cell = (row: Row): Cell => {
    const value = get(row)
    if (!known(value)) return { text: '–' }
    const text = Math.abs(value) >= 1_000_000 ? formatAmount(value) : formatAny(value)
    return { text, title: source?.(row) ?? formatExact(value) }
  }
  return { key, label, kind: 'figure', cell, plain: row => source?.(row) ?? get(row) }
}

/** A number whose meaning is the service's own: whole as it is, else at most six digits after the mark. */
export function formatAny(value: number | null): string {
  if (!known(value)) return '–'
  if (Number.isInteger(value)) return formatExact(value)
  return formatPrice(
    value,
    Math.abs(value) >= 1 ? Math.min(4, Math.max(2, fractionDigits(value))) : undefined
  )
}

export function numbers<Row>(key: string, label: string, get: Figure<Row>): Column<Row> {
  const cell = (row: Row): Cell => {
    const value = get(row)
    return known(value) ? { text: formatAny(value), title: String(value) } : { text: '–' }
  }
  return { key, label, kind: 'figure', cell, plain: get }
}

/** Leaves out the columns in which no row has anything to say. */
export function telling<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(column => rows.some(row => column.plain(row) !== null))
}
