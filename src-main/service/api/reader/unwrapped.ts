import { isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { copied, type Origins } from './origins'
import { meaningOf } from './vocabulary'
import { namedBy } from './words'

type Cells = readonly unknown[]

// Keys that databases and spreadsheets put around a value.
const typed: ReadonlySet<string> = new Set([
  ...['S', 'N', 'BOOL', '_text', '#text', '$t', '__text', '_cdata', '$date'],
  ...['stringValue', 'doubleValue', 'integerValue', 'numberValue', 'booleanValue', 'timestampValue'],
  ...['$numberDecimal', '$numberDouble', '$numberLong', '$numberInt']
])
const holders: ReadonlySet<string> = new Set([
  ...['M', 'L', 'mapValue', 'arrayValue'],
  ...['$', '@attributes', '_attributes']
])
const figures: ReadonlySet<string> = new Set(['raw', 'value', 'v'])
const displayKeys: ReadonlySet<string> = new Set(['fmt', 'longFmt', 'formatted', 'display', 'text', 'pretty'])

const amounts: ReadonlySet<string> = new Set(['amount', 'value', 'val'])
const moneys: ReadonlySet<string> = new Set(['currency', 'currencyCode', 'currency_code', 'ccy', 'unit'])

function moneyIn(object: JsonObject): { readonly amount: string; readonly money: string } | null {
  const keys = Object.keys(object).filter(key => !displayKeys.has(key))
  const amount = keys.find(key => amounts.has(key) && numberOf(object[key]) !== null)
  const money = keys.find(key => moneys.has(key) && /^[A-Za-z]{3,5}$/.test(String(object[key])))
  return keys.length === 2 && amount !== undefined && money !== undefined ? { amount, money } : null
}

/** Returns null if there is already a currency field. */
function withPlainMoney(node: JsonObject, origins: Origins): JsonObject | null {
  // Doesn't allocate objects, because most nodes contain no amounts.
  const found: { key: string; amount: string; money: string; holder: JsonObject }[] = []
  for (const key in node) {
    const child = node[key]
    const way = isObject(child) ? moneyIn(child) : null
    if (way !== null) found.push({ key, ...way, holder: child as JsonObject })
  }
  const [first] = found
  if (first === undefined || 'currency' in node) return null
  const money = first.holder[first.money]
  if (found.some(({ holder, money: at }) => holder[at] !== money)) return null
  const plain = {
    ...node,
    ...Object.fromEntries(found.map(({ key, holder, amount }) => [key, holder[amount]])),
    currency: money
  }
  const before = origins.get(node) ?? ((key: string | number) => [{ holder: node, key }])
  origins.set(plain, key => {
    if (key === 'currency') return found.map(({ holder, money: at }) => ({ holder, key: at }))
    const own = found.find(one => one.key === key)
    return own === undefined ? before(key) : [{ holder: own.holder, key: own.amount }]
  })
  return plain
}

export function withPlainValues(node: JsonObject | Cells, origins: Origins): JsonObject | Cells | null {
  const isList = Array.isArray(node)
  const inMoney = isList ? null : withPlainMoney(node as JsonObject, origins)
  if (inMoney !== null) return withPlainValues(inMoney, origins) ?? inMoney
  if (isList && (typeof node[0] !== 'object' || node[0] === null)) return null
  let inner: Map<string, string> | null = null
  let unmarked = 0
  for (const key in node) {
    const child = (node as Readonly<Record<string, unknown>>)[key]
    if (!isObject(child)) continue
    const way = innerKey(child)
    // The cells of a table are left to another rule, which matches them with their header.
    if (way === null || (isList && figures.has(way))) continue
    if (figures.has(way) && Object.keys(child).length === 1) unmarked++
    ;(inner ??= new Map<string, string>()).set(key, way)
  }
  // One or two such objects are probably coins that have a single value.
  if (inner === null || (unmarked === inner.size && unmarked < 3)) return null
  const found = inner
  const at = (key: string): unknown => {
    const child = (node as Readonly<Record<string, unknown>>)[key]
    const way = found.get(key)
    return way === undefined ? child : (child as JsonObject)[way]
  }
  const plain = isList ? node.map((_, place) => at(String(place))) : mapped(Object.keys(node), at)
  const before = origins.get(node) ?? ((key: string | number) => [{ holder: node, key }])
  origins.set(plain, key => {
    const way = found.get(String(key))
    const child = (node as Readonly<Record<string, unknown>>)[String(key)]
    return way === undefined ? before(key) : [{ holder: child as object, key: way }]
  })
  return plain
}

const mapped = (keys: readonly string[], at: (key: string) => unknown): JsonObject =>
  Object.fromEntries(keys.map(key => [key, at(key)]))

export const elementTexts: ReadonlySet<string> = new Set(['#text', '_text', '$t', '__text', '_cdata', '_'])

export function asElement(object: JsonObject, origins: Origins): JsonObject | null {
  const keys = Object.keys(object)
  const text = keys.find(key => elementTexts.has(key))
  if (text === undefined || keys.length < 2 || 'value' in object || !isScalar(object[text])) return null
  const own = Object.fromEntries(keys.map(key => [key === text ? 'value' : key, object[key]]))
  origins.set(own, key => [{ holder: object, key: key === 'value' ? text : key }])
  return own
}

/** Returns null if the object has other significant content. */
function innerKey(object: JsonObject): string | null {
  let way: string | null = null
  for (const key in object) {
    const value = object[key]
    // Skips a formatted copy of the number, but not a text such as `Neutral`.
    if (displayKeys.has(key) && typeof value === 'string' && /\d/.test(value)) continue
    const isOne =
      (typed.has(key) && isScalar(value)) ||
      (holders.has(key) && !isScalar(value)) ||
      (figures.has(key) && numberOf(value) !== null)
    if (way !== null || !isOne) return null
    way = key
  }
  return way
}

const naming = ['name', 'key', 'field', 'metric', 'k', 'id', 'title', 'label']
const valueKeys = ['value', 'val', 'v']

const displayNames: ReadonlySet<string> = new Set(['prompt', 'label', 'title', 'display'])

/** At least two thirds of the names must be known. */
export function asFields(list: Cells, origins: Origins): JsonObject | null {
  if (list.length < 3 || list.length > 60) return null
  const fields = list.map(fieldIn)
  const names = fields.map(field => field?.name ?? '')
  if (fields.includes(null) || new Set(names).size < names.length) return null
  if (names.filter(isFieldName).length * 3 < names.length * 2) return null
  const object = Object.fromEntries(fields.map((field, at) => [names[at], field?.value]))
  origins.set(object, key => {
    const at = names.indexOf(String(key))
    const [holder, field] = [list[at] as object, fields[at]]
    if (field === null || field === undefined) return []
    const own = { holder, key: field.at }
    return field.from === null ? [own] : [own, { holder, key: field.from, isName: true }]
  })
  return copied(object, object, origins)
}

/** `BTC` alone isn't a field name, because it's only a currency. */
const isFieldName = (name: string): boolean => meaningOf([name]) !== null && namedBy([name]).words.length > 0

interface FieldEntry {
  readonly name: string
  readonly value: unknown
  readonly at: string | number
  /** Null if the key itself is the name. */
  readonly from: string | number | null
}

function fieldIn(entry: unknown): FieldEntry | null {
  if (Array.isArray(entry)) {
    const [name, value]: Cells = entry
    return entry.length === 2 && typeof name === 'string' && isScalar(value) && numberOf(name) === null
      ? { name, value, at: 1, from: 0 }
      : null
  }
  if (!isObject(entry)) return null
  const keys = Object.keys(entry)
  const [first = '', ...others] = keys
  if (others.length === 0)
    return isScalar(entry[first]) && first !== ''
      ? { name: first, value: entry[first], at: first, from: null }
      : null
  const from = naming.find(key => typeof entry[key] === 'string')
  const at = valueKeys.find(key => key in entry)
  const isOnlyPair = keys.every(key => key === from || key === at || displayNames.has(key))
  if (from === undefined || at === undefined || !isOnlyPair || !isScalar(entry[at])) return null
  return { name: entry[from] as string, value: entry[at], at, from }
}
