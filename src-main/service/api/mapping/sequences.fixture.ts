import { isObject, isScalar } from '../answers/json'
import { blank, inAnyRows, inObjects, mapped } from '../inference/stability'
import { numberOf, plainNumber } from '../answers/numbers'

type Fields = Readonly<Record<string, unknown>>

/** A later response of the same service, and how its rows may differ from the first. */
export interface Variant {
  readonly name: string
  readonly body: unknown
  /** Whether the second value may appear in place of the first. Null is always allowed if `mayLose` is true. */
  readonly fits: (before: unknown, after: unknown) => boolean
  readonly mayLose: boolean
  readonly mayGain: boolean
}

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/**
 * Changes that may happen between two responses: other values, another order, null rows, more or fewer fields, a
 * duplicate.
 */
export function variantsOf(body: unknown, kind: string): readonly Variant[] {
  const inRows = kind === 'correlation' ? inObjects : inAnyRows
  const plain = { fits: same, mayLose: false, mayGain: false }
  return [
    { ...plain, name: 'values', body: inDoubled(body), fits: fitsDoubled(body) },
    { ...plain, name: 'order', body: inRows(body, rows => rows.toReversed()) },
    { ...plain, name: 'null row last', body: inRows(body, rows => [...rows, blank(rows[0])]) },
    { ...plain, name: 'null row first', body: inRows(body, rows => [blank(rows[0]), ...rows]) },
    { ...plain, name: 'added fields', body: withMore(body) },
    ...keysIn(body).map(key => ({
      ...plain,
      name: `without ${key}`,
      body: withoutKey(body, key),
      mayLose: true
    })),
    ...(kind === 'quotes' || kind === 'athAtl'
      ? [
          {
            ...plain,
            name: 'twin',
            body: inRows(body, rows => [...rows, mapped(rows[0], doubled)]),
            mayGain: true
          }
        ]
      : [])
  ]
}

/** Doubles a decimal number, also as text. Returns anything else unchanged. */
function doubled(value: unknown): unknown {
  const number = plainNumber(value)
  if (number === null || Number.isInteger(number) || /e|^\d{1,3}\.\d{3}$/i.test(String(value))) return value
  return typeof value === 'string' ? String(number * 2) : number * 2
}

/** Doubles decimal numbers. In a list, also doubles the whole numbers next to them, so that a series stays in order. */
function inDoubled(node: unknown, isRow = false): unknown {
  if (
    !isRow &&
    Array.isArray(node) &&
    node.length > 0 &&
    node.every(one => (plainNumber(one) ?? 1e9) < 1e9)
  ) {
    const isDecimal = node.some(one => doubled(one) !== one)
    return node.map(one => (isDecimal ? Number(plainNumber(one)) * 2 : one))
  }
  if (Array.isArray(node)) return node.map(one => inDoubled(one, true))
  if (!isObject(node)) return doubled(node)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inDoubled(value)]))
}

/** Accepts the numbers that result from doubling. */
function fitsDoubled(body: unknown): Variant['fits'] {
  const seen = new Map<number, Set<boolean>>()
  const see = (before: unknown, after: unknown): void => {
    const number = isScalar(before) ? numberOf(before) : null
    if (number !== null) seen.set(number, (seen.get(number) ?? new Set()).add(after !== before))
    if (typeof before !== 'object' || before === null) return
    for (const key in before) see((before as Fields)[key], (after as Fields)[key])
  }
  see(body, inDoubled(body))
  return (before, after) => {
    if (typeof before !== 'number' || typeof after !== 'number') return same(before, after)
    const changed = seen.get(before)
    const isSame = same(before, after)
    const isDouble = Math.abs(after - before * 2) <= Math.abs(before) * 1e-9
    if (changed?.size !== 1)
      return isSame || isDouble || Math.abs(after - (before * 2 + 100)) < 1e-9 * Math.abs(after)
    return changed.has(true) ? isDouble : isSame
  }
}

/** Adds unknown fields at the top level and to every object in a list. */
function withMore(node: unknown, depth = 0): unknown {
  if (Array.isArray(node))
    return node.map(entry =>
      isObject(entry)
        ? { zzNote: 'x', ...(withMore(entry, depth + 1) as Fields), zzValue: 12.5 }
        : withMore(entry, depth + 1)
    )
  if (!isObject(node)) return node
  const own = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withMore(value, depth + 1)])
  )
  return own
}

function keysIn(body: unknown): readonly string[] {
  const keys = new Set<string>()
  inAnyRows(body, rows => {
    const [first] = rows
    if (isObject(first)) for (const key in first) if (isScalar(first[key])) keys.add(key)
    return rows
  })
  return [...keys].slice(0, 12)
}

const withoutKey = (body: unknown, key: string): unknown =>
  inAnyRows(body, rows =>
    rows.map(row =>
      isObject(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== key)) : row
    )
  )

const identity = ['symbol', 'time', 'a', 'b', 'days', 'span', 'group', 'exchange', 'title', 'name']

/** Counts values that are right, lost or silently changed. */
export function compareRows(
  before: readonly Fields[],
  after: readonly Fields[],
  { fits, mayLose, mayGain }: Pick<Variant, 'fits' | 'mayLose' | 'mayGain'>
): { readonly right: number; readonly lost: number; readonly changed: readonly string[] } {
  const free = [...after].map(inOrder)
  let [right, lost] = [0, 0]
  const changed: string[] = []
  for (const row of before.map(inOrder)) {
    const names = presentIn(row)
    let best = -1
    let most = 0
    free.forEach((other, at) => {
      if (identity.some(name => row[name] !== undefined && !same(row[name], other[name]))) return
      const score = names.filter(name => fits(row[name], other[name])).length
      if (score > most) [best, most] = [at, score]
    })
    const [other] = best < 0 ? [] : free.splice(best, 1)
    for (const name of names) {
      const value = other?.[name]
      if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) lost++
      else if (fits(row[name], value)) right++
      else changed.push(`${name} is ${JSON.stringify(value)}, was ${JSON.stringify(row[name])}`)
    }
    for (const name of other === undefined ? [] : presentIn(other))
      if (!names.includes(name)) changed.push(`${name} is ${JSON.stringify(other?.[name])}, had none`)
  }
  if (!mayGain && !mayLose)
    for (const row of free) if (presentIn(row).length > 0) changed.push(`a row more: ${JSON.stringify(row)}`)
  return { right, lost, changed }
}

const inOrder = (row: Fields): Fields =>
  typeof row['a'] === 'string' && typeof row['b'] === 'string' && row['a'] > row['b']
    ? { ...row, a: row['b'], b: row['a'] }
    : row

export const presentIn = (row: Fields): readonly string[] =>
  Object.keys(row).filter(
    key => row[key] !== null && row[key] !== undefined && !(Array.isArray(row[key]) && row[key].length === 0)
  )
