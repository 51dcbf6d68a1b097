import { isObject, type JsonObject } from '../answers/json'

export const containerProblems: ReadonlySet<string> = new Set(
  'error errors warning warnings messages notices'.split(' ')
)

export function resourceIn(object: JsonObject): { id: string | null; attributes: JsonObject } | null {
  const { attributes, id, type } = object
  if (!isObject(attributes) || (id === undefined && type === undefined)) return null
  // A numeric ID is only a counter, so it isn't used.
  return { id: typeof id === 'string' && !/^\d+$/.test(id) ? id : null, attributes }
}

export function isNumbered(key: string, child: JsonObject): boolean {
  return /^\d+$/.test(key) && (String(child['id']) === key || typeof child['symbol'] === 'string')
}

export function hasContainers(object: JsonObject): boolean {
  for (const key in object) if (typeof object[key] === 'object' && object[key] !== null) return true
  return false
}

export function hasOneObject(object: JsonObject): boolean {
  const [only, ...others] = Object.values(object)
  return others.length === 0 && isObject(only)
}
