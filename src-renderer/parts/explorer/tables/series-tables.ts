import type { AnswerOf } from '@contract'
import {
  amounts,
  coinNames,
  moments,
  prices,
  nonEmptyColumns,
  words,
  type AnswerTable,
  type ExplorerColumn
} from './column'
import { m } from '../../../../src-shared/messages/m'

type Candle = AnswerOf<'candles'>['data'][number]
type Ribbon = AnswerOf<'ribbon'>['data'][number]
type Supertrend = AnswerOf<'supertrend'>['data'][number]

interface Point {
  readonly time: number | null
  readonly symbol?: string
}

function beginning<Row extends Point>(rows: readonly Row[]): readonly ExplorerColumn<Row>[] {
  const time = moments<Row>('time', m.common.time(), rows, row => row.time)
  return ofOneCoin(rows)
    ? [time]
    : [coinNames<Row>('symbol', m.common.coin(), row => row.symbol ?? null), time]
}

/** Groups rows by coin, with the newest first, because current values matter most. */
function latestFirst<Row extends Point>(rows: readonly Row[]): readonly Row[] {
  const byCoin = new Map<string | undefined, Row[]>()
  for (const row of rows) {
    const own = byCoin.get(row.symbol)
    if (own) own.push(row)
    else byCoin.set(row.symbol, [row])
  }
  return [...byCoin.values()].flatMap(own => own.reverse())
}

/** Only prices of a single coin get the same number of decimals. */
const ofOneCoin = (rows: readonly Point[]): boolean => rows.every(row => row.symbol === rows[0]?.symbol)

export function candleTable(rows: readonly Candle[]): AnswerTable<Candle> {
  const even = ofOneCoin(rows)
  const price = (key: 'open' | 'high' | 'low' | 'close', label: string) =>
    prices<Candle>(key, label, rows, row => row[key], { even })
  const columns = [
    ...beginning(rows),
    price('open', m.chart.prices.open()),
    price('high', m.chart.prices.high()),
    price('low', m.chart.prices.low()),
    price('close', m.chart.prices.close()),
    amounts<Candle>('volume', m.common.volume(), row => row.volume)
  ]
  return { rows, shown: latestFirst(rows), columns: nonEmptyColumns(rows, columns) }
}

export function lineTable<Field extends string, Row extends Point & Readonly<Record<Field, number | null>>>(
  rows: readonly Row[],
  fields: readonly (readonly [Field, string])[]
): AnswerTable<Row> {
  const even = ofOneCoin(rows)
  const lines = fields.map(([key, label]) => prices<Row>(key, label, rows, row => row[key], { even }))
  return { rows, shown: latestFirst(rows), columns: [...nonEmptyColumns(rows, beginning(rows)), ...lines] }
}

export function supertrendTable(rows: readonly Supertrend[]): AnswerTable<Supertrend> {
  const { columns, shown } = lineTable<'value', Supertrend>(rows, [['value', m.explorer.heads.supertrend()]])
  const direction: ExplorerColumn<Supertrend> = {
    ...words<Supertrend>('direction', m.explorer.heads.direction(), row => row.direction),
    cell: ({ direction: way }) => ({ text: way ?? '–', way: way ?? undefined })
  }
  return { rows, ...(shown ? { shown } : {}), columns: [...columns, direction] }
}

/** Splits a name such as `sma10`. Null for other names. */
export function averageNamed(name: string): { readonly kind: string; readonly period: number } | null {
  const [, kind, period] = /^([a-z]+)[ _-]?(\d+)$/i.exec(name) ?? []
  return kind === undefined ? null : { kind: kind.toUpperCase(), period: Number(period) }
}

function averageNames(rows: readonly Ribbon[]): readonly string[] {
  return [...new Set(rows.flatMap(row => Object.keys(row.averages)))]
}

export function ribbonTable(rows: readonly Ribbon[]): AnswerTable<Ribbon> {
  const even = ofOneCoin(rows)
  const averages = averageNames(rows).map(name => {
    const parts = averageNamed(name)
    const label = parts ? `${parts.kind} ${parts.period}` : name
    return prices<Ribbon>(name, label, rows, row => row.averages[name] ?? null, { even })
  })
  const trend = words<Ribbon>('trend', m.explorer.heads.trend(), row => row.trend)
  return {
    rows,
    shown: latestFirst(rows),
    columns: nonEmptyColumns(rows, [...beginning(rows), trend, ...averages])
  }
}

interface Period {
  readonly symbol: string | null
  readonly period: number
  readonly by: ReadonlyMap<string, number | null>
}

/**
 * Returns a table with a row per period and a column per kind of average. Null if the names don't contain the
 * periods.
 */
export function ribbonNow(ribbons: readonly Ribbon[]): AnswerTable<Period> | null {
  const coins = ribbons.map(ribbon => ribbon.symbol ?? null)
  const parts = averageNames(ribbons).map(averageNamed)
  const known = parts.filter(part => part !== null)
  if (parts.length === 0 || new Set(coins).size !== coins.length || known.length < parts.length) return null
  const kinds = [...new Set(known.map(part => part.kind))]
  const rows = ribbons.flatMap(periodsOf)
  const columns: ExplorerColumn<Period>[] = [
    ...(coins.length > 1 ? [coinNames<Period>('symbol', m.common.coin(), row => row.symbol)] : []),
    {
      key: 'period',
      label: m.explorer.table.period(),
      kind: 'figure',
      cell: row => ({ text: String(row.period) }),
      plain: row => row.period
    },
    ...kinds.map(kind =>
      prices<Period>(kind, kind, rows, row => row.by.get(kind) ?? null, { even: coins.length === 1 })
    )
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}

function periodsOf({ symbol, averages }: Ribbon): readonly Period[] {
  const found = new Map<number, Map<string, number | null>>()
  for (const [name, value] of Object.entries(averages)) {
    const parts = averageNamed(name)
    if (parts === null) continue
    const by = found.get(parts.period) ?? new Map<string, number | null>()
    found.set(parts.period, by.set(parts.kind, value))
  }
  return [...found].sort(([a], [b]) => a - b).map(([period, by]) => ({ symbol: symbol ?? null, period, by }))
}
