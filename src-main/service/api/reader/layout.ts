import type { JsonObject } from '../answers/json'
import type { Slots } from './fields'
import type { Found, Picks, Row } from './row'
import type { Claim } from './trace'

/** The names of a plain row, in their order, and what each was read as: the rows after it are mostly alike. */
export interface Layout<Field extends string> {
  readonly keys: readonly string[]
  readonly fields: readonly (Field | null)[]
  readonly claim: Claim
  readonly slots: Row<Field>['slots']
}

/** The fields of a row of exactly the same names; null for any other. */
export function foundAsIn<Field extends string>(
  { keys, fields }: Layout<Field>,
  object: JsonObject
): Found<Field> | null {
  const found: Found<Field> = {}
  let place = 0
  for (const key in object) {
    if (key !== keys[place]) return null
    const value = object[key]
    if (typeof value === 'object' && value !== null) return null
    const field = fields[place]
    if (field !== undefined && field !== null) found[field] = value
    place++
  }
  return place === keys.length ? found : null
}

/** The layout of a row that was read; null where the values of another row of these names may be read otherwise. */
export function layoutOf<Field extends string>(
  object: JsonObject,
  picks: Picks<Field>,
  slotsOf: Slots<Field>,
  said: Pick<Layout<Field>, 'claim' | 'slots'>
): Layout<Field> | null {
  const keys = Object.keys(object)
  const slots = keys.map(key => slotsOf([key]))
  const named = slots.flatMap(slot => (slot === null ? [] : [slot.field]))
  // Of two names for one field the better may be blank in another row, and one of two senses may not fit there.
  if (new Set(named).size < named.length || slots.some(slot => slot !== null && slot.next !== null))
    return null
  // A moment is put together anew in each.
  if (named.some(field => picks[field]?.beside !== undefined)) return null
  const fields = slots.map((slot, place) =>
    slot !== null && picks[slot.field]?.key === keys[place] ? slot.field : null
  )
  return { keys, fields, ...said }
}
