/** A JSON object as parsed: whatever fields the service sent. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value that can stand in a cell: not an object, not an array. */
export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || (typeof value !== 'object' && value !== undefined)
}

/** What each entry of a list is read as; null where one of them cannot be read: rows come by the ten thousand. */
export function eachAs<Read>(
  list: readonly unknown[],
  read: (entry: unknown) => Read | null
): readonly Read[] | null {
  const all: Read[] = []
  for (const entry of list) {
    const own = read(entry)
    if (own === null) return null
    all.push(own)
  }
  return all
}

/** Text with something in it, trimmed; null for anything else. A number counts as text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** A field's name without its spelling: `daily_change_percentage`, `dailyChangePercentage` and `Daily Change Percentage` are one. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** Whether a value says that there is none: null, blank, `N/A`, `NaN`, `-`. */
export function isNone(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return (
    typeof value === 'string' &&
    value.length < 8 &&
    /^\s*(?:n\/?a|nan|null|none|undefined|-{1,2}|—)?\s*$/i.test(value)
  )
}
