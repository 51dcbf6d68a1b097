/** Reads what the cache kept as JSON; what can't be read is null, and fetched again. */
export function readKept<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value
  } catch {
    return null
  }
}
