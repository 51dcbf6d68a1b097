import { sentJson } from '../../../src-shared/json'
import { isObject } from './answers/json'
import { numberOf } from './answers/numbers'
import { timeOf } from './answers/times'
import type { Outcome } from './outcome'

const deepest = 12
const mostKeys = 400

/** Lists only the field names and types, which are safe to share. */
export function captured(outcome: Outcome): object {
  const { operation, status, body, answer, fault } = outcome
  return {
    operation,
    status,
    decodedAs: answer?.kind ?? null,
    fault: fault?.code ?? null,
    creditHeaders: Object.fromEntries(
      Object.entries(outcome.credits).map(([name, value]) => [
        name,
        value === null ? 'absent or unreadable' : 'number'
      ])
    ),
    // Only the names of headers are kept, because their values may be private.
    headers: outcome.headers.map(({ name }) => name),
    body: body === null ? 'none' : shapeOf(sentJson(body), 0)
  }
}

/** A recorded response that can be decoded again offline. It doesn't contain the key. */
export interface Captured {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** When the response was recorded, in epoch ms. */
  readonly at: number
  readonly status: number | null
  /** The body as received, with the key redacted. */
  readonly text: string
}

export function replayable(
  { operation, status, body }: Outcome,
  params: Captured['params'],
  at: number
): Captured {
  return { operation, params, at, status, text: body ?? '' }
}

function shapeOf(value: unknown, depth: number): unknown {
  if (value === undefined) return 'not JSON'
  if (depth > deepest) return '…'
  if (Array.isArray(value)) return listShape(value, depth)
  if (!isObject(value)) return typeOf(value)
  const fields = Object.entries(value).slice(0, mostKeys)
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field, depth + 1)]))
}

/** The list may be a row without field names, so its types are listed one by one. */
function listShape(list: readonly unknown[], depth: number): object {
  const isPlain = list.every(entry => !isObject(entry) && !Array.isArray(entry))
  if (isPlain && list.length <= 12) return list.map(typeOf)
  const shapes = new Map<string, unknown>()
  for (const entry of list.filter(one => !isObject(one))) {
    const shape = shapeOf(entry, depth + 1)
    if (shapes.size < 20) shapes.set(JSON.stringify(shape), shape)
  }
  const objects = list.filter(isObject)
  if (objects.length > 0) shapes.set('objects', laidOver(objects, depth))
  return { list: list.length, of: shapes.size === 1 ? [...shapes.values()][0] : [...shapes.values()] }
}

function laidOver(objects: readonly Readonly<Record<string, unknown>>[], depth: number): object {
  const fields = new Map<string, { shapes: Map<string, unknown>; count: number }>()
  for (const object of objects)
    for (const [name, value] of Object.entries(object)) {
      const field = fields.get(name) ?? { shapes: new Map<string, unknown>(), count: 0 }
      const shape = shapeOf(value, depth + 1)
      if (field.shapes.size < 20) field.shapes.set(JSON.stringify(shape), shape)
      if (fields.size < mostKeys) fields.set(name, { ...field, count: field.count + 1 })
    }
  return Object.fromEntries(
    [...fields].map(([name, { shapes, count }]) => {
      const kinds = [...shapes.values(), ...(count < objects.length ? ['(absent)'] : [])]
      return [name, kinds.length === 1 ? kinds[0] : kinds]
    })
  )
}

function typeOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  if (value.trim() === '') return 'text: empty'
  // Checked before times, because an epoch time in quotes passes both checks.
  if (numberOf(value) !== null) return 'text: number'
  return timeOf(value) === null ? 'text' : 'text: time'
}
