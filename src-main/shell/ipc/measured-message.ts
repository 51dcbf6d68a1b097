/** Each value counts as at least this size, because checking it takes time. */
const perValue = 300

/** Empty array slots count, because a schema checks them. */
export function measure(message: unknown, limit: number): number {
  const seen = new Set<object>()
  const waiting: unknown[] = [message]
  let size = 0
  while (waiting.length > 0 && size <= limit) {
    const value = waiting.pop()
    size += perValue
    if (typeof value === 'string') size += value.length
    else if (typeof value === 'bigint') size += value.toString(16).length
    else if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) size += value.byteLength
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value)
      if (Array.isArray(value) && value.length * perValue > limit) return value.length * perValue
      for (const part of partsOf(value)) waiting.push(part)
    }
  }
  return size
}

function* partsOf(value: object): Iterable<unknown> {
  if (Array.isArray(value)) return yield* value as unknown[]
  const entries: Iterable<readonly [unknown, unknown]> =
    value instanceof Map || value instanceof Set ? value.entries() : Object.entries(value)
  for (const entry of entries) yield* entry
}

/**
 * Whether a message only contains JSON types and bytes. A `Map`, `Date` or `Error` would pass a schema as an
 * empty object.
 */
export function isPlain(message: unknown): boolean {
  const seen = new Set<object>()
  const waiting: unknown[] = [message]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (value instanceof Uint8Array) continue
    if (!Array.isArray(value) && !isRecord(value)) return false
    for (const part of Object.values(value)) waiting.push(part)
  }
  return true
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
