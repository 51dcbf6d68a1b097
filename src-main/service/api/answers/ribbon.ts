import { isSense, type Family, type FieldRule } from '../reader/fields'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { spanNamed } from '../reader/span-names'
import { Trace } from '../reader/trace'
import type { RibbonRow } from './answer'
import type { Decoder } from './decoder'
import { bareWords, withoutMoney } from '../reader/words'
import { bareName, textOf } from './json'
import { numberOf } from './numbers'
import { averagesWithoutWarmUp, byCoin, inTime, pointFields, pointOf, type PointField } from './series'

/**
 * There is also a field for each average with a period (`sma10`), and for each kind of average without one
 * (`all sma`).
 */
type Field =
  | PointField
  | 'trend'
  | 'advice'
  | 'kind'
  | 'id'
  | 'length'
  | 'value'
  | `${string}ma${number}`
  | `all ${string}ma`

const valueRule: FieldRule = { from: ['value', 'average', 'price'], reads: 'number' }

const shape: RowShape<Field> = {
  fields: {
    ...pointFields,
    trend: { from: ['direction', 'verdict'], reads: 'word' },
    advice: { from: ['advice'], reads: 'verdict', aside: ['trend'] },
    kind: { from: ['kind', 'study'], reads: 'word' },
    id: { from: ['id', 'name'], reads: 'text', aside: true },
    length: { from: ['length', 'window'], reads: 'text', windows: () => true },
    value: valueRule
  } as RowShape<Field>['fields'],
  family: path => averageNamed(path),
  identifying: fields =>
    [...fields].some(isAverage) ||
    ((fields.has('kind') || fields.has('length')) && ([...fields].some(isKind) || fields.has('value'))),
  inherits: ['symbol', 'time', 'trend', 'advice', 'kind'],
  innerToo: true,
  bareIn: name => kindNamed(name) !== null && periodNamed(name) === null
}

const isAverage = (field: string): boolean => /^[a-z]*ma\d+$/.test(field)
const isKind = (field: string): boolean => field.startsWith('all ')

const words = 'simple:sma exponential:ema exp:ema weighted:wma hull:hma smoothed:smma'
const ends = ['', 'ma', 'movingaverage', 'movingaverages', 'average', 'averages', 'mas', 'moving']

const kinds: ReadonlyMap<string, string> = new Map([
  ...'sma ema wma hma dema tema smma rma vwma kama ma'.split(' ').map(kind => [kind, kind] as const),
  ...words.split(' ').flatMap(entry => {
    const [word = '', kind = ''] = entry.split(':')
    // `simple_averages`, `medias_simples`
    return ends.flatMap(end => [[word + end, kind] as const, [end + word, kind] as const])
  }),
  ...['smas', 'emas', 'wmas'].map(kinds => [kinds, kinds.slice(0, -1)] as const),
  ...['movingaverage', 'movingaverages', 'mas', 'average', 'averages'].map(kinds => [kinds, 'ma'] as const)
])

export function kindNamed(name: unknown): string | null {
  // An enum may have values such as `MA_KIND_SMA`, of which the last word counts.
  const text = (textOf(name) ?? '').replace(/^(?:[A-Z]+_)+(?=[A-Z]+$)/, '')
  const bare = plainName(text).replace(/(?:\d+d(?:ay)?(?:s(?!ma))?|day|period|\d+)/g, '')
  return kinds.get(bare) ?? null
}

// The Chinese word `指数` usually means index, but here it means exponential.
const plainName = (name: string): string => {
  const bare = bareWords(name)
  return bare === 'index' ? 'ema' : bare
}

export function periodNamed(name: unknown): number | null {
  const text = textOf(name) ?? ''
  if (text.length > 40 || /\d[^0-9a-z]+\d/i.test(text)) return null
  const days = /^(\d{1,3})d$/.exec(spanNamed(text) ?? '')?.[1]
  if (days !== undefined) return Number(days)
  const [, before = '', digits, after = ''] = /^([a-z]*?)(\d{1,4})([a-z]*)$/.exec(bareName(text)) ?? []
  if (digits === undefined) return null
  const words = (before + after).replace(/^(?:d|day|days|period|periods|p|len|length|n|bars?|w|window)$/, '')
  const rest = words.replace(/(?:d|day|days|period)$/, '').replace(/^(?:period|day)/, '')
  return words === '' || kinds.has(words) || kinds.has(rest) ? Number(digits) : null
}

