import { isSense } from '../reader/fields'
import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import { meaningOf, type Concept } from '../reader/vocabulary'
import { isHolding } from './coins-traded'
import { isObject, type JsonObject } from './json'
import { numberOf } from './numbers'
import { quoteShape, type QuoteField } from './quote-shape'
import { firstMarkets, timeOf } from './times'

type Found = Row<QuoteField>['found']

// If most highs of a list differ from the price by more than this factor, they aren't daily. The daily high
// of a single coin may differ by more.
const mostInADay = 1.25

// A price above `largePrice` is doubtful. A price above `mostPrice` is implausible in any currency.
const [mostPrice, largePrice] = [1e10, 1e6]
const prices = ['price', 'open', 'low', 'high', 'bid', 'ask'] as const

/** Removes the value and profit of a position, which aren't the coin's price, market cap or change. */
export function withoutHolding<R extends Row<QuoteField>>(row: R): R {
  const { found, slots, holders } = row
  if (!holders.some(isHolding)) return row
  const isOfCoin = (field: string): boolean =>
    field === 'price'
      ? !(['value', 'amount'] as const).some(sense => isSense(slots.price, quoteShape.fields.price, sense))
      : field === 'marketCap'
        ? meaningOf(['market_cap'])?.senses[0]?.rank === slots.marketCap?.rank
        : !/^(?:change|amount)/.test(field) || slots[field as QuoteField]?.window !== null
  return { ...row, found: Object.fromEntries(Object.entries(found).filter(([field]) => isOfCoin(field))) }
}

export function withoutExponent<R extends Row<QuoteField>>(row: R, trace: Trace): R {
  const exponent = numberOf(row.found.exponent) ?? ofDecimals(row, trace)
  if (exponent === null || !Number.isInteger(exponent) || exponent >= 0 || exponent < -30) return row
  const found: Found = { ...row.found }
  for (const field of prices) {
    const value = numberOf(found[field])
    const [digits = '', power = '0'] = value === null ? [] : String(value).split('e')
    if (digits !== '') found[field] = Number(`${digits}e${Number(power) + exponent}`)
  }
  return { ...row, found }
}

/**
 * Returns the power of ten by which to scale a price in a coin's smallest unit, or null if the price isn't
 * scaled.
 */
function ofDecimals({ found, holders }: Row<QuoteField>, trace: Trace): number | null {
  const price = numberOf(found.price)
  if (price === null || !Number.isInteger(price)) return null
  // `decimals` may also say how many decimals to show.
  if (holders.some(holder => isObject(holder) && isScaled(holder, price))) trace.doubt('which', ['price'], 1)
  if (price < largePrice) return null
  const allDecimals = holders.filter(isObject).flatMap(holder => numberOf(holder['decimals']) ?? [])
  const decimals = allDecimals.find(one => Number.isInteger(one) && one >= 6 && one <= 30)
  if (decimals === undefined) return null
  if (price < mostPrice) trace.doubt('which', ['price'], 1)
  return price < mostPrice ? null : -decimals
}

const isScaled = (holder: JsonObject, price: number): boolean =>
  Object.keys(holder).some(key => {
    const scale = /^price_?(?:scale|decimals)$|^scale$/i.test(key) ? numberOf(holder[key]) : null
    return scale !== null && scale >= 1 && scale <= 30 && price >= 10 ** scale
  })

/** A price of 0 or less is probably a change, even if its name is a letter that usually means a price. */
export function withPrice<R extends Row<QuoteField>>(row: R): R {
  const price = numberOf(row.found.price)
  if (price === null || price > 0 || (row.slots.price?.rank ?? 0) < 0) return row
  const { price: _, ...found } = row.found
  return { ...row, found }
}

/** A price outside low and high may be the time of a trade. */
export function withinRange<R extends Row<QuoteField>>(rows: readonly R[], trace: Trace): readonly R[] {
  let doubted = 0
  const proved = rows.map((row): R => {
    const [price, low, high] = [row.found.price, row.found.low, row.found.high].map(numberOf)
    const hasRange = price !== null && low !== null && high !== null && price && low && high && low <= high
    // The price may be newer than low and high, and so slightly outside.
    if (!hasRange || (row.slots.price?.rank ?? 0) < 0 || (price > low * 0.8 && price < high * 1.25))
      return row
    const others = row.holders.filter(isObject).flatMap(holder =>
      Object.keys(holder).flatMap(key => {
        const price = isPriceName(key) ? numberOf(holder[key]) : null
        return price !== null && price >= low && price <= high ? [{ holder, key }] : []
      })
    )
    const [other] = others
    if (other === undefined) {
      doubted++
      return row
    }
    const { holder, key } = other
    trace.claim(holder, new Map([[key, { field: 'price', reads: 'number' }]]))
    const moment = row.found.at === undefined && (timeOf(row.found.price) ?? 0) > firstMarkets
    if (moment) claimMoment(row, trace)
    const at = moment ? { at: row.found.price } : {}
    return { ...row, found: { ...row.found, ...at, price: holder[key] } }
  })
  trace.doubt('which', ['price'], doubted)
  return proved
}

