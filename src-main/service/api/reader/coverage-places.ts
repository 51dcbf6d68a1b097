import type { Leftover, Reading, Source } from '../../../../src-shared/contract/reading'
import { taughtIn } from './taught-name'
import { isWhole, type Claim, type ClaimedField } from './trace'

const listedAtMost = 1000
const deepestPath = 40

/** How many values came to one thing, with the first of them. */
export interface Counted {
  count: number
  readonly first: Leftover['value']
}

interface Taken extends Counted {
  readonly field: string
}

/** A place in the answer's layout: all entries of a list are one. */
export interface Place {
  readonly name: string
  readonly above: Place | null
  readonly depth: number
  readonly below: Map<string, Place>
  left: Counted | null
  /** What its values were taken for, by field. */
  readonly fields: Map<string, Taken>
  /** The columns of the container that was seen there last, in its order. */
  readonly columns: Column[]
  /** The column of its entries, where all of them are one place. */
  entry: Column | null
}

/** What is told of the leaves under one key of containers that are alike: rows come by the ten thousand. */
export interface Column {
  /** Null for any place in a list that was taken as one. */
  readonly key: string | number | null
  readonly claim: Claim | undefined
  /** What claims to have taken them. */
  readonly claimed: ClaimedField | null
  /** A person said that nothing is to be made of them. */
  readonly isIgnored: boolean
  readonly above: Place
  /** Their name in the layout. */
  readonly name: string
  taken: Taken | null
  left: Counted | null
}

/**
 * The column of a leaf: that of the container before, where this one is like it.
 * @param areOne whether all entries of the container are one place.
 */
export function columnAt(
  above: Place,
  index: number,
  key: string | number,
  claim: Claim | undefined,
  areOne: boolean
): Column {
  const before = areOne ? above.entry : above.columns[index]
  if (before && before.claim === claim && (before.key === key || before.key === null)) return before
  const column = columnOf(above, key, claim, areOne)
  if (areOne) above.entry = column
  else above.columns[index] = column
  return column
}

function columnOf(above: Place, key: string | number, claim: Claim | undefined, areOne: boolean): Column {
  const isAnyKey = areOne && typeof key === 'number' && (claim === undefined || isWhole(claim))
  return {
    key: isAnyKey ? null : key,
    claim,
    claimed: claim === undefined ? null : isWhole(claim) ? claim : (claim.get(key) ?? null),
    isIgnored: typeof key === 'string' && taughtIn(key)?.kind === 'ignored',
    above,
    name: nameOf(key, areOne),
    taken: null,
    left: null
  }
}

/** What a key is called in the layout. */
export const nameOf = (key: string | number, areOne: boolean): string => (areOne ? '*' : String(key))

/** Counts a value of a column as one of a field. */
export function take(column: Column, field: string, value: Counted['first']): void {
  if (column.taken?.field !== field) {
    const { fields } = below(column.above, column.name)
    column.taken = fields.get(field) ?? { field, count: 0, first: value }
    fields.set(field, column.taken)
  }
  column.taken.count++
}

/** Counts a value of a column as one that nobody took. */
export function leave(column: Column, value: Counted['first']): void {
  column.left ??= below(column.above, column.name).left ??= { count: 0, first: value }
  column.left.count++
}

export function placeOf(name: string, above: Place | null): Place {
  return {
    name,
    above,
    depth: above === null ? 0 : above.depth + 1,
    below: new Map(),
    left: null,
    fields: new Map(),
    columns: [],
    entry: null
  }
}

export function below(place: Place, name: string): Place {
  if (place.depth >= deepestPath) return place
  const known = place.below.get(name)
  if (known !== undefined) return known
  const made = placeOf(name, place)
  place.below.set(name, made)
  return made
}

/** The last few names on the way to the leaves of a column. */
export function namesTo({ above, key }: Column): readonly string[] {
  const names = [typeof key === 'string' ? key : '*']
  for (let at: Place | null = above; at !== null && at.above !== null && names.length < 6; at = at.above)
    names.unshift(at.name)
  return names
}

/** What was left and what was taken at all places below one, in the order in which they came. */
export function listed(root: Place): Pick<Reading, 'leftovers' | 'leftoversBeyond' | 'sources'> {
  const leftovers: Leftover[] = []
  const sources: Source[] = []
  let leftoversBeyond = 0
  const open: { readonly place: Place; readonly path: string }[] = [{ place: root, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, path } = next
    if (place.left !== null) {
      if (leftovers.length < listedAtMost)
        leftovers.push({ path, count: place.left.count, value: shortened(place.left.first) })
      else leftoversBeyond += place.left.count
    }
    for (const [field, { count, first }] of place.fields)
      if (sources.length < listedAtMost) sources.push({ field, path, count, value: shortened(first) })
    for (const child of [...place.below.values()].toReversed()) {
      // A taught value is told of where the service put it.
      const own = taughtIn(child.name)?.path
      open.push({ place: child, path: own ?? (path === '' ? child.name : `${path}.${child.name}`) })
    }
  }
  return { leftovers, leftoversBeyond, sources }
}

const shortened = (value: Leftover['value']): Leftover['value'] =>
  typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value
