import type { Leftover, Reading, Source } from '../../../../src-shared/contract/reading'
import { isScalar } from '../answers/json'
import type { CallRequest } from '../answers/call-request'
import type { EachStep, ResponseMapping, Step, When } from '../../../../src-shared/contract/response-mapping'
import {
  keyOfParameter,
  isEach,
  isEntry,
  isEntryNamed,
  isRowOf,
  parsedText,
  soleKey,
  type Scope
} from './walk-path'

interface Branch {
  readonly fields: Set<string>
  readonly keys: Map<string | number, Branch>
  each: Branch | null
  readonly eaches: EachStep[]
  readonly entries: Entry[]
  parsed: Extract<Step, { parsed: unknown }>['parsed'] | null
}

interface Entry {
  readonly name: string
  readonly isOne: (node: unknown, scope: Scope) => boolean
  readonly branch: Branch
}

const branch = (): Branch => ({
  fields: new Set(),
  keys: new Map(),
  each: null,
  eaches: [],
  entries: [],
  parsed: null
})

interface Counted {
  count: number
  readonly first: Leftover['value']
}

interface Place {
  readonly name: string
  readonly branches: readonly Branch[]
  readonly entries: Branch['entries']
  readonly isMetadata: boolean
  readonly below: Map<string | number, Place>
  taken: Counted | null
  left: Counted | null
}

const listedAtMost = 1000
const deepest = 40
const manyKeys = 50

export function accountFor(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest
): Omit<Reading, 'doubts'> {
  const metadataPaths = new Set(mapping.furniture)
  const tally = { understood: 0, leftover: 0, furniture: 0 }
  const scope: Scope = { root: body, request, keys: new Map() }
  const root = placeOf('', '', [treeOf(mapping, request)], metadataPaths)

  const leaf = (place: Place, value: Leftover['value']): void => {
    if (value === null || value === '') tally.furniture++
    else if (place.branches.some(({ fields }) => fields.size > 0)) {
      tally.understood++
      if (place.taken === null) place.taken = { count: 1, first: value }
      else place.taken.count++
    } else if (place.isMetadata) tally.furniture++
    else {
      tally.leftover++
      if (place.left === null) place.left = { count: 1, first: value }
      else place.left.count++
    }
  }

  const childOf = (
    place: Place,
    path: string,
    key: string | number,
    isOne: boolean,
    node?: unknown,
    name = isOne ? '*' : String(key)
  ): Place => {
    const { entries } = place
    const own = entries.filter(({ isOne: isEntry }) => isEntry(node, scope))
    const eachOf = ({ each, eaches }: Branch): Branch | null =>
      typeof key === 'number' || eaches.some(step => isEntry(step, key, request)) ? each : null
    // The key doesn't stand for a row. It may be that of another coin.
    const isOther = place.branches.some(own => own.each !== null && eachOf(own) === null)
    const slot = !isOne || isOther ? key : `* ${own.map(entry => entries.indexOf(entry)).join()}`
    const known = place.below.get(slot)
    if (known !== undefined) return known
    const branches = place.branches.flatMap(above => {
      const next = [above.keys.get(key), eachOf(above)].filter(one => one !== null && one !== undefined)
      return above.fields.size > 0 ? [...next, above] : next
    })
    branches.push(...own.map(({ branch: one }) => one))
    const child = placeOf(isOther ? String(key) : name, path, branches, metadataPaths)
    place.below.set(slot, child)
    return child
  }

  const visit = (node: unknown, place: Place, path: string, depth: number): void => {
    if (isScalar(node)) {
      const by =
        typeof node === 'string' ? place.branches.find(({ parsed }) => parsed !== null)?.parsed : undefined
      const inner = by === undefined || by === null ? undefined : parsedText(String(node), by)
      if (typeof inner === 'object' && inner !== null) visit(inner, place, path, depth)
      else leaf(place, node)
      return
    }
    if (depth > deepest || node === undefined) return
    if (Array.isArray(node)) {
      const list: readonly unknown[] = node
      const arePositions = place.branches.some(({ keys }) => keys.size > 0)
      for (let at = 0; at < list.length; at++) {
        const key = soleKey(list[at])
        if (key !== null && place.branches.some(({ keys }) => keys.has(key))) {
          const child = childOf(place, path, key, false, undefined, `*.${key}`)
          leaf(child, (list[at] as Readonly<Record<string, Leftover['value']>>)[key] ?? null)
          continue
        }
        const child = childOf(place, path, at, !arePositions, list[at])
        visit(list[at], child, pathTo(path, child.name), depth + 1)
      }
      return
    }
    const object = node as Readonly<Record<string, unknown>>
    const isOne = place.branches.some(({ each }) => each !== null) && Object.keys(object).length > manyKeys
    for (const key in object) {
      const value = object[key]
      const child = childOf(
        place,
        path,
        key,
        isOne && !place.branches.some(({ keys }) => keys.has(key)),
        value
      )
      // This is a fast path, because there may be tens of thousands of rows with mostly plain values.
      if (typeof value !== 'object' && typeof value !== 'string') leaf(child, value as Leftover['value'])
      else visit(value, child, pathTo(path, child.name), depth + 1)
    }
  }
  visit(body, root, '', 0)
  return { ...tally, ...listed(root) }
}

