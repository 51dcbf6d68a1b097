import { wire, type Body } from './body.fixture'

/** getPerformance, getVolatility. */
export const variedMoves: readonly Body[] = [
  {
    manner: 'CoinPaprika quotes: percent_change by span',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: wire`{"id":"btc-bitcoin","name":"Bitcoin","symbol":"BTC","rank":1,"last_updated":"2026-07-01T10:00:00Z","quotes":{"USD":{"price":70110.2,
      "volume_24h":31122334411.2,"volume_24h_change_24h":-4.1,"market_cap":1398112233441,"market_cap_change_24h":1.2,
      "percent_change_24h":1.21,"percent_change_7d":-3.32,"percent_change_30d":4.85,"percent_change_1y":-33.9,"ath_price":126173.2,
      "ath_date":"2025-10-06T18:59:42Z","percent_from_price_ath":-44.43}}}`,
    kind: 'windows',
    values: [
      { days: 1, percent: 1.21 },
      { days: 7, percent: -3.32 },
      { days: 30, percent: 4.85 },
      { days: 365, percent: -33.9 }
    ]
  },
  {
    manner: 'CoinMarketCap quotes: percent_change_1h to 90d',
    operation: 'getPerformance',
    params: { symbol: 'ETH' },
    body: wire`{"status":{"timestamp":"2026-07-02T00:00:00.000Z","error_code":0,"error_message":null,"credit_count":1},"data":{"ETH":{"id":1027,
      "name":"Ethereum","symbol":"ETH","slug":"ethereum","quote":{"USD":{"price":2188.4,"percent_change_1h":0.1142,"percent_change_24h":-1.0211,
      "percent_change_7d":2.8831,"percent_change_30d":-6.4402,"percent_change_60d":-12.211,"percent_change_90d":8.1002,
      "last_updated":"2026-07-02T00:00:00.000Z"}}}}}`,
    kind: 'windows',
    values: [
      { days: null, span: '1h', percent: 0.1142 },
      { days: 1, percent: -1.0211 },
      { days: 7, percent: 2.8831 },
      { days: 30, percent: -6.4402 },
      { days: 60, percent: -12.211 },
      { days: 90, percent: 8.1002 }
    ]
  },
  {
    manner: 'plain service: keys with days',
    operation: 'getPerformance',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","symbol":"SOL","performance":{"1d":"2.11","7d":"-4.07","30d":"12.88","90d":"-21.4","180d":"-38.02",
      "365d":"-44.9","720d":"180.3"}}`,
    kind: 'windows',
    values: [
      { days: 1, percent: 2.11 },
      { days: 7, percent: -4.07 },
      { days: 30, percent: 12.88 },
      { days: 90, percent: -21.4 },
      { days: 180, percent: -38.02 },
      { days: 365, percent: -44.9 },
      { days: 720, percent: 180.3 }
    ]
  },
  {
    manner: 'Finviz-like row: Perf Week to Perf YTD',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: wire`[{"Ticker":"BTCUSD","Perf Week":"-2.31%","Perf Month":"4.02%","Perf Quart":"-11.90%","Perf Half":"-20.77%","Perf Year":"-35.10%",
      "Perf YTD":"-19.84%"}]`,
    kind: 'windows',
    values: [
      { days: 7, percent: -2.31 },
      { days: 30, percent: 4.02 },
      { days: 90, percent: -11.9 },
      { days: 180, percent: -20.77 },
      { days: 365, percent: -35.1 },
      { days: null, span: 'ytd', percent: -19.84 }
    ]
  },
  {
    manner: 'two coins, rows of symbol, window and return',
    operation: 'getPerformance',
    params: { symbol: 'BTC LTC' },
    body: wire`{"ok":true,"rows":[{"symbol":"BTC","window_days":7,"return_pct":-1.92},{"symbol":"BTC","window_days":30,"return_pct":3.33},
      {"symbol":"LTC","window_days":7,"return_pct":0.88},{"symbol":"LTC","window_days":30,"return_pct":-7.14}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: -1.92 },
      { symbol: 'BTC', days: 30, percent: 3.33 },
      { symbol: 'LTC', days: 7, percent: 0.88 },
      { symbol: 'LTC', days: 30, percent: -7.14 }
    ]
  },
  {
    manner: 'plain service: volatility_30d to 360d',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","volatility_30d":"38.20","volatility_90d":"44.71","volatility_180d":"47.02","volatility_360d":"51.33"}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 38.2 },
      { days: 90, percent: 44.71 },
      { days: 180, percent: 47.02 },
      { days: 360, percent: 51.33 }
    ]
  },
  {
    manner: 'Coin Metrics asset metrics: daily standard deviation as a fraction',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"data":[{"asset":"btc","time":"2026-07-03T00:00:00.000000000Z","VtyDayRet30d":"0.0203411","VtyDayRet60d":"0.0229014",
      "VtyDayRet180d":"0.0251122"}]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 2.03411 },
      { days: 60, percent: 2.29014 },
      { days: 180, percent: 2.51122 }
    ]
  },
  {
    manner: 'Finviz-like: Volatility W and M',
    operation: 'getVolatility',
    params: { symbol: 'ETH' },
    body: wire`{"status":"ok","data":[{"Ticker":"ETHUSD","Volatility W":"3.12%","Volatility M":"4.08%"}]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 3.12 },
      { days: 30, percent: 4.08 }
    ]
  },
  {
    manner: 'options data vendor: close to close history by days',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"data":[{"ticker":"BTC","tradeDate":"2026-07-06","clsHv5d":31.2,"clsHv10d":35.9,"clsHv20d":39.4,"clsHv60d":44.1,"clsHv90d":45.8,
      "clsHv252d":50.7}]}`,
    kind: 'windows',
    values: [
      { days: 5, percent: 31.2 },
      { days: 10, percent: 35.9 },
      { days: 20, percent: 39.4 },
      { days: 60, percent: 44.1 },
      { days: 90, percent: 45.8 },
      { days: 252, percent: 50.7 }
    ]
  },
  {
    manner: 'two coins, nested windows with annualised percent',
    operation: 'getVolatility',
    params: { symbol: 'ETH SOL' },
    body: wire`{"success":true,"data":{"ETH":{"30d":{"annualized":"61.2%","days":30},"90d":{"annualized":"66.9%","days":90}},"SOL":{"30d":{"annualized":"74.0%",
      "days":30},"90d":{"annualized":"81.5%","days":90}}}}`,
    kind: 'windows',
    values: [
      { symbol: 'ETH', days: 30, percent: 61.2 },
      { symbol: 'ETH', days: 90, percent: 66.9 },
      { symbol: 'SOL', days: 30, percent: 74 },
      { symbol: 'SOL', days: 90, percent: 81.5 }
    ]
  },
  {
    manner: 'bitcoin volatility index site',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`[{"Date":"2026-07-07","Volatility 30 Day":"2.01","Volatility 60 Day":"2.33"}]`,
    kind: 'windows',
    values: [
      { days: 30, percent: 2.01 },
      { days: 60, percent: 2.33 }
    ]
  }
]
