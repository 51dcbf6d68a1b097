import type { Technical } from './answer'
import type { Found } from './aliases'
import type { Decoder } from './decoder'
import { bareName, isObject, isScalar, textOf, type JsonObject } from './json'
import { numberOf } from './numbers'
import { findRows, type Row } from './rows'

const known: ReadonlyMap<string, string> = new Map([
  ['rsi', 'rsi'],
  ['rsi14', 'rsi'],
  ['rsivalue', 'rsi'],
  ['macd', 'macd'],
  ['macdline', 'macd'],
  ['macdmacd', 'macd'],
  ['macdvalue', 'macd'],
  ['macdsignal', 'macdSignal'],
  ['macdsignalline', 'macdSignal'],
  ['macdhistogram', 'macdHistogram'],
  ['macdhist', 'macdHistogram'],
  ['valuemacd', 'macd'],
  ['valuemacdsignal', 'macdSignal'],
  ['valuemacdhist', 'macdHistogram'],
  ['macdvaluemacd', 'macd'],
  ['macdvaluemacdsignal', 'macdSignal'],
  ['macdvaluemacdhist', 'macdHistogram']
])
const verdicts = [
  'verdict',
  'recommendation',
  'signal',
  'summary',
  'rating',
  'sentiment',
  'overall',
  'trend',
  'action'
]
const aside = new Set([
  'status',
  'resultset_size',
  'symbol',
  'coin',
  'pair',
  'time',
  'date',
  'timestamp',
  'pagination',
  'error',
  'message'
])
const inner = new Set([
  'indicators',
  'values',
  'technical',
  'technicalanalysis',
  'oscillators',
  'movingaverages',
  'analysis'
])

type Field = 'symbol' | 'values' | 'verdict'

/** getTechnicalAnalysis: rsi, macd (a number or line, signal and histogram), a verdict word, and the service's other numbers. */
export const decodeTechnical: Decoder = (body, asked) => {
  const found = findRows<Field>(body, { row: own }, asked)
  const first = found?.rows[0]
  if (found === null || first === undefined) return null
  const single = technicalOf(first)
  const data =
    found.rows.length === 1 ? { values: single.values, verdict: single.verdict } : together(found.rows)
  return { kind: 'technical', data, dropped: found.dropped }
}

function own(object: JsonObject): Found<Field> | null {
  const values: [string, number | null][] = []
  gather(object, '', values)
  const verdictName = verdicts.find(name => textOf(object[name]) !== null && numberOf(object[name]) === null)
  const verdict = verdictName === undefined ? undefined : object[verdictName]
  const told = values.some(([name]) => name === 'rsi' || name.startsWith('macd'))
  return told
    ? { symbol: object['symbol'] ?? object['coin'], values: Object.fromEntries(values), verdict }
    : null
}

function gather(object: JsonObject, path: string, into: [string, number | null][]): void {
  for (const [name, value] of Object.entries(object)) {
    if (path === '' && aside.has(name.toLowerCase())) continue
    const at = path === '' ? name : `${path}.${name}`
    const field = known.get(bareName(at))
    if (isScalar(value) && (field !== undefined || numberOf(value) !== null || value === null))
      into.push([field ?? at, numberOf(value)])
    else if (isObject(value) && path.split('.').length < 3)
      gather(value, inner.has(bareName(name)) ? path : at, into)
  }
}

function technicalOf({ found, coin }: Row<Field>): Technical & { readonly coin: string | null } {
  return {
    coin: textOf(found.symbol) ?? coin,
    values: isObject(found.values) ? (found.values as Technical['values']) : {},
    verdict: textOf(found.verdict)
  }
}

function together(rows: readonly Row<Field>[]): Technical {
  const parts = rows
    .map(technicalOf)
    .map((part, index) => ({ ...part, coin: part.coin ?? String(index + 1) }))
  const values = parts.flatMap(({ coin, values: own }) =>
    Object.entries(own).map(([name, value]): [string, number | null] => [`${coin}.${name}`, value])
  )
  return {
    values: Object.fromEntries(values),
    verdict: null,
    verdicts: Object.fromEntries(parts.map(({ coin, verdict }) => [coin, verdict]))
  }
}
