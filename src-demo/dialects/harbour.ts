import { listed, paired } from './arrangements'
import type { Dialect } from './dialect'
import { asFraction, camel, iso, plainDigits } from './writing'

/**
 * Camel-case names, lists, numbers as strings, fractions instead of percent, ISO times with milliseconds,
 * newest first.
 */
export const harbour: Dialect = {
  names: {
    last: 'lastPrice',
    lowest: 'low24h',
    highest: 'high24h',
    date: 'updatedAt',
    daily_change_percentage: 'changeRatio24h',
    source_exchange: 'exchange',
    source: 'exchangeName',
    currency: 'quoteCurrency',
    volume_24h: 'volume24h',
    time: 'openTime',
    ath: 'allTimeHigh.price',
    ath_date: 'allTimeHigh.date',
    percent_from_ath: 'allTimeHigh.changeRatio',
    atl: 'allTimeLow.price',
    atl_date: 'allTimeLow.date',
    percent_from_atl: 'allTimeLow.changeRatio',
    performance: 'returnRatio*d',
    volatility: 'volatility*d',
    macd: 'macd.line',
    macd_signal: 'macd.signal',
    macd_histogram: 'macd.histogram',
    sma: 'movingAverages.sma*',
    ema: 'movingAverages.ema*',
    level: 'pivots.*',
    'getNews.source': 'publisher',
    'getNews.date': 'publishedAt',
    'getNews.coins': 'relatedCoins',
    'getBreakouts.date': 'detectedAt',
    'getBreakouts.price': 'breakoutPrice',
    value_classification: 'classification',
    timestamp: 'measuredAt',
    'getConversion.result': 'convertedAmount'
  },
  spelled: camel,
  written: { figure: plainDigits, percent: value => plainDigits(asFraction(value)), time: iso, day: iso },
  arranged: { others: listed, getCorrelation: paired('a', 'b', 'correlation', '-') },
  newestFirst: true,
  wrapped: content => ({ status: true, data: Array.isArray(content) ? { items: content } : content })
}
