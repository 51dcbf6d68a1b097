import { isObject, isScalar, type JsonObject } from '../answers/json'
import { percentOf } from '../answers/numbers'
import type { CallRequest } from '../answers/call-request'
import { timeOf } from '../answers/times'
import { asCoinColumns } from './coin-columns'
import { withIncluded } from './included'
import { withMacdLines } from './macd-lines'
import { areMoments } from './moments'
import { currencies } from './lexicon'
import { withMoneys } from './moneys'
import { copied, Origins } from './origins'
import { isMarketTime } from './proved-places'
import { asNamedColumns, asRecords } from './records'
import { asElement, asFields, elementTexts, withPlainValues } from './unwrapped'

type Key = string | number
type Cells = readonly unknown[]

export interface RewrittenBody {
  readonly body: unknown
  readonly origins: Origins
}

const deepest = 8

type Node = JsonObject | readonly unknown[]

/** `apply` returns null if the rule doesn't apply. `npm run bench -- rules` measures each rule. */
export interface LayoutRule {
  readonly name: string
  readonly apply: (node: Node, origins: Origins, request: CallRequest) => Node | null
}

const ofObjects = (name: string, apply: (node: JsonObject, origins: Origins) => Node | null): LayoutRule => ({
  name,
  apply: (node, origins) => (isObject(node) ? apply(node, origins) : null)
})
const ofLists = (name: string, apply: (node: Cells, origins: Origins) => Node | null): LayoutRule => ({
  name,
  apply: (node, origins) => (Array.isArray(node) ? apply(node as Cells, origins) : null)
})

export const plainRules: LayoutRule[] = [
  ofLists('fields', asFields),
  ofLists('named-columns', asNamedColumns),
  ofObjects('numbered-entries', asList),
  ofObjects('elements', asElement),
  ofObjects('included', withIncluded),
  ofObjects('macd', withMacdLines),
  ofObjects('moneys', withMoneys),
  ofObjects('feed', asFeed),
  ofObjects('timed-lines', asTimedRows),
  { name: 'coin-columns', apply: asCoinColumns },
  { name: 'records', apply: asRecords }
]

/** These rules are for bodies that can't be read completely as they were sent. */
export const otherRules: LayoutRule[] = [
  ofObjects('periods', withPeriods),
  ofObjects('columns', asRows),
  ofObjects('crossed', asCrossed),
  ofObjects('sheet', asSheet),
  ofLists('series', asSeries),
  ofLists('turned', asTurned)
]

function firstOf(
  rules: readonly LayoutRule[],
  ...[node, origins, request]: Parameters<LayoutRule['apply']>
): Node | null {
  for (const { apply } of rules) {
    const rewritten = apply(node, origins, request)
    if (rewritten !== null) return rewritten
  }
  return null
}

const emptyRequest: CallRequest = { params: {}, coins: [] }

export const withOtherLayout = (body: unknown): RewrittenBody | null =>
  rewriteNodes(body, (node, origins) => firstOf(otherRules, node, origins, emptyRequest))

export const withPlainLayout = (body: unknown, request: CallRequest): RewrittenBody | null =>
  rewriteNodes(body, (node, origins) => {
    const plain = withPlainValues(node, origins)
    return firstOf(plainRules, plain ?? node, origins, request) ?? plain
  })

function rewriteNodes(
  body: unknown,
  other: (node: Node, origins: Origins) => Node | null
): RewrittenBody | null {
  const origins = new Origins()
  const rewrite = (node: unknown, depth: number): unknown => {
    if (typeof node !== 'object' || node === null || depth > deepest || isPlainRow(node)) return node
    const own = other(node as Node, origins) ?? (node as Node)
    // Only copies what changes, because there may be tens of thousands of rows.
    let changed: Record<Key, unknown> | unknown[] | null = null
    const visit = (key: Key): void => {
      const before = (own as Readonly<Record<Key, unknown>>)[key]
      if (typeof before !== 'object' || before === null) return
      const child = rewrite(before, depth + 1)
      if (child === before) return
      changed ??= Array.isArray(own) ? [...(own as readonly unknown[])] : { ...own }
      ;(changed as Record<Key, unknown>)[key] = child
    }
    if (!Array.isArray(own)) for (const key in own) visit(key)
    else if (typeof own[0] === 'object') for (let at = 0; at < own.length; at++) visit(at)
    return changed === null ? own : copied(own, changed, origins)
  }
  const own = rewrite(body, 0)
  return own === body ? null : { body: own, origins }
}

function isPlainRow(node: object): boolean {
  if (Array.isArray(node)) {
    for (const cell of node) if (!isScalar(cell)) return false
  } else
    for (const key in node) if (!isScalar((node as JsonObject)[key]) || elementTexts.has(key)) return false
  return true
}

