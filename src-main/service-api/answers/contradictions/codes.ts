import { coinIds } from '../../reader/lexicon'
import { meaningOf } from '../../reader/vocabulary'
import { namedBy } from '../../reader/words'
import { bareCoin, bareCoins, coinNamed, type Asked } from '../asked'

const code = /^[\p{L}\d$*.+!-]{1,20}(?:[-_/:@| ]\w{1,20}){0,2}$/u

/**
 * Whether a text can hardly be the code of a coin: a count, a word of the vocabulary, a name with its maker's before it. One that was
 * asked for is a code, be it 42 or an emoji.
 */
export function isOddCode(symbol: string, asked?: Asked): boolean {
  if (asked !== undefined && bareCoins(asked).has(bareCoin(symbol))) return false
  if (coinIds.has(symbol.toLowerCase())) return false
  if (!code.test(symbol) || !/\p{L}/u.test(symbol)) return true
  // `attributes`, `ticker`: a name of the answer's own. `btcusd` is two moneys.
  const isWord = symbol === symbol.toLowerCase() && symbol.length > 3
  return isWord && namedBy([symbol]).words.length > 0 && meaningOf([symbol]) !== null
}

/** Whether a code is that of a coin that was asked for, alone or in a pair, or may be one where none was. */
export function isAskedFor(symbol: string, asked: Asked): boolean {
  // A venue that nobody knows may stand in the place of a coin.
  if (!asked.coins.some(coin => coinIds.has(coin) || coin === coin.toUpperCase())) return true
  const id = coinIds.get(symbol.toLowerCase())
  if ([symbol, id ?? symbol].some(name => coinNamed(name, asked) !== null)) return true
  const bare = bareName(symbol)
  return asked.coins.some(coin => {
    const own = bareName(bareCoin(coin))
    return bare.includes(own) || own.includes(bare)
  })
}

const bareName = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace('XBT', 'BTC')
