import type { RawTable } from './answer'
import { isObject, isScalar } from './json'
import { leavesOf } from './leaves'

const mostRows = 500
const mostColumns = 60
const mostNodes = 20_000

export function rawTable(body: unknown): RawTable | null {
  let longest: { readonly path: string; readonly rows: readonly object[] } | null = null
  const open: { readonly node: unknown; readonly path: string }[] = [{ node: body, path: '' }]
  for (let steps = 0; steps < mostNodes; steps++) {
    const next = open.pop()
    if (next === undefined) break
    const { node, path } = next
    if (isScalar(node) || node === undefined) continue
    if (Array.isArray(node) && node.length > 1 && node.every(isObject)) {
      if (node.length > (longest?.rows.length ?? 0)) longest = { path, rows: node }
    } else
      for (const [key, child] of Object.entries(node as object))
        if (!isScalar(child)) open.push({ node: child, path: path === '' ? key : `${path}.${key}` })
  }
  return longest === null ? null : { path: longest.path, ...cells(longest.rows) }
}

function cells(rows: readonly object[]): Omit<RawTable, 'path'> {
  const columns = new Map<string, number>()
  const shown = rows.slice(0, mostRows).map(row => {
    const cells: RawTable['rows'][number][number][] = []
    for (const { path, value } of leavesOf(row, mostColumns, 6)) {
      const name = path.join('.')
      if (!columns.has(name) && columns.size < mostColumns) columns.set(name, columns.size)
      const place = columns.get(name)
      if (place !== undefined) cells[place] = value
    }
    return cells
  })
  const names = [...columns.keys()]
  return {
    columns: names,
    rows: shown.map(row => names.map((_, place) => row[place] ?? null)),
    rowsLeftOut: rows.length - shown.length
  }
}
