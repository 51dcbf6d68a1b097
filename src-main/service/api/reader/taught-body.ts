import type { Hint } from '../../../../src-shared/contract/lessons'
import { coinMeant, type Asked } from '../answers/asked'
import { isObject, isScalar, type JsonObject } from '../answers/json'
import { placesAt, rowPathOf, stepsAt } from './places'
import { plainName, taughtName } from './taught-name'
import { inUnit } from './taught-value'

/** A hint on the way down: what is left of its path. */
interface Way {
  readonly hint: Hint
  readonly rest: string
  /** It came here by a star: the key is a coin, a date or a name, and stays. */
  readonly byStar: boolean
}

/**
 * An answer with the names that a person taught in the place of its own, so that the reader reads it as if the service
 * had called its values so. Everything else is as it came, and stands where it stood. Lists that tell of the same rows
 * side by side (`index` beside `data`) become one list of rows. Pure; only the ways that hints lead are copied.
 */
export function taughtBody(body: unknown, hints: readonly Hint[], asked: Asked): unknown {
  const joined = joinable(body, hints)
  if (joined === null) return rewritten(body, waysOf(hints), '', asked)
  const rowsOf = (path: string): readonly unknown[] => {
    const own = hints.filter(hint => hint.field !== null && rowPathOf(hint.path) === path)
    return placesAt(body, path).map(({ node }) =>
      rewritten(
        node,
        own.map(hint => ({ hint, rest: hint.path.slice(path.length + 1), byStar: true })),
        path,
        asked
      )
    )
  }
  const lists = joined.map(rowsOf)
  const rows = (lists[0] ?? []).map(
    (_, at) => Object.assign({}, ...lists.map(list => list[at]).filter(isObject)) as JsonObject
  )
  // What is not joined stays around the rows, where it says what it says of all of them.
  return { ...without(body, joined), rows }
}

/** The row paths of lists that tell of the same rows, place by place; null where each list has rows of its own. */
function joinable(body: unknown, hints: readonly Hint[]): readonly string[] | null {
  const taken = hints.filter(({ field }) => field !== null)
  const paths = [...new Set(taken.map(({ path }) => rowPathOf(path)).filter(path => path !== null))]
  const isColumn = taken.some(({ path }) => path === rowPathOf(path))
  const fields = taken.filter(({ path }) => rowPathOf(path) !== null).map(({ field }) => field)
  if (paths.length < 2 || !isColumn || new Set(fields).size < fields.length) return null
  const [first, ...others] = paths.map(path => placesAt(body, path).map(({ stars }) => stars.join('\n')))
  const isAligned = others.every(
    places => places.length === first?.length && places.every((place, at) => place === first[at])
  )
  // One star alone: lists within lists are read where they stand.
  return isAligned && paths.every(path => path.split('*').length === 2) ? paths : null
}

/** The body without the lists at some row paths. */
function without(body: unknown, rowPaths: readonly string[]): JsonObject {
  if (!isObject(body)) return {}
  const kept: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(body)) {
    const inner = rowPaths.flatMap(path => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : []))
    if (inner.includes('*')) continue
    kept[key] = inner.length === 0 ? child : without(child, inner)
  }
  return kept
}

const waysOf = (hints: readonly Hint[]): readonly Way[] =>
  hints.map(hint => ({ hint, rest: hint.path, byStar: false }))

function rewritten(node: unknown, ways: readonly Way[], path: string, asked: Asked): unknown {
  // The values of a list are what was taught.
  const [end] = ways.filter(({ rest }) => rest === '')
  if (end !== undefined && isScalar(node)) return { [taughtName(end.hint)]: told(node, end.hint, asked) }
  if (ways.length === 0) return node
  const below = new Map<string | number, Way[]>()
  for (const { hint, rest } of ways)
    if (rest !== '')
      for (const step of stepsAt(node, rest)) {
        const known = below.get(step.key) ?? []
        known.push({ hint, rest: step.rest, byStar: step.isStar })
        below.set(step.key, known)
      }
  if (Array.isArray(node))
    return isRow(ways) ? namedRow(node, below, path, asked) : list(node, below, path, asked)
  if (!isObject(node)) return node
  const named: Record<string, unknown> = {}
  for (const key of Object.keys(node)) {
    const child = node[key]
    const inner = below.get(key) ?? []
    const own = inner.find(({ rest }) => rest === '')
    if (own !== undefined && !own.byStar && isLeaf(child))
      named[taughtName(own.hint)] = told(child, own.hint, asked)
    else named[key] = rewritten(child, inner, joinPath(path, key), asked)
  }
  return named
}

/** A value, or a list of plain ones that is one value: the coins of a headline. */
const isLeaf = (node: unknown): boolean => isScalar(node) || (Array.isArray(node) && node.every(isScalar))

const isRow = (ways: readonly Way[]): boolean => ways.some(({ rest }) => /^\d+(?:\.|$)/.test(rest))

function list(
  node: readonly unknown[],
  below: ReadonlyMap<string | number, readonly Way[]>,
  path: string,
  asked: Asked
): unknown {
  return node.map((entry, key) => rewritten(entry, below.get(key) ?? [], joinPath(path, '*'), asked))
}

/** A row without names gets some: those taught, and for the other places one that says nothing. */
function namedRow(
  row: readonly unknown[],
  below: ReadonlyMap<string | number, readonly Way[]>,
  path: string,
  asked: Asked
): JsonObject {
  return Object.fromEntries(
    row.map((value, key) => {
      const own = below.get(key)?.find(({ rest }) => rest === '')
      return own === undefined
        ? [plainName(joinPath(path, String(key))), value]
        : [taughtName(own.hint), told(value, own.hint, asked)]
    })
  )
}

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

function told(value: unknown, { field, unit }: Hint, asked: Asked): unknown {
  if (field === null) return value
  return field === 'symbol' ? coinMeant(value, asked) : inUnit(value, unit)
}
