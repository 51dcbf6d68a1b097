import { isScalar, type JsonObject } from '../answers/json'
import { numberOf, percentOf } from '../answers/numbers'
import type { Pick } from './fields'
import { isIdentified, type Around, type Picks, type Row, type RowShape } from './row'
import type { RowReader } from './row-reader'
import type { ClaimedField, Trace } from './trace'

/**
 * Reads lists whose positions are named by another list: `{"levels": ["R1", "P", "S1"], "classic": [3, 2, 1],
 * …}`, `{"windows": ["7d", "30d"], "BTC": [1.2, 3.4], …}`.
 */
export function labelledRows<Field extends string>(
  object: JsonObject,
  around: Around<Field>,
  shape: RowShape<Field>,
  reader: RowReader<Field>,
  trace: Trace
): readonly Row<Field>[] {
  const lists = Object.keys(object).flatMap(key => {
    const list = object[key]
    return Array.isArray(list) && list.length > 1 && list.every(isScalar)
      ? [{ key, list: list as readonly unknown[] }]
      : []
  })
  const labels = lists.find(({ list }) => list.every(name => isLabel(name, reader)))
  if (labels === undefined || new Set(labels.list).size < labels.list.length) return []
  return lists.flatMap(({ key, list }) => {
    const isRow = list.length === labels.list.length && list.some(value => numberOf(value) !== null)
    if (list === labels.list || !isRow) return []
    const named = Object.fromEntries(list.map((value, place) => [String(labels.list[place]), value]))
    const picks = reader.own(named)
    const path = [...around.path, key]
    if (!isIdentified(shape, picks, path)) return []
    trace.claim(labels.list, namesTaken(labels.list, picks))
    trace.claim(list, { field: 'value', reads: 'any' })
    return [reader.rowOf(picks, named, { ...around, ...reader.keyOf(key), path, group: object })]
  })
}

/** Names of unreadable values don't count as read. */
function namesTaken<Field extends string>(
  labels: readonly unknown[],
  picks: Picks<Field>
): ReadonlyMap<number, ClaimedField> {
  const taken = new Set(Object.values<Pick | undefined>(picks).map(pick => String(pick?.key)))
  return new Map(
    labels.flatMap((name, place) =>
      taken.has(String(name)) ? [[place, { field: 'name', reads: 'name' }] as const] : []
    )
  )
}

function isLabel<Field extends string>(name: unknown, reader: RowReader<Field>): boolean {
  if (typeof name !== 'string' || name.length > 40 || percentOf(name) !== null) return false
  const reads = reader.slots([name])?.reads
  return reads === 'number' || reads === 'percent'
}
