import { Trace } from '../reader/trace'
import { namedBy } from '../reader/words'
import type { WindowRow } from './answer'
import { coinNamed, type Asked } from './asked'
import type { Decoder } from './decoder'
import { bareName, isObject, isScalar, textOf, type JsonObject } from './json'
import { percentOf } from './numbers'

const daysIn: Readonly<Record<string, number>> = {
  d: 1,
  day: 1,
  days: 1,
  w: 7,
  week: 7,
  weeks: 7,
  y: 365,
  year: 365,
  years: 365
}
const percentNames = ['percent', 'percentage', 'pct', 'change_percent', 'change_percentage', 'percent_change']
const valueNames = [...percentNames, 'performance', 'volatility', 'change', 'return', 'value']
const windowNames = ['days', 'window', 'period', 'interval', 'timeframe', 'range']

/**
 * getPerformance, getVolatility: percent points over a number of days. Windows may be keys (`7`, `7d`, `1y`,
 * `volatility_30d`, `7_days`) with a number or an object below, or rows with a field for the window.
 */
export const decodeWindows: Decoder = (body, asked, trace = new Trace()) => {
  const rows: WindowRow[] = []
  visit(body, null, asked, rows, 0)
  // A mover of less than one percent in every span, a year included, is rather told in fractions.
  if (mayBeFractions(rows)) trace.doubt('unit', ['percent'], rows.length)
  return rows.length > 0 ? { kind: 'windows', data: rows, dropped: 0 } : null
}

function mayBeFractions(rows: readonly WindowRow[]): boolean {
  const sizes = rows.flatMap(({ percent }) => (percent === null || percent === 0 ? [] : [Math.abs(percent)]))
  const longest = Math.max(0, ...rows.map(({ days }) => days ?? 0))
  // Over a day alone less than a percent is nothing special.
  return sizes.length > 0 && Math.max(...sizes) < (longest > 1 ? 1 : 0.2)
}

function visit(node: unknown, coin: string | null, asked: Asked, into: WindowRow[], depth: number): void {
  if (depth > 6) return
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, coin, asked, into, depth + 1)
    return
  }
  if (!isObject(node)) return
  const named = textOf(node['symbol'] ?? node['coin'])
  const symbol = named !== null && /^[^\s+,]{1,40}$/.test(named) ? named : coin
  const row = asRow(node)
  if (row !== null) {
    into.push(symbol === null ? row : { symbol, ...row })
    return
  }
  for (const [key, value] of Object.entries(node)) {
    const span = spanNamed(key)
    const percent = span === null ? undefined : percentIn(value)
    if (span !== null && percent !== undefined)
      into.push({ ...(symbol === null ? {} : { symbol }), ...span, percent })
    else visit(value, coinNamed(key, asked) ?? symbol, asked, into, depth + 1)
  }
}

/** `{days: 7, percent: 1.2}`, `{period: '7d', change: '1.2%'}` */
function asRow(node: JsonObject): WindowRow | null {
  const window = windowNames.map(name => node[name]).find(value => isScalar(value) && value !== null)
  const span = window === undefined ? null : spanNamed(String(window))
  const value = span === null ? undefined : percentIn(node)
  return span === null || value === undefined ? null : { ...span, percent: value }
}

/** The percent under a window: the value itself, or the field of an object that says so; undefined where none does. */
function percentIn(value: unknown): number | null | undefined {
  if (typeof value === 'boolean') return undefined
  if (isScalar(value)) return percentOf(value)
  if (!isObject(value)) return undefined
  for (const name of valueNames) {
    const field = value[name]
    if (field !== undefined && isScalar(field) && typeof field !== 'boolean') return percentOf(field)
  }
  return undefined
}

/** A number of days, or a span that is none under its own name. */
function spanNamed(name: string): Pick<WindowRow, 'days' | 'span'> | null {
  const days = daysNamed(name)
  if (days !== null) return { days }
  const [, span] =
    /^(?:performance|perf|volatility|change|return|percent|last)?(ytd|mtd|qtd|alltime|max|\d{1,2}(?:h|hours?|m|min))(?:performance|volatility|change|return|percent|percentage|pct)*$/.exec(
      bareName(name)
    ) ?? []
  return span === undefined ? changeNamed(name) : { days: null, span }
}

/** `price_change_percentage_24h`, `percentChange7d`: a change in percent that names its span. */
function changeNamed(name: string): Pick<WindowRow, 'days' | 'span'> | null {
  const { window, words, isPercent } = namedBy([name])
  const isChange =
    words.every(word => changes.has(word)) && (isPercent || words.some(word => measures.has(word)))
  if (window === null || !isChange) return null
  const days = window === '24h' ? 1 : daysNamed(window)
  return days === null ? { days: null, span: window } : { days }
}

const measures = new Set(['performance', 'return', 'volatility'])
const changes = new Set([...measures, 'price', 'change', 'last'])

function daysNamed(name: string): number | null {
  // `1-2` and `1 0` are no 12 and no 10.
  if (/\d[^0-9a-z]+\d/i.test(name)) return null
  const bare = bareName(name)
  const match =
    /^(?:performance|perf|volatility|vol|change|return|percent|last|days?|d)?(\d{1,4})(d|days?|w|weeks?|y|years?|h|hours?)?(?:performance|volatility|change|return|percent|percentage|pct)*$/.exec(
      bare
    )
  const [, digits, unit = 'd'] = match ?? []
  if (digits === undefined) return null
  const count = Number(digits)
  // A bare 2024 is a calendar year.
  if (/^\d{4}$/.test(bare) && count >= 1970 && count <= 2200) return null
  const days = unit.startsWith('h') ? count / 24 : count * (daysIn[unit] ?? 1)
  return Number.isInteger(days) && days > 0 ? days : null
}
