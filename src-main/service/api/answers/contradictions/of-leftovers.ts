import type { Leftover, Reading } from '../../../../../src-shared/contract/reading'
import { coinIds } from '../../reader/lexicon'
import { isPowerName } from '../../reader/declared-scale'
import { isOfAnother } from '../../reader/others'
import { spanNamed } from '../../reader/span-names'
import { meaningOf } from '../../reader/vocabulary'
import { scales, wordsOf } from '../../reader/words'
import type { Answer } from '../answer'
import { bareCoins, type CallRequest } from '../call-request'
import { isObject } from '../json'
import { numberOf, percentOf } from '../numbers'
import { shownAs } from '../second-reading'
import type { Odd } from './counting'

/**
 * Finds fields that may have been read from the wrong place, because an unread value or the name of the place
 * suggests it.
 */
export function oddLeftovers(answer: Answer, request: CallRequest): Odd {
  const { reading } = answer
  if (reading === undefined) return {}
  // The time at which a record was created is rarely the time of its price.
  const made = answer.kind === 'quotes' ? reading.sources.filter(isMade) : []
  const at = made.reduce((sum, { count }) => sum + count, 0)
  const others = Object.fromEntries(
    reading.sources
      .filter(({ path }) => path.split('.').some(isOfAnother) || othersOf[answer.kind]?.test(path) === true)
      .map(({ field, count }) => [field, count])
  )
  if (reading.leftovers.length === 0) return { ...others, at }
  return {
    ...others,
    at,
    ...unscaled(answer, reading),
    ...ofKind(answer, reading, request),
    ...mixed(reading, Array.isArray(answer.data) ? answer.data[0] : answer.data)
  }
}

const othersOf: { readonly [Kind in Answer['kind']]?: RegExp } = {
  quotes: /(?:^|\.)(?:open_?)?(?:orders|alerts)\./i,
  bands: /keltner|donchian|envelope/i,
  candles: /heikin|renko|funding|premium/i
}

/**
 * Finds numbers that are probably in smaller units: all are whole and large, and an unread `"decimals": 5` or
 * `"scale": {"price": 2}` is next to them.
 */
function unscaled(answer: Answer, { sources, leftovers }: Reading): Odd {
  const powers = leftovers
    .filter(({ path }) => path.split('.').slice(-2).some(isPowerName))
    .flatMap(({ value }) => numberOf(value) ?? [])
    .filter(power => Number.isInteger(power) && power !== 0)
  if (powers.length === 0) return {}
  const numbers = numbersIn(answer.data)
  // A negative exponent can't be a number of shown decimals.
  const isScale = powers.some(power => power < 0)
  const isLarge = isScale || numbers.some(number => Math.abs(number) >= 10 ** Math.min(...powers))
  if (!isLarge || !numbers.every(Number.isInteger)) return {}
  const figures = sources.filter(({ field }) => !wordFields.test(field))
  return Object.fromEntries(figures.map(({ field, count }) => [shownAs(answer, field), count]))
}

const wordFields =
  /^(?:symbol|name|id|time|at|trend|direction|verdict|label|currency|exchange|source|title|url|event|days|span|from|to)$/

/** Leaves out times, which are always whole. */
function numbersIn(data: unknown): readonly number[] {
  if (typeof data === 'number') return data > firstTime ? [] : [data]
  return isObject(data) || Array.isArray(data) ? Object.values(data).flatMap(numbersIn) : []
}

const firstTime = Date.UTC(2000, 0, 1)

const isMade = ({ field, path }: Reading['sources'][number]): boolean =>
  field === 'at' && wordsOf(lastOf(path)).includes('created')

/**
 * Finds fields that some rows took from one name and the other rows from another, although all rows have
 * both. One of the names means something else.
 */
function mixed({ sources, leftovers }: Reading, row: unknown): Odd {
  if (!isObject(row)) return {}
  const left = new Map(leftovers.map(({ path, count }) => [path, count]))
  const parts = sources.filter(({ path, field }) => field in row && path.includes('*') && left.has(path))
  const odd: Record<string, number> = {}
  for (const one of parts)
    for (const other of parts) {
      const isSibling =
        one !== other && one.field === other.field && aboveOf(one.path) === aboveOf(other.path)
      const isTurned = left.get(one.path) === other.count && left.get(other.path) === one.count
      if (isSibling && isTurned) odd[one.field] = one.count + other.count
    }
  return odd
}

const aboveOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))

