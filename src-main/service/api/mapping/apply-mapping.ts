import { bareCoin, requestedVenue, type CallRequest } from '../answers/call-request'
import { isNone, textOf } from '../answers/json'
import { plainNumber } from '../answers/numbers'
import { firstMarkets, timeOf } from '../answers/times'
import { readNumber, readValue } from './read-value'
import type {
  FieldSource,
  Path,
  Reads,
  ResponseMapping
} from '../../../../src-shared/contract/response-mapping'
import { forEachRow, isEach, isRowOf, valueAt, type Scope } from './walk-path'

export interface FlatRow {
  readonly fields: Record<string, unknown>
  /** The values as the service wrote them. Null for kinds of data that never show raw values. */
  readonly raw: Record<string, unknown> | null
  isBlank: boolean
  /** Whether the row itself names its coin. */
  readonly isNamed: boolean
}

/**
 * `no-rows`: the object or list of rows is missing. `unreadable`: values can't be read as the mapping says.
 * `missing`: no row has the field.
 */
export interface Misfit {
  readonly code: 'no-rows' | 'unreadable' | 'missing'
  readonly field: string | null
  readonly count: number
}

export interface Applied {
  readonly rows: readonly FlatRow[]
  readonly misfits: readonly Misfit[]
  readonly counts: ReadonlyMap<string, number>
}

interface Tally {
  read: number
  unreadable: number
  blank: number
  absent: number
}

interface Plan {
  readonly name: string
  readonly source: FieldSource
  readonly reads: Reads | null
  readonly find: (node: unknown, scope: Scope) => unknown
  readonly isInResponse: boolean
  readonly tally: Tally
}

/** Never throws. */
export function applyMapping(mapping: ResponseMapping, body: unknown, request: CallRequest): Applied {
  const scope: Scope = { root: body, request, keys: new Map() }
  const rows: FlatRow[] = []
  const tallies = new Map<string, Tally>()
  const keepsText = mapping.kind === 'quotes' || mapping.kind === 'conversion'
  let isThere = false
  for (const { rows: path, keep, skip, when, gives } of mapping.rows) {
    const plans = gives.map(fields =>
      Object.entries(fields).map(([name, source]) =>
        planFor(name, source, tallyOf(tallies, name), body, path)
      )
    )
    const first = rows.length
    // If a rule is for a flag, the flag itself makes the row present.
    const isFlagged = when?.some(({ is }) => is === true) === true
    const ofPlan = new Map<FlatRow, readonly Plan[]>()
    const read = (node: unknown, own: Scope): void => {
      for (const plan of plans) {
        const row = rowOf(plan, node, own, keepsText, isFlagged)
        if (row === null || (keep !== undefined && isOnlyTimed(row))) continue
        rows.push(row)
        if (plan.some(isRanked)) ofPlan.set(row, plan)
      }
    }
    const kept: Kept[] = []
    const found = forEachRow(path, scope, node => {
      if (skip !== undefined && skip.is.includes(valueAt(node, skip.path, scope) as never)) return
      if (when !== undefined && !isRowOf(when, node, scope)) return
      if (keep === undefined) return read(node, scope)
      const time = typeof keep === 'object' ? timeOf(valueAt(node, keep.latest, scope)) : kept.length
      if (time !== null) kept.push({ node, time, scope: { ...scope, keys: new Map(scope.keys) } })
    })
    if (keep !== 'first') kept.reverse().sort((one, other) => other.time - one.time)
    for (const { node, scope: own } of kept) if (rows.length === first) read(node, own)
    for (const plan of new Set(ofPlan.values()))
      rank(
        plan,
        rows.filter(row => ofPlan.get(row) === plan)
      )
    if (found) isThere = true
    else for (const plan of plans) for (const { tally } of plan) tally.absent++
  }
  return { rows, ...countsIn(tallies, isThere) }
}

interface Kept {
  readonly node: unknown
  readonly time: number
  readonly scope: Scope
}

