import type { Hint } from '../../../../src-shared/contract/lessons'

// Names that a lesson gives to values: no service can send them, since hidden characters are escaped before a body is read.
const mark = '\u0001'

/** What a taught name says: the field and unit it was taught as, or that nothing is to be made of it, and where it stood. */
export interface TaughtName extends Pick<Hint, 'unit' | 'path'> {
  readonly kind: 'field' | 'ignored' | 'plain'
  readonly field: string
}

/** A value keeps its place in the answer with its new name. */
export const taughtName = ({ field, unit, path }: Hint): string =>
  mark + [field === null ? 'ignored' : 'field', field ?? '', unit ?? '', path].join(mark)

/** A value without a name that nobody taught. */
export const plainName = (path: string): string => mark + ['plain', '', '', path].join(mark)

export function taughtIn(name: string | undefined): TaughtName | null {
  if (name === undefined || !name.startsWith(mark)) return null
  const [kind, field = '', unit = '', ...path] = name.slice(1).split(mark)
  return {
    kind: kind as TaughtName['kind'],
    field,
    unit: (unit || null) as Hint['unit'],
    path: path.join(mark)
  }
}
