import { headed } from './arrangements'
import type { Dialect } from './dialect'
import { seconds, snake, withSign } from './writing'

/**
 * A format with tables that have a header row, times in seconds, and percent signs. Time spans, averages and
 * levels have their own rows.
 */
export const ledger: Dialect = {
  names: {
    symbol: 'coin',
    'getExchange.symbol': 'pair',
    last: 'close',
    'getPerformance.last': 'close',
    lowest: 'min_24h',
    highest: 'max_24h',
    date: 'as_of',
    daily_change_percentage: 'chg_24h',
    source_exchange: 'venue',
    exchange: 'venue',
    source: 'venue',
    currency: 'quote_ccy',
    volume_24h: 'vol_24h',
    market_cap: 'mcap',
    time: 'ts',
    time_close: 'ts_close',
    open: 'o',
    high: 'h',
    low: 'l',
    'getOHLC.close': 'c',
    'getOHLCIntraday.close': 'c',
    'getHistory.close': 'c',
    'getTimeframe.close': 'c',
    volume: 'v',
    upper: 'bb_upper',
    middle: 'bb_middle',
    lower: 'bb_lower',
    tenkan_sen: 'tenkan',
    kijun_sen: 'kijun',
    senkou_span_a: 'span_a',
    senkou_span_b: 'span_b',
    chikou_span: 'chikou',
    percent_from_ath: 'from_ath',
    percent_from_atl: 'from_atl',
    macd_histogram: 'macd_hist',
    recommendation: 'advice',
    'getNews.source': 'outlet',
    'getNews.date': 'published',
    'getNews.title': 'headline',
    'getNews.url': 'link',
    'getBreakouts.date': 'ts',
    a: 'coin_a',
    b: 'coin_b',
    correlation: 'r',
    value: 'index',
    value_classification: 'rating',
    timestamp: 'ts',
    'getConversion.result': 'amount_out'
  },
  unfolded: {
    performance: { keys: ['days'], value: 'change' },
    volatility: { keys: ['days'], value: 'volatility' },
    sma: { keys: ['kind', 'length'], value: 'value' },
    ema: { keys: ['kind', 'length'], value: 'value' },
    level: { keys: ['system', 'level'], value: 'price' }
  },
  spelled: snake,
  written: { figure: value => value, percent: withSign, time: seconds, day: seconds },
  arranged: { others: headed },
  newestFirst: false,
  wrapped: content => ({ status: 'ok', ...(content as object) })
}
