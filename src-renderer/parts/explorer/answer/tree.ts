export interface TreeLine {
  /** Unique in the response. */
  readonly path: string
  /** Depth in the tree, from 1. */
  readonly level: number
  readonly name: string
  /** The value as written in JSON. Null for an object or list. */
  readonly value: string | null
  readonly count: number
  readonly isList: boolean
  readonly isOpen: boolean
}

export interface Tree {
  readonly lines: readonly TreeLine[]
  readonly leftOut: number
}

/** The maximum number of lines. The raw response shows all of its values. */
const most = 5_000
/** An object or list with more entries starts closed, and shows only this many. */
const mostEntries = 500

interface Inside {
  readonly node: object
  readonly path: string
  readonly names: readonly string[] | null
  readonly count: number
  at: number
}

/**
 * Lists the visible lines of the tree. Doesn't look into closed objects and lists, because a response may be
 * extremely deep or wide.
 * @param toggled paths that the user opened or closed
 */
export function treeOf(body: unknown, toggled: ReadonlySet<string>): Tree {
  const lines: TreeLine[] = []
  let leftOut = 0
  const inside: Inside[] = []
  const enter = (node: object, path: string): void => {
    const names = Array.isArray(node) ? null : Object.keys(node)
    inside.push({ node, path, names, count: names?.length ?? (node as readonly unknown[]).length, at: 0 })
  }
  if (typeof body !== 'object' || body === null) return { lines: [lineOf('', 1, '', body, false)], leftOut }
  enter(body, '')
  for (let inner = inside.at(-1); inner; inner = inside.at(-1)) {
    const { node, path, names, count } = inner
    const at = inner.at++
    if (at >= count || at >= mostEntries || lines.length >= most) {
      leftOut += count - Math.min(at, count)
      inside.pop()
      continue
    }
    const name = names ? (names[at] ?? '') : String(at)
    const value = (node as Readonly<Record<string, unknown>>)[name]
    const own = `${path}\n${name}`
    const level = inside.length
    const isShort = typeof value === 'object' && value !== null && countOf(value) <= mostEntries
    const isOpen = (level === 1 && isShort) !== toggled.has(own)
    lines.push(lineOf(own, level, name, value, isOpen))
    if (isOpen && typeof value === 'object' && value !== null) enter(value, own)
  }
  return { lines, leftOut }
}

const countOf = (node: object): number => (Array.isArray(node) ? node.length : Object.keys(node).length)

function lineOf(path: string, level: number, name: string, value: unknown, isOpen: boolean): TreeLine {
  const isNode = typeof value === 'object' && value !== null
  const isList = Array.isArray(value)
  const count = isNode ? countOf(value) : 0
  return {
    path,
    level,
    name,
    count,
    isList,
    isOpen: isNode && isOpen,
    value: isNode ? null : (JSON.stringify(value) ?? '')
  }
}

/** Returns the index of the line with the enclosing object or list, or -1. */
export function parentOf(lines: readonly TreeLine[], at: number): number {
  const level = lines[at]?.level ?? 1
  return lines.findLastIndex((line, index) => index < at && line.level < level)
}
