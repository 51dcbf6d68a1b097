import type { Leftover, Reading, Source } from '../../../../src-shared/contract/reading'
import { isWhole, type TracedClaim, type ClaimedField } from './trace'

const listedAtMost = 1000
const deepestPath = 40

export interface Counted {
  count: number
  readonly first: Leftover['value']
}

interface Taken extends Counted {
  readonly field: string
}

export interface CoveredPlace {
  readonly name: string
  readonly above: CoveredPlace | null
  readonly depth: number
  readonly below: Map<string, CoveredPlace>
  left: Counted | null
  readonly fields: Map<string, Taken>
  readonly columns: CoverageColumn[]
  entry: CoverageColumn | null
}

export interface CoverageColumn {
  /** Null if all positions of a list have the same meaning. */
  readonly key: string | number | null
  readonly claim: TracedClaim | undefined
  readonly claimed: ClaimedField | null
  readonly above: CoveredPlace
  readonly name: string
  taken: Taken | null
  left: Counted | null
}

/**
 * Returns the column for a key, and reuses that of the previous row if it's similar.
 * @param areOne whether all entries have the same meaning
 */
export function columnAt(
  above: CoveredPlace,
  index: number,
  key: string | number,
  claim: TracedClaim | undefined,
  areOne: boolean
): CoverageColumn {
  const before = areOne ? above.entry : above.columns[index]
  if (before && before.claim === claim && (before.key === key || before.key === null)) return before
  const column = columnOf(above, key, claim, areOne)
  if (areOne) above.entry = column
  else above.columns[index] = column
  return column
}

function columnOf(
  above: CoveredPlace,
  key: string | number,
  claim: TracedClaim | undefined,
  areOne: boolean
): CoverageColumn {
  const isAnyKey = areOne && typeof key === 'number' && (claim === undefined || isWhole(claim))
  return {
    key: isAnyKey ? null : key,
    claim,
    claimed: claim === undefined ? null : isWhole(claim) ? claim : (claim.get(key) ?? null),
    above,
    name: nameOf(key, areOne),
    taken: null,
    left: null
  }
}

export const nameOf = (key: string | number, areOne: boolean): string => (areOne ? '*' : String(key))

export function countRead(column: CoverageColumn, field: string, value: Counted['first']): void {
  if (column.taken?.field !== field) {
    const { fields } = below(column.above, column.name)
    column.taken = fields.get(field) ?? { field, count: 0, first: value }
    fields.set(field, column.taken)
  }
  column.taken.count++
}

export function countUnread(column: CoverageColumn, value: Counted['first']): void {
  column.left ??= below(column.above, column.name).left ??= { count: 0, first: value }
  column.left.count++
}

export function coveragePlace(name: string, above: CoveredPlace | null): CoveredPlace {
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

export function below(place: CoveredPlace, name: string): CoveredPlace {
  if (place.depth >= deepestPath) return place
  const known = place.below.get(name)
  if (known !== undefined) return known
  const made = coveragePlace(name, place)
  place.below.set(name, made)
  return made
}

export function namesTo({ above, key }: CoverageColumn): readonly string[] {
  const names = [typeof key === 'string' ? key : '*']
  for (
    let at: CoveredPlace | null = above;
    at !== null && at.above !== null && names.length < 6;
    at = at.above
  )
    names.unshift(at.name)
  return names
}

export function unreadPlaces(root: CoveredPlace): Pick<Reading, 'leftovers' | 'leftoversBeyond' | 'sources'> {
  const leftovers: Leftover[] = []
  const sources: Source[] = []
  let leftoversBeyond = 0
  const open: { readonly place: CoveredPlace; readonly path: string }[] = [{ place: root, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, path } = next
    if (place.left !== null) {
      if (leftovers.length < listedAtMost)
        leftovers.push({ path, count: place.left.count, value: shortened(place.left.first) })
      else leftoversBeyond += place.left.count
    }
    for (const [field, { count, first }] of place.fields)
      if (sources.length < listedAtMost) sources.push({ field, path, count, value: shortened(first) })
    for (const child of [...place.below.values()].toReversed())
      open.push({ place: child, path: path === '' ? child.name : `${path}.${child.name}` })
  }
  return { leftovers, leftoversBeyond, sources }
}

const shortened = (value: Leftover['value']): Leftover['value'] =>
  typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value
