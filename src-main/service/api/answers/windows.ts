import { coinIds, noise } from '../reader/lexicon'
import { pairPlaces } from '../reader/pairs'
import { namePlaces } from '../reader/proved-places'
import type { Row, RowShape } from '../reader/row'
import { areFactors } from '../reader/factors'
import { isSense, type FieldRule } from '../reader/fields'
import { findRows } from '../reader/rows'
import { percentFrom, shareNamed } from '../reader/shares'
import { spanAlone, spanMeasures as measures, spanNamed } from '../reader/span-names'
import { daysOf } from '../reader/spans'
import { Trace } from '../reader/trace'
import { meaningOf, type Concept } from '../reader/vocabulary'
import { namedBy, wordsOf, type ShareUnit } from '../reader/words'
import type { WindowRow } from './answer'
import type { CallRequest } from './call-request'
import { twinsAmong } from './coin-identity'
import type { Decoder } from './decoder'
import { isObject, textOf } from './json'
import { isPercent, numberOf, percentOf } from './numbers'
import { day } from '../../../../src-shared/time'
import { timeOf } from './times'
import { otherWays } from './unsigned-change'

/** There is also a field for each period that is a key: `in 7d`. */
type Field =
  | ('symbol' | 'id' | 'unit' | 'window' | 'percent' | 'price' | 'at' | 'start' | 'end')
  | `${'in' | 'worth'} ${string}`

const anySpan = (): boolean => true

const percentRule: FieldRule = {
  from: ['change', 'measure', 'value', 'plainValue'],
  reads: 'percent',
  windows: anySpan,
  unmarked: ['change', 'measure', 'value', 'plainValue']
}

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'code' },
    id: { from: ['id'], reads: 'text', aside: ['symbol'] },
    unit: { from: ['unit'], reads: 'unit' },
    // The price helps to tell a change in money from a percentage.
    price: { from: ['price', 'last'], reads: 'number', aside: true },
    window: { from: ['window', 'length', 'study', 'kind'], reads: 'span', windows: anySpan },
    percent: percentRule,
    at: { from: ['time'], reads: 'time', aside: true },
    // The first and last day of a change give its period if nothing else does.
    start: { from: ['openTime', 'periodStart', 'from'], reads: 'time' },
    end: { from: ['closeTime', 'to'], reads: 'time' }
  } as RowShape<Field>['fields'],
  family: path => (path.some(isVolatility) ? null : changeNamed(path)),
  identifying: (fields, path) =>
    (fields.has('percent') &&
      (fields.has('window') ||
        (fields.has('start') && fields.has('end')) ||
        path.some(name => spanNamed(name) !== null))) ||
    [...fields].some(isSpan) ||
    [...fields].filter(isWorth).length > 1,
  bare: 'percent',
  inherits: ['symbol', 'id', 'unit', 'window'],
  listsFirst: true,
  positions: rows => {
    const places = namePlaces(rows, name => spanNamed(name) !== null && !/^\d+$/.test(String(name)))
    return places === null
      ? pairPlaces<Field>(rows, 'at', 'percent')
      : { window: places.name, percent: places.value }
  },
  spans: true
}

const isVolatility = (name: string): boolean =>
  wordsOf(name).some(word => /^(?:volatility|vol|hv|rv|sigma|std|stdev|stddev|deviation)$/.test(word))
const isMove = (name: string): boolean =>
  wordsOf(name).some(word => /^(?:change|performance|return|gain|move|growth|pnl)$/.test(word))

const isAnnual = (name: string): boolean => wordsOf(name).some(word => /^annuali[sz]ed$|^ann$/.test(word))

/**
 * In a response about volatility, a change may be the change of the volatility, so it ranks below a measure.
 */
const volatilityShape: RowShape<Field> = {
  ...shape,
  fields: {
    ...shape.fields,
    percent: { ...percentRule, from: ['measure', 'change', 'value', 'plainValue'] }
  },
  family: path => {
    const own = path.some(isMove) && !path.some(isVolatility) ? null : changeNamed(path)
    if (own === null || !path.some(isAnnual)) return own
    // For the same period, an annualised volatility is preferred to a daily one.
    return own.field === 'percent' ? { ...own, field: 'in annual', rank: -2 } : { ...own, rank: own.rank - 2 }
  }
}

const around: ReadonlySet<string> = new Set([
  'by',
  'of',
  'period',
  'periods',
  'window',
  'windows',
  'spans',
  'intervals',
  // As in `price_change_percentage_7d_in_currency`.
  'currency'
])

const isSpan = (field: string): boolean => field.startsWith('in ')
const isWorth = (field: string): boolean => field.startsWith('worth ')

/** Reads changes by period, in percentage points. */
export const decodePerformance: Decoder = (body, request, trace = new Trace()) =>
  decodeWindows(body, request, trace, shape, rows => shareOfMoves(rows), true)

export const decodeVolatility: Decoder = (body, request, trace = new Trace()) =>
  decodeWindows(body, request, trace, volatilityShape, rows => shareOfVolatility(rows))

