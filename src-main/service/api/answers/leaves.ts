import type { Leaf } from './answer'
import { isScalar } from './json'

export type LeafStep = string | number

export interface PathLeaf {
  readonly path: readonly LeafStep[]
  readonly value: string | number | boolean | null
}

interface Opened {
  readonly node: Readonly<Record<LeafStep, unknown>>
  readonly names: readonly string[] | null
  at: number
}

/** Doesn't use recursion, because the nesting may be deep. */
export function* leavesOf(root: unknown, limit = 200_000, depth = 40): Generator<PathLeaf> {
  if (isScalar(root)) return yield { path: [], value: root }
  const open: Opened[] = [opened(root)]
  let given = 0
  for (let inner = open.at(-1); inner !== undefined && given < limit; inner = open.at(-1)) {
    const step = stepOf(inner, inner.at++)
    if (step === null) open.pop()
    else {
      const child = inner.node[step]
      if (isScalar(child)) {
        given++
        yield { path: open.map(one => stepOf(one, one.at - 1) ?? ''), value: child }
      } else if (open.length < depth) open.push(opened(child))
    }
  }
}

function opened(node: unknown): Opened {
  const names = Array.isArray(node) ? null : Object.keys(node as object)
  return { node: node as Opened['node'], names, at: 0 }
}

function stepOf({ node, names }: Opened, at: number): LeafStep | null {
  if (names !== null) return names[at] ?? null
  return at < (node as unknown as readonly unknown[]).length ? at : null
}

export function leafTable(root: unknown, shown = 500): { leaves: readonly Leaf[]; leavesLeftOut: number } {
  const leaves = [...leavesOf(root, shown)].map(({ path, value }) => ({ path: path.join('.'), value }))
  return { leaves, leavesLeftOut: countLeaves(root) - leaves.length }
}

const mostReadAgain = 20_000

export const isLong = (root: unknown): boolean => countLeaves(root, mostReadAgain) > mostReadAgain

function countLeaves(root: unknown, enough = Infinity): number {
  if (isScalar(root)) return 1
  let count = 0
  const open: object[] = [root as object]
  const see = (child: unknown): void => {
    if (isScalar(child)) count++
    else open.push(child as object)
  }
  for (let node = open.pop(); node !== undefined && count <= enough; node = open.pop())
    if (Array.isArray(node)) for (const child of node) see(child)
    else for (const name in node) see((node as Record<string, unknown>)[name])
  return count
}
