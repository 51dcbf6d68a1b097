import type { CoinCost, CoinName } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { nameBeside } from '../../src-shared/format/coin'
import type { Choice } from '../ui/choice'
import { readCoins } from './typed-coins'
import { m } from '../../src-shared/messages/m'

/** Symbols repeat across exchanges, and the service is asked by symbol: one line each. Coins that share a symbol have one each, too. */
function once(found: readonly CoinName[]): readonly CoinName[] {
  const seen = new Set<string>()
  return found.filter(coin => !seen.has(valueOf(coin)) && seen.add(valueOf(coin)))
}

/** No coin's name has a tab in it. */
const valueOf = ({ symbol, name, isTwin }: CoinName): string => (isTwin ? `${symbol}\t${name}` : symbol)

/** The coin of a choice, and its name where that says which of several with its symbol is meant. */
export function chosenTwin(value: string): { readonly coin: string; readonly name: string } | null {
  const [coin = '', name] = value.split('\t')
  return name === undefined ? null : { coin, name }
}

/** What quotes of more coins come to a day; '' where nobody knows. */
export function costWords(cost: CoinCost | null): string {
  if (cost === null || cost.then === null || cost.then === cost.now) return ''
  const then = formatCount(Math.round(cost.then))
  if (cost.isBeyond) return m.watchlist.quotesDayBeyond({ then })
  return cost.now === null
    ? m.watchlist.quotesDay({ then })
    : m.watchlist.quotesDayNow({ then, now: formatCount(Math.round(cost.now)) })
}

/** What the call costs that adding coins makes, in words; null or absent where adding makes none. */
export interface AddPrices {
  readonly each: ReadonlyMap<string, string>
  readonly together: string | null
}
export const noPrices: AddPrices = { each: new Map(), together: null }

/** Of rejected names, so many are shown. */
const mostNamed = 5

/** The word being typed: the last of several coins. */
export function lastWord(text: string): string {
  return /[^\s,;+]*$/.exec(text)?.[0] ?? ''
}

/**
 * Coins for the word being typed, those already there left out; the value is the text with the coin in it. None where the
 * word is a coin's whole symbol: it is complete, and a list would lie over what is done with it.
 */
export function wordChoices(text: string, found: readonly CoinName[]): readonly Choice[] {
  const word = lastWord(text)
  const before = text.slice(0, text.length - word.length)
  const there = new Set(before.split(/[\s,;+]+/))
  if (found.some(({ symbol }) => symbol === word.toUpperCase())) return []
  const fresh = once(found.map(({ isTwin: _, ...coin }) => coin)).filter(({ symbol }) => !there.has(symbol))
  return fresh.map(({ symbol, name }) => ({
    value: before + symbol,
    label: symbol,
    detail: nameBeside(symbol, name) || undefined
  }))
}

/** Of the coins found for fewer words, those that fit what stands there now: Enter must not take another coin. */
export function stillFitting(found: readonly CoinName[], text: string): readonly CoinName[] {
  const words = text.trim().toLowerCase()
  return found.filter(({ symbol, name }) => `${symbol} ${name}`.toLowerCase().includes(words))
}

/**
 * What the search offers: the coins found, and what was typed as it is when the list does not have it. The list may
 * not be loaded, may be old, and does not know pairs; several coins may be typed or pasted at once.
 * @param cost what adding several comes to, in words
 * @param prices of the call that adding makes, by coin; and of that for all coins that were typed
 * @param others what was pasted with them and is no name
 */
export function coinChoices(
  text: string,
  found: readonly CoinName[],
  inGroup: readonly string[],
  cost = '',
  prices: AddPrices = noPrices,
  others: readonly string[] = []
): readonly Choice[] {
  const { coins: typed, rejected } = readCoins(text)
  const wrong = [...others, ...rejected]
  const misfits: readonly Choice[] =
    wrong.length === 0 ? [] : [{ value: ' ', label: rejectedWords(wrong), disabled: true }]
  if (typed.length === 0) return misfits
  const markOf = (coin: string): string | undefined => {
    if (inGroup.includes(coin)) return m.watchlist.group()
    return prices.each.get(coin)
  }
  const listed = once(found).map(coin => ({
    value: valueOf(coin),
    label: coin.symbol,
    detail: [nameBeside(coin.symbol, coin.name), coin.source].filter(Boolean).join(' · '),
    mark: markOf(coin.symbol)
  }))
  const value = typed.join(' ')
  if (listed.some(choice => choice.value === value)) return [...listed, ...misfits]
  if (typed.length > 1) {
    const known = typed.filter(coin => inGroup.includes(coin)).length
    const marks = [
      ...(known > 0 ? [m.watchlist.groupKnown({ known })] : []),
      ...(prices.together === null ? [] : [prices.together])
    ]
    const mark = marks.length > 0 ? marks.join(' · ') : undefined
    return [
      {
        value,
        label: m.watchlist.addCoins({ length: typed.length }),
        detail: typed.slice(0, 8).join(', '),
        mark
      },
      // A line of its own: it must not be cut.
      ...(cost === '' ? [] : [{ value: '', label: cost, disabled: true }]),
      ...misfits,
      ...listed
    ]
  }
  const areTwins = found.some(({ symbol, isTwin }) => isTwin && symbol === value)
  const detail = areTwins ? m.watchlist.largestTwin() : m.watchlist.typed()
  const whole = { value, label: value, detail, mark: markOf(value) }
  return areTwins ? [whole, ...listed, ...misfits] : [...listed, whole, ...misfits]
}

/** What of a text is no name of a coin, named. */
export function rejectedWords(rejected: readonly string[]): string {
  const names = rejected.slice(0, mostNamed).map(name => m.watchlist.rejectedName({ name }))
  const more = rejected.length - names.length
  const listed = names.join(', ')
  return more > 0
    ? m.watchlist.rejectedMany({ names: listed, more })
    : m.watchlist.rejected({ names: listed, count: names.length })
}
