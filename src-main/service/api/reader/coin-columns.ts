import { bareCoin, asRequestedCoin, type CallRequest } from '../answers/call-request'
import { isObject, isScalar, type JsonObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { coinIds, exchanges } from './lexicon'
import { copied, type Origins } from './origins'
import { spanNamed } from './span-names'

type Cells = readonly unknown[]

/**
 * Turns tables with a column per coin or exchange into an object for each of them. If the rows start with
 * times, each time becomes a row.
 */
export function asCoinColumns(
  node: JsonObject | Cells,
  origins: Origins,
  request: CallRequest
): JsonObject | readonly JsonObject[] | null {
  if (!Array.isArray(node)) return sheetIn(node as JsonObject, origins, request)
  const [first, ...rows] = node as Cells
  if (Array.isArray(first)) return isHeader(first, request) ? crossed(first, rows, origins) : null
  return isObject(first) && node.length > 1 ? fromRecords(node as Cells, origins, request) : null
}

function sheetIn(
  object: JsonObject,
  origins: Origins,
  request: CallRequest
): JsonObject | readonly JsonObject[] | null {
  let [header, rows]: [Cells | null, Cells | null] = [null, null]
  for (const key in object) {
    const list = object[key]
    if (!Array.isArray(list)) continue
    if (header === null && isHeader(list, request)) header = list
    else if (rows === null && Array.isArray(list[0])) rows = list
    else return null
  }
  const table = header === null || rows === null ? null : crossed(header, rows, origins)
  if (table === null) return null
  const others = Object.entries(object).filter(([, list]) => list !== header && list !== rows)
  const own = Array.isArray(table) ? { rows: table as unknown } : table
  return copied(object, { ...Object.fromEntries(others), ...own }, origins)
}

const isHeader = (cells: Cells, request: CallRequest): boolean =>
  cells.length > 2 &&
  typeof cells[0] === 'string' &&
  !isColumn(cells[0], request) &&
  cells.slice(1).every(cell => isColumn(cell, request)) &&
  new Set(cells).size === cells.length

const isColumn = (cell: unknown, request: CallRequest): boolean =>
  typeof cell === 'string' &&
  cell.length < 30 &&
  ((request.coins.length > 0 ? asRequestedCoin(cell, request) !== null : known.has(bareCoin(cell))) ||
    exchanges.has(cell.toLowerCase()))

const known: ReadonlySet<string> = new Set(coinIds.values())

function crossed(header: Cells, rows: Cells, origins: Origins): JsonObject | readonly JsonObject[] | null {
  const names = rows.map(row => (Array.isArray(row) && row.every(isScalar) ? (row as Cells)[0] : null))
  const areNamed = names.every(name => typeof name === 'string' && name !== '' && !header.includes(name))
  if (rows.length === 0 || !areNamed || new Set(names).size < names.length) return null
  if (!rows.every(row => (row as Cells).length === header.length)) return null
  const nameOf = (column: number): string =>
    typeof header[column] === 'string' && header[column] !== '' ? header[column] : 'time'
  if (names.every(name => timeOf(name) !== null))
    return rows.map(row => {
      const cells = row as Cells
      const record = Object.fromEntries(cells.map((cell, column) => [nameOf(column), cell]))
      origins.set(record, key => {
        const column = cells.findIndex((_, place) => nameOf(place) === key)
        return [
          { holder: cells, key: column },
          { holder: header, key: column, isName: true }
        ]
      })
      return record
    })
  return Object.fromEntries(
    header.slice(1).map((coin, place) => {
      const own = Object.fromEntries(names.map((name, row) => [name, (rows[row] as Cells)[place + 1]]))
      origins.set(own, key => {
        const row = (rows[names.indexOf(key)] ?? []) as Cells
        return [
          { holder: row, key: place + 1 },
          { holder: row, key: 0, isName: true },
          { holder: header, key: place + 1, isName: true }
        ]
      })
      return [coin, own]
    })
  )
}

function fromRecords(list: Cells, origins: Origins, request: CallRequest): JsonObject | null {
  const [first] = list as readonly JsonObject[]
  const names = Object.keys(first ?? {})
  const [naming = '', ...others] = names.filter(name => !isColumn(name, request))
  const coins = names.filter(name => name !== naming)
  if (others.length > 0 || coins.length < 2 || typeof first?.[naming] !== 'string') return null
  const rows = list.map(entry => (isObject(entry) ? names.map(name => entry[name]) : []))
  const figures = list.map(entry => (isObject(entry) ? entry[naming] : null))
  const areFigures = figures.every(
    figure =>
      typeof figure === 'string' &&
      !isColumn(figure, request) &&
      timeOf(figure) === null &&
      spanNamed(figure) === null
  )
  if (!areFigures || new Set(figures).size < figures.length) return null
  if (!rows.every(row => row.every(cell => cell !== undefined && isScalar(cell)))) return null
  return Object.fromEntries(
    coins.map(coin => {
      const own = Object.fromEntries(list.map((entry, at) => [figures[at], (entry as JsonObject)[coin]]))
      origins.set(own, key => {
        const holder = list[figures.indexOf(key)] as JsonObject
        return [
          { holder, key: coin },
          { holder, key: naming, isName: true }
        ]
      })
      return [coin, own]
    })
  )
}
