export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || (typeof value !== 'object' && value !== undefined)
}

/** Returns null if one of the entries can't be read. */
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

/** Returns trimmed text, or null if it's blank. Numbers become text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** Returns the same for `daily_change_percentage`, `dailyChangePercentage` and `Daily Change Percentage`. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** Whether a value is missing: null, blank, `N/A`, `NaN` or `-`. */
export function isNone(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return (
    typeof value === 'string' &&
    value.length < 8 &&
    /^\s*(?:n\/?a|nan|null|none|undefined|-{1,2}|—)?\s*$/i.test(value)
  )
}
