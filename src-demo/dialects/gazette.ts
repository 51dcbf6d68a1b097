import { rowsByCoin, inColumns, listed, matrix } from './arrangements'
import type { Dialect } from './dialect'
import { capitals, withThousandsMarks, mail, withTrueMinus } from './writing'

export const gazette: Dialect = {
  names: {
    last: 'PRICE',
    lowest: 'LOW24HOUR',
    highest: 'HIGH24HOUR',
    date: 'LASTUPDATE',
    daily_change_percentage: 'CHANGEPCT24HOUR',
    source_exchange: 'MARKET',
    'getExchange.symbol': 'INSTRUMENT',
    currency: 'TOSYMBOL',
    market_cap: 'MKTCAP',
    volume_24h: 'VOLUME24HOUR',
    time: 'TIMESTAMP',
    performance: 'CHANGE_*_DAYS_PCT',
    volatility: 'VOLATILITY_*_DAYS_PCT',
    percent_from_ath: 'ATH_CHANGE_PERCENTAGE',
    percent_from_atl: 'ATL_CHANGE_PERCENTAGE',
    sma: 'SMA_*',
    ema: 'EMA_*',
    level: 'LEVELS.*',
    'getNews.date': 'PUBLISHED_ON',
    'getNews.summary': 'BODY',
    'getNews.coins': 'RELATED_COINS',
    'getBreakouts.date': 'DETECTED_AT',
    'getConversion.result': 'VALUE'
  },
  spelled: capitals,
  written: { figure: withThousandsMarks, percent: withTrueMinus, time: mail, day: mail },
  arranged: {
    others: rowsByCoin('SYMBOL'),
    getCryptoList: listed,
    getTop: listed,
    getExchange: listed,
    getTickers: listed,
    getNews: listed,
    getBreakouts: listed,
    getOHLC: inColumns('SYMBOL'),
    getOHLCIntraday: inColumns('SYMBOL'),
    getTimeframe: inColumns('SYMBOL'),
    getBollinger: inColumns('SYMBOL'),
    getIchimoku: inColumns('SYMBOL'),
    getATR: inColumns('SYMBOL'),
    getSupertrend: inColumns('SYMBOL'),
    getCorrelation: matrix('A', 'B', 'CORRELATION', '1')
  },
  newestFirst: false,
  wrapped: content => ({ status: 'Success', Message: '', Data: content })
}
