/**
 * Whether the input has only fields that its schema knows, because schemas silently drop others. Ignores fields that
 * are undefined, because they aren't transferred between processes.
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
