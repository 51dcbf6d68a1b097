import { isScalar, type JsonObject } from '../answers/json'
import type { Slots } from './fields'
import type { Places } from './row'

/** The places a header names: a row of text most of which are names of fields; null for any other row. */
export function headerIn<Field extends string>(
  row: readonly unknown[] | undefined,
  slots: Slots<Field>
): Places<Field> | null {
  if (row === undefined || row.length < 2 || !row.every(name => typeof name === 'string')) return null
  const places: { [Name in Field]?: number } = {}
  const ranks: { [Name in Field]?: number } = {}
  row.forEach((name, place) => {
    const slot = slots([name])
    if (slot === null || slot.rank >= (ranks[slot.field] ?? Infinity)) return
    places[slot.field] = place
    ranks[slot.field] = slot.rank
  })
  const named = Object.keys(places).length
  return named >= 2 && named >= row.length / 3 ? places : null
}

/** `{"columns": ["time", "open", …], "rows": [[…], …]}`, whatever the two are called. */
export function tableIn<Field extends string>(
  object: JsonObject,
  slots: Slots<Field>
): { readonly rows: readonly (readonly unknown[])[]; readonly places: Places<Field> } | null {
  let places: Places<Field> | null = null
  let width = 0
  let rows: readonly (readonly unknown[])[] | null = null
  for (const key in object) {
    const child = object[key]
    if (!Array.isArray(child) || child.length === 0) continue
    const list: readonly unknown[] = child
    const header = headerIn(list, slots)
    if (header !== null) [places, width] = [header, list.length]
    else if (list.every(isPlainRow)) rows = list
  }
  return places !== null && rows !== null && rows.every(row => row.length <= width) ? { places, rows } : null
}

const isPlainRow = (entry: unknown): entry is readonly unknown[] =>
  Array.isArray(entry) && entry.every(isScalar)
