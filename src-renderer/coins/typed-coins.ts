import { plainCoinName } from '../../src-shared/coin-name'
import { isCoinName } from './named-coins'

const most = 1000

export interface TypedCoins {
  /** The coins, without duplicates, in the spelling used for requests. */
  readonly coins: readonly string[]
  readonly rejected: readonly string[]
}

/** Matches digits and signs without a letter, such as `0.5`, `1,234.50`, `$ 3` or `12 %`. */
const amount = /^[^\p{L}\p{Extended_Pictographic}]*\d[^\p{L}\p{Extended_Pictographic}]*$/u
/** Matches a number with decimals, which is never a coin symbol. `42` can be one. */
const decimal = /^[+-]?\d*[.]\d+$/

/**
 * Reads coins from typed or pasted text. They are separated by spaces, commas, semicolons, plus signs, tabs
 * or lines, and upper or lower case doesn't matter. Supports TradingView lists (`###Layer 1,BINANCE:TIAUSDT`)
 * and spreadsheet rows, where a number after a tab is an amount.
 */
export function readCoins(text: string): TypedCoins {
  const lines = text.split(/[\r\n\v\f\u2028\u2029]+/).map(line => line.split('\t').map(cell => cell.trim()))
  const [head = []] = lines
  const hasHead = head.length > 1 && !isRow(head) && lines.some(isRow)
  const rows = hasHead ? lines.slice(1) : lines
  const words = rows.flatMap(cells => (isRow(cells) ? [coinCell(cells)] : cells)).flatMap(wordsOf)
  const coins = new Set<string>()
  const rejected = new Set<string>()
  for (const word of words) {
    const coin = coinOf(word)
    if (coin === null) rejected.add(word)
    else coins.add(coin)
  }
  return { coins: [...coins].slice(0, most), rejected: [...rejected] }
}

export const typedCoins = (text: string): readonly string[] => readCoins(text).coins

export function typedRatio(text: string): string | null {
  const sides = text.split('/').map(typedCoins)
  return sides.length === 2 && sides.every(({ length }) => length === 1) ? sides.join('/') : null
}

export function coinNamed(typed: string, watched: readonly string[]): string {
  const { coins } = readCoins(typed)
  const [coin = ''] = coins.length === 1 ? coins : [plainCoinName(typed).toUpperCase()]
  return watched.find(known => known.toLowerCase() === coin.toLowerCase()) ?? coin
}

const isRow = ([, ...after]: readonly string[]): boolean => after.some(cell => amount.test(cell))

function coinCell(cells: readonly string[]): string {
  const [first = ''] = cells
  const named = cells.find(cell => cell !== '' && !amount.test(cell))
  return first === '' || amount.test(first) ? (named ?? first) : first
}

function wordsOf(cell: string): readonly string[] {
  return cell
    .split(/[,;，；、]/)
    .map(plainCoinName)
    .filter(part => !part.startsWith('###'))
    .flatMap(part => part.split(/[\s,;+]+/))
    .filter(Boolean)
}

/** Converts `BINANCE:INJUSDT` to `INJUSDT@binance`. Null if the text can't be a coin name. */
function coinOf(word: string): string | null {
  const parts = word.split(':')
  if (parts.length > 2 || parts.some(part => part === '')) return null
  const [venue, pair] = parts
  const [name = '', ...exchange] =
    pair === undefined ? word.split('@') : [pair, ...(venue ? [venue.toLowerCase()] : [])]
  const coin = [name.toUpperCase(), ...exchange].join('@')
  return name !== '' && !decimal.test(word) && isCoinName(coin) ? coin : null
}
