import { bareCoin, requestedVenue, type CallRequest } from '../answers/call-request'
import { plainNumber } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { spanNamed } from '../reader/span-names'
import { daysOf } from '../reader/spans'
import type { FieldSource, Path, Reads } from '../../../../src-shared/contract/response-mapping'
import { readValue } from '../mapping/read-value'
import { alignments, columnDistance, pathOf, sourceAt, starsOf } from './alignment'
import { claimWeight } from './claims'
import { type EvidenceAnchor, type Evidence } from './evidence'
import { presentIn, type InferredFields } from './fields'
import { clockPair, isSameValue, readsOf, type ValuePair } from './explain-value'
import { isStar, starsKey, type LeafColumn, type GenStep } from './leaf-columns'

export interface FoundField {
  readonly source: FieldSource
  readonly wrong: ReadonlySet<number>
}

export function fieldAt(
  evidence: Evidence,
  anchor: EvidenceAnchor,
  field: string,
  taken: readonly number[],
  names: readonly string[],
  rowSteps: readonly GenStep[]
): FoundField | null {
  const { rows, columns, claim, constant, request } = evidence
  const filled = taken.filter(row => presentIn(rows[row] ?? {}).includes(field))
  let best: (FoundField & { readonly score: number }) | null = null
  const offer = (source: FieldSource, wrong: ReadonlySet<number>, score: number): void => {
    if (best === null || score > best.score) best = { source, wrong, score }
  }
  for (const column of columns) {
    const known = claim(column, field)
    for (const aligned of alignments(anchor.column, column, anchor.cells, field)) {
      const raws = new Map<number, unknown>()
      for (const row of taken) {
        const cell = anchor.cells.get(row)
        if (cell === undefined) continue
        raws.set(row, column.byStars.get(starsKey(starsOf(aligned, cell.stars)))?.value)
      }
      // A headline's coins are a whole list, so a single entry of the list can't be their source.
      if (field === 'coins' && aligned.some(one => typeof one === 'object' && typeof one.fixed === 'number'))
        continue
      const pairs = filled.map((row): ValuePair => ({ raw: raws.get(row), out: rows[row]?.[field] }))
      const mayBeWord = known === 'field' || (known === 'helper' && field !== 'days')
      const sound =
        indexed(pairs, field, columns) ??
        mostlyRead(pairs, field, known !== 'none' && field !== 'days', mayBeWord)
      if (sound === null) continue
      const { reads, wrong } = sound
      const wrongRows = new Set([...wrong].map(at => filled[at] ?? -1))
      // In these rows the source has a value, but the decoded data has none.
      const beyond = taken.filter(row => !filled.includes(row) && isReadable(reads, raws.get(row)))
      const score =
        (filled.length - wrong.size) * 100 +
        claimWeight[known] * 40 -
        beyond.length * 90 -
        columnDistance(anchor.column, column) -
        (reads.as === 'word' ? 20 : 0)
      offer(sourceAt(column, aligned, reads, names, rowSteps), new Set([...wrongRows]), score)
    }
  }
  if (best === null && filled.length > 0 && (field === 'time' || field === 'at')) {
    const source = dayAndClock(evidence, anchor, field, filled, names, rowSteps)
    if (source !== null) offer(source, new Set(), filled.length * 100)
  }
  anchor.column.steps.filter(isStar).forEach((star, at) => {
    if (star.star !== 'keys') return
    const pairs = filled.map((row): ValuePair => ({
      raw: anchor.cells.get(row)?.stars[at],
      out: rows[row]?.[field]
    }))
    const reads = readsOf(pairs, field, false)
    // Words can't translate keys that are coins, because the next call may be about another coin.
    if (reads === null || (reads.as === 'word' && star.only === 'coins')) return
    offer({ key: names[at] ?? 'row', reads }, new Set(), filled.length * 100 - (reads.as === 'word' ? 80 : 1))
  })
  const constantSource = constantOf(rows, filled, taken, field, request, constant, anchor.column)
  if (constantSource !== null) offer(constantSource, new Set(), filled.length * 100 - 60)
  return best
}

