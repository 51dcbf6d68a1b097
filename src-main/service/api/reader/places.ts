import { isObject, isScalar } from '../answers/json'

export interface Place {
  readonly node: unknown
  readonly stars: readonly string[]
}

// A longer list can't be a row without names.
const longestRow = 60

export function isUnnamedRow(list: readonly unknown[], isInList: boolean): boolean {
  if (list.length < 2 || list.length > longestRow || !list.every(isScalar)) return false
  // Such a list inside another list is always a row.
  if (isInList) return true
  const kinds = new Set(list.filter(value => value !== null && value !== '').map(value => typeof value))
  return kinds.size > 1
}

/**
 * Returns the children of a node that the next step of a path leads to, and for each of them what remains of
 * the path.
 */
export function stepsAt(
  node: unknown,
  path: string
): readonly {
  readonly key: string | number
  readonly child: unknown
  readonly rest: string
  readonly isStar: boolean
}[] {
  const [first = ''] = path.split('.', 1)
  if (Array.isArray(node)) {
    const list: readonly unknown[] = node
    const rest = path.slice(first.length + 1)
    if (first === '*') return list.map((child, key) => ({ key, child, rest, isStar: true }))
    const key = Number(first)
    return /^\d+$/.test(first) && key < list.length ? [{ key, child: list[key], rest, isStar: false }] : []
  }
  if (!isObject(node)) return []
  if (first === '*')
    return Object.keys(node).map(key => ({ key, child: node[key], rest: path.slice(2), isStar: true }))
  // A key may itself contain dots, so it's compared with the whole path.
  return Object.keys(node).flatMap(key =>
    path === key || path.startsWith(`${key}.`)
      ? [{ key, child: node[key], rest: path.slice(key.length + 1), isStar: false }]
      : []
  )
}

export function placesAt(body: unknown, path: string, limit = 100_000): readonly Place[] {
  let open: readonly (Place & { readonly rest: string })[] = [{ node: body, stars: [], rest: path }]
  const found: Place[] = []
  while (open.length > 0 && open.length <= limit) {
    open = open.flatMap(({ node, stars, rest }) => {
      if (rest === '') {
        found.push({ node, stars })
        return []
      }
      return stepsAt(node, rest).map(step => ({
        node: step.child,
        stars: step.isStar ? [...stars, String(step.key)] : stars,
        rest: step.rest
      }))
    })
  }
  return found
}
