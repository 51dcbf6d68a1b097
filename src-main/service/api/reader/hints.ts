import type { Hint } from '../../../../src-shared/contract/lessons'
import type { Answer } from '../answers/answer'
import { isNone, isObject, isScalar } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { placesAt, rowPathOf } from './places'
import { openTo } from './settled'
import { inUnit } from './taught-value'
import { readsOf } from './teachable'
import { isReadable } from './vocabulary'

/** Returns the hints whose paths exist in the response, if at least half of the values there can be read as mapped. */
export function borneOut(body: unknown, hints: readonly Hint[]): readonly Hint[] {
  return hints.filter(({ path, field, unit }) => {
    const values = placesAt(body, path)
      .map(({ node }) => node)
      .filter(node => !isNone(node))
    if (values.length === 0) return false
    if (field === null) return values.every(isScalar)
    const reads = readsOf(field)
    const readable = values.filter(value => Array.isArray(value) || isReadable(reads, inUnit(value, unit)))
    return readable.length * 2 >= values.length
  })
}

const endsInPlace = (path: string): boolean => /(?:^|\.)\d+$/.test(path)

/**
 * Returns hints for the other positions of rows without names that a hint names in part. They keep the inferred meaning
 * and unit.
 * @param untaught the answer without hints
 */
export function inferredBeside(hints: readonly Hint[], { reading, data }: Answer): readonly Hint[] {
  const fields = new Set(hints.map(({ field }) => field))
  const taught = new Set(hints.map(({ path }) => path))
  const rows = new Set(hints.filter(({ path }) => endsInPlace(path)).map(({ path }) => rowPathOf(path)))
  const first: unknown = Array.isArray(data) ? data[0] : data
  return (reading?.sources ?? []).flatMap(({ field, path, value }): Hint[] => {
    const isBeside = endsInPlace(path) && rows.has(rowPathOf(path))
    return isBeside && !taught.has(path) && !fields.has(field)
      ? [{ path, field, unit: isHundredth(value, first, field) ? 'fraction' : null }]
      : []
  })
}

/** Whether the data has the value times 100, as percent points. */
function isHundredth(value: unknown, row: unknown, field: string): boolean {
  const [told, read] = [numberOf(value), isObject(row) ? row[field] : null]
  return told !== null && told !== 0 && typeof read === 'number' && Math.abs(read / told - 100) < 1e-6
}

/** Fields that a hint for another field may complete: the currency of a price, the digits of a number. */
const completed: ReadonlySet<string> = new Set(['currency', 'text', 'symbol'])

/**
 * Whether the values are the same as without hints, apart from fields that the hints settle. Rows may be reversed, and
 * a field may become empty, because a hint may take away what proved its values.
 */
function keepsValues(untaught: Answer, taught: Answer, hints: readonly Hint[]): boolean {
  const [before, after] = [rowsOf(untaught), rowsOf(taught)]
  if (before.length !== after.length || before.length === 0) return true
  const open = openTo(untaught.reading?.doubts ?? [], hints)
  // A value mapped to another field leaves its original one.
  const left = (untaught.reading?.sources ?? []).filter(({ path }) => hints.some(hint => hint.path === path))
  const named = new Set([...hints, ...left].map(({ field }) => field))
  return Object.keys(before[0] ?? {}).every(field => {
    const values = before.map(row => row[field])
    if (open.has(field) || named.has(field) || completed.has(field) || values.some(value => value === null))
      return true
    const now = after.map(row => row[field])
    const isSame = (value: unknown, place: number): boolean => value === now[place]
    return (
      typeof values[0] !== 'number' ||
      values.every(isSame) ||
      values.every((value, place) => value === now.at(-1 - place)) ||
      now.every(value => value === null)
    )
  })
}

const rowsOf = ({ kind, data }: Answer): readonly Readonly<Record<string, unknown>>[] =>
  kind === 'quotes' || kind === 'candles'
    ? (data as readonly object[] as readonly Readonly<Record<string, unknown>>[])
    : []

/**
 * Whether an answer with hints still has, in the same fields, all values of the answer without them that no hint names.
 */
export function keepsTheRest(untaught: Answer, taught: Answer, hints: readonly Hint[]): boolean {
  if (untaught.kind === 'unrecognised') return true
  if (taught.kind !== untaught.kind) return false
  if (!keepsValues(untaught, taught, hints)) return false
  const first: unknown = Array.isArray(untaught.data) ? untaught.data[0] : untaught.data
  const told = new Map(taught.reading?.sources.map(({ field, path, count }) => [`${field}\n${path}`, count]))
  return (untaught.reading?.sources ?? []).every(({ field, path, count }) => {
    const isNamed = hints.some(hint => hint.path === path || hint.field === field)
    // Fields that aren't in the data only helped to read others.
    if (isNamed || !isObject(first) || !(field in first)) return true
    return (told.get(`${field}\n${path}`) ?? 0) >= count
  })
}
