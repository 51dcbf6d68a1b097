import type { AnswerOf } from '@contract'
import { words, type AnswerTable } from './column'
import { m } from '../../../../src-shared/messages/m'

export interface LeafRow {
  readonly path: string
  readonly value: string | number | boolean | null
}

/** The maximum number of values. The raw response has all of them. */
const most = 5_000
/** The maximum depth. Longer paths wouldn't be readable. */
const deepest = 40

export interface Leaves {
  readonly leaves: readonly LeafRow[]
  /** Values left out because there are too many or they are nested too deep. */
  readonly leftOut: number
}

/**
 * Lists all values with their paths, in the order of the response. Doesn't recurse and stops at the limit,
 * because a response may be extremely deep or wide.
 */
export function leafRowsOf(body: unknown): Leaves {
  const leaves: LeafRow[] = []
  let leftOut = 0
  const add = (path: string, value: LeafRow['value'], depth: number): void => {
    if (leaves.length < most && depth <= deepest) leaves.push({ path, value })
    else leftOut++
  }
  const open: {
    readonly node: object
    readonly path: string
    readonly names: readonly string[]
    at: number
  }[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return add(path, node as LeafRow['value'], open.length)
    // The keys of a list aren't collected, because millions of indexes would need too much memory.
    const names = Array.isArray(node) ? [] : Object.keys(node)
    const isEmpty = names.length === 0 && !(Array.isArray(node) && node.length > 0)
    if (isEmpty) add(path, Array.isArray(node) ? '[]' : '{}', open.length)
    else open.push({ node, path, names, at: 0 })
  }
  visit(body, '')
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    const { node, names, path } = inner
    const at = inner.at++
    if (at >= (Array.isArray(node) ? node.length : names.length)) {
      open.pop()
      continue
    }
    const name = Array.isArray(node) ? String(at) : (names[at] ?? '')
    const shown = leaves.length < most && open.length <= deepest
    visit((node as Record<string, unknown>)[name], shown ? (path === '' ? name : `${path}.${name}`) : '')
  }
  return { leaves, leftOut }
}

type Raw = NonNullable<AnswerOf<'unrecognised'>['data']['table']>

export function rawExplorerTable({ columns, rows }: Raw): AnswerTable<Raw['rows'][number]> {
  const text = (value: LeafRow['value'] | undefined): string | null =>
    value === null || value === undefined ? null : String(value)
  return { rows, columns: columns.map((name, place) => words(name, name, row => text(row[place]))) }
}

export function leafExplorerTable(rows: readonly LeafRow[]): AnswerTable<LeafRow> {
  const value = (leaf: LeafRow): string => (leaf.value === null ? 'null' : String(leaf.value))
  return {
    rows,
    columns: [
      words<LeafRow>('path', m.explorer.heads.field(), leaf => leaf.path),
      words<LeafRow>('value', m.explorer.heads.value(), value)
    ]
  }
}
