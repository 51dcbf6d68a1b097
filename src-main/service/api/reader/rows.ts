import type { CallRequest } from '../answers/call-request'
import { isObject, isScalar, type JsonObject } from '../answers/json'
import { withRequestedCoins } from './requested-coins'
import { hasContainers, isNumbered, resourceIn, containerProblems } from './containers'
import { tablesIn } from './headed'
import { innerRow } from './inner-row'
import { keyedEntries } from './keyed-list'
import type { NamedKey } from './keys'
import { labelledRows } from './labelled-lists'
import { namedEntries } from './named-entries'
import { isOfAccounts, isOfAnotherTime } from './others'
import { isIdentified, type Around, type FoundValues, type Row, type Rows, type RowShape } from './row'
import { RowReader } from './row-reader'
import { isSummaryOf, withoutSummary } from './summary'
import { TableReader } from './tables'
import type { Trace } from './trace'
import { areReadable, type FieldReads } from './vocabulary'

const deepest = 12

/**
 * Finds the rows of a body. They may be a list, an object keyed by coins, times or other names, columns, or a
 * table with a header. Otherwise the object itself is the row. An empty list has no rows. Returns null if
 * nothing is recognised.
 */
export function findRows<Field extends string>(
  body: unknown,
  shape: RowShape<Field>,
  request: CallRequest,
  trace: Trace
): Rows<Field> | null {
  const finder = new Finder(shape, request, trace)
  const found = withoutSummary(finder.rowsOf(body), shape, trace)
  const rows = withRequestedCoins(found, shape, request, trace)
  if (rows.length > 0) return { rows, dropped: finder.dropped }
  return finder.sawEmptyList ? { rows, dropped: finder.dropped } : null
}

class Finder<Field extends string> {
  dropped = 0
  sawEmptyList = false
  readonly #shape: RowShape<Field>
  readonly #trace: Trace
  readonly #reader: RowReader<Field>
  readonly #tables: TableReader<Field>

  constructor(shape: RowShape<Field>, request: CallRequest, trace: Trace) {
    this.#shape = shape
    this.#trace = trace
    this.#reader = new RowReader(shape, request, trace)
    this.#tables = new TableReader(shape, trace, this.#reader)
  }

