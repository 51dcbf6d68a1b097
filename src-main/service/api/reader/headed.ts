import { eachAs, isObject, isScalar, type JsonObject } from '../answers/json'
import { fieldsFitting, isWordy, type Slot, type Slots } from './fields'
import { isBetterName } from './better-value'
import type { Places } from './row'
import { isReadable } from './vocabulary'

type Cells = readonly (readonly unknown[])[]

export interface Header<Field extends string> {
  readonly places: Places<Field>
  readonly slots: { readonly [Name in Field]?: Slot<Field> }
}

export interface Table<Field extends string> extends Header<Field> {
  readonly rows: Cells
  readonly cells?: readonly (readonly JsonObject[])[]
  readonly names: readonly unknown[]
}

/** All names of a header must differ, and at least two of them, and at least a third, must be known. */
export function headerIn<Field extends string>(
  header: readonly unknown[] | undefined,
  rows: Cells,
  slotsOf: Slots<Field>,
  wanted: string | null
): Header<Field> | null {
  if (header === undefined || header.length < 2 || rows.length === 0) return null
  const attribute = attributeIn(header, slotsOf)
  const names = header.map(cell => columnName(cell, attribute))
  if (!names.every(name => name !== null) || new Set(names).size < names.length) return null
  const places: { [Name in Field]?: number } = {}
  const slots: { [Name in Field]?: Slot<Field> } = {}
  let isAnswered = false
  names.forEach((name, place) => {
    const given = rows.find(row => row[place] !== null && row[place] !== '' && row[place] !== undefined)
    isAnswered ||= given !== undefined
    const slot = fieldsFitting(slotsOf([name]), given?.[place] ?? null)
    if (slot === null) return
    const before = slots[slot.field]
    const isTaken = before !== undefined && !isBetterName(slot, before, wanted)
    const [preferred, other] = isTaken ? [before, slot] : [slot, before]
    const at = isTaken ? place : places[slot.field]
    if (!isTaken) places[slot.field] = place
    slots[slot.field] = preferred
    // Two columns may have the same meaning, such as `Coin` and `Symbol`.
    const next = other?.next ?? null
    if (next === null || at === undefined || slots[next.field] !== undefined) return
    const value = rows.find(row => row[at] !== null && row[at] !== '' && row[at] !== undefined)?.[at]
    if (!isWordy(other) || !isWordy(next) || !isReadable(next.reads, value)) return
    places[next.field] = at
    slots[next.field] = next
  })
  const named = Object.keys(places).length
  // A row of words is only a header if there are values below it.
  return isAnswered && named >= 2 && named >= header.length / 3 ? { places, slots } : null
}

function columnName(cell: unknown, attribute: string): string | null {
  // A number such as `30.5` is a price and not a name, but `30` may be a period.
  if (typeof cell === 'string') return /^\d+\.\d+$/.test(cell) ? null : cell
  if (!isObject(cell)) return null
  const own = [attribute, ...attributes].map(key => cell[key]).find(value => typeof value === 'string')
  return own ?? null
}

const attributes = ['name', 'key', 'field', 'id', 'label', 'title', 'Name']

function attributeIn<Field extends string>(header: readonly unknown[], slotsOf: Slots<Field>): string {
  const known = (key: string): number =>
    header.filter(cell => isObject(cell) && typeof cell[key] === 'string' && slotsOf([cell[key]]) !== null)
      .length
  return attributes.reduce((best, key) => (known(key) > known(best) ? key : best))
}

export function tablesIn<Field extends string>(
  object: JsonObject,
  slots: Slots<Field>,
  wanted: string | null
): readonly (Table<Field> & { readonly key: string })[] {
  const lists = Object.keys(object).flatMap(key => {
    const list = object[key]
    return Array.isArray(list) && list.length > 0 ? [{ key, list: list as readonly unknown[] }] : []
  })
  if (lists.length === 0) return []
  const tables = lists.flatMap(
    ({ key, list }): (Pick<Table<Field>, 'rows' | 'cells'> & { key: string })[] => {
      if (list.every(isPlainRow)) return [{ key, rows: list as Cells }]
      if (loneRow.test(key) && list.every(isScalar)) return [{ key, rows: [list] }]
      const inner = eachAs(list, onlyCells)
      if (inner !== null) return [{ key, rows: inner }]
      const cells = cellsIn(list)
      return cells === null ? [] : [{ key, rows: cells.map(row => row.map(cellValue)), cells }]
    }
  )
  const nested = Object.values(object).flatMap(child =>
    isObject(child) ? Object.values(child).filter(Array.isArray) : []
  ) as (readonly unknown[])[]
  for (const names of [...lists.map(({ list }) => list), ...nested]) {
    const fitting = tables.filter(
      ({ rows, cells }) =>
        rows !== names &&
        cells !== names &&
        rows.every(row => row.length <= names.length) &&
        // A list with the names of the rows isn't a header, such as `index` next to `columns` and `data`.
        rows.some(row => row.length > names.length / 2)
    )
    const headed = fitting.flatMap(({ key, rows, cells }) => {
      const header = headerIn(names, rows, slots, wanted)
      return header === null
        ? []
        : [{ key, rows, names, ...(cells === undefined ? {} : { cells }), ...header }]
    })
    if (headed.length > 0) return headed
  }
  return []
}

const isPlainRow = (entry: unknown): entry is readonly unknown[] =>
  Array.isArray(entry) && entry.every(cell => isScalar(cell) || (Array.isArray(cell) && cell.every(isScalar)))

const loneRow = /^(?:row|record|entry|cells|values|item)$/i

export function onlyCells(entry: unknown): readonly unknown[] | null {
  if (!isObject(entry)) return null
  const lists = Object.values(entry).filter(part => !isScalar(part))
  const [cells] = lists
  return lists.length === 1 && Array.isArray(cells) && cells.length > 1 && cells.every(isScalar)
    ? cells
    : null
}

function cellsIn(list: readonly unknown[]): readonly (readonly JsonObject[])[] | null {
  return eachAs(list, entry => {
    const parts = isObject(entry) ? Object.values(entry) : [entry]
    const [cells] = parts.filter(Array.isArray) as (readonly unknown[])[]
    return parts.length === 1 && cells?.every(cell => isObject(cell) && cellKey(cell) !== undefined) === true
      ? (cells as readonly JsonObject[])
      : null
  })
}

export const cellKey = (cell: JsonObject): string | undefined =>
  ['v', 'value', 'raw', 'ScalarValue'].find(key => key in cell)

const cellValue = (cell: JsonObject): unknown => cell[cellKey(cell) ?? '']
