import type { AnswerOf } from '@contract'
import { formatHundredths } from '../../../../src-shared/format/figure'
import {
  coinNames,
  formatAny,
  numbers,
  percents,
  prices,
  nonEmptyColumns,
  words,
  type AnswerTable,
  type ExplorerColumn
} from './column'
import { capitalized } from '../../../../src-shared/words/capitalized'
import { m } from '../../../../src-shared/messages/m'
import { serviceLabel } from '../../../words/service-label'

type Pivot = AnswerOf<'supportResistance'>['data'][number]
type Pair = AnswerOf<'correlation'>['data'][number]
type Window = AnswerOf<'windows'>['data'][number]
type Technical = AnswerOf<'technical'>['data']

interface Line {
  readonly symbol: string | null
  readonly name: string
  /** A Map rather than an object, because a service may name a coin `constructor`. */
  readonly by: ReadonlyMap<string, number | null>
}
type Place = readonly [symbol: string | null, name: string, head: string, value: number | null]

/** A grid with more columns is listed with one value per row, because it would be mostly empty. */
const mostHeads = 60

function lines(places: readonly Place[]): readonly Line[] {
  const found = new Map<string, Line & { readonly by: Map<string, number | null> }>()
  for (const [symbol, name, head, value] of places) {
    const key = JSON.stringify([symbol, name])
    const line = found.get(key) ?? { symbol, name, by: new Map<string, number | null>() }
    line.by.set(head, value)
    found.set(key, line)
  }
  return [...found.values()]
}

const headsOf = (places: readonly Place[]): readonly string[] => [...new Set(places.map(place => place[2]))]

function listTable(places: readonly Place[], nameLabel: string, headLabel: string): AnswerTable<Place> {
  const columns = [
    coinNames<Place>('symbol', m.common.coin(), place => place[0]),
    words<Place>('name', nameLabel, place => place[1] || null),
    words<Place>('of', headLabel, place => place[2]),
    numbers<Place>('value', m.explorer.heads.value(), place => place[3])
  ]
  return { rows: places, columns: nonEmptyColumns(places, columns) }
}

const coin = (): ExplorerColumn<Line> => coinNames('symbol', m.common.coin(), row => row.symbol)

// The order of levels is from the highest resistance to the lowest support, as on a chart.
const ladder = ['r5', 'r4', 'r3', 'r2', 'r1', 'pivot', 's1', 's2', 's3', 's4', 's5']
const rung = (name: string): number => {
  const at = ladder.indexOf(name.toLowerCase())
  return at === -1 ? ladder.length : at
}

const ungrouped = 'price'

export function pivotTable(pivots: readonly Pivot[]): AnswerTable<Line> | AnswerTable<Place> {
  const places = pivots.map((row): Place => [row.symbol ?? null, row.name, row.group ?? ungrouped, row.price])
  const groups = headsOf(places)
  if (groups.length > mostHeads) return listTable(places, m.explorer.heads.level(), m.explorer.heads.group())
  const found = lines(places)
  const coins = new Map([...new Set(found.map(line => line.symbol))].map((symbol, at) => [symbol, at]))
  const coinAt = ({ symbol }: Line): number => coins.get(symbol) ?? 0
  const rows = found.toSorted((a, b) => coinAt(a) - coinAt(b) || rung(a.name) - rung(b.name))
  const columns = [
    ...(coins.size > 1 ? [coin()] : []),
    words<Line>('level', m.explorer.heads.level(), row =>
      row.name.length < 4 ? row.name.toUpperCase() : capitalized(row.name)
    ),
    ...groups.map(group =>
      prices<Line>(group, capitalized(group), rows, row => row.by.get(group) ?? null, {
        even: coins.size === 1
      })
    )
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}

export function correlationTable(pairs: readonly Pair[]): AnswerTable<Line> | AnswerTable<Place> {
  const places = pairs.map(({ a, b, value }): Place => [null, a, b, value])
  const coins = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))]
  if (coins.length > mostHeads) return listTable(places, m.common.coin(), m.explorer.heads.with())
  const both = pairs.flatMap(({ a, b, value }): Place[] => [
    [null, a, b, value],
    [null, b, a, value]
  ])
  const found = new Map(lines(both).map(line => [line.name, line]))
  const rows = coins.flatMap(name => found.get(name) ?? [])
  const columns = coins.map((other): ExplorerColumn<Line> => {
    const get = (row: Line): number | null => row.by.get(other) ?? null
    return {
      key: other,
      label: other,
      kind: 'figure',
      plain: get,
      cell: row => {
        const value = get(row)
        if (row.name === other) return { text: '' }
        if (value === null) return { text: '–' }
        return { text: formatHundredths(value), title: String(value), heat: value }
      }
    }
  })
  return { rows, columns: [coinNames<Line>('coin', m.common.coin(), row => row.name), ...columns] }
}

