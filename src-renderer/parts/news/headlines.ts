import { htmlText } from '../../../src-shared/format/html-text'
import type { Headline } from '@contract'

/** What of the headlines is shown. `coin` null: of all coins. */
export interface HeadlineFilter {
  readonly coin: string | null
  readonly text: string
  readonly unread: boolean
}

/**
 * The headlines that pass the filter, in their order. `keep` names one that stays whatever its read mark:
 * the row in focus must not vanish under the person who has just read it.
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

/** The coins the headlines speak of, the most named first, then by name. */
export function coinsNamed(headlines: readonly Headline[]): readonly string[] {
  const times = new Map<string, number>()
  for (const headline of headlines)
    for (const coin of headline.coins) times.set(coin, (times.get(coin) ?? 0) + 1)
  return [...times].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([coin]) => coin)
}
