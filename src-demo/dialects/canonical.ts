import type { OperationName } from '../operations/table'

export type Sort = 'figure' | 'percent' | 'time' | 'day' | 'plain'

/** `name` is the field's name in the demo service's own format. */
export interface DialectCell {
  readonly name: string
  /**
   * The variable part of the name, such as `7` in `performance.7d`, or `classic.r1` for a pivot level. '' if
   * it has none.
   */
  readonly of: string
  readonly sort: Sort
  readonly value: unknown
}

export interface Entry {
  readonly coin: string | null
  readonly cells: readonly DialectCell[]
}

export interface Content {
  readonly entries: readonly Entry[]
  readonly isList: boolean
}

const times = new Set(['date', 'time', 'time_close', 'timestamp'])
const days = new Set(['ath_date', 'atl_date', 'history_available_from', 'ohlc_available_from'])
const percents = new Set([
  ...['daily_change_percentage', 'percent_from_ath', 'percent_from_atl', 'performance', 'volatility'],
  'advancing_percentage'
])
const plain = new Set(['rank', 'period', 'coins'])
const families: readonly (readonly [RegExp, string])[] = [
  [/^performance\.(\d+)d$/, 'performance'],
  [/^volatility_(\d+)d$/, 'volatility'],
  [/^(?:sma)\.(\d+)$/, 'sma'],
  [/^(?:ema)\.(\d+)$/, 'ema'],
  [/^((?:classic|fibonacci|camarilla|woodie)\.\w+)$/, 'level']
]

export function contentOf(operation: OperationName, body: Readonly<Record<string, unknown>>): Content {
  const list = Object.values(body).find(value => Array.isArray(value)) as readonly unknown[] | undefined
  if (list !== undefined) return { isList: true, entries: list.map(row => entryOf(row as object)) }
  const { result, fear_and_greed: mood } = body
  if (operation === 'getCorrelation') return { isList: true, entries: pairsOf(result as object) }
  const sole = (mood ?? (typeof result === 'object' ? result : { result })) as object
  return { isList: false, entries: [entryOf(sole)] }
}

function entryOf(row: object): Entry {
  const cells = Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]: [string, unknown]) => cellOf(`${name}.${inner}`, one))
      : [cellOf(name, value)]
  )
  const symbol = cells.find(({ name }) => name === 'symbol')?.value
  return { coin: typeof symbol === 'string' ? symbol : null, cells }
}

const pairsOf = (map: object): readonly Entry[] =>
  Object.entries(map).map(([pair, value]: [string, unknown]) => {
    const [a = '', b = ''] = pair.split('_')
    return { coin: null, cells: [cellOf('a', a), cellOf('b', b), cellOf('correlation', value)] }
  })

function cellOf(path: string, value: unknown): DialectCell {
  for (const [form, name] of families) {
    const of = form.exec(path)?.[1]
    if (of !== undefined) return { name, of, value, sort: sortOf(name, value) }
  }
  return { name: path, of: '', value, sort: sortOf(path, value) }
}

function sortOf(name: string, value: unknown): Sort {
  if (value === null || typeof value === 'boolean' || Array.isArray(value) || plain.has(name)) return 'plain'
  // The date of pivot levels has no time.
  if (times.has(name)) return String(value).length === 10 && String(value).includes('-') ? 'day' : 'time'
  if (days.has(name)) return 'day'
  if (percents.has(name)) return 'percent'
  return typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(value as string) ? 'figure' : 'plain'
}

/** Converts a text without a time zone (UTC), or seconds since 1970, to ms. */
export function momentOf(value: unknown): number {
  if (typeof value === 'number') return value * 1000
  const text = String(value)
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}Z`)
}