  rowsOf(body: unknown): readonly Row<Field>[] {
    const group = isScalar(body) || body === undefined ? {} : (body as object)
    return this.#visit(body, {
      coin: null,
      path: [],
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
    const alone = list.every(isScalar) ? this.#tables.placed([list], around, false) : []
    if (alone.length > 0) return alone
    const keyed = this.#keyed(list, around)
    if (keyed.length > 0) return keyed
    const arrays = list.filter(
      (entry): entry is readonly unknown[] => Array.isArray(entry) && entry.every(isScalar)
    )
    const table = arrays.length > 0 ? this.#tables.table(arrays, { ...around, group: list }) : null
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
    if (rows.length === 0) {
      const entries = namedEntries(list, around, this.#shape, this.#reader, this.#trace)
      return entries.length > 0 || !list.every(isObject)
        ? entries
        : this.#tables.unnamed(list, { ...around, group: list })
    }
    this.dropped += dropped
    return rows
  }

  #keyed(list: readonly unknown[], around: Around<Field>): readonly Row<Field>[] {
    const entries = keyedEntries(list)
    const time = this.#reader.slots(['time'])
    if (entries === null || time === null) return []
    const below = { ...around, depth: around.depth + 1, group: list }
    const lists = entries.map(({ child }) => child)
    const areLists = lists.every((child): child is readonly unknown[] => Array.isArray(child))
    const placed = areLists ? this.#tables.placed(lists, below, true) : []
    const found = areLists
      ? placed.map((row, place) => [{ ...row, time: entries[place]?.key }])
      : entries.map(({ key, child }) => {
          const named = this.#reader.keyOf(String(key))
          return named === null ? [] : this.#visit(child, { ...below, ...named })
        })
    found.forEach((rows, place) => {
      const entry = entries[place]
      if (rows.length > 0 && entry !== undefined)
        this.#trace.claim(
          entry.holder,
          new Map([[entry.at, { field: entry.isTime ? time.field : 'symbol', reads: 'any' }]])
        )
    })
    return found.flat()
  }

  #object(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const alike = this.#reader.asBefore(object, around)
    if (alike !== null) return [alike]
    if (isOfAnotherTime(object)) return []
    const resource = resourceIn(object)
    if (resource !== null) {
      const { id, attributes } = resource
      const below = { ...around, depth: around.depth + 1, path: [...around.path, 'attributes'] }
      const named = id === null ? null : (this.#reader.keyOf(id) ?? { key: id, keyed: 'key' as const })
      return this.#visit(attributes, named === null ? below : { ...below, ...named })
    }
    const picks = this.#reader.own(object)
    const inner = innerRow(object, picks, around, this.#shape, this.#reader)
    if (inner !== null) {
      const { key, child } = inner
      const below = {
        ...around,
        key,
        keyed: 'key' as const,
        path: [...around.path, key],
        depth: around.depth + 1
      }
      const rows = this.#object(child, { ...below, picks: this.#reader.inherited(around, picks) })
      return this.#reader.completed(rows, object, picks, around)
    }
    const isRow = isIdentified(this.#shape, picks, around.path)
    const nested = hasContainers(object)
    if (isRow && !nested) {
      const row = this.#reader.rowOf(picks, object, around)
      this.#reader.remember(object, picks, row)
      return [row]
    }
    const times = this.#tables.timesIn(object) ?? around.times
    const within = this.#inside(object, {
      ...around,
      ...(times === undefined ? {} : { times }),
      depth: around.depth + 1,
      picks: this.#reader.inherited(around, picks)
    })
    if (!isRow && within.length === 1) return this.#reader.completed(within, object, picks, around)
    if (within.length > 0 && (!isRow || (this.#shape.listsFirst === true && !Array.isArray(around.group))))
      return within
    if (isRow && isSummaryOf(within, picks, this.#shape, around.coin)) return within
    if (isRow && this.#shape.innerToo === true) return [this.#reader.rowOf(picks, object, around), ...within]
    if (isRow) {
      for (const row of within) this.#trace.release(row.holders)
      // The plain values are already part of this row, so only the other rows count as dropped.
      this.dropped += within.filter(row => row.holders.length > 0).length
      return [this.#reader.rowOf(picks, object, around)]
    }
    const columns = this.#tables.columns(object, around)
    const labelled =
      columns.length > 0 ? columns : labelledRows(object, around, this.#shape, this.#reader, this.#trace)
    if (labelled.length > 0) return labelled
    const children = this.#children(object, {
      ...around,
      ...(times === undefined ? {} : { times }),
      depth: around.depth + 1,
      picks: this.#reader.inherited(around, picks)
    })
    const unnamed = children.length === 0 ? this.#tables.unnamed([object], around) : []
    return unnamed.length > 0 ? unnamed : this.#reader.completed(children, object, picks, around)
  }

  #inside(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    if (around.depth > deepest) return []
    const headed = tablesIn(object, this.#reader.slots, this.#reader.wanted).flatMap(({ key, ...table }) =>
      this.#tables.headed(table, { ...around, ...this.#reader.keyOf(key) })
    )
    if (headed.length > 0) return this.#tables.atTimes(headed, object)
    const rows: Row<Field>[] = [...this.#tables.underTimes(object, around)]
    if (rows.length > 0) return rows
    const aside = this.#reader.asideIn(object)
    let symbolFields: ReadonlySet<unknown> | null = null
    // An unknown key next to a known one is an entry too if both contain the symbol in the same field, such
    // as `terra-luna` next to `bitcoin`.
    const entryLikeKnown = (key: string, child: unknown): NamedKey | null => {
      const field = this.#symbolField(child)
      if (field === undefined) return null
      symbolFields ??= this.#symbolFields(object)
      return symbolFields.has(field) ? { key, keyed: 'key' } : null
    }
    for (const key in object) {
      const child = object[key]
      if (isScalar(child) || child === undefined) {
        for (const row of this.#bare(key, child, object, around)) rows.push(row)
        continue
      }
      // An empty list of errors, for example, doesn't mean that there are no rows.
      if (containerProblems.has(key.toLowerCase()) || aside?.has(key) === true) continue
      const named = this.#reader.keyOf(key, object) ?? entryLikeKnown(key, child)
      const isListed = this.#shape.bareIn?.(key) ?? false
      const listed = isListed === true ? this.#shape.bare : isListed === false ? undefined : isListed
      if (Array.isArray(child) && listed !== undefined && areReadable(this.#readsOf(listed), child)) {
        for (const row of this.#bareList(listed, child, {
          ...around,
          path: [...around.path, key],
          group: child
        }))
          rows.push(row)
        continue
      }
      const path = [...around.path, key]
      const below =
        named === null ? { ...around, keyed: null, path } : { ...around, ...named, path, group: object }
      const isList = Array.isArray(child)
      const isEntry = isObject(child) && isNumbered(key, child)
      const found =
        named !== null || isList || isEntry
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

  #symbolFields(object: JsonObject): ReadonlySet<unknown> {
    const known = Object.keys(object).filter(key => this.#reader.keyOf(key, object) !== null)
    return new Set(known.flatMap(key => this.#symbolField(object[key]) ?? []))
  }

  #symbolField(entry: unknown): string | number | undefined {
    return isObject(entry) ? this.#reader.own(entry)['symbol' as Field]?.key : undefined
  }

  /** `{"BTC": 12}` */
  #bare(key: string, value: unknown, object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const { bare } = this.#shape
    if (bare === undefined || value === undefined) return []
    const named = this.#reader.keyOf(key, object)
    if (named === null || (named.coin !== undefined && around.path.some(isOfAccounts))) return []
    this.#trace.claim(object, new Map([[key, { field: bare, reads: this.#readsOf(bare) }]]))
    return [
      this.#reader.row({ [bare]: value } as FoundValues<Field>, {}, [], {
        ...around,
        ...named,
        path: [...around.path, key],
        group: object
      })
    ]
  }

  #readsOf(field: Field): FieldReads {
    return this.#shape.fields[field]?.reads ?? 'any'
  }

  #bareList(bare: Field, list: readonly unknown[], around: Around<Field>): readonly Row<Field>[] {
    this.#trace.claim(list, { field: bare, reads: this.#readsOf(bare) })
    return list.map(value => this.#reader.row({ [bare]: value } as FoundValues<Field>, {}, [], around))
  }

  #children(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    if (around.depth > deepest) return []
    const rows: Row<Field>[] = []
    const aside = this.#reader.asideIn(object)
    for (const key in object) {
      const child = object[key]
      if (!isObject(child) || aside?.has(key) === true) continue
      for (const row of this.#object(child, {
        ...around,
        key,
        keyed: 'key',
        path: [...around.path, key],
        group: object
      }))
        rows.push(row)
    }
    return rows
  }
}
