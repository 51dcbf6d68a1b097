import { words, type AnswerTable } from './column'

export interface Leaf {
  readonly path: string
  readonly value: string | number | boolean | null
}

/** More than anybody scrolls through; the raw answer has them all. */
const most = 250_000

/**
 * Every value of a parsed body with the way to it, in order: what no decoder knows stays readable. Walks without
 * recursion, since an answer may be nested as deep as it is long.
 */
export function leavesOf(body: unknown): readonly Leaf[] {
  const leaves: Leaf[] = []
  const open: { readonly node: unknown; readonly path: string }[] = [{ node: body, path: '' }]
  for (let next = open.pop(); next && leaves.length < most; next = open.pop()) {
    const { node, path } = next
    if (typeof node !== 'object' || node === null) {
      leaves.push({ path, value: node as Leaf['value'] })
      continue
    }
    const inner = Object.entries(node)
    if (inner.length === 0) leaves.push({ path, value: Array.isArray(node) ? '[]' : '{}' })
    for (const [name, value] of inner.reverse())
      open.push({ node: value, path: path === '' ? name : `${path}.${name}` })
  }
  return leaves
}

export function leafTable(rows: readonly Leaf[]): AnswerTable<Leaf> {
  const value = (leaf: Leaf): string => (leaf.value === null ? 'null' : String(leaf.value))
  return {
    rows,
    columns: [words<Leaf>('path', 'Field', leaf => leaf.path), words<Leaf>('value', 'Value', value)]
  }
}
