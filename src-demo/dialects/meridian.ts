import { rowsByCoin, listed, matrix, under } from './arrangements'
import type { Dialect } from './dialect'
import { milliseconds, snake } from './writing'

export const meridian: Dialect = {
  names: {
    last: 'quote.$.price',
    lowest: 'quote.$.low_24h',
    highest: 'quote.$.high_24h',
    date: 'quote.$.last_updated',
    daily_change_percentage: 'quote.$.percent_change_24h',
    'getTop.price': 'quote.$.price',
    market_cap: 'quote.$.market_cap',
    volume_24h: 'quote.$.volume_24h',
    source_exchange: 'exchange',
    'getTop.rank': 'cmc_rank',
    'getExchange.symbol': 'market_pair',
    'getTickers.pair': 'market_pair',
    'getPerformance.last': 'price',
    performance: 'periods.*d.percent_change',
    volatility: 'realized_volatility.*d',
    percent_from_ath: 'percent_down_from_ath',
    percent_from_atl: 'percent_up_from_atl',
    upper: 'upper_band',
    middle: 'middle_band',
    lower: 'lower_band',
    rsi: 'indicators.rsi_14.value',
    macd: 'indicators.macd.value',
    macd_signal: 'indicators.macd.signal',
    macd_histogram: 'indicators.macd.histogram',
    sma_50: 'indicators.sma_50.value',
    sma_200: 'indicators.sma_200.value',
    recommendation: 'summary.recommendation',
    sma: 'sma.period_*',
    ema: 'ema.period_*',
    level: '*',
    'getSupportResistance.date': 'date',
    'getMARibbon.date': 'date',
    'getNews.source': 'source.name',
    'getNews.date': 'published_at',
    'getNews.summary': 'description',
    'getBreakouts.date': 'detected_at',
    value: 'score',
    value_classification: 'label',
    timestamp: 'update_time',
    'getMarketBreadth.date': 'last_updated',
    'getConversion.result': 'converted_amount'
  },
  spelled: snake,
  written: {
    figure: value => value,
    percent: value => value,
    time: milliseconds,
    day: milliseconds
  },
  arranged: {
    others: rowsByCoin('symbol'),
    getCryptoList: listed,
    getTop: listed,
    getExchange: under('exchange'),
    getTickers: under('exchange'),
    getNews: listed,
    getBreakouts: rowsByCoin('symbol'),
    getCorrelation: matrix('a', 'b', 'correlation', 1)
  },
  newestFirst: false,
  wrapped: content => ({ status: true, error_code: 0, elapsed: 12, data: content })
}
