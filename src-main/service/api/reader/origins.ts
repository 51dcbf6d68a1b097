type Key = string | number

/**
 * Returns where a rewritten value is in the original body. If `isName` is true, only the name of the value is
 * there.
 */
export type ValueOrigin = (
  key: Key
) => readonly { readonly holder: object; readonly key: Key; readonly isName?: true }[]

export interface RecordOrigin {
  readonly cells: object
  readonly header: object
  readonly places: ReadonlyMap<string, number>
}

export class Origins extends Map<object, ValueOrigin> {
  /** Origins of table rows. There may be tens of thousands, so rows share a lookup function. */
  readonly records = new Map<object, RecordOrigin>()

  override get(node: object): ValueOrigin | undefined {
    const record = this.records.get(node)
    return record === undefined ? super.get(node) : key => originIn(record, key)
  }
}

function originIn({ cells, header, places }: RecordOrigin, key: Key): ReturnType<ValueOrigin> {
  const place = places.get(String(key)) ?? 0
  return [
    { holder: cells, key: place },
    { holder: header, key: place, isName: true }
  ]
}

export function copied<Copy extends object>(node: object, copy: Copy, origins: Origins): Copy {
  const before = origins.get(node)
  origins.set(copy, before ?? (key => [{ holder: node, key }]))
  return copy
}
