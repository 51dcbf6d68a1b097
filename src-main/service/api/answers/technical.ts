import { coinIds } from '../reader/lexicon'
import { isEnvelope } from '../reader/metadata'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { spanNamed } from '../reader/span-names'
import { Trace } from '../reader/trace'
import { isOfSettings, isReadable } from '../reader/vocabulary'
import { isForeign, wordsOf } from '../reader/words'
import type { Technical } from './answer'
import type { Decoder } from './decoder'
import { bareName, isNone, textOf } from './json'
import { numberOf } from './numbers'
import { timeOf } from './times'
import { verdictOf } from './words'

type Field = 'symbol' | 'study' | 'value' | 'verdict' | 'advice' | 'time' | `of ${string}`

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'code' },
    study: { from: ['study'], reads: 'word' },
    value: { from: ['value'], reads: 'number' },
    verdict: { from: ['verdict'], reads: 'word' },
    // Fields called `signal` or `trend` can hold anything, so only words such as `buy` or `bearish` count.
    advice: { from: ['advice'], reads: 'verdict', aside: ['verdict'] },
    time: { from: ['time', 'closeTime', 'openTime'], reads: 'time', aside: true }
  } as RowShape<Field>['fields'],
  family: path => figureNamed(path),
  identifying: fields =>
    fields.has('advice') ||
    (fields.has('study') && fields.has('value')) ||
    [...fields].some(isIndicator) ||
    isUnnamedMacd(fields),
  inherits: ['symbol', 'verdict', 'advice'],
  innerToo: true,
  innerFirst: true
}

const isFigure = (field: string): field is `of ${string}` => field.startsWith('of ')
const indicator =
  /^of (?:.*\.)?(?:rsi|macd|stoch|adx|cci|sma|ema|wma|mfi|obv|williams|willr|momentum|mom|roc|awesome|psar|sar|bb|atr|vwap|dmi|aroon|ultimate|ppo|trix|hma|vwma|tsi|cmf|oscillat)/i
const isUnnamedMacd = (fields: ReadonlySet<string>): boolean =>
  fields.has('value') && fields.has('of signal') && (fields.has('of histogram') || fields.has('of hist'))

const isIndicator = (field: string): boolean => indicator.test(field)

const known: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rsi: 'rsi rsi14 rsivalue relativestrengthindex rsi14d rsicurrent',
    macd: 'macd macdline macdmacd macdvalue valuemacd macdvaluemacd macdmacdline macdlevel macdlinevalue macdmain macddif dif movingaverageconvergencedivergence macd12269',
    macdSignal:
      'macdsignal macdsignalline valuemacdsignal macdvaluemacdsignal macdmacdsignal macdsig macdsignalvalue macdsignallinevalue macds macddea dea',
    macdHistogram:
      'macdhistogram macdhist valuemacdhist macdvaluemacdhist macdmacdhist macdmacdhistogram macdhistogramvalue macdhistvalue macdh macddivergence macddiff'
  }).flatMap(([name, spellings]) => spellings.split(' ').map(spelling => [spelling, name] as const))
)
const macd = new Set(['macdSignal', 'macdHistogram'])
const wrappers = new Set(
  'momentum trend volume volatility oscillator overlays signals indicators values technical technicals technicalanalysis oscillators movingaverages analysis data result results reading readings value v attributes output ta indicator studies now current latest last today'.split(
    ' '
  )
)
const isWrapper = (name: string): boolean => wrappers.has(bareName(name))
const aside =
  /^(?:status|id|resultsetsize|pagination|code|time|timestamp|date|datetime|ts|updatedat|lastupdated|credit[a-z]*|cr|.*period(?:s|indays)?|length|interval|timeperiod|asof|observed|fast|slow|stddev)$/

function figureNamed(path: readonly string[]): { field: Field; reads: 'number'; rank: number } | null {
  const last = path.at(-1) ?? ''
  if (aside.test(bareName(last)) || path.some(isEnvelope)) return null
  if (path.slice(0, -1).some(isOfSettings)) return null
  const names = path.filter((name, place) => place === path.length - 1 || !isWrapper(name))
  return { field: `of ${nameOf(names)}`, reads: 'number', rank: 100 }
}

const inEnglish = (name: string): string => (isForeign(name) ? wordsOf(name).join('') : name)

function nameOf(names: readonly string[]): string {
  const own = names.length > 1 && isWrapper(names.at(-1) ?? '') ? names.slice(0, -1) : names
  for (let from = 0; from < own.length; from++) {
    const bare = bareName(own.slice(from).map(inEnglish).join('')).replace(
      /^(macd[a-z]*)(?:\d+$|\d{3,})/,
      '$1'
    )
    const name = known.get(bare)
    // Keeps the interval in the name, because `4h.rsi` and `1d.rsi` are different indicators.
    const spans = own.slice(0, from).filter(one => /[a-z]/i.test(one) && spanNamed(one) !== null)
    if (name !== undefined) return [...spans, name].join('.')
  }
  // `ADX(14)`
  return own.map(one => one.replace(/\s*\([\d\s.,]+\)$/, '')).join('.')
}

