import type { ImportedItems } from '../../../src-shared/contract/setup-file'
import { adoptable } from './adoptable'
import { freeName } from './free-name'

/** Skips items that exist already, and renames those whose name is taken. */
export function adoptNamed<One extends { readonly name: string }>(
  offered: readonly One[],
  here: readonly One[],
  most: number
): { readonly all: readonly One[]; readonly counts: ImportedItems } {
  const { taken, counts } = adoptable(offered, here, one => JSON.stringify(one), most)
  const names = new Set(here.map(({ name }) => name))
  const added = taken.map(one => {
    const name = freeName(one.name, names)
    names.add(name)
    return { ...one, name }
  })
  return { all: [...here, ...added], counts }
}