function withPeriods(object: JsonObject, origins: Origins): JsonObject | null {
  const keys = Object.keys(object)
  const name = keys.find(key => /^(?:periods|lengths)$/i.test(key)) ?? ''
  const periods = object[name]
  const isAlike = (list: unknown): boolean =>
    Array.isArray(list) && Array.isArray(periods) && list.length === periods.length && list.every(isScalar)
  const rowsKey = keys.find(key => {
    const list: unknown = object[key]
    return Array.isArray(list) && list.every(row => isObject(row) && Object.values(row).some(isAlike))
  })
  if (rowsKey === undefined || !isAlike(periods) || keys.filter(key => isAlike(object[key])).length > 1)
    return null
  const rows = (object[rowsKey] as readonly JsonObject[]).map(row =>
    copied(row, { ...row, [name]: periods }, origins)
  )
  const others = Object.entries(object).filter(([key]) => key !== name)
  return copied(object, { ...Object.fromEntries(others), [rowsKey]: rows }, origins)
}

/**
 * Turns columns such as `{"open": [1, 2], "close": [2, 3]}` into rows, and keeps the object's other
 * properties.
 */
function asRows(object: JsonObject, origins: Origins): JsonObject | null {
  const columns = Object.keys(object).filter(key => {
    const list = object[key]
    return Array.isArray(list) && list.length > 1 && list.every(isScalar)
  })
  const [first = ''] = columns
  const { length } = (object[first] ?? []) as readonly unknown[]
  const lists = columns.map(key => [key, object[key] as readonly unknown[]] as const)
  if (lists.length < 2 || lists.some(([, list]) => list.length !== length) || 'rows' in object) return null
  // If the names are single letters, two numbers are probably for two periods rather than two rows.
  if (length < 3 && columns.every(key => key.length < 2)) return null
  const rows = Array.from({ length }, (_, at) => {
    const row = Object.fromEntries(lists.map(([key, list]) => [key, list[at]]))
    origins.set(row, key => [{ holder: object[key] as object, key: at }])
    return row
  })
  const others = Object.entries(object).filter(([key]) => !columns.includes(key))
  return copied(object, { ...Object.fromEntries(others), rows }, origins)
}

/** Turns `{"price": {"BTC": 1, "ETH": 2}, "volume": {…}}` into an object for each coin or day. */
function asCrossed(object: JsonObject, origins: Origins): JsonObject | null {
  const parts = Object.entries(object).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
  const names = Object.keys(parts[0]?.[1] ?? {})
  const isAlike = (part: JsonObject): boolean =>
    Object.keys(part).length === names.length &&
    names.every(
      name =>
        name in part &&
        (isScalar(part[name]) || (isObject(part[name]) && !currencies.has(name.toLowerCase())))
    )
  if (parts.length < 2 || names.length < 2 || !parts.every(([, part]) => isAlike(part))) return null
  if (!names.every(isCoinOrDay) || parts.some(([field]) => isCoinOrDay(field))) return null
  const crossed = names.map(name => {
    const own = Object.fromEntries(parts.map(([field, part]) => [field, part[name]]))
    origins.set(own, field => [{ holder: object[field] as object, key: name }])
    return [name, own] as const
  })
  const others = Object.entries(object).filter(([, part]) => !isObject(part))
  return copied(object, { ...Object.fromEntries(others), ...Object.fromEntries(crossed) }, origins)
}

const isCoinOrDay = (name: string): boolean => /^[A-Z\d]{2,12}$/.test(name) || timeOf(name) !== null

function asList(object: JsonObject, origins: Origins): readonly unknown[] | null {
  const keys = Object.keys(object)
  const isCounted = '0' in object && '1' in object && keys.every((key, at) => key === String(at))
  const isOfCoins = keys.length > 1 && keys.every(key => /^\d+$/.test(key) && isCoded(object[key]))
  if (!isOfCoins && !(isCounted && keys.every(key => isObject(object[key])))) return null
  const list = keys.map(key => object[key])
  origins.set(list, at => [{ holder: object, key: keys[Number(at)] ?? '' }])
  return list
}

/** If an entry has a code, its numeric key is only an internal ID. */
const isCoded = (entry: unknown): boolean => isObject(entry) && typeof entry['code'] === 'string'

const naming = ['name', 'key', 'field', 'metric', 'label', 'k', 'id', 'indicator', 'title', 'type']

/** Turns `[{"name": "Upper", "data": [[time, value], …]}, …]` into a row per time. */
function asSeries(list: readonly unknown[], origins: Origins): readonly JsonObject[] | null {
  const lines = list.filter(isObject).flatMap(line => {
    const name = naming.map(key => line[key]).find(value => typeof value === 'string')
    const points = Object.values(line).find(
      (part): part is readonly (readonly unknown[])[] =>
        Array.isArray(part) &&
        part.length > 0 &&
        part.every(point => Array.isArray(point) && point.length === 2)
    )
    const dated = points === undefined ? Object.values(line).find(isDated) : undefined
    if (name === undefined || (points === undefined && dated === undefined)) return []
    return [
      { name, points: points ?? Object.entries(dated ?? {}), ...(dated === undefined ? {} : { dated }) }
    ]
  })
  return lines.length < list.length ? null : rowsOfLines(lines, origins)
}

interface Line {
  readonly name: string
  readonly points: readonly (readonly unknown[])[]
  readonly dated?: JsonObject
}