function dayAndClock(
  { rows, columns }: Evidence,
  anchor: EvidenceAnchor,
  field: string,
  filled: readonly number[],
  names: readonly string[],
  rowSteps: readonly GenStep[]
): FieldSource | null {
  const inRow = columns.filter(
    ({ steps, isOfLists }) =>
      !isOfLists &&
      rowSteps.every((step, at) => JSON.stringify(step) === JSON.stringify(steps[at])) &&
      steps.slice(rowSteps.length).every(step => !isStar(step))
  )
  const raw = (column: LeafColumn, row: number): unknown =>
    column.byStars.get(starsKey(anchor.cells.get(row)?.stars ?? []))?.value
  for (const day of inRow)
    for (const clock of inRow)
      if (
        day !== clock &&
        filled.every(row => clockPair(raw(day, row), raw(clock, row), Number(rows[row]?.[field])))
      ) {
        const rest = (column: LeafColumn): Path => pathOf(column.steps.slice(rowSteps.length), names, [])
        return { path: [...rest(day)], reads: { as: 'time', clock: [...rest(clock)] } }
      }
  return null
}

function indexed(
  pairs: readonly ValuePair[],
  field: string,
  columns: readonly LeafColumn[]
): ReturnType<typeof mostlyRead> {
  if (!['a', 'b', 'symbol'].includes(field)) return null
  const places = pairs.map(({ raw }) => (typeof raw === 'boolean' ? null : plainNumber(raw)))
  if (new Set(places).size < 2 || !places.every(Number.isInteger)) return null
  for (const { steps, cells, isOfLists } of columns) {
    const names = cells[0]?.value
    if (!isOfLists || steps.some(isStar) || !Array.isArray(names)) continue
    for (const from of [0, 1] as const)
      if (pairs.every(({ out }, at) => names[(places[at] ?? 0) - from] === out))
        return { reads: { as: 'index', of: [...pathOf(steps, [], [])], from }, wrong: new Set() }
  }
  return null
}

function isReadable(reads: Reads, raw: unknown): boolean {
  const value = raw === undefined || raw === null ? null : readValue(reads, raw)
  return value !== null && value !== undefined && value !== 0 && !(reads.as === 'list')
}

function mostlyRead(
  pairs: readonly ValuePair[],
  field: string,
  mayScale: boolean,
  mayBeWord: boolean
): { readonly reads: Reads; readonly wrong: ReadonlySet<number> } | null {
  const there = pairs.filter(({ raw }) => raw !== undefined && raw !== null)
  if (there.length === 0) return null
  const all = readsOf(pairs, field, mayScale, mayBeWord)
  if (all !== null) return { reads: all, wrong: new Set() }
  const reads =
    readsOf(there, field, mayScale, mayBeWord) ?? readsOf(there.slice(0, 1), field, mayScale, mayBeWord)
  if (reads === null) return null
  const wrong = new Set<number>()
  pairs.forEach(({ raw, out }, at) => {
    if (raw === undefined || !isSameValue(readValue(reads, raw), out)) wrong.add(at)
  })
  return wrong.size * 2 < pairs.length ? { reads, wrong } : null
}

function constantOf(
  rows: readonly InferredFields[],
  filled: readonly number[],
  taken: readonly number[],
  field: string,
  request: CallRequest,
  constant: readonly string[],
  anchor: LeafColumn
): FieldSource | null {
  if (!constant.includes(field) || filled.length < taken.length) return null
  const values = new Set(filled.map(row => rows[row]?.[field]))
  const [value] = values
  if (values.size > 1 || value === undefined || value === null) return null
  if (field === 'days' || field === 'span') {
    const spans = anchor.steps.flatMap(step =>
      typeof step === 'string' && step.length > 1 ? (spanNamed(step) ?? []) : []
    )
    if (spans.length > 0 && !spans.some(own => own === value || daysOf(own) === value)) return null
  }
  const [coin] = request.coins
  if (request.coins.length === 1 && coin !== undefined && value === bareCoin(coin)) return { asked: 'symbol' }
  if (field === 'exchange' && value === requestedVenue(request)) return { asked: 'venue' }
  // A constant time would be wrong for the next response, so only the requested date is accepted.
  if (field === 'time') return value === timeOf(request.params['date']) ? { asked: 'date' } : null
  for (const name of ['currency', 'convert'] as const)
    if (request.params[name]?.trim().toUpperCase() === value) return { asked: name }
  return typeof value === 'object' ? null : { value: value as string | number | boolean }
}
