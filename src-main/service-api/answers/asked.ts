import { currencies, exchanges } from '../reader/lexicon'
import { textOf } from './json'

/** What was asked, as far as it helps to read the answer: the parameters as sent. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  /** The coins of `symbol`, in the order asked. */
  readonly coins: readonly string[]
}

/** `symbol` as people and the service write several coins: with blanks or plus signs between. */
export function coinsIn(symbol: string | undefined): readonly string[] {
  return symbol === undefined ? [] : symbol.split(/[\s+]+/).filter(coin => coin !== '')
}

export function askedBy(params: Readonly<Record<string, string>>): Asked {
  return { params, coins: coinsIn(params['symbol']).filter(coin => !isVenue(coin)) }
}

/** The exchange that was asked for in the place of a coin, as the service would name it; null where none was. */
export const venueAsked = (asked: Asked): string | null => namesIn(asked).venue

/** `kraken`; a short name in capitals is rather a coin. */
const isVenue = (name: string): boolean =>
  exchanges.has(name.toLowerCase()) && (name !== name.toUpperCase() || name.length > 5)

/** A coin without the exchange it is asked from: `BTC@binance` is BTC. */
export function bareCoin(coin: string): string {
  const at = coin.indexOf('@')
  return (at < 0 ? coin : coin.slice(0, at)).toUpperCase()
}

interface AskedNames {
  readonly bare: ReadonlyMap<string, string>
  readonly whole: ReadonlyMap<string, string>
  readonly venue: string | null
}

// Each value of an answer may be looked up among hundreds of coins.
const namesOf = new WeakMap<Asked, AskedNames>()

function namesIn(asked: Asked): AskedNames {
  const before = namesOf.get(asked)
  if (before !== undefined) return before
  const named = (nameOf: (coin: string) => string): ReadonlyMap<string, string> =>
    new Map(asked.coins.toReversed().map(coin => [nameOf(coin), coin]))
  const names = {
    bare: named(bareCoin),
    whole: named(coin => coin.toUpperCase()),
    venue: coinsIn(asked.params['symbol']).find(isVenue) ?? null
  }
  namesOf.set(asked, names)
  return names
}

/** The coins asked for, by what they are called without their exchanges; of two the first. */
export const bareCoins = (asked: Asked): ReadonlyMap<string, string> => namesIn(asked).bare

/** The coin as it was asked for, its exchange included, whatever its letters' case; null where it was not. */
export const coinAsked = (name: string, asked: Asked): string | null =>
  namesIn(asked).whole.get(name.toUpperCase()) ?? null

// Upper-case keys of answers that are words of the trade, not coins.
const words = new Set([
  ...['ATR', 'RSI', 'SMA', 'EMA', 'MACD', 'ATH', 'ATL', 'BB', 'MA', 'OHLC', 'PP', 'P'],
  ...['RAW', 'DISPLAY', 'DATA', 'RESULT', 'RESULTS', 'INFO', 'QUOTE', 'QUOTES', 'STATS', 'DETAILS', 'META']
])

/**
 * The coin a key of an answer names, or null where the key is some other word. With coins asked for,
 * only those count; without, an upper-case word that is no indicator's name.
 */
export function coinNamed(key: string, asked: Asked): string | null {
  if (asked.coins.length > 0) return isOfOne(usualPair(bareCoin(key)), bareCoins(asked)) ? key : null
  return /^[A-Z0-9]{2,20}(?:[@/_-]\w{1,20})?$/.test(key) && /[A-Z]/.test(key) && !words.has(key) ? key : null
}

/** Some call a bitcoin XBT, and Kraken marks coins and moneys by letters of their own: `XXBTZUSD` is BTCUSD. */
function usualPair(bare: string): string {
  // Hardly any name begins so, and each name of an answer comes here.
  if (!bare.startsWith('X')) return bare
  return bare
    .replace(/^X([A-Z]{3})Z?(?=[A-Z]{3}$)/, (pair, coin: string) => (legacy.has(coin) ? coin : pair))
    .replace(/^XBT/, 'BTC')
    .replace(/^XDG/, 'DOGE')
}
const legacy = new Set(['XBT', 'ETH', 'LTC', 'XRP', 'ETC', 'XLM', 'XMR', 'ZEC', 'REP', 'MLN', 'XDG'])

/** The symbol of one of the coins, or its pair with a money: `BTC`, `BTC-USD`, `BTCUSDT`. */
function isOfOne(bare: string, coins: ReadonlyMap<string, unknown>): boolean {
  if (coins.has(bare)) return true
  for (let end = Math.max(1, bare.length - longestMoney); end < bare.length; end++) {
    if (!coins.has(bare.slice(0, end))) continue
    const money = bare.slice(end).replace(/^[-_/:]/, '')
    if (currencies.has(money.toLowerCase())) return true
  }
  return false
}

/** Characters, the mark before it counted. */
const longestMoney = 1 + Math.max(...[...currencies].map(({ length }) => length))

/** `tBTCUSD` is BTC where BTC was asked for: the coin that was asked for, however its pair is written; any other value as it is. */
export function coinMeant(value: unknown, asked: Asked): unknown {
  const text = textOf(value)
  if (text === null || asked.coins.length === 0) return value
  const bare = usualPair(text.replace(/^[a-z](?=[A-Z\d]{2})/, '').toUpperCase())
  if (coinNamed(bare, asked) === null) return value
  return asked.coins.map(bareCoin).find(coin => bare.startsWith(coin)) ?? value
}