/** Returns null if another line has times that the longest line lacks. */
function rowsOfLines(lines: readonly Line[], origins: Origins): readonly JsonObject[] | null {
  const byName = new Map(
    lines.map(({ name, points, dated }) => [
      name,
      { dated, points: new Map(points.map(one => [one[0], one])) }
    ])
  )
  if (lines.length < 2 || byName.size < lines.length) return null
  const [longest] = [...byName.values()].toSorted((one, other) => other.points.size - one.points.size)
  const times = [...(longest?.points.keys() ?? [])]
  const known = new Set(times)
  const areAlike = lines.every(
    ({ name, points }) =>
      byName.get(name)?.points.size === points.length && points.every(([time]) => known.has(time))
  )
  if (!areAlike || times.some(time => timeOf(time) === null)) return null
  return times.map(time => {
    const own = [...byName].filter(([, { points }]) => points.has(time))
    const row = {
      time,
      ...Object.fromEntries(own.map(([name, { points }]) => [name, points.get(time)?.[1]]))
    }
    origins.set(row, key => {
      if (key === 'time') return own.map(([, { points }]) => ({ holder: points.get(time) ?? [], key: 0 }))
      const line = byName.get(String(key))
      if (line?.dated !== undefined) return [{ holder: line.dated, key: String(time) }]
      return line === undefined ? [] : [{ holder: line.points.get(time) ?? [], key: 1 }]
    })
    return row
  })
}

const items = ['item', 'items', 'entry', 'entries']
const links = ['link', 'home_page_url', 'feed_url', 'atom:link']

/**
 * Renames the title of a feed, because it isn't a headline: `{"title": "The Wire", "link": "https://…",
 * "item": […]}`.
 */
function asFeed(object: JsonObject, origins: Origins): JsonObject | null {
  const isFeed = items.some(key => Array.isArray(object[key])) && links.some(key => key in object)
  if (!isFeed || typeof object['title'] !== 'string') return null
  const { title, ...others } = object
  const feed = { ...others, feed_title: title }
  origins.set(feed, key => [{ holder: object, key: key === 'feed_title' ? 'title' : key }])
  return feed
}

function asTimedRows(object: JsonObject, origins: Origins): JsonObject | null {
  const lines: Line[] = []
  for (const name in object) {
    const list = object[name]
    if (isTimedList(list)) lines.push({ name, points: list })
  }
  const rows = 'rows' in object ? null : rowsOfLines(lines, origins)
  if (rows === null) return null
  const names = new Set(lines.map(({ name }) => name))
  const others = Object.entries(object).filter(([name]) => !names.has(name))
  return copied(object, { ...Object.fromEntries(others), rows }, origins)
}

const isTimedList = (list: unknown): list is readonly (readonly unknown[])[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every(point => Array.isArray(point) && point.length === 2 && point.every(isScalar)) &&
  (list.length === 1
    ? isMarketTime((list[0] as readonly unknown[])[0])
    : areMoments(list.map(point => (point as readonly unknown[])[0])))

const isDated = (part: unknown): part is JsonObject => {
  const keys = isObject(part) ? Object.keys(part) : []
  return keys.length > 1 && areMoments(keys) && Object.values(part as JsonObject).every(isScalar)
}

/**
 * Turns columns that start with their name, `[["Window", "7d", "30d"], ["BTC", "2.1%", "-3.4%"]]`, into rows
 * below a header.
 */
function asTurned(list: readonly unknown[], origins: Origins): readonly unknown[] | null {
  const columns = list.filter(
    (column): column is readonly unknown[] => Array.isArray(column) && column.every(isScalar)
  )
  const { length = 0 } = columns[0] ?? []
  if (columns.length < list.length || columns.length < 2 || length < 2) return null
  if (!columns.every(column => column.length === length && typeof column[0] === 'string')) return null
  // Unlike a row, a column consists of either numbers or texts.
  const areOfAKind = ([, ...values]: readonly unknown[]): boolean =>
    new Set(values.filter(value => value !== null).map(value => percentOf(value) === null)).size < 2
  if (!columns.every(areOfAKind)) return null
  return Array.from({ length }, (_, at) => {
    const row = columns.map(column => column[at])
    origins.set(row, place => {
      const holder = columns[Number(place)]
      return holder === undefined ? [] : [{ holder, key: at }]
    })
    return row
  })
}

function asSheet(object: JsonObject, origins: Origins): JsonObject | null {
  const lists = Object.entries(object).filter(([, list]) => Array.isArray(list) && list.length > 1)
  const [header, rows, ...others] = lists.toSorted(([, one]) => ((one as Cells).every(isScalar) ? -1 : 1))
  if (header === undefined || rows === undefined || others.length > 0) return null
  const sheet = [header[1], ...(rows[1] as Cells)]
  const rest = Object.entries(object).filter(([key]) => key !== header[0] && key !== rows[0])
  // This only checks that `asTurned` applies. It runs again when the new list is visited.
  if (asTurned(sheet, new Origins()) === null) return null
  return copied(object, { ...Object.fromEntries(rest), [rows[0]]: sheet }, origins)
}
