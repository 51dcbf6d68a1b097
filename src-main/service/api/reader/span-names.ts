import { textOf } from '../answers/json'
import { mapOf, windowIn } from './spans'
import { wordsOf } from './words'

export const spanMeasures: ReadonlySet<string> = new Set(
  (
    'performance return volatility change gain move growth hv rv sigma std dev stdev stddev deviation ' +
    'price last annualised annualized realised realized historical total value standard close net ' +
    'percent past pnl number to ann'
  ).split(' ')
)

/** A name is only a period if nothing else is in it. `30` means days, but `2024` is a year. */
export function spanAlone(name: string, others: readonly string[]): string | null {
  const text = name.toLowerCase()
  if (/^\d{1,3}$/.test(text)) return `${Number(text)}d`
  const whole = others.join('')
  // In other names, `max` may mean a high.
  return named.get(whole) ?? (mostOf.test(name) ? 'max' : null)
}

const mostOf =
  /^(?:(?:price_?)?(?:change|chg|returns?|perf(?:ormance)?|roi|gain|growth)(?:_?pct|_?percent(?:age)?)?_?)?max$/i

const named = mapOf([
  ...['ytd', 'mtd', 'qtd', 'wtd', 'max'].map(span => [span, span] as const),
  ['all', 'all alltime inception lifetime'],
  ['1h', 'hour'],
  ['24h', 'day d daily'],
  ['7d', 'week weekly w'],
  ['30d', 'month monthly m'],
  ['90d', 'quarter quart q'],
  ['180d', 'half halfyear'],
  ['1y', 'year yearly y']
])

export function spanNamed(value: unknown): string | null {
  const text = textOf(value)
  if (text === null || text.length > 30) return null
  const all = windowIn(wordsOf(text))
  if (all.window !== null && all.rest.length === 0) return all.window
  const words = wordsOf(text).filter(word => !spanMeasures.has(word))
  const { window, rest } = windowIn(words)
  if (window !== null) return rest.length === 0 ? window : null
  return spanAlone(text, words)
}

const frame =
  /^(?:\d{1,3} ?(?:m|min|minutes?|h|hr|hours?|d|days?|w|weeks?|mo|months?)|[mhdw]\d{1,2}|mn1?|hourly|daily|weekly|monthly|hour|day|week|month)$/i

export function isTimeframe(name: string, among: Readonly<Record<string, unknown>>): boolean {
  if (!frame.test(name)) return false
  let frames = 0
  for (const key in among) if (frame.test(key)) frames++
  return frames > 1
}
