import type { JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { plainWords } from './plain-words'
import { windowIn } from './spans'

const before =
  'previous prev prior yesterday yesterdays earlier before was old preceding former ontem gestern ayer ieri'
const ahead =
  'forecast forecasts forecasted predicted prediction predictions projected projection projections expected ' +
  'expectation expectations estimate estimated estimates hypothetical simulated outlook scenario scenarios'
const comparison =
  'benchmark benchmarks comparison comparisons compare versus vs peer peers similar related baseline'

const notNow: ReadonlySet<string> = new Set(`${before} ${ahead} ${comparison}`.split(' '))
/** Words that don't change the meaning of a word such as `previous` before them. */
const plain: ReadonlySet<string> = new Set(
  'day days week month year hour bar bars candle period session value values data quote quotes reading readings point snapshot state close coin asset'.split(
    ' '
  )
)
const spans: ReadonlySet<string> = new Set(['week', 'month', 'year'])

const averages: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median'])
const isSpanWord = (word: string): boolean =>
  /^(?:two|three|five|seven|ten|twenty|thirty|fifty|hundred)$/.test(word) ||
  windowIn([word, 'days']).window !== null ||
  windowIn([word, 'change']).window !== null ||
  plain.has(word)

// Words for another time, such as that of a listing, or for the price of an order or target.
const neverNow: ReadonlySet<string> = new Set(
  'added listed listing launched launch founded genesis expires expiry expiration next upcoming target entry stop alert goal limit'.split(
    ' '
  )
)

const ofAccounts: ReadonlySet<string> = new Set(
  (
    'fee fees balance balances weight weights supply order orders decimals precision holders allocation limit limits ' +
    'step tick lot margin leverage funding withdrawal withdrawals deposit deposits yield apy apr'
  ).split(' ')
)

export const isOfAccounts = (name: string): boolean => plainWords(name).some(word => ofAccounts.has(word))

/** Whether a name may be about another time, a forecast or a target: `forecast_high`. */
export const mayBeOfAnother = (name: string): boolean =>
  plainWords(name).some(word => notNow.has(word) || neverNow.has(word))

/** Whether a name as a whole means another time or asset: `previous_day`, `forecast`, `benchmark`. */
export function isOfAnother(name: string): boolean {
  const [first = '', ...rest] = plainWords(name)
  if (first === 'last') return rest.length === 1 && spans.has(rest[0] ?? '')
  if (rest.at(-1) === 'ago') return true
  // A name such as `tenDayAverage` is about the past. A moving average would be current.
  if (averages.has(rest.at(-1) ?? '') && [first, ...rest.slice(0, -1)].every(isSpanWord)) return true
  return notNow.has(first) && rest.every(word => plain.has(word))
}

// An object with more parts contains rows keyed by name.
const mostParts = 40

/** Returns null if no parts are about another time or asset, or if nothing else has numbers. */
export function othersIn(object: JsonObject): ReadonlySet<string> | null {
  let others: Set<string> | null = null
  let hasNumbers = false
  let parts = 0
  for (const name in object) {
    const part = object[name]
    if (typeof part !== 'object' || part === null) hasNumbers ||= numberOf(part) !== null
    else if (++parts > mostParts) return null
    else if (isOfAnother(name)) (others ??= new Set()).add(name)
    else hasNumbers ||= Array.isArray(part) ? part.length > 0 : Object.keys(part).length > 0
  }
  return hasNumbers ? others : null
}

const flags: ReadonlySet<string> = new Set(
  ['', 'is'].flatMap(prefix =>
    'forecast forecasted predicted prediction projected projection estimated simulated'
      .split(' ')
      .map(word => prefix + word)
  )
)
const isFlag = (name: string): boolean => flags.has(name.toLowerCase().replace(/[^a-z]+/g, ''))

const isPeriod = (name: string): boolean => /^(?:period|type|kind|label|snapshot|point)$/i.test(name)

export function hasFlag(object: JsonObject): boolean {
  for (const name in object) {
    const value = object[name]
    if (typeof value === 'boolean' ? isFlag(name) : typeof value === 'string' && isPeriod(name)) return true
  }
  return false
}

export const isOfAnotherTime = (object: JsonObject): boolean =>
  hasFlag(object) &&
  Object.keys(object).some(name =>
    object[name] === true
      ? isFlag(name)
      : isPeriod(name) && /^(?:previous|prior|forecast|predicted|projected)$/i.test(String(object[name]))
  )
