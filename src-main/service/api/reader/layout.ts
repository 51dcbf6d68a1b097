import type { JsonObject } from '../answers/json'
import type { Slots } from './fields'
import type { FoundValues, Picks, Row } from './row'
import type { TracedClaim } from './trace'

/** How a row was read. It's reused, because most rows have the same names. */
export interface BodyLayout<Field extends string> {
  readonly keys: readonly string[]
  readonly fields: readonly (Field | null)[]
  readonly claim: TracedClaim
  readonly slots: Row<Field>['slots']
}

export function foundAsIn<Field extends string>(
  { keys, fields }: BodyLayout<Field>,
  object: JsonObject
): FoundValues<Field> | null {
  const found: FoundValues<Field> = {}
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

/** Returns null if other rows with the same names may have to be read differently. */
export function layoutOf<Field extends string>(
  object: JsonObject,
  picks: Picks<Field>,
  slotsOf: Slots<Field>,
  row: Pick<BodyLayout<Field>, 'claim' | 'slots'>
): BodyLayout<Field> | null {
  const keys = Object.keys(object)
  const slots = keys.map(key => slotsOf([key]))
  const named = slots.flatMap(slot => (slot === null ? [] : [slot.field]))
  // If two names are for the same field, the preferred one may be blank in the next row.
  if (new Set(named).size < named.length || slots.some(slot => slot !== null && slot.next !== null))
    return null
  // A time that is joined from two fields must be computed for each row.
  if (named.some(field => picks[field]?.complementKey !== undefined)) return null
  const fields = slots.map((slot, place) =>
    slot !== null && picks[slot.field]?.key === keys[place] ? slot.field : null
  )
  return { keys, fields, ...row }
}