function claimMoment({ found, holders }: Row<QuoteField>, trace: Trace): void {
  for (const holder of holders.filter(isObject))
    for (const key in holder)
      if (holder[key] === found.price) trace.claim(holder, new Map([[key, { field: 'at', reads: 'time' }]]))
}

const priceSenses: ReadonlySet<Concept> = new Set(['price', 'last', 'close', 'spot', 'mark', 'rate', 'value'])
const isPriceName = (name: string): boolean =>
  meaningOf([name])?.senses.some(({ concept }) => priceSenses.has(concept)) ?? false

/** In rows such as `{"t": …, "v": …}`, `v` is the price, not the volume. */
export function withValues<R extends Row<QuoteField>>(rows: readonly R[], trace: Trace): readonly R[] {
  const isAlone = ({ found, holders: [holder] }: R): boolean =>
    isObject(holder) && 'v' in holder && Object.keys(holder).length === 2 && found.at !== undefined
  if (rows.length === 0 || !rows.every(row => row.found.volume !== undefined && isAlone(row))) return rows
  return rows.map(row => {
    const { volume, ...found } = row.found
    const [holder] = row.holders
    if (holder !== undefined) trace.claim(holder, new Map([['v', { field: 'price', reads: 'number' }]]))
    return { ...row, found: { ...found, price: volume } }
  })
}

/**
 * Removes the highs or lows of a ranking if they are probably of all time: most are far from the price, and
 * no field name says that they are daily.
 */
export function withinADay<R extends Row<QuoteField>>(rows: readonly R[]): readonly R[] {
  const isOfAllTime = (side: 'high' | 'low'): boolean => {
    const complete = rows.filter(
      ({ found }) => numberOf(found.rank) !== null && numberOf(found[side]) !== null
    )
    const unnamed = complete.filter(row => mayBeOfAllTime(row, side))
    return unnamed.length > 1 && unnamed.filter(row => isFar(row, side)).length * 2 > unnamed.length
  }
  const [highs, lows] = [isOfAllTime('high'), isOfAllTime('low')]
  if (!highs && !lows) return rows
  return rows.map(row => {
    const { high, low, ...found } = row.found
    const dayRange = {
      ...(highs && mayBeOfAllTime(row, 'high') ? {} : { high }),
      ...(lows && mayBeOfAllTime(row, 'low') ? {} : { low })
    }
    return { ...row, found: { ...found, ...dayRange } }
  })
}

const mayBeOfAllTime = ({ slots }: Row<QuoteField>, side: 'high' | 'low'): boolean =>
  slots[side]?.window === null && (slots[side].rank ?? 0) >= 0

function isFar({ found }: Row<QuoteField>, side: 'high' | 'low'): boolean {
  const [price, open, end] = [found.price, found.open, found[side]].map(numberOf)
  if (!price || !end) return false
  const others = [price, ...(open ? [open] : [])]
  return side === 'high' ? end > Math.max(...others) * mostInADay : end < Math.min(...others) / mostInADay
}

// A high or low that differs from the price by more than this factor is an order limit or covers more than a
// day.
const mostOfADay = 1.6

export function doubtFarEnds(rows: readonly Row<QuoteField>[], trace: Trace): void {
  for (const side of ['high', 'low'] as const) {
    const far = rows.filter(row => {
      const [price, end, other] = [
        row.found.price,
        row.found[side],
        row.found[side === 'high' ? 'low' : 'high']
      ].map(numberOf)
      // If low and high are on the same side of the price, the price itself is wrong and already marked.
      if (other && price && end && (price - end) * (price - other) > 0) return false
      if (!price || !end || price <= 0 || end <= 0 || !mayBeOfAllTime(row, side)) return false
      return (side === 'high' ? end / price : price / end) > mostOfADay
    })
    trace.doubt('which', [side], far.length)
  }
}

/** A market cap below the price is probably in millions or billions. */
export function doubtCaps(rows: readonly Row<QuoteField>[], trace: Trace): void {
  const sized = rows.filter(({ found }) => numberOf(found.marketCap) !== null)
  const isSmall = ({ found }: Row<QuoteField>): boolean => {
    const [cap, price] = [numberOf(found.marketCap), numberOf(found.price)]
    return cap !== null && price !== null && cap > 0 && cap < price
  }
  if (sized.some(isSmall)) trace.doubt('which', ['marketCap'], sized.length)
}
