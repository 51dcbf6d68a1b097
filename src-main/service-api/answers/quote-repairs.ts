import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import { isObject } from './json'
import { numberOf } from './numbers'
import type { QuoteField } from './quote-shape'

type Found = Row<QuoteField>['found']

// A day may be wild, but the highs of most coins of a list do not lie so far away on the same one.
const mostInADay = 1.25

/** Prices as they are meant, where they are told as whole numbers with a power of ten beside them: `"expo": -8`. */
export function withoutExponent<R extends Row<QuoteField>>(row: R): R {
  const exponent = numberOf(row.found.exponent)
  if (exponent === null || !Number.isInteger(exponent) || exponent >= 0 || exponent < -30) return row
  const found: Found = { ...row.found }
  for (const field of ['price', 'open', 'low', 'high', 'bid', 'ask'] as const) {
    const told = numberOf(found[field])
    if (told !== null) found[field] = Number(`${told}e${exponent}`)
  }
  return { ...row, found }
}

/** Nothing is sold for nothing: what is not above it is a change, whatever its letter means elsewhere. */
export function withPrice<R extends Row<QuoteField>>(row: R): R {
  const price = numberOf(row.found.price)
  if (price === null || price > 0 || (row.slots.price?.rank ?? 0) < 0) return row
  const { price: _, ...found } = row.found
  return { ...row, found }
}

/** Rows of a time and a value under one letter each (`{"t": …, "v": …}`): with nothing beside it, `v` is the value. */
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

/** Highs and lows of a ranking that no name says to be a day's, where most lie too far from the price for it: they are of all time. */
export function withinADay<R extends Row<QuoteField>>(rows: readonly R[]): readonly R[] {
  const isOfAllTime = (side: 'high' | 'low'): boolean => {
    const told = rows.filter(({ found }) => numberOf(found.rank) !== null && numberOf(found[side]) !== null)
    const unnamed = told.filter(row => mayBeOfAllTime(row, side))
    return unnamed.length > 1 && unnamed.filter(row => isFar(row, side)).length * 2 > unnamed.length
  }
  const [highs, lows] = [isOfAllTime('high'), isOfAllTime('low')]
  if (!highs && !lows) return rows
  return rows.map(row => {
    const { high, low, ...found } = row.found
    const kept = {
      ...(highs && mayBeOfAllTime(row, 'high') ? {} : { high }),
      ...(lows && mayBeOfAllTime(row, 'low') ? {} : { low })
    }
    return { ...row, found: { ...found, ...kept } }
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
