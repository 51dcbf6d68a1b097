import type { FieldEdit, FieldUnit } from '../../../../src-shared/contract/field-edits'
import type { FieldSource, Path, Reads } from '../../../../src-shared/contract/response-mapping'
import { toRequestedCoin, type CallRequest } from '../answers/call-request'
import { numberOf } from '../answers/numbers'
import { directionOf } from '../answers/words'
import { readValue } from '../mapping/read-value'
import { keyOfParameter, forEachRow, isEach, isEntry, valueAt } from '../mapping/walk-path'
import { normaliseBody } from '../reader/inner-json'
import { stepsAt } from '../reader/places'
import { spanNamed } from '../reader/span-names'
import { daysOf } from '../reader/spans'
import { readAsField } from '../reader/editable-fields'
import { isReadable } from '../reader/vocabulary'
import { readsOf } from './explain-value'
import { parsedIn } from './leaf-columns'

export interface PlacedEdit {
  readonly edit: FieldEdit
  readonly steps: Path
  readonly reads: Reads | null
}

export function stepsTo(node: unknown, path: string, stars = 0): Path | null {
  if (path === '') return []
  const parsed = typeof node === 'string' ? parsedIn(node) : null
  if (parsed !== null) {
    const steps = stepsTo(parsed.value, path, stars)
    return steps === null ? null : [{ parsed: parsed.by }, ...steps]
  }
  for (const { key, child, rest, isStar } of stepsAt(node, path)) {
    const below = stepsTo(child, rest, stars + (isStar ? 1 : 0))
    if (below !== null) return [isStar ? { each: `e${stars}` } : key, ...below]
  }
  return null
}

export function valuesOf(steps: Path, body: unknown, request: CallRequest): readonly unknown[] {
  const values: unknown[] = []
  forEachRow(steps, { root: body, request, keys: new Map() }, value => values.push(value))
  return values
}

const scales: Readonly<Partial<Record<FieldUnit, number>>> = {
  fraction: 100,
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9
}
const timeUnits: Readonly<Partial<Record<FieldUnit, 's' | 'ms' | 'us'>>> = {
  seconds: 's',
  milliseconds: 'ms',
  microseconds: 'us'
}

export const isCurrency = (unit: FieldUnit | null): unit is FieldUnit =>
  unit !== null && /^[A-Z]{3,5}$/.test(unit)

/** Returns null if fewer than half of the values can be read as the field. */
export function readsFor(
  { field, unit }: FieldEdit,
  values: readonly unknown[],
  body: unknown,
  request: CallRequest
): Reads | null {
  if (field === null) return null
  const isListed = values.some(Array.isArray)
  const own = values.filter(value => isListed || isReadable(readAsField(field), value))
  const reads = isListed ? ({ as: 'list' } as const) : readsAs(field, unit, own, body, request)
  const readable = reads === null ? [] : own.filter(value => readValue(reads, value) !== null)
  return readable.length > 0 && readable.length * 2 >= values.length ? reads : null
}

function readsAs(
  field: string,
  unit: FieldUnit | null,
  values: readonly unknown[],
  body: unknown,
  request: CallRequest
): Reads | null {
  const learned = (meaning: (value: unknown) => unknown): Reads | null => {
    const pairs = values.map(raw => ({ raw, out: meaning(raw) })).filter(({ out }) => out !== null)
    return readsOf(pairs, field === 'window' ? 'days' : field, false)
  }
  switch (readAsField(field)) {
    case 'time': {
      const counted = unit === null ? undefined : timeUnits[unit]
      return { as: 'time', ...(counted !== undefined && { unit: counted }) }
    }
    case 'number':
    case 'percent':
      return numberReads(unit, values, body)
    case 'any':
      if (field === 'coins') return { as: 'list', between: ',' }
      return learned(field === 'direction' ? directionOf : value => daysOf(spanNamed(value) ?? ''))
    default:
      return field === 'symbol' || field === 'a' || field === 'b'
        ? (learned(value => toRequestedCoin(value, request)) ?? { as: 'text', letters: 'upper' })
        : { as: 'text' }
  }
}

function numberReads(unit: FieldUnit | null, values: readonly unknown[], body: unknown): Reads {
  const scale = unit === null ? undefined : scales[unit]
  // A percent sign in the values overrides the unit.
  const times = scale !== undefined && values.some(value => numberOf(value) !== null) ? { times: scale } : {}
  const texts = values.filter(value => typeof value === 'string')
  // The whole body is normalised, because it shows whether the comma in `1,234` is decimal.
  const meant =
    texts.length === 0 ? [] : (normaliseBody([body, texts]).body as readonly [unknown, readonly unknown[]])[1]
  const kinds: readonly Reads[] = [
    { as: 'number' },
    { as: 'number', decimal: '.' },
    { as: 'number', decimal: ',' }
  ]
  const reads = kinds.find(kind =>
    texts.every((text, at) => numberOf(meant[at]) === null || readValue(kind, text) === numberOf(meant[at]))
  )
  return { ...(reads ?? { as: 'number' }), ...times } as Reads
}

export function sourceIn(rows: Path, { steps, reads }: PlacedEdit, request: CallRequest): FieldSource | null {
  if (reads === null) return null
  let at = 0
  for (const step of rows) {
    const own = steps[at]
    if (typeof step === 'object' && 'parsed' in step && JSON.stringify(step) !== JSON.stringify(own)) break
    if (own === undefined || !isAlike(step, own, null, request)) {
      at = -1
      break
    }
    at++
  }
  if (at === rows.length) return { path: [...steps.slice(at)], reads }
  const variables = rows.filter(isEach).map(({ each }) => each)
  const stars = steps.filter(isEach)
  if (stars.length > variables.length) return null
  return {
    at: steps.map(step => (isEach(step) ? { each: variables[stars.indexOf(step)] ?? step.each } : step)),
    reads
  }
}

export function isAlike(
  step: Path[number],
  own: Path[number] | undefined,
  body: unknown,
  request: CallRequest
): boolean {
  if (typeof step !== 'object') return step === own
  if (isEach(step)) return isEach(own) || (typeof own === 'string' && isEntry(step, own, request))
  if ('letters' in step) return own === keyOfParameter(step, request)
  if (!('column' in step)) return JSON.stringify(step) === JSON.stringify(own)
  const header = valueAt(body, step.of, { root: body, request, keys: new Map() })
  return typeof own === 'number' && Array.isArray(header) && header[own] === step.column
}
