import { isObject, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { firstMarkets, timeOf } from '../answers/times'
import type { Pick } from './fields'
import { currencies } from './lexicon'
import type { TracedClaim } from './trace'

export const isAmountOf = (list: readonly unknown[]): list is readonly [unknown, string] =>
  list.length === 2 &&
  numberOf(list[0]) !== null &&
  typeof list[1] === 'string' &&
  /^[A-Za-z]{3,5}$/.test(list[1]) &&
  currencies.has(list[1].toLowerCase())

export const isTimed = (list: readonly unknown[]): boolean =>
  list.length === 2 &&
  typeof list[0] === 'number' &&
  list[0] > firstMarkets / 1000 &&
  timeOf(list[0]) !== null &&
  numberOf(list[1]) !== null &&
  timeOf(list[1]) === null

export const isSized = (list: readonly unknown[]): boolean =>
  list.length === 2 && list.every(part => numberOf(part) !== null)

export const isBook = (list: readonly unknown[]): list is readonly (JsonObject | readonly unknown[])[] =>
  list.length > 0 &&
  list.every(
    offer =>
      isObject(offer) ||
      (Array.isArray(offer) && offer.length > 1 && offer.every(part => numberOf(part) !== null))
  )

export function claimOf({ key, slot }: Pick): TracedClaim {
  const field = { field: slot.field, reads: slot.reads }
  return new Map([[key, field], ...(key === 0 ? [[1, { field: 'currency', reads: 'text' }] as const] : [])])
}
