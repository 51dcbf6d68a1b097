import type { PivotRow } from './answer'
import { coinNamed, type Asked } from './asked'
import type { Decoder } from './decoder'
import { bareName, isObject } from './json'
import { leavesOf, type Step } from './leaves'
import { numberOf } from './numbers'
import { envelopeNames } from './rows'

const groups: ReadonlyMap<string, string> = new Map([
  ['classic', 'classic'],
  ['classical', 'classic'],
  ['standard', 'classic'],
  ['traditional', 'classic'],
  ['floor', 'classic'],
  ['fibonacci', 'fibonacci'],
  ['fib', 'fibonacci'],
  ['camarilla', 'camarilla'],
  ['woodie', 'woodie'],
  ['woodies', 'woodie']
])

// Words around the levels that say nothing of their group.
const wrappers = new Set([
  ...envelopeNames,
  ...['pivots', 'pivot_points', 'pivotpoints', 'levels', 'support_resistance', 'supportresistance', 'values'],
  ...[
    'support',
    'supports',
    'resistance',
    'resistances',
    'price',
    'value',
    'level',
    'status',
    'points',
    'groups'
  ]
])

/** getSupportResistance: levels `pivot, r1…, s1…` in named groups, at any depth, or as rows. */
export const decodeSupportResistance: Decoder = (body, asked) => {
  const data: PivotRow[] = []
  for (const { path, value } of leavesOf(body)) {
    const name = levelNamed(path)
    if (name === null || typeof value === 'boolean') continue
    const { group, coin } = placeOf(path, asked, body)
    const row = { group, name, price: numberOf(value) }
    data.push(coin === null ? row : { symbol: coin, ...row })
  }
  const rows = data.length > 0 ? data : levelRows(body, asked)
  return rows.length > 0 ? { kind: 'supportResistance', data: rows, dropped: 0 } : null
}

/** `r1` from `…r1`, `…resistance_1`, `…r1.price`, or the third place under `resistance`; null where no level stands. */
function levelNamed(path: readonly Step[]): string | null {
  const last = path.at(-1)
  const before = path.at(-2)
  if (typeof last === 'number') {
    const side =
      typeof before === 'string' ? /^(support|resistance)s?$/.exec(bareName(before))?.[1] : undefined
    return side === undefined ? null : `${side.charAt(0)}${last + 1}`
  }
  if (last === undefined) return null
  const own = levelWord(last)
  if (own !== null) return own
  return typeof before === 'string' && /^(?:price|value|level)$/i.test(last) ? levelWord(before) : null
}

function levelWord(name: string): string | null {
  const bare = bareName(name)
  if (/^(?:p|pp|pivot|pivotpoint)$/.test(bare)) return 'pivot'
  const [, side, place] = /^(r|s|resistance|support)(\d)$/.exec(bare) ?? []
  return side === undefined || place === undefined ? null : side.charAt(0) + place
}

function placeOf(
  path: readonly Step[],
  asked: Asked,
  body: unknown
): { group: string | null; coin: string | null } {
  let group: string | null = null
  let coin: string | null = null
  let node: unknown = body
  for (const step of path.slice(0, -1)) {
    coin = symbolOf(node) ?? coin
    node = (node as Record<Step, unknown>)[step]
    if (typeof step === 'number') continue
    const word = bareName(step)
    const named = coinNamed(step, asked)
    const known = groups.get(word)
    if (known !== undefined) group = known
    else if (named !== null) coin = named
    else if (!wrappers.has(step.toLowerCase()) && !wrappers.has(word) && levelWord(step) === null)
      group = step
  }
  const method = isObject(node) ? (node['method'] ?? node['group'] ?? node['type']) : undefined
  if (typeof method === 'string') group ??= groups.get(bareName(method)) ?? method
  return { group, coin: symbolOf(node) ?? coin }
}

/** `[{group: 'classic', name: 'r1', price: 1}]` */
function levelRows(body: unknown, asked: Asked): PivotRow[] {
  const rows: PivotRow[] = []
  const visit = (node: unknown, coin: string | null, depth: number): void => {
    if (depth > 5) return
    if (Array.isArray(node)) for (const entry of node) visit(entry, coin, depth + 1)
    if (!isObject(node)) return
    const symbol = symbolOf(node) ?? coin
    const label = node['name'] ?? node['level'] ?? node['label'] ?? node['type']
    const name = typeof label === 'string' ? (levelWord(label) ?? label) : null
    const price = node['price'] ?? node['value']
    if (name !== null && (typeof price === 'number' || typeof price === 'string' || price === null)) {
      const method = node['group'] ?? node['method']
      const group = typeof method === 'string' ? (groups.get(bareName(method)) ?? method) : null
      const row = { group, name, price: numberOf(price) }
      rows.push(symbol === null ? row : { symbol, ...row })
    } else
      for (const [key, child] of Object.entries(node))
        visit(child, coinNamed(key, asked) ?? symbol, depth + 1)
  }
  visit(body, null, 0)
  return rows
}

function symbolOf(node: unknown): string | null {
  const symbol = isObject(node) ? node['symbol'] : null
  return typeof symbol === 'string' && /^[^\s+,]{1,40}$/.test(symbol) ? symbol : null
}
