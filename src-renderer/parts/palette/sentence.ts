import type { AlertCondition, Interval } from '@contract'
import { conditions } from '../../../src-shared/conditions/catalogue'
import { plainCoinName } from '../../../src-shared/coin-name'
import { intervalMs } from '../../../src-shared/interval'
import { m } from '../../../src-shared/messages/m'
import { typedDecimal } from '../../ui/typed-decimal'

/** What an alert in a typed sentence is for: a coin, any watched coin, or any coin of the named watchlist. */
export type SentenceAbout = { readonly coin: string } | { readonly list: string } | 'any'

export type Sentence =
  | { readonly kind: 'alert'; readonly about: SentenceAbout; readonly condition: AlertCondition }
  | { readonly kind: 'interval'; readonly coin: string; readonly interval: Interval }
  | { readonly kind: 'convert'; readonly amount: string; readonly from: string; readonly to: string }

/**
 * Parses `alert BTC above 70000`, `alert BTC > 70000`, `alert any coin moves 5% in 15m`, `alert list Main falls
 * 10% in 24h`, `BTC 4h`, `0.35 BTC in EUR`. Null for other text.
 */
export function readSentence(text: string): Sentence | null {
  const words = text.trim().split(/\s+/)
  return alertIn(words) ?? intervalIn(words) ?? conversionIn(words)
}

function alertIn([verb = '', ...rest]: readonly string[]): Sentence | null {
  if (!isWord(verb, m.palette.words.alert())) return null
  // The name of a list may contain any word, so the condition is parsed from the end.
  for (let at = rest.length - 2; at > 0; at--) {
    const condition = conditionIn(rest.slice(at))
    const about = condition && aboutIn(rest.slice(0, at))
    if (about) return { kind: 'alert', about, condition }
  }
  return null
}

function aboutIn([first = '', ...rest]: readonly string[]): SentenceAbout | null {
  const [second = ''] = rest
  if (rest.length === 0) return { coin: symbolOf(first) }
  if (isWord(first, m.palette.words.list())) return { list: rest.join(' ') }
  const isAny = isWord(first, m.palette.words.any()) && isWord(second, m.palette.words.coin())
  return isAny && rest.length === 1 ? 'any' : null
}

const conditionIn = (words: readonly string[]): AlertCondition | null => priceIn(words) ?? changeIn(words)

function priceIn([way = '', ...rest]: readonly string[]): AlertCondition | null {
  const above = way === '>' || isWord(way, m.palette.words.above())
  const below = way === '<' || isWord(way, m.palette.words.below())
  const value = Number(typedDecimal(rest.join(' ')))
  if (!(above || below) || !(value > 0) || !Number.isFinite(value)) return null
  return { kind: 'price', is: above ? 'above' : 'below', value }
}

function changeIn([verb = '', ...rest]: readonly string[]): AlertCondition | null {
  const verbs = m.palette.words
  const ways = { either: verbs.moves(), up: verbs.rises(), down: verbs.falls() }
  const way = (Object.keys(ways) as (keyof typeof ways)[]).find(one => isWord(verb, ways[one]))
  const link = rest.findIndex(word => isWord(word, m.palette.words.in()))
  const percent = Number(typedDecimal(rest.slice(0, link).join('').replace(/%$/, '')))
  const over = Object.keys(spans).find(
    span =>
      span ===
      rest
        .slice(link + 1)
        .join('')
        .toLowerCase()
  )
  if (way === undefined || link < 1 || over === undefined || !(percent > 0) || !(percent <= 10_000))
    return null
  return { kind: 'change', way, percent, over: over as keyof typeof spans }
}

const spans = conditions.change.fields.over.options

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
