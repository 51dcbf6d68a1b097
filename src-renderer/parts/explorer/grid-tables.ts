import type { AnswerOf } from '@contract'
import { formatAny, numbers, percents, prices, telling, words, type AnswerTable, type Column } from './column'

type Pivot = AnswerOf<'supportResistance'>['data'][number]
type Pair = AnswerOf<'correlation'>['data'][number]
type Window = AnswerOf<'windows'>['data'][number]
type Technical = AnswerOf<'technical'>['data']

interface Line {
  readonly symbol: string | null
  readonly name: string
  readonly by: Readonly<Record<string, number | null>>
}

/** Gathers values into lines by coin and name; within a line each value stands under its head. */
function lines<Row>(
  rows: readonly Row[],
  place: (row: Row) => readonly [symbol: string | null, name: string, head: string, value: number | null]
): readonly Line[] {
  const found = new Map<string, { symbol: string | null; name: string; by: Record<string, number | null> }>()
  for (const row of rows) {
    const [symbol, name, head, value] = place(row)
    const key = JSON.stringify([symbol, name])
    const line = found.get(key) ?? { symbol, name, by: {} }
    line.by[head] = value
    found.set(key, line)
  }
  return [...found.values()]
}

const sentence = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const coin = (): Column<Line> => words('symbol', 'Coin', row => row.symbol)

// From the highest resistance down to the lowest support, as on a chart.
const ladder = ['r5', 'r4', 'r3', 'r2', 'r1', 'pivot', 's1', 's2', 's3', 's4', 's5']
const rung = (name: string): number => {
  const at = ladder.indexOf(name.toLowerCase())
  return at === -1 ? ladder.length : at
}

/** Levels as a ladder: a row a level, a column a way to compute it. */
export function pivotTable(pivots: readonly Pivot[]): AnswerTable<Line> {
  const found = lines(pivots, row => [row.symbol ?? null, row.name, row.group ?? 'level', row.price])
  const coins = [...new Set(found.map(line => line.symbol))]
  const rows = coins.flatMap(symbol =>
    found.filter(line => line.symbol === symbol).sort((a, b) => rung(a.name) - rung(b.name))
  )
  const groups = [...new Set(pivots.map(row => row.group ?? 'level'))]
  const columns = [
    ...(coins.length > 1 ? [coin()] : []),
    words<Line>('level', 'Level', row => (row.name.length < 4 ? row.name.toUpperCase() : sentence(row.name))),
    ...groups.map(group =>
      prices<Line>(group, sentence(group), rows, row => row.by[group] ?? null, { even: coins.length === 1 })
    )
  ]
  return { rows, columns: telling(rows, columns) }
}

/** Every coin against every other; a coin against itself is left blank. */
export function correlationTable(pairs: readonly Pair[]): AnswerTable<Line> {
  const coins = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))]
  const both = pairs.flatMap(({ a, b, value }) => [
    { a, b, value },
    { a: b, b: a, value }
  ])
  const rows = coins.map((name): Line => {
    const own = both.filter(({ a }) => a === name).map(({ b, value }): [string, number | null] => [b, value])
    return { symbol: null, name, by: Object.fromEntries(own) }
  })
  const columns = coins.map((other): Column<Line> => {
    const get = (row: Line): number | null => row.by[other] ?? null
    return {
      ...{ key: other, label: other, kind: 'figure', plain: get },
      cell: row => {
        const value = get(row)
        if (row.name === other) return { text: '' }
        if (value === null) return { text: '–' }
        return { text: value.toFixed(2).replace('-', '−'), title: String(value), heat: value }
      }
    }
  })
  return { rows, columns: [words<Line>('coin', 'Coin', row => row.name), ...columns] }
}

/** A row a coin, a column a span of days. Volatility is a size and never a direction: `signed` false. */
export function windowTable(windows: readonly Window[], signed: boolean): AnswerTable<Line> {
  const rows = lines(windows, row => [row.symbol ?? null, '', String(row.days), row.percent])
  const days = [...new Set(windows.map(row => row.days))].sort((a, b) => a - b)
  const spans = days.map(span =>
    percents<Line>(`${span}d`, `${span} d`, row => row.by[String(span)] ?? null, signed)
  )
  return { rows, columns: [...telling(rows, [coin()]), ...spans] }
}

export interface Named {
  readonly name: string
  readonly value: number | null
}

/** `advancing_percentage` and `macdSignal` as a person reads them. */
export function readable(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .toLowerCase()
  return sentence(spaced).replace(/\b(rsi|macd|sma|ema|atr|adx|cci)\b/gi, word => word.toUpperCase())
}

/** Numbers under the service's own names: one a row. */
export function namedTable(values: Readonly<Record<string, number | null>>): AnswerTable<Named> {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }))
  const columns = [
    words<Named>('name', 'Figure', row => readable(row.name)),
    { ...numbers<Named>('value', 'Value', row => row.value), cell: figure }
  ]
  return { rows, columns }
}

function figure({ name, value }: Named): { text: string; title?: string } {
  if (value === null) return { text: '–' }
  const unit = /percent|pct/i.test(name) ? ' %' : ''
  return { text: `${formatAny(value)}${unit}`, title: String(value) }
}

/** Several coins: a row a coin, a column a figure; the values come as `BTC.rsi`. */
export function technicalTable({ values, verdicts }: Technical): AnswerTable<Line> | AnswerTable<Named> {
  if (verdicts === undefined) return namedTable(values)
  // A coin may hold a point itself; the longest one that fits is meant.
  const coins = Object.keys(verdicts).sort((a, b) => b.length - a.length)
  const found = lines(Object.entries(values), ([name, value]) => {
    const own = coins.find(one => name.startsWith(`${one}.`)) ?? ''
    return [own, '', name.slice(own.length + 1), value]
  })
  const rows = Object.keys(verdicts).map(
    symbol => found.find(line => line.symbol === symbol) ?? { symbol, name: '', by: {} }
  )
  const names = [...new Set(rows.flatMap(row => Object.keys(row.by)))]
  const verdict = words<Line>('verdict', 'Verdict', ({ symbol }) => readableWord(verdicts[symbol ?? '']))
  const figures = names.map(name => numbers<Line>(name, readable(name), row => row.by[name] ?? null))
  return { rows, columns: telling(rows, [coin(), verdict, ...figures]) }
}

/** The service's word without its underscores: `strong_buy` is `strong buy`. */
export const readableWord = (word: string | null | undefined): string | null =>
  word === null || word === undefined ? null : word.replaceAll('_', ' ')
