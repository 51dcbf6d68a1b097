import type { ImportedItems } from '../../../src-shared/contract/setup-file'

/**
 * Returns the new items in their order, up to the limit, and counts the others.
 * @param nameOf returns the same string for equal items
 * @param most the limit, which includes existing items
 */
export function adoptable<One>(
  offered: readonly One[],
  here: readonly One[],
  nameOf: (one: One) => string,
  most: number
): { readonly taken: readonly One[]; readonly counts: ImportedItems } {
  const seen = new Set(here.map(nameOf))
  const fresh = offered.filter(one => seen.size < seen.add(nameOf(one)).size)
  const taken = fresh.slice(0, Math.max(0, most - here.length))
  const known = offered.length - fresh.length
  return { taken, counts: { added: taken.length, known, left: fresh.length - taken.length } }
}
