import type { Interval } from '@contract'
import { plainCoinName } from '../../../src-shared/coin-name'
import { intervalMs } from '../../../src-shared/interval'
import { m } from '../../../src-shared/messages/m'
import { typedDecimal } from '../../ui/typed-decimal'

export type Sentence =
  | { readonly kind: 'alert'; readonly coin: string; readonly is: 'above' | 'below'; readonly price: number }
  | { readonly kind: 'interval'; readonly coin: string; readonly interval: Interval }
  | { readonly kind: 'convert'; readonly amount: string; readonly from: string; readonly to: string }

/** `alert BTC above 70000` or `alert BTC > 70000`, `BTC 4h`, `0.35 BTC in EUR`. Null for other text. */
export function readSentence(text: string): Sentence | null {
  const words = text.trim().split(/\s+/)
  return alertIn(words) ?? intervalIn(words) ?? conversionIn(words)
}

function alertIn([verb = '', coin = '', way = '', ...rest]: readonly string[]): Sentence | null {
  if (!isWord(verb, m.palette.words.alert()) || rest.length === 0) return null
  const above = way === '>' || isWord(way, m.palette.words.above())
  const below = way === '<' || isWord(way, m.palette.words.below())
  const price = Number(typedDecimal(rest.join(' ')))
  if (!(above || below) || !(price > 0) || !Number.isFinite(price)) return null
  return { kind: 'alert', coin: symbolOf(coin), is: above ? 'above' : 'below', price }
}

function intervalIn([coin = '', interval = '', ...rest]: readonly string[]): Sentence | null {
  const found = (Object.keys(intervalMs) as Interval[]).find(one => one === interval.toLowerCase())
  return found && rest.length === 0 ? { kind: 'interval', coin: symbolOf(coin), interval: found } : null
}

function conversionIn(words: readonly string[]): Sentence | null {
  const [amount = '', from = '', link = '', to = '', ...rest] = words
  const value = Number(typedDecimal(amount))
  if (!(value > 0) || !Number.isFinite(value) || !isWord(link, m.palette.words.in())) return null
  if (to === '' || rest.length > 0) return null
  return { kind: 'convert', amount: typedDecimal(amount), from: symbolOf(from), to: symbolOf(to) }
}

const isWord = (typed: string, word: string): boolean => typed.toLowerCase() === word.toLowerCase()

const symbolOf = (typed: string): string => plainCoinName(typed).toUpperCase()
