import { isObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { webAddress } from '../answers/words'
import type { Pick } from './fields'
import { isIdentified, type Around, type Picks, type Row, type RowShape } from './row'
import type { RowReader } from './row-reader'
import type { Trace } from './trace'

/** Returns no rows if most entries don't name a value. */
export function namedEntries<Field extends string>(
  list: readonly unknown[],
  around: Around<Field>,
  shape: RowShape<Field>,
  reader: RowReader<Field>,
  trace: Trace
): readonly Row<Field>[] {
  const isName = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length <= 40 &&
    numberOf(value) === null &&
    // A link or a time can't be a name.
    webAddress(value) === null &&
    timeOf(value) === null &&
    reader.sure([value])?.reads === 'number'
  const together = new Map<string, Picks<Field>>()
  let unknown = 0
  for (const entry of list) {
    const key = isObject(entry) ? Object.keys(entry).find(name => isName(entry[name])) : undefined
    if (!isObject(entry)) return []
    if (key === undefined) {
      unknown++
      continue
    }
    const picks = reader.under(String(entry[key]), entry)
    if (isIdentified(shape, picks, around.path))
      trace.claim(entry, new Map([[key, { field: key, reads: 'name' }]]))
    const whose = textsOf(reader.inherited({ ...around, picks: {} }, reader.own(entry)))
    const name = JSON.stringify(Object.values<Pick | undefined>(whose).map(pick => pick?.value))
    together.set(name, { ...picks, ...whose, ...together.get(name) })
  }
  if (unknown * 2 > list.length) return []
  return [...together.values()]
    .filter(picks => isIdentified(shape, picks, around.path))
    .map(picks => reader.rowOf(picks, {}, around))
}

function textsOf<Field extends string>(picks: Picks<Field>): Picks<Field> {
  const texts: { [Name in Field]?: Pick | undefined } = {}
  for (const field in picks)
    if (picks[field] !== undefined && picks[field].slot.reads !== 'number') texts[field] = picks[field]
  return texts
}
