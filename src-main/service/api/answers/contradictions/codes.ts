import { coinIds } from '../../reader/lexicon'
import { meaningOf } from '../../reader/vocabulary'
import { namedBy } from '../../reader/words'
import { bareCoin, bareCoins, asRequestedCoin, type CallRequest } from '../call-request'

const code = /^[\p{L}\d$*.+!-]{1,20}(?:[-_/:@| ]\w{1,20}){0,2}$/u

/**
 * Whether a string is unlikely to be a coin's code, because it's a number or a known field name or has a
 * prefix. False for every requested code, even `42` or an emoji.
 */
export function isOddCode(symbol: string, request?: CallRequest): boolean {
  if (request !== undefined && bareCoins(request).has(bareCoin(symbol))) return false
  if (coinIds.has(symbol.toLowerCase())) return false
  if (!code.test(symbol) || !/\p{L}/u.test(symbol)) return true
  // Field names such as `ticker` are lower-case words. `btcusd` is a code.
  const isWord = symbol === symbol.toLowerCase() && symbol.length > 3
  return isWord && namedBy([symbol]).words.length > 0 && meaningOf([symbol]) !== null
}

/** Whether a code is one of the requested coins or pairs. Always true if the request seems to list none. */
export function isRequestedCode(symbol: string, request: CallRequest): boolean {
  // If nothing in the request looks like a coin, the request may name an exchange, and the response may contain
  // any code.
  if (!request.coins.some(coin => coinIds.has(coin) || coin === coin.toUpperCase())) return true
  const id = coinIds.get(symbol.toLowerCase())
  if ([symbol, id ?? symbol].some(name => asRequestedCoin(name, request) !== null)) return true
  const bare = bareName(symbol)
  return request.coins.some(coin => {
    const own = bareName(bareCoin(coin))
    return bare.includes(own) || own.includes(bare)
  })
}

const bareName = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace('XBT', 'BTC')
