import { bareCoin } from '../answers/call-request'
import { plainNumber } from '../answers/numbers'
import { timeOf } from '../answers/times'
import type { Reads } from '../../../../src-shared/contract/response-mapping'
import { readValue } from '../mapping/read-value'
import { claimWeight } from './claims'
import { type EvidenceAnchor, type Evidence } from './evidence'
import { presentIn, type InferredFields } from './fields'
import { readsOf } from './explain-value'
import { isStar, starsKey, type LeafCell, type LeafColumn } from './leaf-columns'

export function bestAnchor(evidence: Evidence, open: ReadonlySet<number>): EvidenceAnchor | null {
  const { rows, columns, identifying, claim, isDeep } = evidence
  const fields =
    identifying.length > 0 ? identifying : [...new Set([...open].flatMap(row => presentIn(rows[row] ?? {})))]
  let best: { readonly anchor: EvidenceAnchor; readonly score: number } | null = null
  for (const [order, field] of fields.entries()) {
    const filled = [...open].filter(row => presentIn(rows[row] ?? {}).includes(field))
    if (filled.length === 0) continue
    for (const column of columns) {
      const known = claim(column, field)
      const anchor = anchorAt(column, columns, field, filled, rows, known !== 'none')
      if (anchor === null) continue
      const score =
        anchor.cells.size * 100 * (isDeep ? 1 + column.steps.filter(isStar).length : 1) +
        claimWeight[known] * 60 -
        anchor.alike * 50 -
        order -
        column.steps.length / 10
      if (best === null || score > best.score) best = { anchor, score }
    }
  }
  return best?.anchor ?? null
}

function anchorAt(
  column: LeafColumn,
  columns: readonly LeafColumn[],
  field: string,
  filled: readonly number[],
  rows: readonly InferredFields[],
  mayScale: boolean
): EvidenceAnchor | null {
  let best: EvidenceAnchor | null = null
  for (const reads of anchorReads(column, field, filled, rows, mayScale)) {
    const byValue = new Map<unknown, LeafCell[]>()
    for (const cell of column.cells) {
      const value = readValue(reads, cell.value)
      const key = typeof value === 'number' ? value.toPrecision(9) : JSON.stringify(value)
      const cells = byValue.get(key)
      if (cells === undefined) byValue.set(key, [cell])
      else cells.push(cell)
    }
    const keyOf = (row: number): unknown => {
      const out = rows[row]?.[field]
      return typeof out === 'number' ? out.toPrecision(9) : JSON.stringify(out)
    }
    const cells = new Map<number, LeafCell>()
    let alike = 0
    for (const row of filled) {
      const fields = rows[row] ?? {}
      const free = byValue.get(keyOf(row)) ?? []
      if (free.length > 1) alike++
      const at = free.length > 1 ? bestOf(free, fields, columns) : 0
      const [cell] = free.splice(at, 1)
      if (cell !== undefined) cells.set(row, cell)
    }

    if (cells.size > (best?.cells.size ?? 0)) best = { field, column, reads, cells, alike }
  }
  return best
}

const mostAlike = 40

function bestOf(cells: readonly LeafCell[], fields: InferredFields, columns: readonly LeafColumn[]): number {
  const values = Object.values(fields)
  const texts = new Set(values.flatMap(value => (typeof value === 'string' ? [bareCoin(value)] : [])))
  const numbers = new Set(values.filter(value => typeof value === 'number'))
  const isOfRow = (value: unknown): boolean =>
    (typeof value === 'string' && texts.has(bareCoin(value))) ||
    numbers.has(plainNumber(value) ?? NaN) ||
    numbers.has(timeOf(value) ?? NaN)
  const scores = cells.slice(0, mostAlike).map(({ stars }) => {
    const key = starsKey(stars)
    const count = columns.filter(({ byStars }) => isOfRow(byStars.get(key)?.value)).length
    return count + stars.filter(star => typeof star === 'string' && isOfRow(star)).length * 2
  })
  return scores.indexOf(Math.max(...scores))
}

function anchorReads(
  column: LeafColumn,
  field: string,
  filled: readonly number[],
  rows: readonly InferredFields[],
  mayScale: boolean
): readonly Reads[] {
  const out = rows[filled[0] ?? 0]?.[field]
  if (typeof out !== 'number') {
    const direct: Reads[] = [{ as: 'text' }]
    if (field !== 'direction' && field !== 'verdict') return direct
    const pairs = filled.flatMap((row, at) => {
      const cell = column.cells[at]
      return cell === undefined ? [] : [{ raw: cell.value, out: rows[row]?.[field] }]
    })
    const words = mayScale && pairs.length === filled.length ? readsOf(pairs, field, false) : null
    return words === null ? direct : [...direct, words]
  }
  const plain: Reads[] = [{ as: 'number' }, { as: 'number', decimal: '.' }, { as: 'number', decimal: ',' }]
  if (!mayScale) return plain
  const scaled = [100, 1000, 1e6, 1e9, 1e12, 0.01, 0.1, 1e-3, 1e-6, 1e-8, 1e-9, 1e-18].map(
    times => ({ as: 'number', times }) as const
  )
  return [...plain, ...scaled, { as: 'number', times: 100, plus: -100 }]
}