/** `signed` is false for volatility, which has no direction. */
export function windowTable(
  windows: readonly Window[],
  signed: boolean
): AnswerTable<Line> | AnswerTable<Place> {
  const headOf = ({ days, span = '' }: Window): string => (days === null ? span : `${days}d`)
  const inOrder = windows.toSorted((a, b) => (a.days ?? Infinity) - (b.days ?? Infinity) || 0)
  const places = inOrder.map((row): Place => [row.symbol ?? null, '', headOf(row), row.percent])
  const heads = headsOf(places)
  if (heads.length > mostHeads) return listTable(places, '', m.explorer.heads.span())
  const rows = lines(places)
  const labels = new Map(windows.map(row => [headOf(row), row.days === null ? headOf(row) : `${row.days} d`]))
  const spans = heads.map(head =>
    percents<Line>(head, labels.get(head) ?? head, row => row.by.get(head) ?? null, signed)
  )
  return { rows, columns: [...nonEmptyColumns(rows, [coin()]), ...spans] }
}

export interface NamedGrid {
  readonly name: string
  readonly value: number | null
}

export function readable(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .toLowerCase()
  return capitalized(spaced).replace(/\b(rsi|macd|sma|ema|atr|adx|cci)\b/gi, word => word.toUpperCase())
}

export function namedTable(values: Readonly<Record<string, number | null>>): AnswerTable<NamedGrid> {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }))
  const columns = [
    words<NamedGrid>('name', m.coin.figure(), row => readable(row.name)),
    { ...numbers<NamedGrid>('value', m.explorer.heads.value(), row => row.value), cell: figure }
  ]
  return { rows, columns }
}

function figure({ name, value }: NamedGrid): { text: string; title?: string } {
  if (value === null) return { text: '–' }
  const unit = /percent|pct/i.test(name) ? ' %' : ''
  return { text: `${formatAny(value)}${unit}`, title: String(value) }
}

export function technicalTable({
  values,
  verdicts
}: Technical): AnswerTable<Line> | AnswerTable<NamedGrid> | AnswerTable<Place> {
  if (verdicts === undefined) return namedTable(values)
  const places = Object.entries(values).map(([name, value]): Place => {
    const own = coinOf(name, verdicts)
    return [own, '', name.slice(own.length + 1), value]
  })
  const names = headsOf(places)
  if (names.length > mostHeads) return listTable(places, '', m.coin.figure())
  const found = new Map(lines(places).map(line => [line.symbol, line]))
  const rows = Object.keys(verdicts).map(symbol => found.get(symbol) ?? { symbol, name: '', by: new Map() })
  const verdict = words<Line>('verdict', m.comparison.row.verdict(), ({ symbol }) =>
    serviceLabel(verdicts[symbol ?? ''])
  )
  const figures = names.map(name => numbers<Line>(name, readable(name), row => row.by.get(name) ?? null))
  return { rows, columns: nonEmptyColumns(rows, [coin(), verdict, ...figures]) }
}

/**
 * Finds the coin in a name of the form `coin.figure`. Coin names may contain dots, so the longest match wins.
 */
function coinOf(name: string, coins: Readonly<Record<string, unknown>>): string {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
    if (Object.hasOwn(coins, name.slice(0, end))) return name.slice(0, end)
  return ''
}