export const decodeTechnical: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows<Field>(body, shape, request, trace)
  if (found === null || found.rows.length === 0) return null
  const parts = new Map<string | null, Part>()
  for (const row of newestFirst(found.rows)) {
    const code = textOf(row.found.symbol)
    const coin = (code !== null && isIndicator(`of ${code}`) ? null : code) ?? row.coin ?? coinAround(row)
    const part = parts.get(coin) ?? { values: {}, verdict: null }
    parts.set(coin, part)
    // A row without a new indicator is an older point of a series, and is reported as unread.
    if (!addTo(part, row, trace)) trace.release(row.holders)
  }
  if (
    [...parts.values()].every(({ values, verdict }) => Object.keys(values).length === 0 && verdict === null)
  )
    return null
  for (const part of parts.values()) part.values = withoutSpan(part.values)
  return { kind: 'technical', data: together(parts), dropped: found.dropped }
}

function withoutSpan(values: Part['values']): Part['values'] {
  const entries = Object.entries(values)
  const [prefix = ''] = /^[^.]+\./.exec(entries[0]?.[0] ?? '') ?? []
  const isSpan = /[a-z]/i.test(prefix) && spanNamed(prefix.slice(0, -1)) !== null
  if (!isSpan || !entries.every(([name]) => name.startsWith(prefix))) return values
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]))
}

function newestFirst(rows: readonly Row<Field>[]): readonly Row<Field>[] {
  const timed = rows.flatMap(row =>
    Object.values(row.found).every(isNone) ? [] : [{ row, time: timeOf(row.found.time ?? row.time) }]
  )
  if (timed.some(({ time }) => time === null)) return rows
  return timed.toSorted((one, other) => Number(other.time) - Number(one.time)).map(({ row }) => row)
}

interface Part {
  values: Record<string, number | null>
  verdict: string | null
}

const coinAround = ({ path }: Row<Field>): string | null => {
  const name = path.findLast(one => coinIds.has(one))
  return name === undefined ? null : (coinIds.get(name) ?? null)
}

function addTo(part: Part, row: Row<Field>, trace: Trace): boolean {
  const { found, above } = row
  const before = Object.keys(part.values).length + (part.verdict === null ? 0 : 1)
  const code = textOf(found.symbol)
  const study =
    // A code such as `"code": "rsi"` is better than a longer name next to it.
    (code !== null && isIndicator(`of ${code}`) ? code : studyOf(found)) ??
    (isUnnamedMacd(new Set(Object.keys(found))) ? 'macd' : studyAround(row))
  for (const field of Object.keys(found) as Field[])
    if (isFigure(field)) {
      const name = study === null ? field.slice(3) : nameOf([study, field.slice(3)])
      const value = numberOf(found[field])
      if (value !== null || found[field] === null || known.has(bareName(name)) || macd.has(name))
        part.values[name] ??= value
    }
  if (found.value !== undefined)
    part.values[study === null ? 'value' : nameOf([study])] ??= numberOf(found.value)
  // A verdict outside all rows is the overall verdict. A verdict in a row may be about one indicator only.
  const overall = above.verdict ?? above.advice
  if (overall !== undefined) {
    part.verdict ??= textOf(overall.value)
    trace.claim(overall.holder, new Map([[overall.key, { field: 'verdict', reads: 'text' }]]))
  } else if (studyOf(found) === null) part.verdict ??= textOf(found.verdict) ?? verdictOf(found.advice)
  return Object.keys(part.values).length + (part.verdict === null ? 0 : 1) > before
}

/** Must be a word, because a number would be a count of indicators. */
const studyOf = ({ study }: Row<Field>['found']): string | null =>
  isReadable('word', study) ? textOf(study) : null

function studyAround({ found, key, slots }: Row<Field>): string | null {
  return slots.value !== undefined && found.study === undefined && key !== null && !isWrapper(key)
    ? key
    : null
}

function together(found: ReadonlyMap<string | null, Part>): Technical {
  // If the response is about a single coin, the overall verdict is that of the coin.
  const overall = found.get(null)
  const isOverall = found.size === 2 && overall !== undefined && Object.keys(overall.values).length === 0
  const parts = isOverall ? new Map([...found].filter(([coin]) => coin !== null)) : found
  const [first] = parts.values()
  if (parts.size === 1 && first !== undefined) return { values: first.values, verdict: first.verdict }
  const named = [...parts].map(([coin, part], index) => ({ ...part, coin: coin ?? String(index + 1) }))
  return {
    values: Object.fromEntries(
      named.flatMap(({ coin, values }) =>
        Object.entries(values).map(([name, value]) => [`${coin}.${name}`, value] as const)
      )
    ),
    verdict: null,
    verdicts: Object.fromEntries(named.map(({ coin, verdict }) => [coin, verdict]))
  }
}
