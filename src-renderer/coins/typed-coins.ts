import { plainCoinName } from '../../src-shared/coin-name'
import { isCoinName } from './named-coins'

const most = 1000

export interface TypedCoins {
  /** As spelled in requests, without duplicates. */
  readonly coins: readonly string[]
  /** Words that can't be coin names, as typed. */
  readonly rejected: readonly string[]
}

/** Digits and signs without a letter: `0.5`, `1,234.50`, `$ 3`, `12 %`. */
const amount = /^[^\p{L}\p{Extended_Pictographic}]*\d[^\p{L}\p{Extended_Pictographic}]*$/u
const decimal = /^[+-]?\d*[.]\d+$/

/**
 * Separators are spaces, commas, semicolons, plus signs, tabs and lines. Also reads TradingView lists
 * (`###Layer 1,BINANCE:TIAUSDT`) and spreadsheet rows, where a number after a tab is an amount.
 */
export function readCoins(text: string): TypedCoins {
  const lines = text.split(/[\r\n\v\f\u2028\u2029]+/).map(line => line.split('\t').map(cell => cell.trim()))
  const [head = []] = lines
  // A pasted table may have a header.
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

/** Spelled as in the watchlist if the coin is watched. */
export function coinNamed(typed: string, watched: readonly string[]): string {
  const { coins } = readCoins(typed)
  const [coin = ''] = coins.length === 1 ? coins : [plainCoinName(typed).toUpperCase()]
  return watched.find(known => known.toLowerCase() === coin.toLowerCase()) ?? coin
}

const isRow = ([, ...after]: readonly string[]): boolean => after.some(cell => amount.test(cell))

/** The first cell, or after a rank the first one that isn't a number. */
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

function coinOf(word: string): string | null {
  const parts = word.split(':')
  if (parts.length > 2 || parts.some(part => part === '')) return null
  const [venue, pair] = parts
  const [name = '', ...exchange] =
    pair === undefined ? word.split('@') : [pair, ...(venue ? [venue.toLowerCase()] : [])]
  const coin = [name.toUpperCase(), ...exchange].join('@')
  return name !== '' && !decimal.test(word) && isCoinName(coin) ? coin : null
}
