import { splitTwins, unknownCoin, type KnownCoin, type TwinRow } from './coin-twins'

/** `btc@kraken` becomes `BTC`. */
export const bareSymbol = (coin: string): string => (coin.split('@')[0] ?? coin).toUpperCase()

/**
 * Matches a quote currency after a coin's symbol: `-USD`, `/eur`, or a currency that markets append without a
 * separator. Doesn't match the rest of `ETHEREUM`, which isn't a pair of ETH.
 */
const money =
  /^(?:[-_/:~][A-Z]{3,5}|USD[TC]?|[BT]USD|FDUSD|DAI|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD|CAD|CHF|IDR|BTC|ETH|BNB)$/

/**
 * Whether the name stands for the coin. It may be the coin's symbol, or a pair of the coin and a currency
 * (`BTCUSD`, `BTC-USDT`).
 */
export function namesCoin(name: string, coin: string): boolean {
  const [named, meant] = [bareSymbol(name), bareSymbol(coin)]
  return named === meant || (named.startsWith(meant) && money.test(named.slice(meant.length)))
}

/** Whether this is a name such as `bitcoin` or `Avalanche-2`, which can't be compared with symbols. */
const isInWords = (name: string): boolean =>
  /^\p{L}[\p{L}\d .'-]{5,}$/u.test(name) && name !== name.toUpperCase()

/**
 * Returns the coins that none of the response's names stands for. Empty if the response has no names, or only
 * names that can't be compared with symbols.
 */
export function coinsMissingFrom(coins: readonly string[], names: readonly string[]): readonly string[] {
  const missing = coins.filter(coin => !names.some(name => namesCoin(name, coin)))
  return missing.length === coins.length && names.every(isInWords) ? [] : missing
}

/**
 * Returns the rows about the coin, and those without a symbol. Only pass rows without a symbol if no other
 * coin was requested. If all rows have the same name and it isn't a symbol, returns all of them.
 */
export function rowsOfCoin<Row extends { readonly symbol?: string | null | undefined }>(
  rows: readonly Row[],
  coin: string
): readonly Row[] {
  const names = [...new Set(rows.flatMap(({ symbol }) => symbol ?? []))]
  const [only] = names
  if (names.length === 1 && only !== undefined && isInWords(only)) return rows
  return rows.filter(({ symbol }) => (symbol ?? null) === null || namesCoin(symbol ?? '', coin))
}

/**
 * Like `rowsOfCoin`, but returns no rows if several coins share the symbol and it's unclear which is meant.
 * The `name` of a row is the coin's name.
 */
export function rowsOfTwin<Row extends TwinRow>(
  rows: readonly Row[],
  coin: string,
  known: KnownCoin = unknownCoin
): readonly Row[] {
  const named = rowsOfCoin(rows, coin)
  // No row says which coin it's about.
  if (!named.some(({ id, name, price }) => id || name || price)) return named
  const { own, isUnsure } = splitTwins(named, known)
  return isUnsure ? [] : own
}
