import type { Decoder } from './decoder'
import { bareName, isObject, isScalar, type JsonObject } from './json'
import { numberOf } from './numbers'

// What breadth is made of, whatever it is called: how many rise, fall, stand above an average, make a high.
const telling =
  /advanc|declin|gainer|loser|rising|falling|breadth|unchanged|above|below|newhigh|newlow|bullish|bearish|^(?:up|down)$|mcclellan|adratio|adline/
const aside = new Set([
  'status',
  'success',
  'resultset_size',
  'code',
  'pagination',
  'credits',
  'symbol',
  'time',
  'timestamp',
  'date',
  'updated_at'
])

/** getMarketBreadth, by rule: every number of the object that tells of breadth, under the service's own names. */
export const decodeBreadth: Decoder = body => {
  const values = valuesIn(body, 0)
  return values === null ? null : { kind: 'breadth', data: { values }, dropped: 0 }
}

function valuesIn(node: unknown, depth: number): Readonly<Record<string, number | null>> | null {
  if (depth > 5) return null
  if (Array.isArray(node)) return node.length === 1 ? valuesIn(node[0], depth + 1) : null
  if (!isObject(node)) return null
  const values: [string, number | null][] = []
  gather(node, '', values)
  const own = values.filter(([name]) => !name.includes('.'))
  if (own.some(([name]) => telling.test(bareName(name)))) return Object.fromEntries(values)
  for (const child of Object.values(node)) {
    const inner = valuesIn(child, depth + 1)
    if (inner !== null) return inner
  }
  // `{"sma50": {"above": 120, "below": 80}}`: only the inner names tell.
  return values.some(([name]) => telling.test(bareName(name))) ? Object.fromEntries(values) : null
}

function gather(object: JsonObject, path: string, into: [string, number | null][]): void {
  for (const [name, value] of Object.entries(object)) {
    if (path === '' && aside.has(name.toLowerCase())) continue
    const at = path === '' ? name : `${path}.${name}`
    if (isObject(value) && path.split('.').length < 3) gather(value, at, into)
    else if (isScalar(value) && (value === null || numberOf(value) !== null)) into.push([at, numberOf(value)])
  }
}
