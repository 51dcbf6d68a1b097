import type { Path, ResponseMapping, Step } from '../../../../src-shared/contract/response-mapping'
import { isObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { isEach } from '../mapping/walk-path'

type Names = Extract<Step, { column: string }>['of']

interface Header {
  readonly of: Names
  readonly names: readonly unknown[]
  readonly heading: number | null
}

/** Makes the mapping find columns by their names, so that they may change places in later responses. */
export function byHeader(mapping: ResponseMapping, body: unknown): ResponseMapping {
  const headers = new Map<string, Header | null>()
  const rules = JSON.stringify(mapping.rows)
  const headerAt = (row: Path): Header | null => {
    const key = JSON.stringify(row)
    const known = headers.get(key)
    if (known !== undefined) return known
    const header = headerOf(body, row)
    // A list in which rows look up names isn't a header.
    const found = header !== null && rules.includes(`"of":${JSON.stringify(header.of)}`) ? null : header
    headers.set(key, found)
    return found
  }
  /** The result is only correct for paths from the root of the response. */
  const named = (path: Path): Path =>
    path.map((step, at) => {
      if (isEach(step)) {
        const heading = headerAt(path.slice(0, at + 1))?.heading ?? null
        return heading === null ? step : { ...step, heading }
      }
      if (typeof step !== 'number') return step
      const header = headerAt(path.slice(0, at))
      const column = header?.names[step]
      return header === null || typeof column !== 'string' ? step : { column, of: [...header.of] }
    })
  const inRow = (rows: Path, path: Path): Path => named([...rows, ...path]).slice(rows.length)
  return {
    ...mapping,
    rows: mapping.rows.map(({ rows, gives, when, ...rule }) => ({
      ...rule,
      rows: [...named(rows)],
      ...(when && { when: when.map(({ path, is }) => ({ path: [...inRow(rows, path)], is })) }),
      gives: gives.map(fields =>
        Object.fromEntries(
          Object.entries(fields).map(([name, source]) => {
            if ('path' in source) return [name, { ...source, path: [...inRow(rows, source.path)] }]
            return [name, 'at' in source ? { ...source, at: [...named(source.at)] } : source]
          })
        )
      )
    }))
  }
}

function headerOf(body: unknown, path: Path): Header | null {
  const start = path.findIndex(step => typeof step === 'object')
  const fixed = (start < 0 ? path : path.slice(0, start)) as Names
  const row = example(body, path)
  if (!Array.isArray(row)) return null
  const rows = example(body, path.slice(0, -1))
  if (Array.isArray(rows) && isEach(path.at(-1)) && fixed.length === path.length - 1) {
    const [first, ...others] = rows as readonly unknown[]
    if (others.length > 0 && areNames(first, row.length))
      return { of: [...fixed, 0], names: first, heading: 0 }
  }
  // Without a header in the list itself, only a list of lists can have columns.
  if (start < 0 && !row.every(column => Array.isArray(column))) return null
  for (let length = fixed.length; length >= 0; length--) {
    const around = example(body, fixed.slice(0, length))
    if (isObject(around))
      for (const key in around) {
        const names = around[key]
        if (areNames(names, row.length)) return { of: [...fixed.slice(0, length), key], names, heading: null }
      }
  }
  return null
}

/** Follows the last entry of a list, because the first may be its header. */
const example = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, step) => {
    if (typeof node !== 'object' || node === null) return undefined
    if (isEach(step)) return Object.values(node).at(-1)
    return typeof step === 'object' ? undefined : (node as Readonly<Record<string | number, unknown>>)[step]
  }, body)

function areNames(list: unknown, count: number): list is readonly unknown[] {
  return (
    Array.isArray(list) &&
    list.length === count &&
    count > 1 &&
    list.every(name => typeof name === 'string' && name.length < 100 && numberOf(name) === null) &&
    new Set(list).size === count
  )
}
