import { numberOf } from '../answers/numbers'
import type { Pick } from './fields'
import { currencies } from './lexicon'
import type { Claim } from './trace'

/** `["879789.0", "CLP"]`: an amount and the money or the coin it is of. */
export const isAmountOf = (list: readonly unknown[]): list is readonly [unknown, string] =>
  list.length === 2 &&
  numberOf(list[0]) !== null &&
  typeof list[1] === 'string' &&
  /^[A-Za-z]{3,5}$/.test(list[1]) &&
  currencies.has(list[1].toLowerCase())

/** What a pick takes out of its container. */
export function claimOf({ key, slot }: Pick): Claim {
  const field = { field: slot.field, reads: slot.reads }
  // What it is of stands beside it.
  return new Map([[key, field], ...(key === 0 ? [[1, { field: 'currency', reads: 'text' }] as const] : [])])
}
