import type { AnswerOf } from '@contract'
import { words, type AnswerTable } from './column'
import { m } from '../../../../src-shared/messages/m'

export interface Leaf {
  readonly path: string
  readonly value: string | number | boolean | null
}

/** More than anybody scrolls through; the raw answer has them all. */
const most = 5_000
/** Steps of a path that anybody reads. */
const deepest = 40

export interface Leaves {
  readonly leaves: readonly Leaf[]
  /** Values beyond those listed, and those nested too deep for a path that can be read. */
  readonly leftOut: number
}

/**
 * The values of a parsed body with the way to them, in order: what no decoder knows stays readable. Walks without
 * recursion and opens one entry at a time, since an answer may be as deep or as wide as it is long.
 */
export function leavesOf(body: unknown): Leaves {
  const leaves: Leaf[] = []
  let leftOut = 0
  const add = (path: string, value: Leaf['value'], depth: number): void => {
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
    if (typeof node !== 'object' || node === null) return add(path, node as Leaf['value'], open.length)
    // An array's places are counted, not listed: it may have millions.
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

/** Rows whose fields nobody knows, under the names they came with. */
export function rawTable({ columns, rows }: Raw): AnswerTable<Raw['rows'][number]> {
  const text = (value: Leaf['value'] | undefined): string | null =>
    value === null || value === undefined ? null : String(value)
  return { rows, columns: columns.map((name, place) => words(name, name, row => text(row[place]))) }
}

export function leafTable(rows: readonly Leaf[]): AnswerTable<Leaf> {
  const value = (leaf: Leaf): string => (leaf.value === null ? 'null' : String(leaf.value))
  return {
    rows,
    columns: [
      words<Leaf>('path', m.explorer.heads.field(), leaf => leaf.path),
      words<Leaf>('value', m.explorer.heads.value(), value)
    ]
  }
}
