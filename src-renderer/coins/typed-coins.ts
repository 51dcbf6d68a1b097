import { plainCoinName } from '../../src-shared/coin-name'
import { isCoinName } from './named-coins'

/** The most coins one group change may carry. */
const most = 1000

/** What was read from a text. */
export interface TypedCoins {
  /** As they are asked about, each once. */
  readonly coins: readonly string[]
  /** What can't be a coin's name, as it was typed. */
  readonly rejected: readonly string[]
}

/** Digits and signs without a letter: `0.5`, `1,234.50`, `$ 3`, `12 %`. */
const amount = /^[^\p{L}\p{Extended_Pictographic}]*\d[^\p{L}\p{Extended_Pictographic}]*$/u
/** `0.5` is no symbol, wherever it is; `42` is. */
const decimal = /^[+-]?\d*[.]\d+$/

/**
 * Coins as a person types or pastes them: separated by blanks, commas, semicolons, plus signs, tabs or lines, in any case. Takes
 * lists of TradingView (`###Layer 1,BINANCE:TIAUSDT`), and rows of a spreadsheet, in which a number after a tab is an amount.
 */
export function readCoins(text: string): TypedCoins {
  const lines = text.split(/[\r\n\v\f\u2028\u2029]+/).map(line => line.split('\t').map(cell => cell.trim()))
  const [head = []] = lines
  // The head of a table names no coin.
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

/** The one coin that was typed into a field: a watched one keeps the spelling of the list, whatever its case. */
export function coinNamed(typed: string, watched: readonly string[]): string {
  const { coins } = readCoins(typed)
  const [coin = ''] = coins.length === 1 ? coins : [plainCoinName(typed).toUpperCase()]
  return watched.find(known => known.toLowerCase() === coin.toLowerCase()) ?? coin
}

/** A row of a spreadsheet with an amount in it. */
const isRow = ([, ...after]: readonly string[]): boolean => after.some(cell => amount.test(cell))

/** Its first cell, or where that is a rank, the first with letters. */
function coinCell(cells: readonly string[]): string {
  const [first = ''] = cells
  const named = cells.find(cell => cell !== '' && !amount.test(cell))
  return first === '' || amount.test(first) ? (named ?? first) : first
}

/** The names in a cell, without headings of sections. */
function wordsOf(cell: string): readonly string[] {
  return cell
    .split(/[,;，；、]/)
    .map(plainCoinName)
    .filter(part => !part.startsWith('###'))
    .flatMap(part => part.split(/[\s,;+]+/))
    .filter(Boolean)
}

/** `BINANCE:INJUSDT` is asked about as `INJUSDT@binance`; null where it can't be a name. */
function coinOf(word: string): string | null {
  const parts = word.split(':')
  if (parts.length > 2 || parts.some(part => part === '')) return null
  const [venue, pair] = parts
  const [name = '', ...exchange] =
    pair === undefined ? word.split('@') : [pair, ...(venue ? [venue.toLowerCase()] : [])]
  const coin = [name.toUpperCase(), ...exchange].join('@')
  return name !== '' && !decimal.test(word) && isCoinName(coin) ? coin : null
}
