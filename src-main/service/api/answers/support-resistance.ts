import type { Family } from '../reader/fields'
import { coinIds } from '../reader/lexicon'
import { namePlaces } from '../reader/proved-places'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import { isReadable } from '../reader/vocabulary'
import { bareWords, isKnownWord, namedBy } from '../reader/words'
import type { PivotRow } from './answer'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { numberOf } from './numbers'

type Side = 'support' | 'resistance'

/** There is also a field for each named level: `at classic|r1`. */
type Field = 'symbol' | 'group' | 'system' | 'label' | 'side' | 'order' | 'price' | Side | `at ${string}`

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'code' },
    group: { from: ['method'], reads: 'word' },
    // The kind may be a pivot method (`classic`) or a side (`support`).
    system: { from: ['kind'], reads: 'method', aside: ['group'] },
    label: { from: ['levelName', 'brokenLevel', 'trigger', 'side', 'kind', 'study'], reads: 'word' },
    side: { from: ['kind', 'side', 'study', 'direction'], reads: 'side' },
    order: { from: ['order'], reads: 'number', aside: true },
    price: { from: ['brokenLevel', 'trigger', 'price', 'value', 'average'], reads: 'number' },
    support: { from: [], reads: 'number' },
    resistance: { from: [], reads: 'number' }
  } as RowShape<Field>['fields'],
  family: path => levelNamed(path),
  identifying: (fields, path) =>
    [...fields].some(isLevel) ||
    (fields.has('price') &&
      (fields.has('label') ||
        fields.has('side') ||
        path.some(name => sideNamed(name) !== null || isLevels(name)))),
  inherits: ['symbol', 'group'],
  innerToo: true,
  positions: rows => {
    const places = namePlaces(rows, name => levelWord(String(name)) !== null)
    return places === null ? null : { label: places.name, price: places.value }
  },
  bare: 'price',
  bareIn: name => sideNamed(name) !== null || isLevels(name)
}

const isLevels = (name: string): boolean =>
  /^(?:[a-z]+_?)?levels$/i.test(name) || /(?:resistance|support).*levels$/i.test(name)

const isLevel = (field: string): boolean => field.startsWith('at ')

const groups: ReadonlyMap<string, string> = new Map([
  ...'classic classical standard traditional floor classicpivots floorpivots pivotclassic'
    .split(' ')
    .map(word => [word, 'classic'] as const),
  ...['fibonacci', 'fib', 'fibo', 'fibonaccipivots'].map(word => [word, 'fibonacci'] as const),
  ...['camarilla', 'cam'].map(word => [word, 'camarilla'] as const),
  ...['woodie', 'woodies', 'woody', 'woodys'].map(word => [word, 'woodie'] as const)
])
const wrappers =
  /^(?:symbols|result|results|data|items|rows|payload|response|body|pivots|pivotpoints?|levels?|supports?|resistances?|supportresistance|supportandresistance|sr|values|analysis|technical|price|prices|zones|technicals|value|current|list|points|keylevels|pivotlevels|indicators|market|attributes)$/

export function levelWord(name: string): string | null {
  const bare = bareWords(name)
    .replace(/^(\d)(?:st|nd|rd|th)/, '$1')
    .replace(/first|nearest|closest/, '1')
    .replace(/second/, '2')
    .replace(/third/, '3')
    .replace(/fourth/, '4')
    .replace(/(?:level|point|price|value|line)s?$/, '')
  if (/^(?:p|pp|pivot|central|cpr|ppivot|pivotpp|mid|middle)$/.test(bare)) return 'pivot'
  const [, one, side, other] =
    /^(\d)?(?:level)?(r|s|res|sup|resistance|support|resist)(?:level)?(\d)?$/.exec(bare) ?? []
  const place = other ?? one
  return side === undefined || place === undefined ? null : side.charAt(0) + place
}

export function sideNamed(name: unknown): 's' | 'r' | 'pivot' | null {
  const bare = bareWords(textOf(name) ?? '').replace(/(?:level|zone|line|area|price)s?$/, '')
  if (/^(?:supports?|sup|s|floor|demand|buy|below|bottom)$/.test(bare)) return 's'
  if (/^(?:resistances?|res|r|ceiling|supply|sell|above|top)$/.test(bare)) return 'r'
  return levelWord(bare) === 'pivot' || /^pivots?(?:points?)?$/.test(bare) ? 'pivot' : null
}

const levelNamed: Family<Field> = names => {
  const path = names.flatMap(one => (/[a-z]\.[a-z]/i.test(one) ? one.split('.') : [one]))
  const last = path.at(-1) ?? ''
  const isValue = path.length > 1 && /^(?:price|value|level|at)$/i.test(last)
  const named = isValue ? path.slice(0, -1) : path
  const level = levelWord(named.at(-1) ?? '')
  const side = sideNamed(named.at(-2) ?? '')
  const place = /^[1-9]$/.exec(named.at(-1) ?? '')?.[0]
  const name = level ?? (side !== null && place !== undefined ? side + place : null)
  if (name === null) return ofSpan(named.at(-1) ?? '', isValue)
  return { field: `at ${groupIn(named.slice(0, -1)) ?? ''}|${name}`, reads: 'number', rank: isValue ? 2 : 1 }
}

