import { isObject, type JsonObject } from '../answers/json'
import { hasOneObject } from './containers'
import { currencies } from './lexicon'
import { isIdentified, type Around, type Picks, type RowShape } from './row'
import type { RowReader } from './row-reader'

/**
 * The inner object must have all fields except inherited ones, and more of it must be understood without its
 * name.
 */
export function innerRow<Field extends string>(
  object: JsonObject,
  picks: Picks<Field>,
  around: Around<Field>,
  shape: RowShape<Field>,
  reader: RowReader<Field>
): { key: string; child: JsonObject } | null {
  const fields = (Object.keys(picks) as Field[]).filter(field => picks[field] !== undefined)
  const { inherits } = shape
  if (fields.some(field => picks[field]?.holder === object && !inherits.includes(field))) return null
  // An object with lists is probably a summary of the rows in them.
  if (Object.values(object).some(child => Array.isArray(child) && child.length > 0)) return null
  const [key, child] = soleObject(object) ?? []
  if (key === undefined || child === undefined) return null
  const own = reader.own(child)
  const within = fields.filter(field => picks[field]?.holder !== object).length
  const count = mostIn(child, own, reader)
  const isEqual = shape.innerFirst === true || (Object.keys(object).length === 1 && hasOneObject(child))
  return count > within - (isEqual ? 1 : 0) &&
    isIdentified(shape, own, [...around.path, key]) &&
    reader.keyOf(key) === null &&
    !currencies.has(key.toLowerCase())
    ? { key, child }
    : null
}

const deepest = 2

function soleObject(object: JsonObject): readonly [string, JsonObject] | null {
  const [first, ...others] = Object.entries(object).filter(([, child]) => isObject(child))
  return first === undefined || others.length > 0 ? null : (first as [string, JsonObject])
}

function mostIn<Field extends string>(
  object: JsonObject,
  own: Picks<Field>,
  reader: RowReader<Field>,
  depth = 0
): number {
  const [, inner] = soleObject(object) ?? []
  const count = Object.keys(own).filter(field => own[field as Field] !== undefined).length
  return inner === undefined || depth > deepest
    ? count
    : Math.max(count, mostIn(inner, reader.own(inner), reader, depth + 1))
}
