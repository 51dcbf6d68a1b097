import type { QuoteRow } from '../../service/api/answers/answer'
import { bareCoin } from '../../service/api/answers/call-request'
import { namesCoin } from '../../../src-shared/figures/coin-named'

export interface NewSymbol {
  readonly symbol: string
  readonly name: string | null
}

const symbol = /^(?=.*[\p{L}\p{N}\p{Extended_Pictographic}])[^\s+&=?#%,;/\\"'<>\p{Ll}]{1,20}$/u

/**
 * Finds rows that weren't requested, but are a missing coin with a new symbol. Either the name of the row
 * contains the old symbol, as in `POL (ex-MATIC)`, or only one such row and one coin are left.
 */
export function renamedIn(
  requested: readonly string[],
  missing: readonly string[],
  rows: readonly QuoteRow[]
): ReadonlyMap<string, NewSymbol> {
  // Comparing all rows with all coins would be slow for a long watchlist.
  if (missing.length === 0) return new Map()
  const strange = rows.filter(
    row =>
      row.price !== null && symbol.test(row.symbol) && !requested.some(coin => namesCoin(row.symbol, coin))
  )
  const found = new Map<string, NewSymbol>()
  for (const coin of missing) {
    const named = strange.filter(({ name }) => holdsWord(name ?? '', bareCoin(coin)))
    const [row, another] = named.length > 0 ? named : missing.length === 1 ? strange : []
    if (row !== undefined && another === undefined) found.set(coin, { symbol: row.symbol, name: row.name })
  }
  return found
}

const holdsWord = (text: string, word: string): boolean =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .includes(word)
