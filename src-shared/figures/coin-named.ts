import { tellTwins, unknownCoin, type KnownCoin, type TwinRow } from './coin-twins'

/** A coin's symbol without the exchange it is asked from, in capitals: `btc@kraken` is BTC. */
export const bareSymbol = (coin: string): string => (coin.split('@')[0] ?? coin).toUpperCase()

/** `-USD`, `/eur`, or joined to the coin a money that markets trade in: `ETHEREUM` is no pair of ETH. */
const money =
  /^(?:[-_/:~][A-Z]{3,5}|USD[TC]?|[BT]USD|FDUSD|DAI|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD|CAD|CHF|IDR|BTC|ETH|BNB)$/

/** Whether an answer's name means a coin: its symbol, or its pair with a money (`BTCUSD`, `BTC-USDT`). */
export function namesCoin(name: string, coin: string): boolean {
  const [said, meant] = [bareSymbol(name), bareSymbol(coin)]
  return said === meant || (said.startsWith(meant) && money.test(said.slice(meant.length)))
}

/** `bitcoin`, `Avalanche-2`: no symbol that could be held against another. */
const isInWords = (name: string): boolean =>
  /^\p{L}[\p{L}\d .'-]{5,}$/u.test(name) && name !== name.toUpperCase()

/**
 * The coins asked about that none of an answer's names means. None are lacking where the answer names no coin, or knows
 * all of them by words of its own: then nothing tells which is which.
 */
export function coinsLacking(coins: readonly string[], names: readonly string[]): readonly string[] {
  const lacking = coins.filter(coin => !names.some(name => namesCoin(name, coin)))
  return lacking.length === coins.length && names.every(isInWords) ? [] : lacking
}

/** Rows of the one coin that was asked about: they name it, or no coin, or the answer knows only one, by a word of its own. */
export function rowsOfCoin<Row extends { readonly symbol?: string | null | undefined }>(
  rows: readonly Row[],
  coin: string
): readonly Row[] {
  const names = [...new Set(rows.flatMap(({ symbol }) => symbol ?? []))]
  const [only] = names
  if (names.length === 1 && only !== undefined && isInWords(only)) return rows
  return rows.filter(({ symbol }) => (symbol ?? null) === null || namesCoin(symbol ?? '', coin))
}

/** Rows of the one coin that is meant, where several have its symbol; none while nothing says which. A row's `name` is the coin's. */
export function rowsOfTwin<Row extends TwinRow>(
  rows: readonly Row[],
  coin: string,
  known: KnownCoin = unknownCoin
): readonly Row[] {
  const named = rowsOfCoin(rows, coin)
  // Rows that say nothing of their coin are all there is of it.
  if (!named.some(({ id, name, price }) => id || name || price)) return named
  const { own, isUnsure } = tellTwins(named, known)
  return isUnsure ? [] : own
}
