import { attributed, labelled } from './arrangements'
import type { Dialect } from './dialect'
import { asBasisPoints, inTokyo, isoDay, kebab } from './writing'

/**
 * JSON:API resources and attributes, kebab-case names, basis points, times in another zone, and ISO 8601
 * durations.
 */
export const compass: Dialect = {
  names: {
    symbol: 'asset',
    'getExchange.symbol': 'trading-pair',
    last: 'price.last',
    lowest: 'price.low-24h',
    highest: 'price.high-24h',
    'getTop.price': 'price.last',
    'getPerformance.last': 'price',
    date: 'observed-at',
    daily_change_percentage: 'change-24h-bps',
    source_exchange: 'venue',
    exchange: 'venue',
    source: 'venue',
    currency: 'quote-currency',
    volume_24h: 'volume-24h',
    market_cap: 'market-capitalisation',
    time: 'period-start',
    time_close: 'period-end',
    volatility: 'annualised-volatility-*d-bps',
    upper: 'band.upper',
    middle: 'band.middle',
    lower: 'band.lower',
    atr: 'average-true-range',
    ath: 'all-time-high',
    ath_date: 'all-time-high-date',
    percent_from_ath: 'all-time-high-distance-bps',
    atl: 'all-time-low',
    atl_date: 'all-time-low-date',
    percent_from_atl: 'all-time-low-distance-bps',
    recommendation: 'verdict',
    'getSupportResistance.date': 'date',
    'getMARibbon.date': 'date',
    'getNews.source': 'publisher.name',
    'getNews.date': 'published-at',
    'getNews.url': 'canonical-url',
    'getNews.coins': 'assets',
    'getBreakouts.date': 'occurred-at',
    value: 'reading',
    value_classification: 'band',
    timestamp: 'observed-at',
    'getConversion.result': 'amount-converted'
  },
  unfolded: {
    performance: { keys: ['window'], value: 'return-bps' },
    sma: { keys: ['type', 'period'], value: 'value' },
    ema: { keys: ['type', 'period'], value: 'value' },
    level: { keys: ['method', 'name'], value: 'price' }
  },
  spelled: kebab,
  written: { figure: value => value, percent: asBasisPoints, time: inTokyo, day: isoDay },
  arranged: {
    others: attributed('record'),
    getCorrelation: labelled('a', 'b', 'correlation', 1)
  },
  newestFirst: true,
  wrapped: content => ({ status: true, data: content, meta: { generated: 'compass/2' } })
}
