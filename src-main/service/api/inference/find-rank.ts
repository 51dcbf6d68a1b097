import { wordKey } from '../mapping/read-value'
import type { FieldSource, Path } from '../../../../src-shared/contract/response-mapping'
import { pathOf } from './alignment'
import type { EvidenceAnchor, Evidence } from './evidence'
import type { InferredFields } from './fields'
import { isStar, starsKey, type LeafColumn, type GenStep } from './leaf-columns'

type Before = Extract<FieldSource, { ranked: unknown }>['ranked']['before']

interface Named {
  readonly row: number
  readonly before: string
  readonly place: number
}

/**
 * Finds names that follow from the order of the values: `s1` is the highest support, `r1` is the lowest
 * resistance, and other levels are numbered. A fixed word or position would be wrong for later responses.
 */
export function rankedName(
  { rows, columns }: Evidence,
  anchor: EvidenceAnchor,
  field: string,
  taken: readonly number[],
  names: readonly string[],
  rowSteps: readonly GenStep[]
): FieldSource | null {
  if (!rowSteps.some(step => isStar(step) && step.star === 'list')) return null
  // If `R1` is a key of the response, the name doesn't depend on the order.
  if (anchor.column.steps.some(step => typeof step === 'string' && /\d/.test(step))) return null
  const named = taken.map((row): Named | null => {
    const [, before, place] = /^(\D{0,12})(\d+)$/.exec(String(rows[row]?.[field] ?? '')) ?? []
    return before === undefined || (before === '' && field !== 'name')
      ? null
      : { row, before, place: Number(place) }
  })
  const all = named.filter(one => one !== null)
  if (all.length === 0 || all.length < named.length) return null
  const by = anchor.field
  const words = [...new Set(all.map(({ before }) => before))]
  const down = words.filter(word => !isCounted(word, all, rows, by, 1))
  if (!down.every(word => isCounted(word, all, rows, by, -1))) return null
  const before = words.length === 1 ? (words[0] ?? null) : beforeIn(columns, anchor, all, names, rowSteps)
  return before === null ? null : { ranked: { by, before, down: downOf(words, down) } }
}

/** Supports are numbered downwards, even if a single one doesn't show it. */
const downOf = (words: readonly string[], down: readonly string[]): string[] =>
  words.filter(word => down.includes(word) || word === 's')

function isCounted(
  word: string,
  all: readonly Named[],
  rows: readonly InferredFields[],
  by: string,
  sign: 1 | -1
): boolean {
  const own = all.filter(({ before }) => before === word)
  return own.every(({ row, place }) => {
    const fields = rows[row] ?? {}
    const ahead = own.filter(other => {
      const adjacent = rows[other.row] ?? {}
      const isAlike = ['symbol', 'group'].every(name => (adjacent[name] ?? null) === (fields[name] ?? null))
      return isAlike && sign * (Number(adjacent[by]) - Number(fields[by])) < 0
    })
    return new Set(ahead.map(other => rows[other.row]?.[by])).size + 1 === place
  })
}

function beforeIn(
  columns: readonly LeafColumn[],
  anchor: EvidenceAnchor,
  all: readonly Named[],
  names: readonly string[],
  rowSteps: readonly GenStep[]
): Before | null {
  for (const { steps, byStars } of columns) {
    const isInRow =
      rowSteps.every((step, at) => JSON.stringify(step) === JSON.stringify(steps[at])) &&
      !steps.slice(rowSteps.length).some(isStar)
    if (!isInRow) continue
    const words: Record<string, string> = {}
    const isSo = all.every(({ row, before }) => {
      const raw = byStars.get(starsKey(anchor.cells.get(row)?.stars ?? []))?.value
      if (typeof raw !== 'string') return false
      const word = wordKey(raw)
      words[word] ??= before
      return words[word] === before
    })
    // A field that is different in every row can't mean support or resistance.
    if (!isSo || (Object.keys(words).length === all.length && all.length > 2)) continue
    const path: Path = pathOf(steps.slice(rowSteps.length), names, [])
    return { path: [...path], reads: { as: 'word', words } }
  }
  return null
}
