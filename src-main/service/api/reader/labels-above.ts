import { isObject, isScalar, type JsonObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { copied, type Origins } from './origins'
import { spanNamed } from './span-names'

type Cells = readonly unknown[]

const deepest = 4

/**
 * `{"periods": [10, 20], "coins": [{"symbol": "BTC", "sma": [1, 2]}, …]}`: lists below an object whose places one list of the
 * object names, as objects of those names. Null where there are none.
 */
export function asLabelled(object: JsonObject, origins: Origins): JsonObject | null {
  const labels = Object.values(object).find(isLabels)
  if (labels === undefined) return null
  let count = 0
  const relabelled = (node: unknown, depth: number): unknown => {
    if (depth > deepest || typeof node !== 'object' || node === null || node === labels) return node
    if (Array.isArray(node)) {
      if (node.length === labels.length && node.every(isFigure)) {
        count++
        return named(node as Cells, labels, origins)
      }
      const list = (node as Cells).map(entry => relabelled(entry, depth + 1))
      return list.every((entry, place) => entry === node[place]) ? node : copied(node, list, origins)
    }
    const entries = Object.entries(node).map(([key, child]) => [key, relabelled(child, depth + 1)] as const)
    const isSame = entries.every(([key, child]) => child === (node as JsonObject)[key])
    return isSame ? node : copied(node, Object.fromEntries(entries), origins)
  }
  const others = Object.entries(object).filter(([, child]) => child !== labels)
  // Lists beside the labels are columns.
  const below = others.map(([key, child]) => [
    key,
    isObject(child) || isList(child) ? relabelled(child, 0) : child
  ])
  return count === 0 ? null : copied(object, Object.fromEntries(below) as JsonObject, origins)
}

const isList = (node: unknown): boolean => Array.isArray(node) && !node.every(isScalar)
const isFigure = (value: unknown): boolean =>
  isScalar(value) && (typeof value !== 'string' || /\d/.test(value))

/** Spans and numbers of bars, each once. */
const isLabels = (list: unknown): list is Cells =>
  Array.isArray(list) &&
  list.length > 1 &&
  new Set(list).size === list.length &&
  list.every(
    label => timeOf(label) === null && spanNamed(label) !== null && !(typeof label === 'number' && label % 1)
  )

function named(list: Cells, labels: Cells, origins: Origins): JsonObject {
  const own = Object.fromEntries(list.map((value, place) => [String(labels[place]), value]))
  origins.set(own, key => {
    const place = labels.findIndex(label => String(label) === key)
    return [
      { holder: list, key: place },
      { holder: labels, key: place, isName: true }
    ]
  })
  return own
}
