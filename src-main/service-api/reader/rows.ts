import type { Asked } from '../answers/asked'
import { isObject, isScalar, type JsonObject } from '../answers/json'
import { headerIn, tableIn } from './headed'
import type { Around, Found, Places, Row, Rows, RowShape } from './row'
import { RowReader } from './row-reader'
import type { Trace } from './trace'
import { isReadable, type Reads } from './vocabulary'

const deepest = 8
const troubles: ReadonlySet<string> = new Set([
  'error',
  'errors',
  'warning',
  'warnings',
  'messages',
  'notices'
])

/**
 * Finds the rows of an answer by the shape of its containers: lists, objects keyed by coin, time or another name,
 * columns, header and rows; else the object itself. An empty list is an answer with no rows. Null = nothing recognised.
 */
export function findRows<Field extends string>(
  body: unknown,
  shape: RowShape<Field>,
  asked: Asked,
  trace: Trace
): Rows<Field> | null {
  const finder = new Finder(shape, asked, trace)
  const rows = finder.rowsOf(body)
  if (rows.length > 0) return { rows, dropped: finder.dropped }
  return finder.sawEmptyList ? { rows, dropped: finder.dropped } : null
}

class Finder<Field extends string> {
  dropped = 0
  sawEmptyList = false
  readonly #shape: RowShape<Field>
  readonly #trace: Trace
  readonly #reader: RowReader<Field>

  constructor(shape: RowShape<Field>, asked: Asked, trace: Trace) {
    this.#shape = shape
    this.#trace = trace
    this.#reader = new RowReader(shape, asked, trace)
  }

