import { unitWordsByLanguage } from './languages'

/** Maps words to their meaning. In `[['24h', 'daily day']]`, `daily` and `day` mean 24h. */
export function mapOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(pairs.flatMap(([meant, words]) => words.split(' ').map(word => [word, meant] as const)))
}

const units = mapOf([
  ...unitWordsByLanguage,
  ['min', 'min mins minute minutes'],
  ['h', 'h hr hrs hour hours'],
  ['d', 'd day days'],
  ['w', 'w wk week weeks'],
  ['m', 'm mo mon mth month months'],
  ['q', 'q quarter quarters'],
  ['y', 'y yr yrs year years']
])
const counts = mapOf([
  ['1', 'one'],
  ['2', 'two'],
  ['3', 'three'],
  ['4', 'four'],
  ['5', 'five'],
  ['6', 'six'],
  ['7', 'seven'],
  ['12', 'twelve'],
  ['14', 'fourteen'],
  ['24', 'twentyfour'],
  ['30', 'thirty'],
  ['60', 'sixty'],
  ['90', 'ninety']
])
const spans = mapOf([
  ['24h', 'daily day today todays intraday'],
  ['7d', 'weekly week'],
  ['30d', 'monthly month'],
  ['1h', 'hourly hour'],
  ['90d', 'quarterly quarter'],
  ['1y', 'yearly year annual'],
  ['ytd', 'ytd'],
  ['wtd', 'wtd'],
  ['mtd', 'mtd'],
  ['qtd', 'qtd']
])
const same = mapOf([
  ['24h', '1d'],
  ['7d', '1w'],
  ['30d', '1m'],
  ['90d', '1q'],
  ['1y', '12m 365d 52w']
])
// After these numbers `m` means minutes, as in `15m`. Otherwise it means months, as in `3m`.
const minutes = new Set(['5', '10', '15', '20', '30', '45'])
const ago = new Set(['moving', 'last', 'past', 'trailing', 'rolling', 'over'])

export function windowIn(words: readonly string[]): {
  window: string | null
  /** Whether the period is the day since midnight. That is true for `HIGHDAY` and false for `HIGH24HOUR`. */
  isOfTheDay: boolean
  rest: readonly string[]
} {
  const rest: string[] = []
  let window: string | null = null
  let isOfTheDay = false
  // If there is a period with a number, the word "day" isn't one: in `VtyDayRet30d`, the period is `30d`.
  const isCounted = words.some(word => /^\d{1,3}[dwmy]$/.test(word))
  const take = (count: string, unit: string): void => {
    window = `${Number(count)}${unit === 'm' && minutes.has(String(Number(count))) ? 'min' : unit}`
    while (ago.has(rest.at(-1) ?? '')) rest.pop()
  }
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const next = words[index + 1] ?? ''
    const [, digits, unit] = /^(\d{1,4})(h|d|w|m|q|y|min)?$/.exec(word) ?? []
    const count = digits ?? counts.get(word)
    const spelled = unit ?? units.get(next)
    if (window === null && count !== undefined && spelled !== undefined) {
      take(count, spelled)
      if (unit === undefined) index++
    } else if (
      window === null &&
      word === 'to' &&
      (next === 'date' || next === 'time') &&
      spans.has(rest.at(-1) ?? '')
    ) {
      window = `${rest.pop()?.charAt(0)}td`
      index++
    } else if (window === null && isUnitBefore(word, next, words)) {
      take(next, units.get(word) ?? 'd')
      index++
    } else if (window === null && unnamed.has(word) && words.some(one => counted.has(one)))
      window = unnamed.get(word) ?? null
    else if (
      window === null &&
      spans.has(word) &&
      words.length > 1 &&
      !(next === 'to' || toDate.has(next) || zones.has(next))
    ) {
      if (isCounted) continue
      window = spans.get(word) ?? null
      isOfTheDay = window === '24h'
    } else if (window === null && toDate.has(word) && spans.has(rest.at(-1) ?? ''))
      window = `${rest.pop()?.charAt(0)}td`
    else rest.push(word)
  }
  return { window: window === null ? null : (same.get(window) ?? window), isOfTheDay, rest }
}

// Numbers that are periods even without a unit if there is a word for a change: `percent_change_24`,
// `change_7`.
const unnamed = new Map([
  ['24', '24h'],
  ...['3', '7', '14', '28', '30', '45', '60', '90', '120', '150', '180', '200', '270', '360', '720'].map(
    days => [days, `${days}d`] as const
  ),
  ['365', '1y']
])
const counted = new Set(
  'change performance return percent bps volume high low open volatility hv rv sigma'.split(' ')
)

const toDate = new Set(['todate'])
// Before these, `day` isn't a period: `day_utc` is the date of a bar.
const zones = new Set(['utc', 'gmt'])

/** A single letter only counts as a unit in a name of two words. */
function isUnitBefore(word: string, next: string, words: readonly string[]): boolean {
  if (!units.has(word) || !/^\d{1,3}$/.test(next)) return false
  return word.length > 1 || (words.length === 2 && word !== 'q')
}

/** Returns null if the period isn't a whole number of days. */
export function daysOf(window: string): number | null {
  const [, digits = '', unit = ''] = /^(\d+)(min|h|d|w|m|q|y)$/.exec(window) ?? []
  const count = Number(digits)
  if (digits === '') return null
  const days = unit === 'min' ? count / 1440 : unit === 'h' ? count / 24 : count * (daysIn[unit] ?? 1)
  return Number.isInteger(days) && days > 0 ? days : null
}

const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, q: 90, y: 365 }
