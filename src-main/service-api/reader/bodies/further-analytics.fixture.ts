import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL, getCorrelation, getBreakouts, getMarketBreadth. */
export const furtherAnalytics: readonly Body[] = [
  {
    manner: 'CoinStats, changes of an hour, a day, a week',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"coin":{"id":"bitcoin","symbol":"BTC","name":"Bitcoin","price":91234.5,"priceChange1h":0.12,"priceChange1d":-2.15,
      "priceChange1w":-6.79,"priceChange1m":-15.44}}`,
    kind: 'windows',
    values: [
      { span: '1h', percent: 0.12 },
      { days: 1, percent: -2.15 },
      { days: 7, percent: -6.79 },
      { days: 30, percent: -15.44 }
    ]
  },
  {
    manner: 'Finnhub, returns of weeks under metric',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"metric":{"5DayPriceReturnDaily":-6.1,"13WeekPriceReturnDaily":-18.77,"26WeekPriceReturnDaily":-11.2,
      "52WeekPriceReturnDaily":-5.68,"yearToDatePriceReturnDaily":-2.4,"52WeekHigh":126198.07,"52WeekLow":74508.3},
      "metricType":"price","symbol":"BTC"}`,
    kind: 'windows',
    values: [
      { days: 5, percent: -6.1 },
      { days: 91, percent: -18.77 },
      { days: 182, percent: -11.2 },
      { days: 365, percent: -5.68 },
      { span: 'ytd', percent: -2.4 }
    ]
  },
  {
    manner: 'historical volatility in rows of periods',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"underlying":"BTC","historicalVolatility":[{"period":"10d","hv":"52.31%"},{"period":"30d","hv":"45.12%"},
      {"period":"90d","hv":"50.21%"}]}`,
    kind: 'windows',
    values: [
      { days: 10, percent: 52.31 },
      { days: 30, percent: 45.12 },
      { days: 90, percent: 50.21 }
    ]
  },
  {
    manner: 'coins in rows under a header of spans',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: wire`{"fields":["coin","vol_7d","vol_30d"],"unit":"percent","values":[["BTC",61.23,45.12],["ETH",81.23,71.12]]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 61.23 },
      { symbol: 'BTC', days: 30, percent: 45.12 },
      { symbol: 'ETH', days: 7, percent: 81.23 },
      { symbol: 'ETH', days: 30, percent: 71.12 }
    ]
  },
  {
    manner: 'CoinPaprika, the high among quotes',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"id":"btc-bitcoin","name":"Bitcoin","symbol":"BTC","rank":1,"total_supply":19951234,"max_supply":21000000,
      "beta_value":0.91,"first_data_at":"2010-07-17T00:00:00Z","last_updated":"2025-11-22T14:00:00Z","quotes":{"USD":{
      "price":91234.50123,"volume_24h":48211765432.1,"market_cap":1820240858373,"percent_change_24h":-2.15,
      "ath_price":126198.07,"ath_date":"2025-10-06T18:56:00Z","percent_from_price_ath":-27.71}}}`,
    kind: 'athAtl',
    values: [{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6, 18, 56), fromAthPercent: -27.71 }]
  },
  {
    manner: 'CryptoRank, prices with their dates as objects',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"data":{"symbol":"BTC","athPrice":{"USD":126198.07,"date":"2025-10-06"},"atlPrice":{"USD":65.53,"date":"2013-07-05"},
      "price":{"USD":91234.5}}}`,
    kind: 'athAtl',
    values: [{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6), atl: 65.53, atlAt: at(2013, 7, 5) }]
  },
  {
    manner: 'one coin against others in rows',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"base":"BTC","window_days":90,"correlations":[{"symbol":"ETH","value":0.8612},{"symbol":"SOL","value":0.7921}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 }
    ]
  },
  {
    manner: 'pairs in one name with text numbers',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":"success","result":[{"pair":"BTC-ETH","correlation":"0.8612"},{"pair":"BTC-SOL","correlation":"0.7921"},
      {"pair":"ETH-SOL","correlation":null}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 },
      { a: 'ETH', b: 'SOL', value: null }
    ]
  },
  {
    manner: 'crosses found by a scan',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"scan_time":1763820000,"results":[{"coin":"BTC","type":"death_cross","trend":"down","trigger_price":"91234.5",
      "triggered_at":1763816400},{"coin":"ETH","type":"donchian_20_high","trend":"up","trigger_price":"3011.25",
      "triggered_at":1763812800}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', name: 'death_cross', direction: 'down', price: 91234.5, at: at(2025, 11, 22, 13) },
      { symbol: 'ETH', name: 'donchian_20_high', direction: 'up', price: 3011.25, at: at(2025, 11, 22, 12) }
    ]
  },
  {
    manner: 'flags by coin',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"data":[{"symbol":"BTC","broke_resistance":false,"broke_support":true,"support":92000.5,"price":91234.5,
      "time":"2025-11-22 13:00:00"}]}`,
    kind: 'breakouts',
    values: [{ symbol: 'BTC', direction: 'down', at: at(2025, 11, 22, 13) }]
  },
  {
    manner: 'shares of coins above their averages',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"timestamp":1763820000,"breadth":{"up":132,"down":361,"flat":7,"above_ma":{"20":22.4,"50":18.2,"200":31.5}}}`,
    kind: 'breadth',
    values: {
      values: {
        ...{ up: 132, down: 361, flat: 7, 'above_ma.20': 22.4, 'above_ma.50': 18.2, 'above_ma.200': 31.5 }
      }
    }
  }
]