const pathTo = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function placeOf(
  name: string,
  above: string,
  branches: readonly Branch[],
  metadataPaths: ReadonlySet<string>
): Place {
  return {
    name,
    branches,
    entries: branches.flatMap(own => own.entries),
    isMetadata: metadataPaths.has(pathTo(above, name)),
    below: new Map(),
    taken: null,
    left: null
  }
}

const trees = new WeakMap<ResponseMapping, Branch>()

function treeOf(mapping: ResponseMapping, request: CallRequest): Branch {
  const known = trees.get(mapping)
  if (known !== undefined) return known
  const root = branch()
  const add = (path: readonly (Step | Only)[], field: string): void => {
    let at = root
    for (const step of path) at = next(at, step, request)
    at.fields.add(field)
  }
  for (const { rows: path, keep, when, gives } of mapping.rows) {
    const rows = when === undefined ? path : [...path.slice(0, -1), { when }]
    // A flag counts as read even if it isn't set.
    for (const { path: own, is } of when ?? [])
      if (is === true) add([...path, ...own], 'event')
      else add([...rows, ...own], 'name')
    if (typeof keep === 'object') add([...rows, ...keep.latest], 'time')
    for (const fields of gives)
      for (const [field, source] of Object.entries(fields)) {
        if ('path' in source) add([...rows, ...source.path], field)
        if ('at' in source) add(source.at, field)
        if ('ranked' in source && typeof source.ranked.before === 'object')
          add([...rows, ...source.ranked.before.path], field)
        if (!('reads' in source)) continue
        const { reads } = source
        if (reads.as === 'index') add(reads.of, field)
        if (reads.as === 'time' && reads.clock !== undefined) add([...rows, ...reads.clock], field)
        if (reads.as === 'number' && reads.sign !== undefined) add([...rows, ...reads.sign.path], field)
      }
  }
  // Mappings with paths that depend on the call's parameters can't be cached.
  if (!JSON.stringify(mapping.rows).includes('"asked":"')) trees.set(mapping, root)
  return root
}

interface Only {
  readonly when: When
}

function next(at: Branch, step: Step | Only, request: CallRequest): Branch {
  if (typeof step === 'string' || typeof step === 'number') return keyed(at, step)
  if ('when' in step)
    return entryOf(at, JSON.stringify(step.when), (node, scope) => isRowOf(step.when, node, scope))
  if (isEach(step) || 'column' in step) {
    at.eaches.push(isEach(step) ? step : { each: '' })
    return (at.each ??= branch())
  }
  if ('entry' in step) {
    const { entry } = step
    const own = entryOf(at, JSON.stringify(entry), (node, scope) => isEntryNamed(node, entry, scope.request))
    for (const name in entry) keyed(own, Array.isArray(entry) ? Number(name) : name).fields.add('name')
    return own
  }
  if ('parsed' in step) {
    at.parsed = step.parsed
    return at
  }
  return keyed(at, keyOfParameter(step, request) ?? '')
}

function entryOf(at: Branch, name: string, isOne: Entry['isOne']): Branch {
  const known = at.entries.find(entry => entry.name === name)
  if (known !== undefined) return known.branch
  const own = branch()
  at.entries.push({ name, isOne, branch: own })
  return own
}

function keyed(at: Branch, key: string | number): Branch {
  const known = at.keys.get(key) ?? branch()
  at.keys.set(key, known)
  return known
}

function listed(root: Place): Pick<Reading, 'leftovers' | 'leftoversBeyond' | 'sources'> {
  const leftovers: Leftover[] = []
  const sources: Source[] = []
  let leftoversBeyond = 0
  const visit = (place: Place, path: string): void => {
    if (place.left !== null) {
      if (leftovers.length < listedAtMost)
        leftovers.push({ path, count: place.left.count, value: shortened(place.left.first) })
      else leftoversBeyond += place.left.count
    }
    if (place.taken !== null)
      for (const field of new Set(place.branches.flatMap(({ fields }) => [...fields])))
        if (sources.length < listedAtMost)
          sources.push({ field, path, count: place.taken.count, value: shortened(place.taken.first) })
    for (const child of place.below.values()) visit(child, pathTo(path, child.name))
  }
  visit(root, '')
  return { leftovers, leftoversBeyond, sources }
}

export const shortened = (value: Leftover['value']): Leftover['value'] =>
  typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value