const isOnlyTimed = ({ fields }: FlatRow): boolean =>
  Object.keys(fields).every(name => name === 'at' || name === 'time')

const isRanked = ({ source }: Plan): boolean => 'ranked' in source

function rank(plan: readonly Plan[], rows: readonly FlatRow[]): void {
  for (const { name, source } of plan) {
    if (!('ranked' in source)) continue
    const { by, down } = source.ranked
    const before = new Map(rows.map(row => [row, String(row.fields[name] ?? '')]))
    const number = (row: FlatRow): number => Number(row.fields[by] ?? 0)
    const isAlike = (one: FlatRow, other: FlatRow): boolean =>
      before.get(one) === before.get(other) &&
      ['symbol', 'group'].every(field => one.fields[field] === other.fields[field])
    for (const row of rows) {
      const word = before.get(row) ?? ''
      const ahead = rows.filter(
        other =>
          isAlike(row, other) &&
          (down.includes(word) ? number(other) > number(row) : number(other) < number(row))
      )
      row.fields[name] = `${word}${new Set(ahead.map(number)).size + 1}`
    }
  }
}

function countsIn(tallies: ReadonlyMap<string, Tally>, isThere: boolean): Omit<Applied, 'rows'> {
  const misfits: Misfit[] = isThere ? [] : [{ code: 'no-rows', field: null, count: 1 }]
  const counts = new Map<string, number>()
  for (const [field, { unreadable, read, blank, absent }] of tallies) {
    counts.set(field, read)
    if (unreadable > 0) misfits.push({ code: 'unreadable', field, count: unreadable })
    else if (isThere && read === 0 && blank === 0 && absent > 0)
      misfits.push({ code: 'missing', field, count: absent })
  }
  return { misfits, counts }
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? { read: 0, unreadable: 0, blank: 0, absent: 0 }
  tallies.set(name, tally)
  return tally
}

function planFor(name: string, source: FieldSource, tally: Tally, body: unknown, rows: Path): Plan {
  const reads = 'reads' in source ? source.reads : null
  const last = rows.findLast(isEach)?.each
  const isInResponse =
    'path' in source ||
    ('at' in source && (last === undefined || source.at.some(step => isEach(step) && step.each === last)))
  return { name, source, reads, find: finderOf(source, body), isInResponse, tally }
}

/** Prepared once for all rows, because there may be tens of thousands. */
function finderOf(source: FieldSource, body: unknown): Plan['find'] {
  if ('value' in source) return () => source.value
  if ('ranked' in source) {
    const { before } = source.ranked
    if (typeof before === 'string') return () => before
    return (node, scope) => readValue(before.reads, valueAt(node, before.path, scope))
  }
  if ('asked' in source) return (_, { request }) => valueFromRequest(source.asked, request)
  if ('key' in source) return (_, { keys }) => keys.get(source.key)
  if ('at' in source) return columnFinder(source.at, body)
  const path = withPositions(source.path, body)
  const [key] = path
  if (path.length === 1 && (typeof key === 'string' || typeof key === 'number'))
    return (node, scope) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Readonly<Record<string | number, unknown>>)[key]
        : Array.isArray(node)
          ? valueAt(node, path, scope)
          : undefined
  return (node, scope) => valueAt(node, path, scope)
}

/** Replaces column names by positions, which are the same for all rows because they share a header. */
const withPositions = (path: Path, body: unknown): Path =>
  path.map(step => {
    if (typeof step !== 'object' || !('column' in step)) return step
    const header = valueAt(body, step.of, { root: body, request: { params: {}, coins: [] }, keys: new Map() })
    const place = Array.isArray(header) ? header.indexOf(step.column) : -1
    return place < 0 ? step : place
  })

