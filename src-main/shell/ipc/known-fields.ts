/**
 * Whether the schema knows all fields of the input. Schemas silently drop unknown fields. Undefined fields
 * are ignored, because they aren't sent between processes.
 */
export function hasKnownFieldsOnly(given: unknown, kept: unknown): boolean {
  if (given === kept || typeof given !== 'object' || given === null) return true
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(given).every(
    ([name, value]) =>
      value === undefined ||
      (Object.hasOwn(kept, name) && hasKnownFieldsOnly(value, (kept as Record<string, unknown>)[name]))
  )
}
