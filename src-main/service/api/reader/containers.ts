import { isObject, type JsonObject } from '../answers/json'

/** Names of lists of what went wrong. */
export const troubles: ReadonlySet<string> = new Set([
  'error',
  'errors',
  'warning',
  'warnings',
  'messages',
  'notices'
])

/** `{"type": "quote", "id": "BTC", "attributes": {…}}`: what a resource says stands in its attributes. */
export function resourceIn(object: JsonObject): { id: string | null; attributes: JsonObject } | null {
  const { attributes, id, type } = object
  if (!isObject(attributes) || (id === undefined && type === undefined)) return null
  // A number only counts the resources.
  return { id: typeof id === 'string' && !/^\d+$/.test(id) ? id : null, attributes }
}

/** `{"1027": {"id": 1027, "symbol": "ETH"}}`: an entry of a list whose number is its key. */
export function isNumbered(key: string, child: JsonObject): boolean {
  return /^\d+$/.test(key) && (String(child['id']) === key || typeof child['symbol'] === 'string')
}

/** Whether anything in an object is a list or an object. */
export function hasContainers(object: JsonObject): boolean {
  for (const key in object) if (typeof object[key] === 'object' && object[key] !== null) return true
  return false
}

/** Whether an object holds a single other one and nothing else: a name around a name. */
export function hasOneObject(object: JsonObject): boolean {
  const [only, ...others] = Object.values(object)
  return others.length === 0 && isObject(only)
}
