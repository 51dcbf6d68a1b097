/** Schemas drop fields they don't know. Ignores fields that are undefined, as the transfer between processes does. */
export function hasKnownFieldsOnly(given: unknown, kept: unknown): boolean {
  if (given === kept || typeof given !== 'object' || given === null) return true
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(given).every(
    ([name, value]) =>
      value === undefined ||
      (Object.hasOwn(kept, name) && hasKnownFieldsOnly(value, (kept as Record<string, unknown>)[name]))
  )
}
