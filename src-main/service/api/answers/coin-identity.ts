import type { Trace } from '../reader/trace'
import { bareName, isObject, textOf } from './json'

export interface RowIdentity {
  readonly id?: string
  readonly name?: string
  readonly isActive?: boolean
}

interface IdentifiedRow {
  readonly holders: readonly object[]
}

const ids: ReadonlySet<string> = new Set([
  ...['id', 'coinid', 'assetid', 'currencyid', 'tokenid', 'uid', 'uuid', 'ucid', 'slug', 'identifier']
])
const names: ReadonlySet<string> = new Set([
  ...['name', 'fullname', 'coinname', 'longname', 'displayname', 'assetname', 'currencyname']
])
const activities: ReadonlySet<string> = new Set(['isactive', 'active', 'status', 'enabled'])

export function sharedSymbols(symbols: readonly (string | null)[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const symbol of symbols) {
    const name = symbol?.toUpperCase() ?? ''
    if (name !== '' && seen.has(name)) shared.add(name)
    seen.add(name)
  }
  return shared
}

/**
 * Returns the rows that have the same key but are about different coins, each with what tells its coin apart.
 * @param keys what each row is about, such as its symbol
 */
export function twinsAmong<Row extends IdentifiedRow>(
  rows: readonly Row[],
  keys: readonly (string | null)[],
  trace: Trace
): ReadonlyMap<Row, RowIdentity> {
  const shared = sharedSymbols(keys)
  const twins = new Map<Row, RowIdentity>()
  if (shared.size === 0) return twins
  for (const key of shared) {
    const own = [...new Set(rows.filter((_, at) => keys[at]?.toUpperCase() === key))]
    const coins = own.map(row => identityIn(row)).map(({ id, name }) => name ?? id ?? '')
    if (new Set(coins).size > 1) for (const row of own) twins.set(row, identityIn(row, trace))
  }
  return twins
}

export function identityIn({ holders }: IdentifiedRow, trace?: Trace): RowIdentity {
  const found: { id?: string; name?: string; isActive?: boolean } = {}
  for (const holder of holders) {
    if (!isObject(holder)) continue
    for (const key of Object.keys(holder)) {
      const [bare, value] = [bareName(key), textOf(holder[key])]
      if (ids.has(bare) && value !== null && found.id === undefined) found.id = value
      else if (names.has(bare) && value !== null && found.name === undefined) found.name = value
      else if (activities.has(bare) && found.isActive === undefined) {
        const isActive = activityOf(holder[key])
        if (isActive === null) continue
        found.isActive = isActive
      } else continue
      const field = ids.has(bare) ? 'id' : names.has(bare) ? 'name' : 'isActive'
      trace?.claim(holder, new Map([[key, { field, reads: 'text' as const }]]))
    }
  }
  return found
}

function activityOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const text = String(value).trim().toLowerCase()
  if (/^(?:1|true|yes|active|trading|online)$/.test(text)) return true
  return /^(?:0|false|no|inactive|untracked|delisted|disabled|dead)$/.test(text) ? false : null
}
