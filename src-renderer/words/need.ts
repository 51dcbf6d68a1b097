import type { Feature, NeedName } from '@contract'

/** What is asked for by itself, as a person calls it. */
export const needWords: Readonly<Record<NeedName, string>> = {
  quotes: 'quotes',
  candles: 'candles',
  mood: 'fear & greed',
  news: 'news',
  'coin-list': 'coin list',
  alerts: 'candles for alerts',
  breadth: 'market breadth',
  renewal: 'look at the quota'
}

/** What is not asked for since the app made a mistake of its own. */
export function mistakenWords(needs: readonly NeedName[]): { readonly what: string; readonly means: string } {
  return {
    what: `Not refreshed, by a mistake in Candlewick: ${needs.map(need => needWords[need]).join(', ')}.`,
    means: 'Everything else goes on. It is tried again each minute; if it stays so, restart Candlewick.'
  }
}

/** The ledger's "why". */
export const featureWords: Readonly<Record<Feature, string>> = {
  watchlist: 'Watchlist',
  chart: 'Chart',
  news: 'News',
  mood: 'Fear & greed',
  'coin-list': 'Coin list',
  explorer: 'Explorer',
  comparison: 'Comparison',
  alerts: 'Alerts',
  'key-check': 'Key check'
}

/** The same at the end of a sentence: `14 Bollinger calls from the Explorer`. */
export const featureSource: Readonly<Record<Feature, string>> = {
  watchlist: 'from the watchlist',
  chart: 'for charts',
  news: 'for News',
  mood: 'for Fear & greed',
  'coin-list': 'for the coin list',
  explorer: 'from the Explorer',
  comparison: 'for comparisons',
  alerts: 'for alerts',
  'key-check': 'to check the key'
}