interface WindowValue {
  readonly symbol: string | null
  readonly span: string
  readonly value: unknown
  readonly share: ShareUnit | null
  readonly row: Row<Field>
}

type Judged = { readonly share: ShareUnit; readonly isDoubtful: boolean }

function decodeWindows(
  body: unknown,
  request: CallRequest,
  trace: Trace,
  shape: RowShape<Field>,
  judge: (reported: readonly WindowValue[]) => Judged,
  areMoves = false
): ReturnType<Decoder> {
  const found = isObject(body) || Array.isArray(body) ? findRows(body, shape, request, trace) : null
  if (found === null) return null
  const all = found.rows.flatMap(row => {
    if (!isOfAnotherFigure(row)) return windowValuesIn(row)
    trace.release(row.holders)
    return []
  })
  const reported = newestPerPeriod(all, trace)
  if (reported.length === 0) return null
  // These values may be volatilities or annualised changes, which aren't changes over a period.
  const measured = found.rows.filter(row => isSense(row.slots.percent, percentRule, 'measure'))
  if (areMoves) trace.doubt('which', ['percent'], measured.length)
  const open = reported.filter(({ share, value }) => share === null && !isPercent(value))
  const judged = judge(open.length > 0 ? open : reported)
  if (judged.isDoubtful) trace.doubt('unit', ['percent'], open.length > 0 ? open.length : reported.length)
  const twins = twinsAmong(
    reported.map(({ row }) => row),
    reported.map(({ symbol, span }) => symbol && `${symbol} ${span}`),
    trace
  )
  const data = reported.map((one): WindowRow => {
    const percent = percentFrom(one.value, one.share ?? judged.share)
    const window = { ...twins.get(one.row), ...spanOf(one.span), percent }
    return one.symbol === null ? window : { symbol: one.symbol, ...window }
  })
  if (areMoves) trace.doubt('which', ['percent'], waysOf(reported, data))
  return { kind: 'windows', data, dropped: found.dropped }
}

function newestPerPeriod(reported: readonly WindowValue[], trace: Trace): readonly WindowValue[] {
  const when = ({ row }: WindowValue): number => timeOf(row.found.at ?? row.time) ?? 0
  const newest = new Map<string, WindowValue>()
  const nameOf = ({ symbol, span }: WindowValue): string => `${symbol ?? ''}\n${span}`
  for (const one of reported) {
    const before = newest.get(nameOf(one))
    if (before === undefined || when(one) > when(before)) newest.set(nameOf(one), one)
  }
  const isOlder = (one: WindowValue): boolean => when(one) < when(newest.get(nameOf(one)) ?? one)
  for (const one of reported) if (isOlder(one)) trace.release(one.row.holders)
  return reported.filter(one => !isOlder(one))
}

const waysOf = (reported: readonly WindowValue[], data: readonly WindowRow[]): number =>
  otherWays(
    reported.map(({ row: { holders } }, index) => ({
      percent: data[index]?.percent ?? null,
      price: null,
      open: null,
      holders
    }))
  )

const isOfAnotherFigure = ({ path, holders }: Row<Field>): boolean =>
  holders.length > 0 && path.some(isAnotherFigure)

// In these responses, `vol` means volatility, and `positions` are holdings.
const isAnotherFigure = (name: string): boolean =>
  !/^(?:vol(?!ume)|positions$)/i.test(name) &&
  meaningOf([name])?.senses.some(({ concept }) => otherFigures.has(concept)) === true

const otherFigures: ReadonlySet<Concept> = new Set([
  ...(['volume', 'turnover', 'marketCap'] as const),
  ...(['ofTheMarket', 'rank', 'atr'] as const)
])

function windowValuesIn(row: Row<Field>): readonly WindowValue[] {
  const { found, slots, coin } = row
  const id = textOf(found.id) ?? row.path.findLast(name => coinIds.has(name)) ?? null
  const symbol = textOf(found.symbol) ?? coin ?? (id === null ? null : (coinIds.get(id) ?? null))
  const unit = shareNamed(found.unit)
  const reported: WindowValue[] = []
  const span = spanNamed(found.window) ?? row.path.map(spanNamed).findLast(one => one !== null) ?? null
  // `in 24h` and `in 1y` are skipped if another field states the period. They come from names such as
  // `lookback_days` or `annualized`, which only state a unit.
  const percentField = found['in annual'] === undefined ? 'percent' : 'in annual'
  const percent = found[percentField]
  const isOfSpan = span !== null && percent !== undefined && found.window !== undefined
  for (const field of Object.keys(found) as Field[]) {
    const value = found[field]
    if (field !== 'in annual' && isSpan(field) && !(isOfSpan && /^in (?:24h|1y)$/.test(field)))
      reported.push({ symbol, row, span: field.slice(3), value, share: unit ?? slots[field]?.share ?? null })
  }
  const price = numberOf(found.price)
  const worths = reported.length > 0 ? [] : (Object.keys(found) as Field[]).filter(isWorth)
  // As money, changes this small would be implausible, so they are percentages.
  if (price !== null && worths.every(field => Math.abs(numberOf(found[field]) ?? 0) < price * 0.0005))
    for (const field of worths)
      reported.push({ symbol, row, span: field.slice(6), value: found[field], share: unit })
  const whole = span ?? spanBetween(found.start, found.end) ?? (percentField === 'percent' ? null : '1y')
  const isOther = reported.length === 0 || found.window !== undefined || percentField !== 'percent'
  if (whole !== null && percent !== undefined && isOther && !reported.some(one => one.span === whole))
    reported.push({
      ...{ symbol, row, span: whole, value: percent },
      share: unit ?? slots[percentField]?.share ?? null
    })
  return reported
}

