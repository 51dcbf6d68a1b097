import type { CoinCost, CoinName } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { distinctName } from '../../src-shared/format/coin'
import type { Choice } from '../ui/choice'
import { readCoins } from './typed-coins'
import { m } from '../../src-shared/messages/m'

/**
 * A coin that is listed on several exchanges is shown once, because requests are by symbol. Different coins
 * with the same symbol stay separate.
 */
function once(found: readonly CoinName[]): readonly CoinName[] {
  const seen = new Set<string>()
  return found.filter(coin => !seen.has(valueOf(coin)) && seen.add(valueOf(coin)))
}

/** The tab separates the symbol from the name. Symbols never contain tabs. */
const valueOf = ({ symbol, name, isTwin }: CoinName): string => (isTwin ? `${symbol}\t${name}` : symbol)

/**
 * Reads the value of a choice. The name distinguishes the coin from others with its symbol. Null if the
 * symbol is unique.
 */
export function chosenTwin(value: string): { readonly coin: string; readonly name: string } | null {
  const [coin = '', name] = value.split('\t')
  return name === undefined ? null : { coin, name }
}

/** Says what quotes would cost. '' if that is unknown, or if the cost doesn't change. */
export function coinCostWords(cost: CoinCost | null): string {
  if (cost === null || cost.then === null || cost.then === cost.now) return ''
  const then = `${cost.isAtMost ? '≤' : ''}${formatCount(Math.round(cost.then))}`
  if (cost.isBeyond) return m.watchlist.choice.costBeyond({ credits: then })
  return cost.now === null
    ? m.plan.paces.perDay({ credits: then })
    : m.watchlist.choice.costRaised({ credits: then, now: formatCount(Math.round(cost.now)) })
}

/**
 * The formatted prices of the calls that load added coins: `each` by symbol, `together` for all typed coins.
 */
export interface AddPrices {
  readonly each: ReadonlyMap<string, string>
  readonly together: string | null
}
export const noPrices: AddPrices = { each: new Map(), together: null }

const mostNamed = 5

export function lastWord(text: string): string {
  return /[^\s,;+]*$/.exec(text)?.[0] ?? ''
}

/**
 * The value of a suggestion is the whole text with the coin inserted. A complete symbol gets no suggestions,
 * because the list would cover the controls below.
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
    detail: distinctName(symbol, name) || undefined
  }))
}

/**
 * Keeps the results that still match the text. Otherwise, Enter could choose the wrong coin while a search is
 * running.
 */
export function matchingCoins(found: readonly CoinName[], text: string): readonly CoinName[] {
  const words = text.trim().toLowerCase()
  return found.filter(({ symbol, name }) => `${symbol} ${name}`.toLowerCase().includes(words))
}

/**
 * The choices for a typed text. They include the text itself if it isn't in the coin list, which may be
 * outdated and contains no pairs. The text may contain several coins.
 * @param cost formatted daily cost if all typed coins are added
 * @param prices of the calls that are made when coins are added
 * @param others pasted words that aren't coin names
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
    if (inGroup.includes(coin)) return m.watchlist.choice.known()
    return prices.each.get(coin)
  }
  const listed = once(found).map(coin => ({
    value: valueOf(coin),
    label: coin.symbol,
    detail: [distinctName(coin.symbol, coin.name), coin.source].filter(Boolean).join(' · '),
    mark: markOf(coin.symbol)
  }))
  const value = typed.join(' ')
  if (listed.some(choice => choice.value === value)) return [...listed, ...misfits]
  if (typed.length > 1) {
    const known = typed.filter(coin => inGroup.includes(coin)).length
    const marks = [
      ...(known > 0 ? [m.watchlist.choice.knownCount({ known })] : []),
      ...(prices.together === null ? [] : [prices.together])
    ]
    const mark = marks.length > 0 ? marks.join(' · ') : undefined
    return [
      {
        value,
        label: m.watchlist.choice.add({ length: typed.length }),
        detail: typed.slice(0, 8).join(', '),
        mark
      },
      // The cost has its own line, so that it isn't cut off.
      ...(cost === '' ? [] : [{ value: '', label: cost, disabled: true }]),
      ...misfits,
      ...listed
    ]
  }
  const areTwins = found.some(({ symbol, isTwin }) => isTwin && symbol === value)
  const detail = areTwins ? m.watchlist.choice.largestTwin() : m.watchlist.choice.typed()
  const whole = { value, label: value, detail, mark: markOf(value) }
  return areTwins ? [whole, ...listed, ...misfits] : [...listed, whole, ...misfits]
}

export function rejectedWords(rejected: readonly string[]): string {
  const names = rejected.slice(0, mostNamed).map(name => m.watchlist.choice.rejectedName({ name }))
  const more = rejected.length - names.length
  const listed = names.join(', ')
  return m.watchlist.choice.rejected({
    names: more > 0 ? m.quotes.twinsMore({ names: listed, more }) : listed
  })
}
