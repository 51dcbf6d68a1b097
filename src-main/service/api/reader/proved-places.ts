import { numberOf, percentOf } from '../answers/numbers'
import { firstMarkets, timeOf } from '../answers/times'

export type Cells = readonly (readonly unknown[])[]

/** Prices are too small to be a time since the first crypto markets opened. */
export const isMarketTime = (cell: unknown): boolean => {
  const time = timeOf(cell)
  return time !== null && time >= firstMarkets
}

/** Returns null if no position matches in all rows, or more than one does. */
export function placeOf(rows: Cells, holds: (cell: unknown) => boolean): number | null {
  const width = rows[0]?.length ?? 0
  if (width === 0 || !rows.every(row => row.length === width)) return null
  const places = [...Array(width).keys()].filter(place => rows.every(row => holds(row[place])))
  return places.length === 1 ? (places[0] ?? null) : null
}

/** The middle band must be halfway between the other two. */
export function bandPlaces(rows: Cells): {
  readonly upper: number
  readonly middle: number
  readonly lower: number
  readonly time?: number
} | null {
  const time = placeOf(rows, isMarketTime)
  const places = (rows[0] ?? []).map((_, place) => place).filter(place => place !== time)
  if (places.length !== 3 || !rows.every(row => row.length === rows[0]?.length)) return null
  const lines = rows.map(row => places.map(place => ({ place, value: numberOf(row[place]) })))
  const known = lines.flatMap(line => {
    const values = line.flatMap(({ place, value }) =>
      value === null || value <= 0 ? [] : [{ place, value }]
    )
    return values.length === 3 ? [values.toSorted((one, other) => other.value - one.value)] : []
  })
  const [first] = known
  if (first === undefined) return null
  const isSame = (line: typeof first): boolean =>
    line.every(({ place }, at) => place === first[at]?.place) && isHalfway(line.map(({ value }) => value))
  const [upper, middle, lower] = first.map(({ place }) => place)
  if (upper === undefined || middle === undefined || lower === undefined || !known.every(isSame)) return null
  return { upper, middle, lower, ...(time === null ? {} : { time }) }
}

const isHalfway = ([upper = 0, middle = 0, lower = 0]: readonly number[]): boolean =>
  Math.abs((upper + lower) / 2 - middle) <= (upper - lower) * 0.02

export function namePlaces(
  rows: Cells,
  isName: (cell: unknown) => boolean
): { readonly name: number; readonly value: number } | null {
  if (rows.length < 2 || !rows.every(row => row.length === 2)) return null
  const name = placeOf(rows, cell => typeof cell === 'string' && isName(cell))
  if (name === null || !rows.every(row => percentOf(row[1 - name]) !== null)) return null
  return { name, value: 1 - name }
}
