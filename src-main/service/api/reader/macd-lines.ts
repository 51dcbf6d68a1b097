import type { JsonObject } from '../answers/json'
import { plainNumber } from '../answers/numbers'
import { copied, type Origins } from './origins'

/**
 * The histogram is the difference of the other two lines. It must be the smallest, because it could
 * otherwise be swapped with the signal.
 */
export function withMacdLines(node: JsonObject, origins: Origins): JsonObject | null {
  const key = Object.keys(node).find(name => /^macd/i.test(name) && Array.isArray(node[name]))
  const list = key === undefined ? [] : (node[key] as readonly unknown[])
  const [line = null, signal = null, histogram = null] = list.map(plainNumber)
  if (key === undefined || list.length !== 3 || line === null || signal === null || histogram === null)
    return null
  if (Math.abs(line - signal - histogram) > Math.abs(line) * 0.01 || Math.abs(histogram) > Math.abs(signal))
    return null
  const lines = { macd: line, signal, histogram }
  origins.set(lines, name => [{ holder: list, key: Object.keys(lines).indexOf(String(name)) }])
  return copied(node, { ...node, [key]: lines }, origins)
}
