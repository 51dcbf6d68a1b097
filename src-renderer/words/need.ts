import type { Feature, NeedName } from '@contract'
import { m } from '../../src-shared/messages/m'

/** What is asked for by itself, as a person calls it. */
export const needWords: Readonly<Record<NeedName, string>> = {
  quotes: m.schedule.need.quotes(),
  candles: m.schedule.need.candles(),
  fearGreed: m.schedule.need.fearGreed(),
  news: m.schedule.need.news(),
  'coin-list': m.schedule.need['coin-list'](),
  alerts: m.schedule.need.alerts(),
  breadth: m.schedule.need.breadth(),
  answers: m.schedule.need.answers(),
  renewal: m.schedule.need.renewal()
}

/** What is not asked for since the app made a mistake of its own. */
export function mistakenWords(needs: readonly NeedName[]): { readonly what: string; readonly means: string } {
  return {
    what: m.schedule.notRefreshedMistakeCandlewick({ needs: needs.map(need => needWords[need]).join(', ') }),
    means: m.schedule.everythingElseGoesTried()
  }
}

/** The ledger's "why". */
export const featureWords: Readonly<Record<Feature, string>> = {
  watchlist: m.schedule.feature.watchlist(),
  chart: m.schedule.feature.chart(),
  news: m.schedule.feature.news(),
  fearGreed: m.schedule.feature.fearGreed(),
  'coin-list': m.schedule.feature['coin-list'](),
  explorer: m.schedule.feature.explorer(),
  'first-contact': m.schedule.feature['first-contact'](),
  comparison: m.schedule.feature.comparison(),
  alerts: m.schedule.feature.alerts(),
  market: m.schedule.feature.market(),
  coin: m.schedule.feature.coin(),
  'key-check': m.schedule.feature['key-check']()
}

/** The same at the end of a sentence: `14 Bollinger calls from the Explorer`. */
export const featureSource: Readonly<Record<Feature, string>> = {
  watchlist: m.schedule.featureSource.watchlist(),
  chart: m.schedule.featureSource.chart(),
  news: m.schedule.featureSource.news(),
  fearGreed: m.schedule.featureSource.fearGreed(),
  'coin-list': m.schedule.featureSource['coin-list'](),
  explorer: m.schedule.featureSource.explorer(),
  'first-contact': m.schedule.featureSource['first-contact'](),
  comparison: m.schedule.featureSource.comparison(),
  alerts: m.schedule.featureSource.alerts(),
  market: m.schedule.featureSource.market(),
  coin: m.schedule.featureSource.coin(),
  'key-check': m.schedule.featureSource['key-check']()
}
