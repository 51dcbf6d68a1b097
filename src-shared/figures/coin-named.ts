import { splitTwins, unknownCoin, type KnownCoin, type TwinRow } from './coin-twins'

/** The symbol in capitals without its exchange: `btc@kraken` → `BTC`. */
export const bareSymbol = (coin: string): string => (coin.split('@')[0] ?? coin).toUpperCase()

/**
 * A quote currency after a coin: `-USD`, `/eur`, or one that markets use without a separator.
 * `ETHEREUM` is not a pair of ETH.
 */
const money =
  /^(?:[-_/:~][A-Z]{3,5}|USD[TC]?|[BT]USD|FDUSD|DAI|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD|CAD|CHF|IDR|BTC|ETH|BNB)$/

/**
 * Whether a name in a response means the coin: its symbol, or a pair with a currency (`BTCUSD`,
 * `BTC-USDT`).
 */
export function namesCoin(name: string, coin: string): boolean {
  const [said, meant] = [bareSymbol(name), bareSymbol(coin)]
  return said === meant || (said.startsWith(meant) && money.test(said.slice(meant.length)))
}

/** Names such as `bitcoin` or `Avalanche-2`, which can't be compared with symbols. */
const isInWords = (name: string): boolean =>
  /^\p{L}[\p{L}\d .'-]{5,}$/u.test(name) && name !== name.toUpperCase()

/**
 * Requested coins that no name in the response matches. Empty if the response names no coin, or
 * uses its own names for all of them, because then they can't be matched.
 */
export function coinsLacking(coins: readonly string[], names: readonly string[]): readonly string[] {
  const lacking = coins.filter(coin => !names.some(name => namesCoin(name, coin)))
  return lacking.length === coins.length && names.every(isInWords) ? [] : lacking
}

/**
 * Rows for the only requested coin: rows that name it, rows without a name, or all rows if the
 * response has a single name of its own kind.
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
 * Rows of the intended coin among several with its symbol. Empty if that's unclear. A row's `name`
 * is the coin's name.
 */
export function rowsOfTwin<Row extends TwinRow>(
  rows: readonly Row[],
  coin: string,
  known: KnownCoin = unknownCoin
): readonly Row[] {
  const named = rowsOfCoin(rows, coin)
  // Rows that don't identify their coin are all we have.
  if (!named.some(({ id, name, price }) => id || name || price)) return named
  const { own, isUnsure } = splitTwins(named, known)
  return isUnsure ? [] : own
}
