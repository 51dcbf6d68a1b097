import type { Taken } from '../../src-shared/contract/setup-file'
import { adoptable } from './adoptable'
import { freeName } from './free-name'

/**
 * Puts what a file holds under names beside what is here: what is the same is not added again, and another of the same
 * name comes under one of its own.
 * @param most there may be of them
 */
export function adoptNamed<One extends { readonly name: string }>(
  offered: readonly One[],
  here: readonly One[],
  most: number
): { readonly all: readonly One[]; readonly told: Taken } {
  const { taken, told } = adoptable(offered, here, one => JSON.stringify(one), most)
  const names = new Set(here.map(({ name }) => name))
  const added = taken.map(one => {
    const name = freeName(one.name, names)
    names.add(name)
    return { ...one, name }
  })
  return { all: [...here, ...added], told }
}
