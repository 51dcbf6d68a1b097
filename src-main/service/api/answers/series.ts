import type { EpochMs } from '../../../../src-shared/contract/values'
import type { FieldTable } from '../reader/fields'
import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import { textOf } from './json'
import { timeOf } from './times'

export type PointField = 'time' | 'symbol'

export const pointFields: FieldTable<PointField> = {
  time: { from: ['time', 'closeTime', 'openTime'], reads: 'time' },
  symbol: { from: ['symbol', 'pair'], reads: 'code' }
}

interface Point {
  readonly time: EpochMs | null
  readonly symbol?: string
}

/** A time or symbol in the row takes precedence over one around it. */
export function pointOf(row: {
  readonly found: { readonly time?: unknown; readonly symbol?: unknown }
  readonly coin: string | null
  readonly time: unknown
}): Point {
  const time = timeOf(row.found.time ?? row.time)
  const symbol = textOf(row.found.symbol) ?? row.coin
  return symbol === null ? { time } : { time, symbol }
}

/** If a coin has several points without a time that aren't in a list, any of them may be the right one. */
export function doubtUntimed(rows: readonly Row<string>[], trace: Trace, fields: readonly string[]): void {
  const untimed = rows.filter(
    ({ found, time, group }) => !Array.isArray(group) && timeOf(found['time'] ?? time) === null
  )
  const coins = new Set(untimed.map(({ found, coin }) => textOf(found['symbol']) ?? coin))
  if (untimed.length > coins.size) trace.doubt('which', fields, untimed.length)
}

/** Zeros before the first real value of a field are warm-up and become null. */
export function inSeries<Field extends string, P extends Point & { readonly [Name in Field]: number | null }>(
  points: readonly P[],
  fields: readonly Field[]
): P[] {
  return byCoin(points).flatMap(own => withoutWarmUp(inTime(own), fields))
}

export function byCoin<P extends Point>(points: readonly P[]): readonly (readonly P[])[] {
  const groups = new Map<string | undefined, P[]>()
  for (const point of points) {
    const group = groups.get(point.symbol)
    if (group) group.push(point)
    else groups.set(point.symbol, [point])
  }
  return [...groups.values()]
}

export function inTime<P extends Point>(points: readonly P[]): readonly P[] {
  let [ascends, descends] = [true, true]
  let last: number | null = null
  for (const { time } of points) {
    if (time === null) return points
    if (last !== null && time < last) ascends = false
    if (last !== null && time >= last) descends = false
    last = time
  }
  // Most series are already sorted, and sorting 20,000 bars takes longer than reading them.
  if (ascends) return points
  return descends ? points.toReversed() : points.toSorted((a, b) => Number(a.time) - Number(b.time))
}

export function barsInTime<Bar extends Point & { readonly time: number }>(
  bars: readonly Bar[]
): readonly Bar[] {
  const sorted = inTime(bars)
  const isLast = (bar: Bar, index: number): boolean => sorted[index + 1]?.time !== bar.time
  return sorted.every(isLast) ? sorted : sorted.filter(isLast)
}

export function outOfOrder(bars: readonly { readonly time: number }[]): number {
  let [later, earlier] = [0, 0]
  let before: number | null = null
  for (const { time } of bars) {
    if (before !== null && time > before) later++
    if (before !== null && time < before) earlier++
    before = time
  }
  return Math.min(later, earlier)
}

function withoutWarmUp<Field extends string, P extends Point & { readonly [Name in Field]: number | null }>(
  points: readonly P[],
  fields: readonly Field[]
): readonly P[] {
  if (points.length < 2) return points
  const starts = fields.map(field => firstReal(points.map(point => point[field])))
  return points.map((point, index) => {
    const cold = fields.filter((field, at) => index < (starts[at] ?? 0) && point[field] === 0)
    return cold.length === 0 ? point : { ...point, ...Object.fromEntries(cold.map(field => [field, null])) }
  })
}

export function averagesWithoutWarmUp<
  Row extends { readonly averages: Readonly<Record<string, number | null>> }
>(rows: readonly Row[]): readonly Row[] {
  if (rows.length < 2) return rows
  const fields = new Set(rows.flatMap(row => Object.keys(row.averages)))
  const starts = new Map([...fields].map(field => [field, firstReal(rows.map(row => row.averages[field]))]))
  return rows.map((row, index) => ({
    ...row,
    averages: Object.fromEntries(
      Object.entries(row.averages).map(([field, value]) => [
        field,
        value === 0 && index < (starts.get(field) ?? 0) ? null : value
      ])
    )
  }))
}

/** If there is no real value, the entire series is warm-up. */
function firstReal(values: readonly (number | null | undefined)[]): number {
  const place = values.findIndex(value => value !== null && value !== undefined && value !== 0)
  return place === -1 ? values.length : place
}
