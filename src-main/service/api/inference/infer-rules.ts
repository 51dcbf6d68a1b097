import { timeOf } from '../answers/times'
import type { FieldSource, RowRule } from '../../../../src-shared/contract/response-mapping'
import { pathOf, variableNames } from './alignment'
import { type EvidenceAnchor, type Evidence } from './evidence'
import { presentIn } from './fields'
import { bestAnchor } from './find-anchor'
import { fieldAt, type FoundField } from './find-field'
import { rankedName } from './find-rank'
import { isStar, starsKey, type GenStep } from './leaf-columns'

export interface Inferred {
  readonly rules: readonly RowRule[]
  readonly unexplained: ReadonlyMap<string, number>
}

const mostRules = 120

export function inferRules(evidence: Evidence): Inferred {
  const { rows } = evidence
  const open = new Set(rows.keys())
  const rules: { readonly rule: RowRule; readonly first: number }[] = []
  const unexplained = new Map<string, number>()
  const miss = (field: string, count: number): void => {
    if (count > 0) unexplained.set(field, (unexplained.get(field) ?? 0) + count)
  }
  for (let made = 0; made < mostRules && open.size > 0; made++) {
    const anchor = bestAnchor(evidence, open)
    if (anchor === null) break
    const rule = ruleFor(evidence, anchor)
    rules.push({ rule: rule.rule, first: Math.min(...rule.taken) })
    for (const row of rule.taken) open.delete(row)
    for (const [field, count] of rule.missed) miss(field, count)
  }
  for (const row of open) for (const field of presentIn(rows[row] ?? {})) miss(field, 1)
  const inOrder = rules.toSorted((one, other) => one.first - other.first).map(({ rule }) => rule)
  return { rules: merged(inOrder), unexplained }
}

interface Made {
  readonly rule: RowRule
  readonly taken: readonly number[]
  readonly missed: ReadonlyMap<string, number>
}

export function ruleFor(evidence: Evidence, anchor: EvidenceAnchor): Made {
  const { rows } = evidence
  const taken = [...anchor.cells.keys()]
  const names = variableNames(anchor.column.steps)
  const lastStar = anchor.column.steps.findLastIndex(isStar)
  const rowLength = lastStar >= 0 ? lastStar + 1 : Math.max(0, anchor.column.steps.length - 1)
  const rowSteps = anchor.column.steps.slice(0, rowLength)
  const gives: Record<string, FieldSource> = {}
  const missed = new Map<string, number>()
  const fields = [...new Set(taken.flatMap(row => presentIn(rows[row] ?? {})))]
  let takenRows = taken
  const whole = new Map<string, FoundField>()
  for (const field of fields) {
    const found = fieldAt(evidence, anchor, field, takenRows, names, rowSteps)
    const isGuess =
      found === null ||
      'value' in found.source ||
      ('reads' in found.source && found.source.reads.as === 'word')
    const ranked = isGuess ? rankedName(evidence, anchor, field, takenRows, names, rowSteps) : null
    if (ranked !== null) whole.set(field, { source: ranked, wrong: new Set() })
    else if (found !== null) whole.set(field, found)
  }
  for (const [, { wrong }] of whole) {
    const others = takenRows.filter(row => !wrong.has(row))
    if (others.length > 0) takenRows = others
  }
  for (const field of fields) {
    const found = whole.get(field)
    if (found === undefined)
      missed.set(field, takenRows.filter(row => presentIn(rows[row] ?? {}).includes(field)).length)
    else gives[field] = found.source
  }
  const when = rowSteps.filter(isStar).at(-1)?.when
  const keep = evidence.isSingle ? keepRuleOf(evidence, anchor, names, rowSteps) : undefined
  return {
    rule: {
      rows: [
        ...pathOf(
          rowSteps,
          names,
          rowSteps.filter(isStar).map((_, at) => at)
        )
      ],
      ...(keep === undefined ? {} : { keep }),
      ...(when === undefined ? {} : { when }),
      gives: [gives]
    },
    taken: takenRows,
    missed
  }
}

function keepRuleOf(
  { columns }: Evidence,
  { column, cells }: EvidenceAnchor,
  names: readonly string[],
  rowSteps: readonly GenStep[]
): RowRule['keep'] {
  const [cell] = cells.values()
  if (cell === undefined || column.cells.length < 2) return undefined
  for (const other of columns) {
    const isInRow =
      rowSteps.every((step, at) => JSON.stringify(step) === JSON.stringify(other.steps[at])) &&
      other.steps.slice(rowSteps.length).every(step => !isStar(step))
    if (!isInRow) continue
    const times = other.cells.map(({ value }) => timeOf(value))
    if (times.length < 2 || times.some(time => time === null || time < 1e11)) continue
    const own = timeOf(other.byStars.get(starsKey(cell.stars))?.value)
    if (own !== null && own === Math.max(...times.map(Number)))
      return { latest: [...pathOf(other.steps.slice(rowSteps.length), names, [])] }
  }
  const place = column.cells.indexOf(cell)
  return place === 0 ? 'first' : place === column.cells.length - 1 ? 'last' : undefined
}

function merged(rules: readonly RowRule[]): readonly RowRule[] {
  const own = new Map<string, RowRule>()
  for (const rule of rules) {
    const key = JSON.stringify([rule.rows, rule.keep, rule.when])
    const known = own.get(key)
    own.set(key, known === undefined ? rule : { ...known, gives: [...known.gives, ...rule.gives] })
  }
  return [...own.values()]
}