function spanBetween(start: unknown, end: unknown): string | null {
  const [first, last] = [timeOf(start), timeOf(end)]
  const days = first === null || last === null ? 0 : (last - first) / day
  return days >= 1 && Number.isInteger(days) ? `${days}d` : null
}

function changeNamed(path: readonly string[]): ReturnType<NonNullable<RowShape<Field>['family']>> {
  const last = path.at(-1) ?? ''
  const own = namedBy([last])
  if (path.length > 1 && own.window === null && own.words.join(' ') === 'price' && own.share === null)
    return null
  const counted = own.window === null ? path : path.filter(name => !/^\d+$/.test(name))
  const names = counted.map(name => name.replace(/vol(?!at|ume)s?/i, 'volatility'))
  const { words, window, share } = namedBy(names)
  const others = words.filter(word => !measures.has(word) && !noise.has(word) && !around.has(word))
  const isMeasure = words.some(word => measures.has(word))
  const alone = path
    .filter(name => isMeasure || !/^[a-z]$/i.test(name))
    .map(name =>
      spanAlone(
        name,
        wordsOf(name).filter(word => !measures.has(word))
      )
    )
    .find(one => one !== null)
  const span = window ?? alone ?? null
  const isSpan = (word: string): boolean =>
    spanAlone(word, [word]) !== null || (span === 'max' && word === 'high')
  const meaningful = others.filter(word => span === window || !isSpan(word))
  if (span === null) {
    return isMeasure && others.length === 0 && words.includes('volatility')
      ? { field: 'percent', reads: 'percent', rank: 30, share }
      : null
  }
  const isMoney = words.includes('price') && words.includes('change') && share === null
  if (meaningful.length > 0) return null
  if (isMoney) return { field: `worth ${span}`, reads: 'number', rank: 20 }
  return { field: `in ${span}`, reads: 'percent', rank: share === 'percent' ? -2 : -1, share }
}

function spanOf(span: string): Pick<WindowRow, 'days' | 'span'> {
  const days = daysOf(span)
  return days === null ? { days: null, span } : { days }
}

const sizes = (
  reported: readonly WindowValue[]
): readonly { readonly size: number; readonly days: number }[] =>
  reported.flatMap(({ value, span }) => {
    const size = Math.abs(percentOf(value) ?? 0)
    return size === 0
      ? []
      : [{ size, days: daysOf(span) ?? (span === 'ytd' ? 180 : span.endsWith('h') ? 0.3 : 365) }]
  })

function areAllFactors(reported: readonly WindowValue[]): boolean {
  const coins = new Set(reported.map(({ symbol }) => symbol))
  return [...coins].every(coin =>
    areFactors(
      reported
        .filter(({ symbol }) => symbol === coin)
        .flatMap(({ value, span }) => {
          const move = percentOf(value)
          return move === null ? [] : [{ value: move, days: lengthOf(span) }]
        })
    )
  )
}

/** For the year to date and for open-ended periods, this assumes a typical length. */
function lengthOf(span: string): number {
  const hours = /^(\d+)h$/.exec(span)?.[1]
  return daysOf(span) ?? (hours === undefined ? (span === 'ytd' ? 180 : 365) : Number(hours) / 24)
}

/**
 * Decides between fractions and percentages by size. A typical move is a few percent a day and grows with the
 * square root of time; as a fraction, it's a hundred times smaller.
 */
function shareOfMoves(reported: readonly WindowValue[]): Judged {
  if (reported.every(({ share, value }) => share === null && !isPercent(value)) && areAllFactors(reported))
    return { share: 'factor', isDoubtful: false }
  const moves = sizes(reported).map(({ size, days }) => size / (3 * Math.sqrt(days)))
  const largest = Math.max(0, ...moves)
  if (reported.some(({ share }) => share !== null))
    return {
      share: 'percent',
      isDoubtful: moves.length > 1 && reported.every(({ share }) => share === 'percent') && largest < 0.03
    }
  if (moves.length === 0) return { share: 'percent', isDoubtful: false }
  return { share: largest < 0.06 ? 'fraction' : 'percent', isDoubtful: largest < 0.15 }
}

function shareOfVolatility(reported: readonly WindowValue[]): Judged {
  const largest = Math.max(0, ...sizes(reported).map(({ size }) => size))
  if (reported.some(({ share }) => share !== null)) return { share: 'percent', isDoubtful: false }
  return {
    share: largest > 0 && largest < 2 ? 'fraction' : 'percent',
    isDoubtful: largest > 0 && largest < 3
  }
}
