import { isObject, type JsonObject } from '../answers/json'
import { hasOneObject } from './containers'
import { currencies } from './lexicon'
import { tells, type Around, type Picks, type RowShape } from './row'
import type { RowReader } from './row-reader'

/**
 * The one object inside that is the row: all this one has to say comes out of it, and more of it is understood without
 * the name around it. `{"sentiment": {"score": 40, "observed": …}}`
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
  // Beside a list it is rather the summary of its rows.
  if (Object.values(object).some(child => Array.isArray(child) && child.length > 0)) return null
  const children = Object.entries(object).filter(([, child]) => isObject(child)) as [string, JsonObject][]
  const [[key, child] = []] = children
  if (children.length !== 1 || key === undefined || child === undefined) return null
  const own = reader.own(child)
  const within = fields.filter(field => picks[field]?.holder !== object).length
  const count = Object.keys(own).filter(field => own[field as Field] !== undefined).length
  const isEqual = shape.innerFirst === true || (Object.keys(object).length === 1 && hasOneObject(child))
  return count > within - (isEqual ? 1 : 0) &&
    tells(shape, own, [...around.path, key]) &&
    reader.keyOf(key) === null &&
    !currencies.has(key.toLowerCase())
    ? { key, child }
    : null
}
