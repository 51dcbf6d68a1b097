import { eachAs, isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { onlyCells } from './headed'
import { areMoments } from './moments'
import { copied, type Origins } from './origins'
import { meaningOf } from './vocabulary'
import { namedBy } from './words'

type Cells = readonly unknown[]

/**
 * Turns `[["Date", "Open", …], ["2026-10-01", 1, …]]` or `{"columns": ["Date", …], "rows": [[…], …]}` into an
 * object for each row.
 */
export function asRecords(node: JsonObject | Cells, origins: Origins): JsonObject | Cells | null {
  if (Array.isArray(node)) {
    const [header, ...rows] = node as Cells
    return isHeader(header) && areRows(rows, header)
      ? recordsOf(header, rows as readonly Cells[], origins)
      : null
  }
  let [header, key, axis]: [readonly string[] | null, string | null, Cells | null] = [null, null, null]
  for (const name in node) {
    const list = (node as JsonObject)[name]
    if (!Array.isArray(list)) continue
    if (header === null && isHeader(list)) header = list
    else if (key === null && typeof list[0] === 'object' && list[0] !== null) key = name
    else if (axis === null) axis = list
    else return null
  }
  if (header === null || key === null || (axis !== null && !areMoments(axis))) return null
  const came = (node as JsonObject)[key] as Cells
  const rows = eachAs(came, row => (Array.isArray(row) ? (row as Cells) : onlyCells(row)))
  if (rows === null) return null
  const columns = areColumns(rows, header)
  if (!columns && !areRows(rows, header)) return null
  if (axis !== null && (columns || axis.length !== rows.length || header.includes('time'))) return null
  const plain = (columns ? fromColumns : recordsOf)(header, rows, origins)
  const records = axis === null ? plain : plain.map((record, at) => atMoment(record, axis, at, origins))
  const others = Object.entries(node).filter(([, list]) => list !== header && list !== came && list !== axis)
  return copied(node, { ...Object.fromEntries(others), [key]: records }, origins)
}

export function asNamedColumns(list: Cells, origins: Origins): JsonObject | null {
  if (list.length < 2 || list.length > 100) return null
  const columns = list.flatMap(entry => {
    const lists = isObject(entry) ? Object.entries(entry).filter(([, part]) => Array.isArray(part)) : []
    const at = isObject(entry)
      ? ['name', 'field', 'key', 'id', 'label'].find(key => typeof entry[key] === 'string')
      : undefined
    const [[key, values] = ['', []]] = lists
    return at === undefined || lists.length !== 1
      ? []
      : [
          {
            holder: entry as JsonObject,
            at,
            name: String((entry as JsonObject)[at]),
            key,
            values: values as Cells
          }
        ]
  })
  const { length = 0 } = columns[0]?.values ?? []
  const areColumns =
    columns.length === list.length &&
    length > 0 &&
    columns.every(({ values }) => values.length === length && values.every(isScalar))
  if (!areColumns || !isHeader(columns.map(({ name }) => name))) return null
  const object = Object.fromEntries(columns.map(({ name, values }) => [name, values]))
  origins.set(object, name => {
    const column = columns.find(one => one.name === name)
    return column === undefined
      ? []
      : [
          { holder: column.holder, key: column.key },
          { holder: column.holder, key: column.at, isName: true }
        ]
  })
  return object
}

const areRows = (rows: Cells, header: Cells): boolean =>
  rows.length > 0 &&
  rows.every(
    row => Array.isArray(row) && row.length <= header.length && row.length > 1 && row.every(isCell)
  ) &&
  !isHeader(rows[0])

const areColumns = (lists: readonly Cells[], header: Cells): boolean =>
  lists.length === header.length &&
  lists.every(list => list.length === lists[0]?.length) &&
  areMoments(lists[0] ?? [])

const isCell = (cell: unknown): boolean => isScalar(cell) || (Array.isArray(cell) && cell.every(isScalar))

function isHeader(list: unknown): list is readonly string[] {
  if (!Array.isArray(list) || list.length < 2 || list.length > 100) return false
  if (!list.every(isName) || new Set(list).size < list.length) return false
  let known = 0
  return list.some(name => isWord(name) && ++known > 1 && known * 2 >= list.length)
}

const isName = (cell: unknown): cell is string =>
  typeof cell === 'string' && cell !== '' && cell.length <= 40 && numberOf(cell) === null
const isWord = (name: string): boolean => meaningOf([name]) !== null && namedBy([name]).words.length > 0

function recordsOf(
  header: readonly string[],
  rows: readonly Cells[],
  origins: Origins
): readonly JsonObject[] {
  const places = new Map(header.map((name, place) => [name, place]))
  return rows.map(cells => {
    const record: Record<string, unknown> = {}
    for (let place = 0; place < cells.length; place++) record[header[place] ?? ''] = cells[place]
    origins.records.set(record, { cells, header, places })
    return record
  })
}

function atMoment(record: JsonObject, axis: Cells, at: number, origins: Origins): JsonObject {
  const timed = { time: axis[at], ...record }
  const own = origins.get(record)
  origins.set(timed, key => (key === 'time' ? [{ holder: axis, key: at }] : (own?.(key) ?? [])))
  return timed
}

function fromColumns(
  header: readonly string[],
  lists: readonly Cells[],
  origins: Origins
): readonly JsonObject[] {
  const { length = 0 } = lists[0] ?? []
  return Array.from({ length }, (_, at) => {
    const record = Object.fromEntries(header.map((name, place) => [name, lists[place]?.[at]]))
    origins.set(record, key => {
      const place = header.indexOf(String(key))
      return [
        { holder: lists[place] ?? [], key: at },
        { holder: header, key: place, isName: true }
      ]
    })
    return record
  })
}
