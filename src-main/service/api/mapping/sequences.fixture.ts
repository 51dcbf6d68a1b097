import { isObject, isScalar } from '../answers/json'
import { blank, inAnyRows, inObjects, mapped } from '../inference/stability'
import { numberOf, plainNumber } from '../answers/numbers'

type Fields = Readonly<Record<string, unknown>>

/** A response that the same service could send later. */
export interface Variant {
  readonly name: string
  readonly body: unknown
  /** If `mayLose` is true, a value may also become null. */
  readonly fits: (before: unknown, after: unknown) => boolean
  readonly mayLose: boolean
  readonly mayGain: boolean
}

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

export function variantsOf(body: unknown, kind: string): readonly Variant[] {
  const inRows = kind === 'correlation' ? inObjects : inAnyRows
  const plain = { fits: same, mayLose: false, mayGain: false }
  return [
    { ...plain, name: 'values', body: scaled(body, 2), fits: fitsScaled(body, 2) },
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
    ...(hasTwins.has(kind)
      ? [
          {
            ...plain,
            name: 'twin',
            body: inRows(body, rows => [...rows, twinOf(rows)]),
            mayGain: true
          }
        ]
      : [])
  ]
}

/**
 * Returns variants that each have several random changes.
 * @param next returns a random number in [0, 1)
 */
export function sequenceOf(
  body: unknown,
  kind: string,
  length: number,
  next: () => number
): readonly Variant[] {
  const inRows = kind === 'correlation' ? inObjects : inAnyRows
  const keys = keysIn(body)
  const isLikely = (share: number): boolean => next() < share
  return Array.from({ length }, () => {
    const [factor, order, place] = [0.5 + next() * 1.5, next(), next()]
    const key = isLikely(0.3) ? (keys[Math.floor(next() * keys.length)] ?? null) : null
    const isTwin = hasTwins.has(kind) && isLikely(0.2)
    const steps: readonly (readonly [name: string, isDone: boolean, step: (body: unknown) => unknown])[] = [
      [`without ${key}`, key !== null, one => withoutKey(one, key ?? '')],
      ['added fields', isLikely(0.4), one => withMore(one)],
      ['twin', isTwin, one => inRows(one, rows => [...rows, twinOf(rows)])],
      ['another order', isLikely(0.5), one => inRows(one, rows => inRandomOrder(rows, order))],
      [
        'null row',
        isLikely(0.3),
        one => inRows(one, rows => rows.toSpliced(Math.floor(place * (rows.length + 1)), 0, blank(rows[0])))
      ]
    ]
    const done = steps.filter(([, isDone]) => isDone)
    return {
      name: ['values', ...done.map(([name]) => name)].join(', '),
      body: done.reduce((one, [, , step]) => step(one), scaled(body, factor)),
      fits: fitsScaled(body, factor),
      mayLose: key !== null,
      mayGain: isTwin
    }
  })
}

/** Kinds of answers that may have two coins with the same symbol. */
const hasTwins: ReadonlySet<string> = new Set(['quotes', 'athAtl'])

const twinOf = ([row]: readonly unknown[]): unknown => mapped(row, value => timesFactor(value, 2))

/**
 * Two lists of the same length get the same order for the same seed, so parallel lists stay parallel.
 * @param seed in [0, 1)
 */
function inRandomOrder(rows: readonly unknown[], seed: number): readonly unknown[] {
  const order = rows.map((row, index) => ({ row, at: ((index + 1) * (1 + seed) * 997.31) % 1 }))
  return order.sort((one, other) => one.at - other.at).map(({ row }) => row)
}

function timesFactor(value: unknown, factor: number): unknown {
  const number = plainNumber(value)
  if (number === null || Number.isInteger(number) || /e|^\d{1,3}\.\d{3}$/i.test(String(value))) return value
  return typeof value === 'string' ? String(number * factor) : number * factor
}

/**
 * Multiplies decimal numbers. In a list that contains one it also multiplies the whole numbers, so that a
 * series stays in order.
 */
function scaled(node: unknown, factor: number, isRow = false): unknown {
  if (
    !isRow &&
    Array.isArray(node) &&
    node.length > 0 &&
    node.every(one => (plainNumber(one) ?? 1e9) < 1e9)
  ) {
    const isDecimal = node.some(one => timesFactor(one, factor) !== one)
    return node.map(one => (isDecimal ? Number(plainNumber(one)) * factor : one))
  }
  if (Array.isArray(node)) return node.map(one => scaled(one, factor, true))
  if (!isObject(node)) return timesFactor(node, factor)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, scaled(value, factor)]))
}

/**
 * If a number is changed in one place and not in another, both results are allowed. A change that is sent as
 * a factor scales differently from a percentage.
 */
function fitsScaled(body: unknown, factor: number): Variant['fits'] {
  const orders = new Map<number, Set<boolean>>()
  const see = (before: unknown, after: unknown): void => {
    const number = isScalar(before) ? numberOf(before) : null
    if (number !== null) orders.set(number, (orders.get(number) ?? new Set()).add(after !== before))
    if (typeof before !== 'object' || before === null) return
    for (const key in before) see((before as Fields)[key], (after as Fields)[key])
  }
  see(body, scaled(body, factor))
  return (before, after) => {
    if (typeof before !== 'number' || typeof after !== 'number') return same(before, after)
    const changed = orders.get(before)
    const isSame = same(before, after)
    const isNear = (wanted: number): boolean =>
      Math.abs(after - wanted) <= 1e-9 * Math.max(Math.abs(wanted), Math.abs(before))
    const isScaled = isNear(before * factor)
    if (changed?.size !== 1) return isSame || isScaled || isNear(before * factor + 100 * (factor - 1))
    return changed.has(true) ? isScaled : isSame
  }
}

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
