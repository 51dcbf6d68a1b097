import { coinIds } from '../reader/lexicon'
import type { Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'
import type { CorrelationRow } from './answer'
import { isObject, isScalar, type JsonObject } from './json'
import { percentOf } from './numbers'

/**
 * Reads a matrix with separate labels, such as `{"symbols": ["BTC", "ETH"], "matrix": [[1, 0.85], [0.85,
 * 1]]}`, or a table with a header of coins whose rows each start with a coin.
 */
export function readLabelled(node: unknown, into: CorrelationRow[], trace: Trace, depth: number): void {
  if (depth > 6 || isScalar(node)) return
  if (Array.isArray(node)) {
    const list = node as readonly unknown[]
    const [header, ...rows] = list
    if (Array.isArray(header) && header.length > 2 && header.slice(1).every(isCoin))
      readRows(header.slice(1) as string[], header, rows, 1, into, trace)
    const isOpen = into.length === 0
    for (const entry of list.slice(0, 1000)) {
      if (isObject(entry) && isOpen) readPair(entry, into, trace)
      if (into.length === 0) readLabelled(entry, into, trace, depth + 1)
    }
    return
  }
  if (!isObject(node)) return
  readObject(node, into, trace)
  if (into.length === 0) readPair(node, into, trace)
  if (into.length === 0) for (const child of Object.values(node)) readLabelled(child, into, trace, depth + 1)
}

function readObject(node: JsonObject, into: CorrelationRow[], trace: Trace): void {
  const lists = Object.values(node).filter(
    (list): list is readonly unknown[] => Array.isArray(list) && list.length > 1
  )
  for (const labels of lists.filter(list => list.every(isCoin)))
    for (const matrix of lists) {
      if (matrix === labels) continue
      const width = labels.length
      const isSquare =
        matrix.length === width &&
        matrix.every(row => Array.isArray(row) && row.length === width) &&
        !areIndexed(matrix as readonly (readonly unknown[])[])
      const isNamed = matrix.every(row => Array.isArray(row) && row.length === width + 1 && isCoin(row[0]))
      const isFlat =
        matrix.length === width * width && matrix.every((_, at) => at % (width + 1) > 0 || isOne(matrix[at]))
      const flat = isFlat
        ? Array.from({ length: width }, (_, row) => matrix.slice(row * width, (row + 1) * width))
        : null
      const triangle = isSquare ? null : (flat ?? triangleIn(matrix, width))
      if (triangle !== null) readMatrix(labels as readonly string[], triangle, into, trace)
      if (flat !== null) trace.claim(matrix, { field: 'value', reads: 'any' })
      if (isSquare)
        readMatrix(labels as readonly string[], matrix as readonly (readonly unknown[])[], into, trace)
      else if (isNamed) readRows(labels as readonly string[], labels, matrix, 1, into, trace)
      if (into.length > 0) return
    }
}

const isOne = (value: unknown): boolean => [1, 100].includes(coefficient(value) ?? 0)

/**
 * Whether three rows consist of two indexes and a coefficient. A 3×3 matrix differs from them by the ones on
 * its diagonal.
 */
const areIndexed = (matrix: readonly (readonly unknown[])[]): boolean =>
  matrix.length === 3 &&
  !matrix.every((row, place) => [1, 100].includes(coefficient(row[place]) ?? 1)) &&
  [0, 1].every(place => matrix.every(row => [0, 1, 2].includes(row[place] as number)))

function readPair(node: JsonObject, into: CorrelationRow[], trace: Trace): void {
  const pairs = Object.values(node).filter(
    (list): list is readonly string[] => Array.isArray(list) && list.length === 2 && list.every(isCoin)
  )
  const [pair] = pairs
  if (pair === undefined || pairs.length > 1) return
  const ranks = Object.keys(node).flatMap(key => {
    const sense = meaningOf([key])?.senses.find(
      ({ concept }) => concept === 'coefficient' || concept === 'value'
    )
    const value = coefficient(node[key])
    if (sense === undefined || value === undefined || value === null) return []
    return [{ key, value, rank: sense.rank + (sense.concept === 'value' ? 100 : 0) }]
  })
  const [best] = ranks.toSorted((one, other) => one.rank - other.rank)
  const [a, b] = pair
  if (best === undefined || a === undefined || b === undefined) return
  trace.claim(pair, { field: 'a', reads: 'text' })
  trace.claim(node, new Map([[best.key, { field: 'value', reads: 'number' }]]))
  into.push({ a, b, value: best.value })
}

/** The diagonal of the triangle may be missing. */
function triangleIn(matrix: readonly unknown[], width: number): readonly (readonly unknown[])[] | null {
  const rows = matrix.filter((row): row is readonly unknown[] => Array.isArray(row))
  if (rows.length < matrix.length || rows.length < width - 1 || rows.length > width) return null
  const lengths = rows.map(row => row.length)
  const isLower = (first: number): boolean => lengths.every((length, place) => length === first + place)
  const isUpper = (first: number): boolean => lengths.every((length, place) => length === first - place)
  const holes = (count: number): readonly undefined[] => Array<undefined>(count).fill(undefined)
  if (rows.length === width && (isLower(1) || isLower(0))) return rows
  if (rows.length === width - 1 && isLower(1)) return [[], ...rows]
  if (rows.length === width && isUpper(width)) return rows.map((row, place) => [...holes(place), ...row])
  return isUpper(width - 1) ? rows.map((row, place) => [...holes(place + 1), ...row]) : null
}

function readMatrix(
  labels: readonly string[],
  matrix: readonly (readonly unknown[])[],
  into: CorrelationRow[],
  trace: Trace
): void {
  const [first] = matrix
  if (
    first === undefined ||
    !matrix.every(row => row.every(value => value === undefined || coefficient(value) !== undefined))
  )
    return
  trace.claim(labels, { field: 'a', reads: 'text' })
  labels.forEach((a, row) => {
    trace.claim(matrix[row] ?? [], { field: 'value', reads: 'any' })
    labels.forEach((b, column) => {
      const value = coefficient(matrix[row]?.[column])
      if (value !== undefined) into.push({ a, b, value })
    })
  })
}

function readRows(
  columns: readonly string[],
  header: readonly unknown[],
  rows: readonly unknown[],
  from: number,
  into: CorrelationRow[],
  trace: Trace
): void {
  trace.claim(header, { field: 'b', reads: 'text' })
  for (const row of rows) {
    if (!Array.isArray(row) || !isCoin(row[0])) continue
    const cells: readonly unknown[] = row
    trace.claim(cells, { field: 'value', reads: 'any' })
    columns.forEach((b, column) => {
      const value = coefficient(cells[column + from])
      if (value !== undefined) into.push({ a: String(cells[0]), b, value })
    })
  }
}

/** Returns null for null and for text that isn't a number, and undefined for lists, objects and booleans. */
export function coefficient(value: unknown): number | null | undefined {
  return value !== undefined && isScalar(value) && typeof value !== 'boolean' ? percentOf(value) : undefined
}

export const isCoin = (name: unknown): boolean =>
  typeof name === 'string' &&
  (/^[A-Z0-9$.@]{2,20}$/.test(name) ? /[A-Z]/.test(name) : coinIds.has(name.toLowerCase()))
