import { htmlText } from '../../../src-shared/format/html-text'
import type { Headline } from '@contract'

/** If `coin` is null, the filter matches headlines about any coin. */
export interface HeadlineFilter {
  readonly coin: string | null
  readonly text: string
  readonly unread: boolean
}

/**
 * Keeps the headline `keep` in any case. Otherwise, the selected headline would disappear from a list of
 * unread ones as soon as it is read.
 */
export function filterHeadlines(
  headlines: readonly Headline[],
  filter: HeadlineFilter,
  keep: string | null = null
): readonly Headline[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  return headlines.filter(headline => {
    if (filter.coin !== null && !headline.coins.includes(filter.coin)) return false
    if (filter.unread && headline.read && headline.id !== keep) return false
    const fields = [headline.title, headline.summary, headline.source, ...headline.coins]
    const all = htmlText(fields.join(' ')).toLowerCase()
    return words.every(word => all.includes(word))
  })
}

export function coinsNamed(headlines: readonly Headline[]): readonly string[] {
  const times = new Map<string, number>()
  for (const headline of headlines)
    for (const coin of headline.coins) times.set(coin, (times.get(coin) ?? 0) + 1)
  return [...times].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([coin]) => coin)
}

export const relatedTo = (
  headlines: readonly Headline[],
  { id, coins }: Headline,
  most: number
): readonly Headline[] =>
  headlines.filter(one => one.id !== id && one.coins.some(coin => coins.includes(coin))).slice(0, most)
