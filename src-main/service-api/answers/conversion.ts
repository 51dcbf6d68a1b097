import { aliases } from './aliases'
import type { Decoder } from './decoder'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { numberOf, sourceText } from './numbers'

const conversionAliases = aliases({
  result: ['result', 'converted', 'converted_amount', 'conversion', 'value', 'price', 'rate'],
  from: ['from', 'symbol', 'base', 'coin'],
  to: ['to', 'convert', 'target', 'quote', 'currency']
})

/** getConversion: `{"result":0.27}`, the converted amount; from and to are what was asked unless named. */
export const decodeConversion: Decoder = (body, asked) => {
  if (!isObject(body)) return null
  const holder = holding(body, 0)
  if (holder === null) return null
  const { result, from, to } = conversionAliases.read(holder)
  return {
    kind: 'conversion',
    data: {
      from: textOf(from) ?? asked.params['symbol'] ?? null,
      to: textOf(to) ?? asked.params['convert'] ?? null,
      result: numberOf(result),
      text: sourceText({ result })
    },
    dropped: 0
  }
}

/** The object that holds a result: the body, or the first one inside it that does. */
function holding(object: JsonObject, depth: number): JsonObject | null {
  const { result } = conversionAliases.read(object)
  if (result !== undefined && isScalar(result)) return object
  if (depth > 4) return null
  for (const child of Object.values(object)) {
    const entry: unknown = Array.isArray(child) && child.length === 1 ? child[0] : child
    const inner = isObject(entry) ? holding(entry, depth + 1) : null
    if (inner !== null) return inner
  }
  return null
}
