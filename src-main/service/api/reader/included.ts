import { isObject, isScalar, type JsonObject } from '../answers/json'
import { copied, type Origins } from './origins'

/**
 * If the `coin` relationship of a JSON:API resource refers to a resource under `included`, the `symbol` of
 * that one becomes `coin_symbol`.
 */
export function withIncluded(node: JsonObject, origins: Origins): JsonObject | null {
  const { included, data } = node
  if (!Array.isArray(included) || typeof data !== 'object' || data === null) return null
  const related = new Map<string, JsonObject>()
  for (const resource of included as readonly unknown[])
    if (isObject(resource) && isObject(resource['attributes']))
      related.set(nameOf(resource), resource['attributes'])
  const complete = (resource: unknown): unknown =>
    isObject(resource) ? completed(resource, related, origins) : resource
  const own = Array.isArray(data) ? copied(data, data.map(complete), origins) : complete(data)
  const others = Object.entries(node).filter(([key]) => key !== 'included')
  return copied(node, { ...Object.fromEntries(others), data: own }, origins)
}

const nameOf = ({ type, id }: JsonObject): string => JSON.stringify([type, id])

function completed(
  resource: JsonObject,
  related: ReadonlyMap<string, JsonObject>,
  origins: Origins
): JsonObject {
  const { attributes, relationships } = resource
  if (!isObject(attributes) || !isObject(relationships)) return resource
  const added = new Map<string, { readonly holder: JsonObject; readonly key: string }>()
  for (const role in relationships) {
    const link = relationships[role]
    const holder = isObject(link) && isObject(link['data']) ? related.get(nameOf(link['data'])) : undefined
    for (const key in holder)
      if (isScalar(holder[key]) && !(`${role}_${key}` in attributes))
        added.set(`${role}_${key}`, { holder, key })
  }
  const all = {
    ...attributes,
    ...Object.fromEntries([...added].map(([name, { holder, key }]) => [name, holder[key]]))
  }
  origins.set(all, key => [added.get(String(key)) ?? { holder: attributes, key }])
  return copied(resource, { ...resource, attributes: all }, origins)
}