const averageNamed: Family<Field> = path => {
  let [kind, period]: [string | null, number | null] = [null, null]
  for (const [place, entryName] of path.entries()) {
    const name = withoutMoney(entryName)
    const [ofKind, ofPeriod] = [kindNamed(name), periodNamed(name)]
    if (ofKind !== null && (kind === null || kind === 'ma' || ofKind !== 'ma')) kind = ofKind
    // In `1d.sma10`, the first number is the length of a bar.
    if (ofPeriod !== null && period !== null && ofPeriod !== period) return null
    if (ofPeriod !== null && period === null) period = ofPeriod
    else if (
      ofKind === null &&
      !(place === path.length - 1 && place > 0 && /^(?:value|v|price|last|current|level)$/i.test(name))
    )
      if (!/^(?:ribbon|values|lines|averages|ma|ma_?ribbon|data|result|indicators|移動平均線?)$/i.test(name))
        return null
  }
  if (kind === null) return null
  return period === null
    ? { field: `all ${kind}` as Field, reads: 'number', rank: 5 }
    : { field: `${kind}${period}` as Field, reads: 'number', rank: 5 }
}

export const decodeRibbon: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows<Field>(body, shape, request, trace)
  if (found === null) return null
  const points = new Map<string, RibbonRow>()
  for (const row of found.rows) {
    const point = pointOf(row)
    const averages = averagesOf(row)
    const named = `${point.symbol ?? ''}\n${point.time ?? ''}`
    // A second value for an average may be for another interval.
    const isOther = Object.entries(averages).some(
      ([name, value]) => (points.get(named)?.averages[name] ?? value) !== value
    )
    if (isOther) trace.doubt('which', ['averages'], Object.keys(averages).length)
    const place = isOther ? `${named}\n${points.size}` : named
    const before = points.get(place)
    const trend =
      textOf(row.found.trend) ??
      textOf(row.above.trend?.value) ??
      textOf(row.above.advice?.value ?? row.found.advice)
    points.set(place, {
      ...point,
      averages: { ...before?.averages, ...averages },
      trend:
        before?.trend ??
        (row.found.kind === undefined || row.above.trend === undefined
          ? trend
          : textOf(row.above.trend.value))
    })
  }
  const rows = [...points.values()].filter(({ averages }) => Object.keys(averages).length > 0)
  if (rows.length === 0 && found.rows.length > 0) return null
  const data = byCoin(rows).flatMap(own => averagesWithoutWarmUp(inTime(own)))
  return { kind: 'ribbon', data, dropped: found.dropped }
}

function averagesOf({ found, path, slots }: Row<Field>): Record<string, number | null> {
  const averages: Record<string, number | null> = {}
  const around = path.map(kindNamed).findLast(kind => kind !== null && kind !== 'ma') ?? null
  const own = kindNamed(found.kind)
  const kind = own === null || own === 'ma' ? (around ?? own) : own
  const period = periodNamed(found.length) ?? periodNamed(found.kind) ?? periodIn(found.id, own)
  for (const field of Object.keys(found) as Field[]) {
    if (isAverage(field))
      averages[field.startsWith('ma') ? (kind ?? 'ma') + field.slice(2) : field] = numberOf(found[field])
    if (isKind(field) && period !== null) {
      const rest = field.slice(4)
      averages[`${rest === 'ma' ? (kind ?? rest) : rest}${period}`] = numberOf(found[field])
    }
  }
  // If a price comes with the length of its bar (`interval: "1d"`), it isn't an average.
  const isPrice = kind === null && isSense(slots.value, valueRule, 'price')
  if (
    period !== null &&
    !isPrice &&
    found.value !== undefined &&
    (kind !== null || Object.keys(averages).length === 0)
  )
    averages[`${kind ?? 'ma'}${period}`] = numberOf(found.value)
  return averages
}

function periodIn(id: unknown, kind: string | null): number | null {
  const [, period] =
    kind === null ? [] : (new RegExp(`${kind}[_-]?(\\d{1,3})(?!\\d)`, 'i').exec(textOf(id) ?? '') ?? [])
  return period === undefined ? null : Number(period)
}