function ofKind(answer: Answer, reading: Reading, request: CallRequest): Odd {
  const rows = Array.isArray(answer.data) ? answer.data.length : 1
  const all = (fields: readonly string[], isSo: boolean): Odd =>
    isSo ? Object.fromEntries(fields.map(field => [field, rows])) : {}
  switch (answer.kind) {
    case 'coins':
    case 'quotes':
      return {
        ...all(
          ['symbol'],
          isCoinLeft(
            reading,
            answer.data.map(({ symbol }) => symbol),
            request
          )
        ),
        ...(answer.kind === 'quotes' && all(['marketCap', 'volume'], reading.leftovers.some(isScaleLeft))),
        // If the response also has a price in the past, the price that was read may be the current one and
        // not that of the requested day.
        ...(request.params['date'] !== undefined &&
          all(
            ['price'],
            reading.leftovers.some(({ path }) => /(?:^|\.)(?:historical|history|past)\./i.test(path))
          ))
      }
    case 'candles':
      return all(
        ['open', 'high', 'low', 'close'],
        reading.leftovers.some(
          ({ path, value }) =>
            /(?:^|\.)(?:interval|time_?frame)$/i.test(path) &&
            isOtherLength(value, request.params['interval'])
        )
      )
    case 'windows':
      return {
        ...all(['days', 'percent'], reading.leftovers.some(isSpanLeft)),
        // Next to a `min`, `max` is the largest value rather than the period since launch.
        ...all(
          ['percent'],
          reading.leftovers.some(isUnitLeft) ||
            (answer.data.some(({ span }) => span === 'max') &&
              reading.leftovers.some(({ path }) => /^min(?:imum)?$/i.test(lastOf(path))))
        )
      }
    case 'correlation':
      // A coefficient for another period was left unread, and it may be the right one.
      return all(['value'], reading.leftovers.some(isCoefficientLeft) && reading.sources.some(isOfSpan))
    case 'athAtl':
      return all(['fromAthPercent', 'fromAtlPercent'], reading.leftovers.some(isUnitLeft))
    case 'conversion':
      return all(
        ['result'],
        isNamedLess(reading, 'result', ['converted', 'result']) && reading.leftovers.some(isUnknownFigure)
      )
    case 'fearGreed':
      // The index may have another scale, such as 0 to 10.
      return all(
        ['value'],
        reading.leftovers.some(
          ({ path, value }) => /^(?:scale|max|maximum|out_?of)$/i.test(lastOf(path)) && Number(value) !== 100
        )
      )
    case 'level':
      return all(
        ['value'],
        (isNamedLess(reading, 'value', ['atr']) &&
          reading.leftovers.some(one => isNamed(one.path, ['atr']))) ||
          // A level should be an amount of money, but this one may be a share of the price.
          reading.leftovers.some(
            ({ path, value }) => units.test(lastOf(path)) && /percent|%/i.test(String(value))
          )
      )
    case 'supertrend':
      return all(
        ['value', 'direction'],
        isNamedLess(reading, 'value', ['supertrend', 'trend', 'line', 'super']) &&
          hasAlike(
            reading,
            answer.data.map(({ value }) => value)
          )
      )
    case 'supportResistance':
      return all(
        ['name', 'price'],
        hasAlike(
          reading,
          answer.data.map(({ price }) => price)
        )
      )
    default:
      return {}
  }
}

const knownCoins: ReadonlySet<string> = new Set(coinIds.values())

function isCoinLeft({ leftovers }: Reading, symbols: readonly string[], request: CallRequest): boolean {
  const coins = symbols.map(symbol => symbol.toUpperCase())
  return leftovers.some(({ path, value }) => {
    const code = typeof value === 'string' ? value.toUpperCase() : ''
    const isCoin = bareCoins(request).has(code) || knownCoins.has(code)
    // A code such as `BTC` may stay unread next to a row for `BTCUSD`, and so may a token's blockchain.
    return isCoin && isPlain(path) && !coins.some(symbol => symbol.startsWith(code)) && !around.test(path)
  })
}

const around = /platform|chain|network|quote|\bvs\b|market|convert|pair|denominat|numerat|currenc/i

/** `1M` is never compared, because it may be a month or a minute. */
const isOtherLength = (one: unknown, other: string | undefined): boolean => {
  const [first, second] = [one, other].map(value => (/^1 ?m$/i.test(String(value)) ? null : spanNamed(value)))
  return (
    first !== second &&
    [one, other].every(value => /^\d{1,2} ?[a-z]+$/i.test(String(value))) &&
    !!first &&
    !!second
  )
}

const lengths: ReadonlySet<unknown> = new Set([7, 14, 30, 60, 90, 180, 365])
const isSpanLeft = ({ path, value }: Leftover): boolean => lengths.has(value) && !isKnown(path)

const isOfSpan = ({ path }: { readonly path: string }): boolean =>
  path.split('.').some(name => !/^\d+$/.test(name) && spanNamed(name) !== null)
const isCoefficientLeft = ({ path, value }: Leftover): boolean =>
  Math.abs(percentOf(value) ?? Infinity) <= 1 && isOfSpan({ path })

const units = /(?:^|\.)(?:units?|scale|multiplier|denomination|expressed_?in|format)(?:\.|$)/i

const isScaleLeft = ({ path, value }: Leftover): boolean =>
  units.test(path) && typeof value === 'string' && wordsOf(value).some(word => scales.has(word))

const isUnitLeft = ({ path, value }: Leftover): boolean =>
  units.test(lastOf(path)) && typeof value === 'string' && !/percent|annum/i.test(value)

const lastOf = (path: string): string =>
  path.split('.').findLast(name => name !== '*' && !/^\d+$/.test(name)) ?? ''
const isKnown = (path: string): boolean => meaningOf([lastOf(path)]) !== null
const isPlain = (path: string): boolean => !path.split('.').some(isOfAnother)
const isNamed = (path: string, words: readonly string[]): boolean =>
  wordsOf(lastOf(path)).some(word => words.includes(word))

const isUnknownFigure = ({ path, value }: Leftover): boolean =>
  percentOf(value) !== null && isPlain(path) && !isKnown(path)

const isNamedLess = ({ sources }: Reading, field: string, words: readonly string[]): boolean =>
  !sources.some(source => source.field === field && isNamed(source.path, words))

const hasAlike = ({ leftovers }: Reading, values: readonly (number | null)[]): boolean =>
  leftovers.filter(isUnknownFigure).some(({ value }) => {
    const figure = percentOf(value) ?? 0
    return values.some(one => one !== null && figure !== one && figure > one * 0.8 && figure < one * 1.25)
  })
