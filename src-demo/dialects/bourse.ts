import { rowsByCoin, inColumns, listed, paired, unnamed } from './arrangements'
import type { Dialect } from './dialect'
import { asFraction, camel, milliseconds, plainDigits } from './writing'

const bars = unnamed('time', 'open', 'close', 'high', 'low', 'volume')

/** The format resembles that of an exchange. */
export const bourse: Dialect = {
  names: {
    last: 'lastPrice',
    lowest: 'lowPrice24h',
    highest: 'highPrice24h',
    date: 'ts',
    daily_change_percentage: 'price24hPcnt',
    source_exchange: 'exchange',
    volume_24h: 'volume24h',
    currency: 'quoteCoin',
    'getPerformance.last': 'lastPrice',
    performance: 'chg*d',
    volatility: 'hv*d',
    time_close: 'time',
    upper: 'up',
    middle: 'mb',
    lower: 'dn',
    tenkan_sen: 'conversionLine',
    kijun_sen: 'baseLine',
    senkou_span_a: 'leadingSpanA',
    senkou_span_b: 'leadingSpanB',
    chikou_span: 'laggingSpan',
    supertrend: 'superTrend',
    direction: 'trend',
    'getBreakouts.direction': 'side',
    'getBreakouts.date': 'ts',
    'getBreakouts.price': 'triggerPrice',
    'getBreakouts.period': 'lookback',
    percent_from_ath: 'athChange',
    percent_from_atl: 'atlChange',
    sma: 'sma*',
    ema: 'ema*',
    level: '*',
    'getNews.date': 'publishTime',
    'getNews.summary': 'content',
    'getNews.coins': 'symbols',
    value: 'fngValue',
    value_classification: 'fngClassification',
    timestamp: 'updateTime',
    'getConversion.result': 'toAmount'
  },
  spelled: camel,
  written: {
    figure: plainDigits,
    percent: value => plainDigits(asFraction(value)),
    time: at => String(milliseconds(at)),
    day: at => String(milliseconds(at))
  },
  arranged: {
    others: listed,
    getOHLC: bars,
    getOHLCIntraday: bars,
    getHistory: bars,
    getTimeframe: bars,
    getBollinger: inColumns('symbol'),
    getIchimoku: inColumns('symbol'),
    getATR: inColumns('symbol'),
    getSupertrend: inColumns('symbol'),
    getSupportResistance: rowsByCoin('symbol'),
    getCorrelation: paired('a', 'b', 'correlation', '/')
  },
  newestFirst: true,
  wrapped: content => ({
    status: 'success',
    retCode: 0,
    result: Array.isArray(content) ? { list: content } : content
  })
}