function ofSpan(name: string, isValue: boolean): ReturnType<typeof levelNamed> {
  const { words, window } = namedBy([name])
  const side = window !== null && words.length === 1 ? sideNamed(words[0]) : null
  if (side === null) return null
  const level = side === 'pivot' ? side : `${side}1`
  return { field: `at ${window ?? ''}|${level}`, reads: 'number', rank: isValue ? 2 : 1 }
}

const wordsIn = (name: string): readonly string[] => name.toLowerCase().split(/[^a-z]+/)

const isWrapper = (name: string): boolean =>
  wrappers.test(bareWords(name)) ||
  (wordsIn(name).some(word => wrappers.test(word)) &&
    wordsIn(name).every(word => wrappers.test(word) || !(isKnownWord(word) || isReadable('method', word))))

function groupIn(names: readonly string[], coins?: ReadonlySet<string>): string | null {
  const known = names
    .map(name => groups.get(bareWords(name).replace(/pivots?(?:points?)?$/, '')))
    .findLast(group => group !== undefined)
  if (known !== undefined) return known
  // `our_classic`
  const side = names.flatMap(wordsIn).findLast(word => groups.has(word))
  if (side !== undefined) return groups.get(side) ?? side
  return (
    names.findLast(
      name =>
        !isWrapper(name) &&
        levelWord(name) === null &&
        sideNamed(name) === null &&
        !coinIds.has(name) &&
        coins?.has(name) !== true &&
        !/^\d+$/.test(name)
    ) ?? null
  )
}

export const decodeSupportResistance: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  const rows: (PivotRow & { readonly side?: 's' | 'r' | undefined; readonly order?: number | null })[] = []
  for (const row of found.rows) {
    const coin = textOf(row.found.symbol) ?? row.coin ?? coinAround(row)
    const of = coin === null ? {} : { symbol: coin }
    const names = new Set(row.coin === null ? [] : [row.coin])
    const around =
      groupOf(row.found.group ?? row.found.system ?? methodIn(row.found.label)) ?? groupIn(row.path, names)
    for (const field of Object.keys(row.found) as Field[])
      if (isLevel(field)) {
        const [group = '', name = ''] = field.slice(3).split('|')
        const ownSide = sideNamed(row.found.side) ?? sideNamed(row.path.at(-1))
        // The middle of a support or resistance zone isn't the pivot.
        if (name === 'pivot' && (ownSide === 's' || ownSide === 'r')) {
          const order = numberOf(row.found.order)
          rows.push({
            ...of,
            group: around,
            name: '',
            price: numberOf(row.found[field]),
            side: ownSide,
            order
          })
          continue
        }
        rows.push({ ...of, group: group === '' ? around : group, name, price: numberOf(row.found[field]) })
      }
    if (row.found.price === undefined) continue
    const label = textOf(row.found.label)
    const named = label === null ? null : levelWord(label)
    const side =
      sideNamed(row.found.side) ??
      sideNamed(label) ??
      row.path.map(sideNamed).findLast(one => one !== null) ??
      null
    const place = { ...of, group: around, price: numberOf(row.found.price) }
    if (named !== null) rows.push({ ...place, name: named })
    else if (side === 'pivot') rows.push({ ...place, name: 'pivot' })
    else if (side !== null) rows.push({ ...place, name: '', side, order: numberOf(row.found.order) })
    else if (label !== null) rows.push({ ...place, name: label })
    else if (isLevels(row.path.at(-1) ?? '')) rows.push({ ...place, name: String(rows.length + 1) })
    else trace.release(row.holders)
  }
  const data = numbered(rows, trace)
  return data.length > 0 ? { kind: 'supportResistance', data, dropped: found.dropped } : null
}

const methodIn = (label: unknown): unknown => (isReadable('method', label) ? label : undefined)

function groupOf(value: unknown): string | null {
  const text = textOf(value)
  return text === null ? null : (groups.get(bareWords(text).replace(/pivots?(?:points?)?$/, '')) ?? text)
}

const coinAround = ({ path }: Row<Field>): string | null => {
  const name = path.findLast(one => coinIds.has(one))
  return name === undefined ? null : (coinIds.get(name) ?? null)
}

type Numbered = PivotRow & { readonly side?: 's' | 'r' | undefined; readonly order?: number | null }

/** Numbers the supports and resistances of each group, starting with the level nearest to the price. */
function numbered(rows: readonly Numbered[], trace: Trace): readonly PivotRow[] {
  let unproved = 0
  const data = rows.map(({ side, order, ...row }): PivotRow => {
    if (side === undefined) return row
    const alike = rows.filter(
      other => other.side === side && other.group === row.group && other.symbol === row.symbol
    )
    const near = alike.toSorted((x, y) => (side === 's' ? 1 : -1) * ((y.price ?? 0) - (x.price ?? 0)))
    const place = near.findIndex(other => other.price === row.price) + 1
    if (alike.findIndex(other => other.price === row.price) + 1 !== place && order !== place) unproved++
    return { ...row, name: `${side}${place}` }
  })
  // These numbers are confirmed neither by the order of the levels nor by another field.
  trace.doubt('order', ['name'], unproved)
  return data
}
