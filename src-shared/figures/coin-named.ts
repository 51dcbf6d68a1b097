import { splitTwins, unknownCoin, type KnownCoin, type TwinRow } from './coin-twins'

/** The symbol in capitals without its exchange: `btc@kraken` → `BTC`. */
export const bareSymbol = (coin: string): string => (coin.split('@')[0] ?? coin).toUpperCase()

/**
 * A quote currency after a coin: `-USD`, `/eur`, or one that markets use without a separator. `ETHEREUM` is
 * not a pair of ETH.
 */
const money =
  /^(?:[-_/:~][A-Z]{3,5}|USD[TC]?|[BT]USD|FDUSD|DAI|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD|CAD|CHF|IDR|BTC|ETH|BNB)$/

/**
 * Whether a name in a response means the coin. It may be the coin's symbol, or a pair of the coin and a
 * currency (`BTCUSD`, `BTC-USDT`).
 */
export function namesCoin(name: string, coin: string): boolean {
  const [said, meant] = [bareSymbol(name), bareSymbol(coin)]
  return said === meant || (said.startsWith(meant) && money.test(said.slice(meant.length)))
}

/** Names in words, such as `bitcoin` or `Avalanche-2`, can't be compared with symbols. */
const isInWords = (name: string): boolean =>
  /^\p{L}[\p{L}\d .'-]{5,}$/u.test(name) && name !== name.toUpperCase()

/**
 * Requested coins that don't match any name in the response. Empty if the response has no names, or only
 * names such as `bitcoin`, which can't be compared.
 */
export function coinsLacking(coins: readonly string[], names: readonly string[]): readonly string[] {
  const lacking = coins.filter(coin => !names.some(name => namesCoin(name, coin)))
  return lacking.length === coins.length && names.every(isInWords) ? [] : lacking
}

/**
 * The rows of the requested coin, if only one was requested: rows with its name, and rows without a name. If
 * the response uses a single name that isn't a symbol, all rows.
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
 * The rows of the coin that the user means, if several coins have its symbol. Empty if it's unclear which
 * coin is meant. A row's `name` is the coin's name.
 */
export function rowsOfTwin<Row extends TwinRow>(
  rows: readonly Row[],
  coin: string,
  known: KnownCoin = unknownCoin
): readonly Row[] {
  const named = rowsOfCoin(rows, coin)
  // No row says which coin it's about, so use them all.
  if (!named.some(({ id, name, price }) => id || name || price)) return named
  const { own, isUnsure } = splitTwins(named, known)
  return isUnsure ? [] : own
}
