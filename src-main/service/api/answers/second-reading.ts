import { Trace } from '../reader/trace'
import type { Answer } from './answer'
import { isObject } from './json'

// The number of attempts is limited, because each one reads the whole body.
const mostTried = 3

/**
 * Reads the body by known field names, and then again by similar names (docs/decisions/0010). If a field
 * becomes more doubtful in the second reading, it keeps its first value.
 * @param read returns null if it recognises nothing
 * @param mayAgain returns whether the body is short enough for a second reading
 */
export function readTwice(read: (trace: Trace) => Answer | null, mayAgain: () => boolean): Answer | null {
  const first = new Trace()
  const sure = read(first)
  const open = new Set(first.likely.size > 0 && mayAgain() ? first.likely : [])
  for (let tried = 0; tried < mostTried && open.size > 0; tried++) {
    const trace = new Trace(open)
    const likely = read(trace)
    if (likely === null || (sure !== null && !(isMoreThan(sure, likely) && hasTheRows(sure, likely))))
      return sure
    const sources = onlyIn(likely, sure).filter(({ field }) => trace.likely.has(field))
    const vain = sources.filter(({ field }) => hasMoreDoubts(likely, sure, shownAs(likely, field)))
    if (sure === null) return withDoubts(likely, sources)
    if (vain.length === 0)
      return likely.reading?.doubts.length === sure.reading?.doubts.length
        ? withDoubts(likely, sources)
        : sure
    for (const { field } of vain) open.delete(field)
  }
  return sure
}

type UnsharedSource = { readonly field: string; readonly path: string; readonly count: number }

function onlyIn({ reading }: Answer, other: Answer | null): readonly UnsharedSource[] {
  const known = new Set(other?.reading?.sources.map(({ field, path }) => `${field}\n${path}`))
  return (reading?.sources ?? []).filter(({ field, path }) => !known.has(`${field}\n${path}`))
}

const hasMoreDoubts = ({ reading }: Answer, sure: Answer | null, field: string): boolean =>
  [reading, sure?.reading]
    .map(one => (one?.doubts ?? []).filter(({ fields }) => fields.includes(field)).length)
    .reduce((likely, known) => likely - known) > 0

function withDoubts(answer: Answer, sources: readonly UnsharedSource[]): Answer {
  const { reading } = answer
  if (reading === undefined) return answer
  const doubts = sources.map(({ field, count }) => ({
    code: 'which' as const,
    fields: [shownAs(answer, field)],
    count
  }))
  return { ...answer, reading: { ...reading, doubts: [...reading.doubts, ...doubts] } }
}

const rowsIn = ({ data }: Answer): number => (Array.isArray(data) ? data.length : 1)
const hasTheRows = (sure: Answer, likely: Answer): boolean =>
  rowsIn(sure) === 0 || rowsIn(sure) === rowsIn(likely)

/**
 * Whether the second reading is better. If it has as many rows as the first, or the first has none, it must
 * understand more values and keep all of the first. Otherwise it must understand more than 1.5 times as many
 * values.
 */
export function isMoreThan(sure: Answer, likely: Answer): boolean {
  const [known = 0, understood = 0] = [sure, likely].map(({ reading }) => reading?.understood ?? 0)
  if (!hasTheRows(sure, likely)) return understood > known * farMore
  return understood > known && keepsAll(sure, likely)
}

const farMore = 1.5

/** The second reading may change these fields, because it may complete them. */
const completed: ReadonlySet<string> = new Set(['currency', 'text', 'symbol'])

/** The rows of the second reading may be in reverse order. */
function keepsAll(sure: Answer, likely: Answer): boolean {
  if (sure.kind === 'unrecognised') return true
  if (likely.kind !== sure.kind || !keepsNumbers(sure, likely)) return false
  const first: unknown = Array.isArray(sure.data) ? sure.data[0] : sure.data
  const counts = new Map(
    likely.reading?.sources.map(({ field, path, count }) => [`${field}\n${path}`, count])
  )
  return (sure.reading?.sources ?? []).every(
    // A field that isn't in the rows only helped to interpret others, so it may be missing.
    ({ field, path, count }) =>
      !isObject(first) || !(field in first) || (counts.get(`${field}\n${path}`) ?? 0) >= count
  )
}

function keepsNumbers(sure: Answer, likely: Answer): boolean {
  const [before, after] = [recordsIn(sure), recordsIn(likely)]
  if (before.length !== after.length) return true
  return Object.keys(before[0] ?? {}).every(field => {
    const values = before.map(row => row[field])
    if (completed.has(field) || typeof values[0] !== 'number' || values.includes(null)) return true
    const now = after.map(row => row[field])
    return (
      values.every((value, place) => value === now[place]) ||
      values.every((value, place) => value === now.at(-1 - place)) ||
      now.every(value => value === null)
    )
  })
}

const recordsIn = ({ kind, data }: Answer): readonly Readonly<Record<string, unknown>>[] =>
  kind === 'quotes' || kind === 'candles'
    ? (data as readonly object[] as readonly Readonly<Record<string, unknown>>[])
    : []

export function shownAs(answer: Answer, field: string): string {
  const row: unknown = Array.isArray(answer.data) ? answer.data[0] : answer.data
  if (typeof row !== 'object' || row === null || field in row) return field
  return figures[answer.kind] ?? field
}

const figures: Partial<Readonly<Record<Answer['kind'], string>>> = {
  windows: 'percent',
  ribbon: 'averages',
  technical: 'values',
  breadth: 'values',
  supportResistance: 'price',
  correlation: 'value'
}
