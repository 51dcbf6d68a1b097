import type { Taken } from '../../src-shared/contract/setup-file'

/**
 * Of what a file holds, what is new here and has room, in its order; and what becomes of the rest, in numbers.
 * @param nameOf the same for what is the same
 * @param most there may be of them
 */
export function adoptable<One>(
  offered: readonly One[],
  here: readonly One[],
  nameOf: (one: One) => string,
  most: number
): { readonly taken: readonly One[]; readonly told: Taken } {
  const seen = new Set(here.map(nameOf))
  const fresh = offered.filter(one => seen.size < seen.add(nameOf(one)).size)
  const taken = fresh.slice(0, Math.max(0, most - here.length))
  const known = offered.length - fresh.length
  return { taken, told: { added: taken.length, known, left: fresh.length - taken.length } }
}