  rowsOf(body: unknown): readonly Row<Field>[] {
    const group = isScalar(body) || body === undefined ? {} : (body as object)
    return this.#visit(body, {
      coin: null,
      key: null,
      time: undefined,
      depth: 0,
      keyed: null,
      group,
      picks: {}
    })
  }

  #visit(node: unknown, around: Around<Field>): readonly Row<Field>[] {
    if (around.depth > deepest) return []
    if (Array.isArray(node)) return this.#list(node, around)
    return isObject(node) ? this.#object(node, around) : []
  }

  #list(list: readonly unknown[], around: Around<Field>): readonly Row<Field>[] {
    if (list.length === 0) {
      this.sawEmptyList ||= around.depth <= 2
      return []
    }
    const alone = list.every(isScalar) ? this.#placed([list], around, false) : []
    if (alone.length > 0) return alone
    const arrays = list.filter(
      (entry): entry is readonly unknown[] => Array.isArray(entry) && entry.every(isScalar)
    )
    const table = arrays.length > 0 ? this.#table(arrays, { ...around, group: list }) : null
    const rows: Row<Field>[] = []
    if (table) for (const row of table) rows.push(row)
    const below = { ...around, depth: around.depth + 1, keyed: null, group: list }
    let dropped = 0
    for (const entry of list) {
      if (table && Array.isArray(entry)) continue
      const alike = isObject(entry) ? this.#reader.asBefore(entry, below) : null
      if (alike !== null) {
        rows.push(alike)
        continue
      }
      const before = this.dropped
      const own = this.#visit(entry, below)
      for (const row of own) rows.push(row)
      if (own.length === 0 && this.dropped === before) dropped++
    }
    if (rows.length > 0) this.dropped += dropped
    return rows
  }

  /** Unnamed rows: with a header before them, or by what their places hold. */
  #table(arrays: readonly (readonly unknown[])[], around: Around<Field>): readonly Row<Field>[] | null {
    const header = headerIn(arrays[0], this.#reader.slots)
    const rows =
      header === null ? this.#placed(arrays, around, false) : this.#inPlaces(arrays.slice(1), header, around)
    return rows.length === 0 ? null : rows
  }

  #placed(
    arrays: readonly (readonly unknown[])[],
    around: Around<Field>,
    keyed: boolean
  ): readonly Row<Field>[] {
    const places = this.#shape.positions?.(arrays, keyed) ?? null
    return places === null ? [] : this.#inPlaces(arrays, places, around)
  }

  #inPlaces(
    arrays: readonly (readonly unknown[])[],
    places: Places<Field>,
    around: Around<Field>
  ): readonly Row<Field>[] {
    const fields = (Object.keys(places) as Field[]).filter(field => places[field] !== undefined)
    const claim = new Map(
      fields.map(field => [places[field] ?? 0, { field, reads: this.#shape.fields[field].reads }] as const)
    )
    return arrays.map(array => {
      const found: Found<Field> = {}
      for (const field of fields) found[field] = array[places[field] ?? 0]
      this.#trace.claim(array, claim)
      return this.#reader.row(found, {}, [array], around)
    })
  }

  #object(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const alike = this.#reader.asBefore(object, around)
    if (alike !== null) return [alike]
    const picks = this.#reader.own(object)
    const isRow = this.#shape.telling.some(field => picks[field] !== undefined)
    const nested = hasContainers(object)
    if (isRow && !nested) {
      const row = this.#reader.rowOf(picks, object, around)
      this.#reader.remember(object, picks, row)
      return [row]
    }
    const within = this.#inside(object, {
      ...around,
      depth: around.depth + 1,
      picks: this.#reader.inherited(around, picks)
    })
    if (within.length > 0 && (!isRow || (this.#shape.listsFirst === true && !Array.isArray(around.group))))
      return within
    if (isRow) {
      for (const row of within) this.#trace.release(row.holders)
      this.dropped += within.length
      return [this.#reader.rowOf(picks, object, around)]
    }
    const columns = this.#columns(object, around)
    return columns.length > 0
      ? columns
      : this.#children(object, {
          ...around,
          depth: around.depth + 1,
          picks: this.#reader.inherited(around, picks)
        })
  }

  /** The rows in the lists and keyed objects inside an object; plain objects around them are only wrappers. */
  #inside(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    if (around.depth > deepest) return []
    const table = tableIn(object, this.#reader.slots)
    if (table !== null) return this.#inPlaces(table.rows, table.places, { ...around, group: table.rows })
    const rows: Row<Field>[] = [...this.#underTimes(object, around)]
    if (rows.length > 0) return rows
    for (const key in object) {
      const child = object[key]
      if (isScalar(child) || child === undefined) {
        for (const row of this.#bare(key, child, object, around)) rows.push(row)
        continue
      }
      // That there are no errors does not mean that there are no rows.
      if (troubles.has(key.toLowerCase())) continue
      const named = this.#reader.keyOf(key)
      const below = named === null ? { ...around, keyed: null } : { ...around, ...named, group: object }
      const isList = Array.isArray(child)
      const found =
        named !== null || isList
          ? isList && named === null && child.length > 0 && child.every(isScalar)
            ? []
            : this.#visit(child, { ...below, depth: around.depth + 1 })
          : this.#inside(child as JsonObject, {
              ...below,
              depth: around.depth + 1,
              picks: this.#reader.inherited(around, this.#reader.own(child as JsonObject))
            })
      for (const row of found) rows.push(row)
      if (named !== null && found.length === 0 && !isList) this.dropped++
    }
    return rows
  }

  /** `{"2025-01-01": [1, 4, 0.5, 2], …}`: unnamed rows, read together. */
  #underTimes(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const dated = Object.keys(object).filter(
      key => Array.isArray(object[key]) && this.#reader.keyOf(key)?.keyed === 'time'
    )
    const arrays = dated.map(key => object[key] as readonly unknown[])
    if (arrays.length === 0 || !arrays.every(array => array.every(isScalar))) return []
    const rows = this.#placed(arrays, { ...around, group: object }, true)
    return rows.map((row, index) => ({ ...row, time: dated[index] }))
  }

  /** `{"BTC": 12}`: the value itself is the row. */
  #bare(key: string, value: unknown, object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const { bare } = this.#shape
    if (bare === undefined || value === undefined) return []
    const named = this.#reader.keyOf(key)
    if (named === null) return []
    const { reads } = this.#shape.fields[bare]
    this.#trace.claim(object, new Map([[key, { field: bare, reads }]]))
    return [
      this.#reader.row({ [bare]: value } as Found<Field>, {}, [], { ...around, ...named, group: object })
    ]
  }

  /** Objects under names nobody knows (`bitcoin`, `binance`), where nothing else was found. */
  #children(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    if (around.depth > deepest) return []
    const rows: Row<Field>[] = []
    for (const key in object) {
      const child = object[key]
      if (!isObject(child)) continue
      for (const row of this.#object(child, { ...around, key, keyed: 'key', group: object })) rows.push(row)
    }
    return rows
  }

  /** Columns side by side. One that is shorter than the longest cannot be lined up and is left out. */
  #columns(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const found = Object.keys(object).flatMap(key => {
      const [slot, list] = [this.#reader.slots([key]), object[key]]
      return slot !== null && isColumnOf(slot.reads, list) ? [{ slot, list }] : []
    })
    const length = Math.max(0, ...found.map(({ list }) => list.length))
    const aligned = new Map<Field, (typeof found)[number]>()
    for (const column of found) {
      const before = aligned.get(column.slot.field)
      if (column.list.length === length && (before === undefined || column.slot.rank < before.slot.rank))
        aligned.set(column.slot.field, column)
    }
    const { telling, columnsNeed = telling } = this.#shape
    if (![telling, columnsNeed].every(fields => fields.some(field => aligned.has(field)))) return []
    for (const { slot, list } of aligned.values())
      this.#trace.claim(list, { field: slot.field, reads: slot.reads })
    const holders = [...aligned.values()].map(({ list }) => list)
    const picks = this.#reader.inherited(around, this.#reader.own(object))
    return Array.from({ length }, (_, index) => {
      const row: Found<Field> = {}
      for (const [field, { list }] of aligned) row[field] = list[index]
      return this.#reader.row(row, {}, index === 0 ? holders : [], { ...around, group: object, picks })
    })
  }
}

/** Plain values of which some read as the field does: counts under `t` are no times. */
function isColumnOf(reads: Reads, list: unknown): list is readonly unknown[] {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isScalar)) return false
  return reads !== 'time' || list.some(value => isReadable(reads, value))
}

function hasContainers(object: JsonObject): boolean {
  for (const key in object) if (typeof object[key] === 'object' && object[key] !== null) return true
  return false
}
