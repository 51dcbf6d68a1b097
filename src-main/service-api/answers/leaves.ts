import type { Leaf } from './answer'
import { isScalar } from './json'

/** One step on the way to a leaf; places in arrays are numbers, so that they are never taken for names. */
export type Step = string | number

export interface PathLeaf {
  readonly path: readonly Step[]
  readonly value: string | number | boolean | null
}

/**
 * The scalars of an answer with their paths, in document order, at most `limit` of them and `depth` steps down.
 * Iterative, because an answer may be nested as deep as it is long.
 */
export function* leavesOf(root: unknown, limit = 200_000, depth = 40): Generator<PathLeaf> {
  const open: { readonly node: unknown; readonly path: readonly Step[] }[] = [{ node: root, path: [] }]
  let given = 0
  for (let next = open.pop(); next !== undefined && given < limit; next = open.pop()) {
    const { node, path } = next
    if (isScalar(node)) {
      given++
      yield { path, value: node }
    } else if (path.length < depth) {
      const children: [Step, unknown][] = Array.isArray(node)
        ? node.map((value, index): [Step, unknown] => [index, value])
        : Object.entries(node as object)
      for (let index = children.length - 1; index >= 0; index--) {
        const child = children[index]
        if (child !== undefined) open.push({ node: child[1], path: [...path, child[0]] })
      }
    }
  }
}

/** The key/value table of an answer nobody recognised: the first `shown` leaves, and how many more were counted. */
export function leafTable(root: unknown, shown = 500): { leaves: readonly Leaf[]; leavesLeftOut: number } {
  const leaves: Leaf[] = []
  let leavesLeftOut = 0
  for (const { path, value } of leavesOf(root))
    if (leaves.length < shown) leaves.push({ path: path.join('.'), value })
    else leavesLeftOut++
  return { leaves, leavesLeftOut }
}
