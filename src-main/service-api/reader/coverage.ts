import type { Leftover, Reading, Source } from '../../../src-shared/contract/reading'
import type { Asked } from '../answers/asked'
import { isScalar } from '../answers/json'
import { timeOf } from '../answers/times'
import { isAmong, stands, valuesIn } from './by-value'
import { isFurniture } from './furniture'
import { isUnnamedRow } from './places'
import { taughtIn } from './taught-name'
import { isWhole, type Claim, type Trace } from './trace'

const listedAtMost = 1000
const deepestPath = 40
const fewDates = 50

/** A place in the answer's layout: all entries of a list are one. */
interface Place {
  readonly name: string
  readonly above: Place | null
  readonly depth: number
  readonly below: Map<string, Place>
  left: { count: number; readonly first: Leftover['value'] } | null
  /** What its values were taken for, with the first of them. */
  readonly fields: Map<string, { count: number; readonly first: Leftover['value'] }>
}

interface Open {
  readonly node: object
  readonly keys: readonly string[] | null
  /** A row without names: each place in it has a meaning of its own. */
  readonly isRow: boolean
  /** Entries under their moments, as many as a list has: all of them are one place. */
  readonly isDated: boolean
  readonly place: Place
  /** Set where all leaves below were taken. */
  readonly all: string | null
  readonly claim: Claim | undefined
  at: number
}

/**
 * Counts what of an answer is in its data and lists what nobody took. Every leaf that says something is one of the two,
 * or furniture. Iterative and grouped by layout, because an answer may be as deep or as long as it likes.
 */
export function coverageOf(
  body: unknown,
  data: unknown,
  trace: Trace,
  asked: Asked
): Omit<Reading, 'doubts'> {
  const values = valuesIn(data)
  const root = placeOf('', null)
  const tally = { understood: 0, leftover: 0, furniture: 0 }
  const open: Open[] = []

  const leaf = (key: string | number, value: string | number | boolean | null, around: Open): void => {
    const field =
      around.all === null
        ? fieldOf(around.claim, key, value, values)
        : isAmong(values, value)
          ? around.all
          : null
    const isBlank =
      value === null || value === '' || (typeof key === 'string' && taughtIn(key)?.kind === 'ignored')
    if (field !== null && !isBlank) {
      tally.understood++
      const { fields } = below(around.place, nameOf(around, key))
      const taken = fields.get(field)
      if (taken === undefined) fields.set(field, { count: 1, first: value })
      else taken.count++
    } else if (isBlank || isFurniture(namesTo(around.place, key), value, asked)) tally.furniture++
    else {
      tally.leftover++
      const place = below(around.place, nameOf(around, key))
      if (place.left === null) place.left = { count: 1, first: value }
      else place.left.count++
    }
  }

  const enter = (node: object, place: Place, all: string | null): void => {
    const isList = Array.isArray(node)
    const isRow = isList && isUnnamedRow(node, open.length > 0 && open.at(-1)?.keys === null)
    const keys = isList ? null : Object.keys(node)
    const isDated = keys !== null && keys.length > fewDates && areDates(keys)
    open.push({ node, place, all, at: 0, keys, isRow, isDated, claim: trace.of(node) })
  }

  const alone = { isRow: false, isDated: false, claim: undefined }
  if (isScalar(body)) leaf('', body, { node: {}, keys: null, place: root, all: null, at: 0, ...alone })
  else if (body !== undefined) enter(body as object, root, null)
  for (let around = open.at(-1); around !== undefined; around = open.at(-1)) {
    const { node, keys } = around
    const length = keys === null ? (node as readonly unknown[]).length : keys.length
    if (around.at >= length) {
      open.pop()
      continue
    }
    const index = around.at++
    const key = keys === null ? index : (keys[index] ?? '')
    const child = (node as Record<string | number, unknown>)[key]
    if (isScalar(child)) leaf(key, child, around)
    else if (child !== undefined)
      enter(
        child as object,
        below(around.place, nameOf(around, key)),
        Array.isArray(child) ? (around.all ?? wholeOf(around.claim, key)) : null
      )
  }
  return { ...tally, ...listed(root) }
}

/** The field that took a leaf, if what it says stands in the data: a claim alone proves nothing. */
function fieldOf(
  claim: Claim | undefined,
  key: string | number,
  value: unknown,
  values: ReadonlySet<string | number>
): string | null {
  if (claim === undefined) return null
  const claimed = isWhole(claim) ? claim : claim.get(key)
  return claimed !== undefined && stands(values, claimed.reads, value) ? claimed.field : null
}

/** A list taken as one value, such as the coins of a headline. */
function wholeOf(claim: Claim | undefined, key: string | number): string | null {
  const claimed = claim === undefined || isWhole(claim) ? undefined : claim.get(key)
  return claimed?.reads === 'any' ? claimed.field : null
}

function placeOf(name: string, above: Place | null): Place {
  return {
    name,
    above,
    depth: above === null ? 0 : above.depth + 1,
    below: new Map(),
    left: null,
    fields: new Map()
  }
}

const nameOf = ({ isRow, isDated }: Open, key: string | number): string =>
  isDated || (typeof key === 'number' && !isRow) ? '*' : String(key)

/** Whether keys are moments: the first, the last and one between tell. */
const areDates = (keys: readonly string[]): boolean =>
  [0, keys.length >> 1, keys.length - 1].every(at => timeOf(keys[at]) !== null)

function below(place: Place, name: string): Place {
  if (place.depth >= deepestPath) return place
  const known = place.below.get(name)
  if (known !== undefined) return known
  const made = placeOf(name, place)
  place.below.set(name, made)
  return made
}

function namesTo(place: Place, key: string | number): readonly string[] {
  const names = [typeof key === 'number' ? '*' : key]
  for (let at: Place | null = place; at !== null && at.above !== null && names.length < 6; at = at.above)
    names.unshift(at.name)
  return names
}

function listed(root: Place): Pick<Reading, 'leftovers' | 'leftoversBeyond' | 'sources'> {
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
