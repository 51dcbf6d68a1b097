import { coinIds } from '../../reader/lexicon'
import { meaningOf } from '../../reader/vocabulary'
import { namedBy } from '../../reader/words'
import { bareCoin, bareCoins, asRequestedCoin, type CallRequest } from '../call-request'

const code = /^[\p{L}\d$*.+!-]{1,20}(?:[-_/:@| ]\w{1,20}){0,2}$/u

/** A code that was requested is never odd, even `42` or an emoji. */
export function isOddCode(symbol: string, request?: CallRequest): boolean {
  if (request !== undefined && bareCoins(request).has(bareCoin(symbol))) return false
  if (coinIds.has(symbol.toLowerCase())) return false
  if (!code.test(symbol) || !/\p{L}/u.test(symbol)) return true
  // `ticker` would be a field name, but `btcusd` is a code.
  const isWord = symbol === symbol.toLowerCase() && symbol.length > 3
  return isWord && namedBy([symbol]).words.length > 0 && meaningOf([symbol]) !== null
}

/** Always true if the request doesn't seem to list coins. */
export function isRequestedCode(symbol: string, request: CallRequest): boolean {
  // The request may name an exchange. The response may then contain any code.
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
