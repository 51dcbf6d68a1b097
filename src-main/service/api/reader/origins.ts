type Key = string | number

/** Where a value of a rewritten container stands in the body that came, with what only names it. */
export type Origin = (
  key: Key
) => readonly { readonly holder: object; readonly key: Key; readonly isName?: true }[]

/** A row without names that was made one with them: all rows below one header share its places. */
export interface RecordOrigin {
  readonly cells: object
  readonly header: object
  readonly places: ReadonlyMap<string, number>
}

/** Where what stands in rewritten containers came from. */
export class Origins extends Map<object, Origin> {
  /** Rows of a sheet: they come by the ten thousand, and what is told of one of them is told of all. */
  readonly records = new Map<object, RecordOrigin>()

  override get(node: object): Origin | undefined {
    const record = this.records.get(node)
    return record === undefined ? super.get(node) : key => originIn(record, key)
  }
}

function originIn({ cells, header, places }: RecordOrigin, key: Key): ReturnType<Origin> {
  const place = places.get(String(key)) ?? 0
  return [
    { holder: cells, key: place },
    { holder: header, key: place, isName: true }
  ]
}

/** A copy of a container that came, some of which was rewritten. */
export function copied<Copy extends object>(node: object, copy: Copy, origins: Origins): Copy {
  const before = origins.get(node)
  origins.set(copy, before ?? (key => [{ holder: node, key }]))
  return copy
}
