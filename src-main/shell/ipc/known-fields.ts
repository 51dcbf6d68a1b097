/**
 * Whether parsing kept all fields, because schemas silently drop unknown ones. Undefined fields are ignored,
 * because they aren't sent between processes.
 */
export function hasKnownFieldsOnly(given: unknown, parsed: unknown): boolean {
  if (given === parsed || typeof given !== 'object' || given === null) return true
  if (typeof parsed !== 'object' || parsed === null) return false
  return Object.entries(given).every(
    ([name, value]) =>
      value === undefined ||
      (Object.hasOwn(parsed, name) && hasKnownFieldsOnly(value, (parsed as Record<string, unknown>)[name]))
  )
}
