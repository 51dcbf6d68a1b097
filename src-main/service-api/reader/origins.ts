type Key = string | number

/** Where a value of a rewritten container stands in the body that came, with what only names it. */
export type Origin = (
  key: Key
) => readonly { readonly holder: object; readonly key: Key; readonly isName?: true }[]

/** Where what stands in rewritten containers came from. */
export type Origins = Map<object, Origin>

/** A copy of a container that came, some of which was rewritten. */
export function copied<Copy extends object>(node: object, copy: Copy, origins: Origins): Copy {
  const before = origins.get(node)
  origins.set(copy, before ?? (key => [{ holder: node, key }]))
  return copy
}
