import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import { isObject, isScalar } from '../answers/json'
import { plainNumber } from '../answers/numbers'
import { dataByMapping } from '../mapping/read-by-mapping'

/**
 * Whether the mapping reads the same data after the rows are reversed and after an empty row is added
 * (docs/decisions/0033).
 */
export function isStable(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest,
  answer: Answer,
  isSame: (one: Answer, other: Answer) => boolean
): boolean {
  // The rows of a correlation matrix stay in place, because their positions have a meaning.
  const inRows = answer.kind === 'correlation' ? inObjects : inAnyRows
  const others = [inRows(body, rows => rows.toReversed()), inRows(body, rows => [blank(rows[0]), ...rows])]
  const before = withoutPlaces(mapping, answer)
  return others.every(other => {
    const read = dataByMapping(mapping, other, request).answer
    return read !== null && isSame(before, withoutPlaces(mapping, read))
  })
}

const withoutPlaces = ({ facts }: ResponseMapping, answer: Answer): Answer =>
  facts?.['ranked'] === true && answer.kind === 'quotes'
    ? { ...answer, data: answer.data.map(row => ({ ...row, rank: null })) }
    : answer

export function mapped(node: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map(entry => mapped(entry, change))
  if (isObject(node))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapped(value, change)]))
  return change(node)
}

/** Changes the rows: the outermost lists, and lists that are parallel to them. */
export function inAnyRows(node: unknown, change: (rows: readonly unknown[]) => readonly unknown[]): unknown {
  if (areRows(node)) return change(node)
  if (Array.isArray(node)) return node
  if (!isObject(node)) return node
  const rows = Object.values(node).find(areRows)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      isParallel(value, rows) ? change(value) : inAnyRows(value, change)
    ])
  )
}

const isParallel = (list: unknown, rows: unknown): list is readonly unknown[] =>
  Array.isArray(list) && Array.isArray(rows) && list.length === rows.length && list.every(isScalar)

export const inObjects: typeof inAnyRows = (node, change) =>
  inAnyRows(node, rows => (isObject(rows[0]) ? change(rows) : rows))

function areRows(list: unknown): list is readonly unknown[] {
  if (!Array.isArray(list) || list.length < 2) return false
  const [first] = list as readonly unknown[]
  if (isObject(first)) {
    const keys = Object.keys(first).sort().join()
    return (
      Object.values(first).some(isScalar) &&
      list.every(entry => isObject(entry) && Object.keys(entry).sort().join() === keys)
    )
  }
  if (!Array.isArray(first)) return false
  const kinds = (row: unknown): string =>
    Array.isArray(row) ? row.map(cell => (plainNumber(cell) === null ? typeof cell : 'number')).join() : ''
  return first.some(cell => plainNumber(cell) !== null) && list.every(row => kinds(row) === kinds(first))
}

export const blank = (row: unknown): unknown => mapped(row, () => null)