function columnFinder(path: Path, body: unknown): Plan['find'] {
  const last = path.at(-1)
  const list = path.slice(0, -1)
  if (typeof last === 'number' && isEach(list.at(-1)))
    return (node, scope) => {
      const point = valueAt(scope.root, list, scope)
      return isOfOtherTime(node, point, last) ? undefined : valueAt(point, [last], scope)
    }
  if (!isEach(last) || list.some(step => typeof step === 'object'))
    return (_, scope) => valueAt(scope.root, path, scope)
  const column = valueAt(body, list, { root: body, request: { params: {}, coins: [] }, keys: new Map() })
  return (_, { keys }) =>
    typeof column === 'object' && column !== null
      ? (column as Readonly<Record<string | number, unknown>>)[keys.get(last.each) ?? '']
      : undefined
}

const isOfOtherTime = (row: unknown, point: unknown, value: number): boolean =>
  Array.isArray(row) &&
  Array.isArray(point) &&
  row.some((cell, place) => place !== value && (timeOf(cell) ?? 0) >= firstMarkets && cell !== point[place])

/**
 * Rows in which one of these fields is unreadable are skipped. Otherwise coins or times could get mixed up.
 */
const identity: ReadonlySet<string> = new Set(['symbol', 'time', 'a', 'b'])

function rowOf(
  plan: readonly Plan[],
  node: unknown,
  scope: Scope,
  keepsText: boolean,
  isFlagged: boolean
): FlatRow | null {
  const isNamed = plan.some(
    ({ name, source, isInResponse }) => name === 'symbol' && (isInResponse || 'key' in source)
  )
  // The response may have no data for a requested coin: `"BTC": null`.
  const isBlank = keepsText && node === null
  const row: FlatRow = { fields: {}, raw: keepsText ? {} : null, isBlank, isNamed }
  let isPresent = isFlagged
  for (const one of plan) {
    const value = valueOf(one, node, scope, row)
    if (value === null || value === undefined) {
      if (one.reads !== null && identity.has(one.name)) return null
      continue
    }
    row.fields[one.name] = value
    isPresent ||= one.isInResponse
  }
  return isPresent || (row.isBlank && isNamed) ? row : null
}

function valueOf({ name, reads, find, tally }: Plan, node: unknown, scope: Scope, row: FlatRow): unknown {
  const raw = find(node, scope)
  if (reads === null) return raw
  const value = raw === null || raw === undefined ? null : readIn(reads, raw, scope)
  if (value === null || value === undefined) {
    // A number that can be read but stands for a missing value, such as -1, doesn't count as unreadable.
    if (raw === undefined) tally.absent++
    else if (isNone(raw)) {
      tally.blank++
      row.isBlank = true
    } else if (reads.as !== 'number' || readNumber({ as: 'number' }, raw) === null) tally.unreadable++
    return null
  }
  tally.read++
  if (reads.as === 'number') {
    if (row.raw !== null && reads.times === undefined) row.raw[name] = raw
    return reads.sign !== undefined &&
      reads.sign.negative.includes(valueAt(node, reads.sign.path, scope) as never)
      ? -Math.abs(Number(value))
      : value
  }
  if (reads.as !== 'time' || reads.clock === undefined) return value
  const ms = clockMs(valueAt(node, reads.clock, scope))
  return ms === null ? null : Number(value) + ms
}

function readIn(reads: Reads, raw: unknown, scope: Scope): unknown {
  if (reads.as !== 'index') return readValue(reads, raw)
  const [names, place] = [valueAt(scope.root, reads.of, scope), plainNumber(raw)]
  return place !== null && Array.isArray(names) ? textOf(names[place - reads.from]) : null
}

/** Returns `07:05` or `070500` in ms since midnight. */
export function clockMs(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : String(value).padStart(6, '0')
  const [, hour, minute, second = '0'] = /^(\d{1,2}):?(\d{2}):?(\d{2})?$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
}

function valueFromRequest(
  name: Extract<FieldSource, { asked: unknown }>['asked'],
  request: CallRequest
): unknown {
  if (name === 'venue') return requestedVenue(request)
  if (name === 'symbol') return request.coins.length === 1 ? bareCoin(request.coins[0] ?? '') : null
  const word = request.params[name]?.trim()
  if (word === undefined || word === '') return null
  return name === 'date' ? timeOf(word) : word.toUpperCase()
}
