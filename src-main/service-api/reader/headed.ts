import { isObject, isScalar, type JsonObject } from '../answers/json'
import { fitting, isBetterName, type Slot, type Slots } from './fields'
import type { Places } from './row'

type Cells = readonly (readonly unknown[])[]

/** What a header says of the places in the rows under it. */
export interface Header<Field extends string> {
  readonly places: Places<Field>
  readonly slots: { readonly [Name in Field]?: Slot<Field> }
}

export interface Table<Field extends string> extends Header<Field> {
  readonly rows: Cells
  /** The list that names the columns. */
  readonly names: readonly unknown[]
}

/** The places a header names: a row of text of which two or more, and a third, are names of fields; else null. */
export function headerIn<Field extends string>(
  header: readonly unknown[] | undefined,
  rows: Cells,
  slotsOf: Slots<Field>,
  wanted: string | null
): Header<Field> | null {
  if (header === undefined || header.length < 2 || rows.length === 0) return null
  const names = header.map(columnName)
  if (!names.every(name => name !== null) || new Set(names).size < names.length) return null
  const places: { [Name in Field]?: number } = {}
  const slots: { [Name in Field]?: Slot<Field> } = {}
  let isAnswered = false
  names.forEach((name, place) => {
    const given = rows.find(row => row[place] !== null && row[place] !== '' && row[place] !== undefined)
    isAnswered ||= given !== undefined
    const slot = fitting(slotsOf([name]), given?.[place] ?? null)
    if (slot === null) return
    const before = slots[slot.field]
    if (before !== undefined && !isBetterName(slot, before, wanted)) return
    places[slot.field] = place
    slots[slot.field] = slot
  })
  const named = Object.keys(places).length
  // Words over nothing are no header.
  return isAnswered && named >= 2 && named >= header.length / 3 ? { places, slots } : null
}

/** A column's name, alone or as `{"name": "time", "type": "date"}`. */
function columnName(cell: unknown): string | null {
  // A price is no name; `30` may be a span.
  if (typeof cell === 'string') return /^\d+\.\d+$/.test(cell) ? null : cell
  if (!isObject(cell)) return null
  const name = ['name', 'key', 'field', 'id', 'label', 'title'].map(key => cell[key])
  return (name.find(value => typeof value === 'string') as string | undefined) ?? null
}

/** `{"columns": ["time", "open", …], "rows": [[…], …]}`, whatever they are called; one header may stand over several lists of rows. */
export function tablesIn<Field extends string>(
  object: JsonObject,
  slots: Slots<Field>,
  wanted: string | null
): readonly (Table<Field> & { readonly key: string })[] {
  const lists = Object.keys(object).flatMap(key => {
    const list = object[key]
    return Array.isArray(list) && list.length > 0 ? [{ key, list: list as readonly unknown[] }] : []
  })
  if (lists.length < 2) return []
  const tables = lists.flatMap(({ key, list }) =>
    list.every(isPlainRow) ? [{ key, rows: list as Cells }] : []
  )
  for (const { list: names } of lists) {
    const fitting = tables.filter(
      ({ rows }) => rows !== names && rows.every(row => row.length <= names.length)
    )
    const headed = fitting.flatMap(({ key, rows }) => {
      const header = headerIn(names, rows, slots, wanted)
      return header === null ? [] : [{ key, rows, names, ...header }]
    })
    if (headed.length > 0) return headed
  }
  return []
}

/** Cells are values; one may hold several, such as the coins of a headline. */
const isPlainRow = (entry: unknown): entry is readonly unknown[] =>
  Array.isArray(entry) && entry.every(cell => isScalar(cell) || (Array.isArray(cell) && cell.every(isScalar)))
