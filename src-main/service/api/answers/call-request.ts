import { currencies, exchanges } from '../reader/lexicon'
import { textOf } from './json'

export interface CallRequest {
  readonly params: Readonly<Record<string, string>>
  readonly coins: readonly string[]
}

export function coinsIn(symbol: string | undefined): readonly string[] {
  return symbol === undefined ? [] : symbol.split(/[\s+]+/).filter(coin => coin !== '')
}

/** If several currencies are requested, keeps only the first. */
export function requestOf(params: Readonly<Record<string, string>>): CallRequest {
  const own = { ...params }
  for (const name of ['convert', 'currency']) {
    const [first] = coinsIn(params[name]?.replaceAll(',', ' '))
    if (first !== undefined) own[name] = first
  }
  return { params: own, coins: coinsIn(params['symbol']).filter(coin => !isVenue(coin)) }
}

/** Returns the exchange if the request names one instead of coins. */
export const requestedVenue = (request: CallRequest): string | null => namesIn(request).venue

/** A coin may have the same name as an exchange, and a short one in upper case is usually the coin's. */
const isVenue = (name: string): boolean =>
  exchanges.has(name.toLowerCase()) && (name !== name.toUpperCase() || name.length > 5)

export function bareCoin(coin: string): string {
  const at = coin.indexOf('@')
  return (at < 0 ? coin : coin.slice(0, at)).toUpperCase()
}

interface RequestedNames {
  readonly bare: ReadonlyMap<string, string>
  readonly whole: ReadonlyMap<string, string>
  readonly venue: string | null
}

// Cached per request, because decoders look up every value of a response.
const namesOf = new WeakMap<CallRequest, RequestedNames>()

function namesIn(request: CallRequest): RequestedNames {
  const before = namesOf.get(request)
  if (before !== undefined) return before
  const named = (nameOf: (coin: string) => string): ReadonlyMap<string, string> =>
    new Map(request.coins.toReversed().map(coin => [nameOf(coin), coin]))
  const names = {
    bare: named(bareCoin),
    whole: named(coin => coin.toUpperCase()),
    venue: coinsIn(request.params['symbol']).find(isVenue) ?? null
  }
  namesOf.set(request, names)
  return names
}

export const bareCoins = (request: CallRequest): ReadonlyMap<string, string> => namesIn(request).bare

/** Returns the coin as it was sent, with its exchange. Ignores case. */
export const requestedCoin = (name: string, request: CallRequest): string | null =>
  namesIn(request).whole.get(name.toUpperCase()) ?? null

const words = new Set([
  ...['ATR', 'RSI', 'SMA', 'EMA', 'MACD', 'ATH', 'ATL', 'BB', 'MA', 'OHLC', 'PP', 'P'],
  ...['RAW', 'DISPLAY', 'DATA', 'RESULT', 'RESULTS', 'INFO', 'QUOTE', 'QUOTES', 'STATS', 'DETAILS', 'META']
])

/**
 * Returns the key if it's a requested coin. If no coins are requested, returns any upper-case word that isn't
 * a technical term.
 */
export function asRequestedCoin(key: string, request: CallRequest): string | null {
  if (request.coins.length > 0) return isOfOne(usualPair(bareCoin(key)), bareCoins(request)) ? key : null
  return /^[A-Z0-9]{2,20}(?:[@/_-]\w{1,20})?$/.test(key) && /[A-Z]/.test(key) && !words.has(key) ? key : null
}

/** Replaces Kraken's names: `XBT` becomes BTC, and `XXBTZUSD` becomes BTCUSD. */
export function usualPair(bare: string): string {
  if (!bare.startsWith('X')) return bare
  return bare
    .replace(/^X([A-Z]{3})Z?(?=[A-Z]{3}$)/, (pair, coin: string) => (legacy.has(coin) ? coin : pair))
    .replace(/^XBT/, 'BTC')
    .replace(/^XDG/, 'DOGE')
}
const legacy = new Set(['XBT', 'ETH', 'LTC', 'XRP', 'ETC', 'XLM', 'XMR', 'ZEC', 'REP', 'MLN', 'XDG'])

function isOfOne(bare: string, coins: ReadonlyMap<string, unknown>): boolean {
  if (coins.has(bare)) return true
  for (let end = Math.max(1, bare.length - longestMoney); end < bare.length; end++) {
    if (!coins.has(bare.slice(0, end))) continue
    const money = bare.slice(end).replace(/^[-_/:]/, '')
    if (currencies.has(money.toLowerCase())) return true
  }
  return false
}

/** The longest currency code, plus one character for a separator. */
const longestMoney = 1 + Math.max(...[...currencies].map(({ length }) => length))

export function toRequestedCoin(value: unknown, request: CallRequest): unknown {
  const text = textOf(value)
  if (text === null || request.coins.length === 0) return value
  const bare = usualPair(text.replace(/^[a-z](?=[A-Z\d]{2})/, '').toUpperCase())
  if (asRequestedCoin(bare, request) === null) return value
  return request.coins.map(bareCoin).find(coin => bare.startsWith(coin)) ?? value
}
