import { isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { fieldsFitting, type Slot } from './fields'
import { isBetterName } from './better-value'
import { cellKey, headerIn, type Table } from './headed'
import { isIdentified, type Around, type FoundValues, type Places, type Row, type RowShape } from './row'
import { noise } from './lexicon'
import { areMoments } from './moments'
import type { RowReader } from './row-reader'
import { isWhole, type ClaimedField, type Trace } from './trace'
import { isReadable, type FieldReads } from './vocabulary'
import { inFull, wordsOf } from './words'

export class TableReader<Field extends string> {
  readonly #shape: RowShape<Field>
  readonly #trace: Trace
  readonly #reader: RowReader<Field>

  constructor(shape: RowShape<Field>, trace: Trace, reader: RowReader<Field>) {
    this.#shape = shape
    this.#trace = trace
    this.#reader = reader
  }

  table(arrays: readonly (readonly unknown[])[], around: Around<Field>): readonly Row<Field>[] | null {
    const [names, ...below] = arrays
    const header = headerIn(names, below, this.#reader.slots, this.#reader.wanted)
    const rows =
      header === null || names === undefined
        ? this.placed(arrays, around, false)
        : this.headed({ ...header, rows: below, names }, around)
    return rows.length === 0 ? null : rows
  }

  headed({ rows, cells, names, places, slots }: Table<Field>, around: Around<Field>): readonly Row<Field>[] {
    if (!isIdentified(this.#shape, places, around.path)) return []
    const own = (Object.keys(places) as Field[]).map(
      field => [places[field] ?? 0, { field, reads: 'name' }] as const
    )
    if (names.every(isScalar)) this.#trace.claim(names, new Map(own))
    for (const row of cells ?? [])
      for (const field of Object.keys(places) as Field[]) {
        const cell = row[places[field] ?? 0]
        const key = cell === undefined ? undefined : cellKey(cell)
        const reads = slots[field]?.reads ?? 'any'
        if (cell !== undefined && key !== undefined)
          this.#trace.claim(cell, new Map([[key, { field, reads }]]))
      }
    return this.#inPlaces(rows, places, { ...around, group: rows }, slots)
  }

  placed(
    arrays: readonly (readonly unknown[])[],
    around: Around<Field>,
    keyed: boolean
  ): readonly Row<Field>[] {
    const places = this.#shape.positions?.(arrays, keyed, around.path.at(-1) ?? '') ?? null
    return places === null ? [] : this.#inPlaces(arrays, places, around, {})
  }

  /** All values that are read without their names are doubtful. */
  unnamed(objects: readonly JsonObject[], around: Around<Field>): readonly Row<Field>[] {
    if (!this.#trace.mayIgnoreNames || this.#shape.provesNames !== true) return []
    const keys = Object.keys(objects[0] ?? {}).filter(key => objects.every(object => isFigure(object[key])))
    const arrays = objects.map(object => keys.map(key => object[key]))
    const rows = this.placed(arrays, around, false)
    const at = new Map(arrays.map((array, index) => [array as object, objects[index] ?? {}]))
    return rows.map(row => {
      const [array] = row.holders
      const object = at.get(array ?? {}) ?? {}
      const claim = this.#trace.of(array ?? {})
      this.#trace.release(row.holders)
      const own = new Map<string, ClaimedField>()
      if (claim !== undefined && !isWhole(claim))
        for (const [place, field] of claim) own.set(keys[Number(place)] ?? '', field)
      this.#trace.claim(object, own)
      for (const { field } of own.values()) this.#trace.contest(field)
      return { ...row, holders: [object] }
    })
  }

  #inPlaces(
    arrays: readonly (readonly unknown[])[],
    places: Places<Field>,
    around: Around<Field>,
    slots: Row<Field>['slots']
  ): readonly Row<Field>[] {
    const fields = (Object.keys(places) as Field[]).filter(field => places[field] !== undefined)
    const readsOf = (field: Field): FieldReads =>
      slots[field]?.reads ?? this.#shape.fields[field]?.reads ?? 'any'
    const claim = new Map(
      fields.map(field => [places[field] ?? 0, { field, reads: readsOf(field) }] as const)
    )
    const cells = fields.map(field => ({
      field,
      place: places[field] ?? 0,
      scale: slots[field]?.scale ?? 1
    }))
    return arrays.map(array => {
      const found: FoundValues<Field> = {}
      for (const { field, place, scale } of cells) found[field] = inFull(array[place], scale)
      this.#trace.claim(array, claim)
      return this.#reader.row(found, slots, [array], around)
    })
  }

  /** Returns null if several columns have times. */
  #timeColumn(object: JsonObject): string | null {
    if (this.#reader.slots(['time']) === null) return null
    const columns = Object.keys(object).filter(key => Array.isArray(object[key]))
    if (columns.some(key => this.#reader.slots([key])?.reads === 'time')) return null
    const timed = columns.filter(key => areMoments(object[key] as readonly unknown[]))
    return timed.length === 1 ? (timed[0] ?? null) : null
  }

  #plain(key: string): Slot<Field> | null {
    const { bare } = this.#shape
    const isPlain = bare !== undefined && wordsOf(key).every(word => noise.has(word))
    return isPlain ? this.#reader.slots(['value']) : null
  }

  timesIn(object: JsonObject): readonly unknown[] | undefined {
    for (const key in object) {
      const list = object[key]
      if (!Array.isArray(list) || list.length < 2 || !list.every(isScalar)) continue
      if (this.#reader.slots([key])?.reads === 'time' && areMoments(list)) return list
    }
    // A name such as `index` or `labels` doesn't say that these are times, but the values show it.
    const timed = Object.values(object).filter(
      (list): list is readonly unknown[] => Array.isArray(list) && list.every(isScalar) && areMoments(list)
    )
    return timed.length === 1 ? timed[0] : undefined
  }

  underTimes(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const dated = Object.keys(object).filter(
      key => Array.isArray(object[key]) && this.#reader.keyOf(key)?.keyed === 'time'
    )
    const arrays = dated.map(key => object[key] as readonly unknown[])
    if (arrays.length === 0 || !arrays.every(array => array.every(isScalar))) return []
    const rows = this.placed(arrays, { ...around, group: object }, true)
    return rows.map((row, index) => ({ ...row, time: dated[index] }))
  }

  atTimes(rows: readonly Row<Field>[], object: JsonObject): readonly Row<Field>[] {
    const time = this.#reader.slots(['time'])
    const times = this.timesIn(object)
    if (time === null || times?.length !== rows.length) return rows
    if (rows.some(({ found, time: own }) => found[time.field] !== undefined || own !== undefined)) return rows
    this.#trace.claim(times, { field: time.field, reads: 'time' })
    return rows.map((row, place) => ({ ...row, time: times[place] }))
  }

  /** Leaves out shorter columns, because it isn't known to which rows their values belong. */
  columns(object: JsonObject, around: Around<Field>): readonly Row<Field>[] {
    const timed = this.#timeColumn(object)
    const found: { slot: Slot<Field>; list: readonly unknown[] }[] = Object.keys(object).flatMap(key => {
      const list = object[key]
      if (!Array.isArray(list) || list.length === 0 || !list.every(isScalar)) return []
      const slot = fieldsFitting(
        key === timed ? this.#reader.slots(['time']) : (this.#reader.slots([key]) ?? this.#plain(key)),
        list.find(value => value !== null && value !== '') ?? null
      )
      return slot !== null && isColumnOf(slot.reads, list) ? [{ slot, list }] : []
    })
    const { times } = around
    const ofTime = this.#reader.slots(['time'])
    if (times !== undefined && ofTime !== null && found.every(({ slot }) => slot.reads !== 'time'))
      found.push({ slot: ofTime, list: times })
    const length = Math.max(0, ...found.map(({ list }) => list.length))
    const aligned = new Map<Field, (typeof found)[number]>()
    for (const column of found) {
      const before = aligned.get(column.slot.field)
      if (
        column.list.length === length &&
        (before === undefined || isBetterName(column.slot, before.slot, this.#reader.wanted))
      )
        aligned.set(column.slot.field, column)
    }
    const columns = Object.fromEntries(aligned) as { [Name in Field]?: (typeof found)[number] }
    const { columnsNeed } = this.#shape
    if (
      !isIdentified(this.#shape, columns, around.path) ||
      columnsNeed?.some(field => aligned.has(field)) === false
    )
      return []
    const slots: { [Name in Field]?: Slot<Field> } = {}
    for (const { slot, list } of aligned.values()) {
      slots[slot.field] = slot
      this.#trace.claim(list, { field: slot.field, reads: slot.reads })
    }
    const side = [...aligned].map(([field, { slot, list }]) => ({ field, list, scale: slot.scale ?? 1 }))
    const holders = side.map(({ list }) => list)
    const picks = this.#reader.inherited(around, this.#reader.own(object))
    const inner = { ...around, group: object, picks }
    return Array.from({ length }, (_, index) => {
      const row: FoundValues<Field> = {}
      for (const { field, list, scale } of side) row[field] = inFull(list[index], scale)
      return this.#reader.row(row, slots, index === 0 ? holders : [], inner)
    })
  }
}

const isFigure = (value: unknown): boolean =>
  value === null || numberOf(value) !== null || timeOf(value) !== null

/** `t` isn't a time if it has counts, and `tr` isn't a ticker if it has true ranges. */
function isColumnOf(reads: FieldReads, list: readonly unknown[]): boolean {
  if (reads === 'code') return list.some(value => typeof value === 'string' && /\p{L}/u.test(value))
  return reads !== 'time' || list.some(value => isReadable(reads, value))
}
