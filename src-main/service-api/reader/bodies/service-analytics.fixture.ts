import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL, getCorrelation, getBreakouts, getMarketBreadth. */
export const serviceAnalytics: readonly Body[] = [
  {
    manner: 'LiveCoinWatch, changes as factors',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"name":"Bitcoin","code":"BTC","rate":91234.5,"volume":48211765432,"cap":1820345112233,
      "delta":{"hour":1.0012,"day":0.9785,"week":0.9321,"month":0.8456,"quarter":0.8123,"year":0.9432}}`,
    kind: 'windows',
    values: [
      { span: '1h', percent: 0.12 },
      { days: 1, percent: -2.15 },
      { days: 7, percent: -6.79 },
      { days: 30, percent: -15.44 },
      { days: 90, percent: -18.77 },
      { days: 365, percent: -5.68 }
    ]
  },
  {
    manner: 'Messari, returns since weeks, months and years',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"status":{"elapsed":1},"data":{"id":"1e31218a","symbol":"BTC","name":"Bitcoin","roi_data":{
      "percent_change_last_1_week":-6.79,"percent_change_last_1_month":-15.44,"percent_change_last_3_months":-18.77,
      "percent_change_last_1_year":-5.68,"percent_change_month_to_date":-16.2,"percent_change_year_to_date":-2.4}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -6.79 },
      { days: 30, percent: -15.44 },
      { days: 90, percent: -18.77 },
      { days: 365, percent: -5.68 },
      { span: 'mtd', percent: -16.2 },
      { span: 'ytd', percent: -2.4 }
    ]
  },
  {
    manner: 'CoinMarketCap, performance of periods',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"status":{"error_code":0},"data":{"1":{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin",
      "last_updated":"2025-11-22T14:00:00.000Z","periods":{
      "24h":{"open_timestamp":"2025-11-21T14:00:00.000Z","close_timestamp":"2025-11-22T14:00:00.000Z",
        "quote":{"USD":{"open":93239.1,"high":93500.25,"low":90050.5,"close":91234.5,"percent_change":-2.15,
        "price_change":-2004.6}}},
      "7d":{"open_timestamp":"2025-11-15T14:00:00.000Z","close_timestamp":"2025-11-22T14:00:00.000Z",
        "quote":{"USD":{"open":97880.6,"high":98111.2,"low":88050.5,"close":91234.5,"percent_change":-6.79,
        "price_change":-6646.1}}}}}}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: -2.15 },
      { symbol: 'BTC', days: 7, percent: -6.79 }
    ]
  },
  {
    manner: 'percent signs with a typographic minus',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: wire`{"ok":true,"rows":[{"ticker":"BTC","1D":"−2.15 %","1W":"−6.79 %","1M":"−15.44 %","YTD":"−2.40 %"},
      {"ticker":"ETH","1D":"+1.25 %","1W":"−9.79 %","1M":"−19.44 %","YTD":"−9.60 %"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: -2.15 },
      { symbol: 'BTC', days: 7, percent: -6.79 },
      { symbol: 'BTC', days: 30, percent: -15.44 },
      { symbol: 'BTC', span: 'ytd', percent: -2.4 },
      { symbol: 'ETH', days: 1, percent: 1.25 },
      { symbol: 'ETH', days: 7, percent: -9.79 },
      { symbol: 'ETH', days: 30, percent: -19.44 },
      { symbol: 'ETH', span: 'ytd', percent: -9.6 }
    ]
  },
  {
    manner: 'Messari, volatility of spans as shares',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"data":{"symbol":"BTC","market_data":{"price_usd":91234.5},"risk_metrics":{"volatility_stats":{
      "volatility_last_30_days":0.4512,"volatility_last_90_days":0.5021,"volatility_last_1_year":0.4987}}}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 45.12 },
      { days: 90, percent: 50.21 },
      { days: 365, percent: 49.87 }
    ]
  },
  {
    manner: 'coins with percent signs by span',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: wire`{"data":{"BTC":{"7D":"61.23%","30D":"45.12%","1Y":"49.87%"},"ETH":{"7D":"81.23%","30D":"71.12%","1Y":"68.4%"}}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 61.23 },
      { symbol: 'BTC', days: 30, percent: 45.12 },
      { symbol: 'BTC', days: 365, percent: 49.87 },
      { symbol: 'ETH', days: 7, percent: 81.23 },
      { symbol: 'ETH', days: 30, percent: 71.12 },
      { symbol: 'ETH', days: 365, percent: 68.4 }
    ]
  },
  {
    manner: 'Coin Metrics, a time series of realised volatility',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"data":[{"asset":"btc","time":"2025-11-22T00:00:00.000000000Z","VtyDayRet30d":"0.4512","VtyDayRet180d":"0.5021"}]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 45.12 },
      { days: 180, percent: 50.21 }
    ]
  },
  {
    manner: 'CoinMarketCap, statistics of all time',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"status":{"error_code":0},"data":{"1":{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin",
      "last_updated":"2025-11-22T14:00:00.000Z","periods":{"all_time":{"open_timestamp":"2013-04-28T00:00:00.000Z",
      "high_timestamp":"2025-10-06T18:56:00.000Z","low_timestamp":"2013-07-05T18:56:00.000Z",
      "close_timestamp":"2025-11-22T14:00:00.000Z","quote":{"USD":{"open":135.3,"high":126198.07,"low":65.53,
      "close":91234.5,"percent_change":67331.2,"price_change":91099.2}}}}}}}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6, 18, 56), atl: 65.53 },
        ...{ atlAt: at(2013, 7, 5, 18, 56) }
      }
    ]
  },
  {
    manner: 'LiveCoinWatch, the high in dollars',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"name":"Bitcoin","code":"BTC","rank":1,"age":5437,"exchanges":186,"markets":4411,"pairs":1821,
      "allTimeHighUSD":126198.07,"circulatingSupply":19951234,"totalSupply":19951234,"maxSupply":21000000,
      "rate":91234.5,"volume":48211765432,"cap":1820345112233}`,
    kind: 'athAtl',
    values: [{ symbol: 'BTC', ath: 126198.07, athAt: null, atl: null }]
  },
  {
    manner: 'CoinRanking, the high as an object',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"status":"success","data":{"coin":{"uuid":"Qwsogvtv82FCd","symbol":"BTC","name":"Bitcoin","price":"91234.50123",
      "change":"-2.15","allTimeHigh":{"price":"126198.07","timestamp":1759777200},"numberOfMarkets":4411,
      "supply":{"confirmed":true,"circulating":"19951234","max":"21000000"}}}}`,
    kind: 'athAtl',
    values: [{ symbol: 'BTC', ath: 126198.07, athAt: 1759777200000 }]
  },
  {
    manner: 'a matrix in the form of a data frame',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"window":"90d","matrix":{"columns":["BTC","ETH","SOL"],"index":["BTC","ETH","SOL"],
      "data":[[1.0,0.8612,0.7921],[0.8612,1.0,0.8233],[0.7921,0.8233,1.0]]}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 },
      { a: 'ETH', b: 'SOL', value: 0.8233 }
    ]
  },
  {
    manner: 'coefficients of two kinds by pair',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"data":[{"base":"BTC","target":"ETH","pearson":0.8612,"samples":90,"p_value":0.0001},
      {"base":"BTC","target":"SOL","pearson":0.7921,"samples":90,"p_value":0.0003}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 }
    ]
  },
  {
    manner: 'Finnhub, patterns found',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"points":[{"patternname":"Double Bottom","patterntype":"bullish","symbol":"BINANCE:BTCUSDT",
      "breakout_price":92500.5,"time":1763816400,"status":"complete"},
      {"patternname":"Rising Wedge","patterntype":"bearish","symbol":"BINANCE:ETHUSDT",
      "breakout_price":2990.25,"time":1763812800,"status":"complete"}]}`,
    kind: 'breakouts',
    values: [
      { name: 'Double Bottom', direction: 'up', price: 92500.5, at: at(2025, 11, 22, 13) },
      { name: 'Rising Wedge', direction: 'down', price: 2990.25, at: at(2025, 11, 22, 12) }
    ]
  },
  {
    manner: 'signals of a screener',
    operation: 'getBreakouts',
    params: { symbol: 'BTC SOL' },
    body: wire`{"page":1,"size":2,"content":[
      {"symbol":"BTC","name":"Bitcoin","signalName":"Resistance Breakout","direction":"BULLISH","lastPrice":91234.5,
       "marketCap":1820240858373,"timestamp":"2025-11-22T13:00:00Z"},
      {"symbol":"SOL","name":"Solana","signalName":"Support Breakdown","direction":"BEARISH","lastPrice":128.4,
       "marketCap":71240858373,"timestamp":"2025-11-22T12:00:00Z"}],"totalElements":2}`,
    kind: 'breakouts',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Resistance Breakout', direction: 'up', price: 91234.5 },
        ...{ at: at(2025, 11, 22, 13) }
      },
      { symbol: 'SOL', name: 'Support Breakdown', direction: 'down', price: 128.4, at: at(2025, 11, 22, 12) }
    ]
  },
  {
    manner: 'an advance and decline line',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"date":"2025-11-22","universe":"top 500","advance":132,"decline":361,"unchanged":7,"ad_line":-2210,
      "mcclellan_oscillator":-42.1,"pct_above_20d":"22.4%"}`,
    kind: 'breadth',
    values: {
      values: {
        ...{ advance: 132, decline: 361, unchanged: 7, ad_line: -2210, mcclellan_oscillator: -42.1 },
        pct_above_20d: 22.4
      }
    }
  },
  {
    manner: 'counts nested by side',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"status":"success","data":{"gainers":132,"losers":361,"highs":{"new_52w":3},"lows":{"new_52w":41}}}`,
    kind: 'breadth',
    values: { values: { gainers: 132, losers: 361, 'highs.new_52w': 3, 'lows.new_52w': 41 } }
  }
]
