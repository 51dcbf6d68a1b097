import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const three = { symbol: 'BTC ETH SOL' }

/** getPerformance, getVolatility, getATHATL, getCorrelation, getBreakouts, getMarketBreadth. */
export const widerAnalytics: readonly Body[] = [
  {
    manner: 'Coinlib, deltas by span',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"symbol":"BTC","show_symbol":"BTC","name":"Bitcoin","rank":1,"price":"91234.5","market_cap":"1820240858373",
      "total_volume_24h":"48211765432","low_24h":"90800.2","high_24h":"93500","delta_1h":"0.12","delta_24h":"-2.15",
      "delta_7d":"-6.79","delta_30d":"-15.44","last_updated_timestamp":1763818800,"remaining":93}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', span: '1h', percent: 0.12 },
      { symbol: 'BTC', days: 1, percent: -2.15 },
      { symbol: 'BTC', days: 7, percent: -6.79 },
      { symbol: 'BTC', days: 30, percent: -15.44 }
    ]
  },
  {
    manner: 'alternative.me, quotes under numbers',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"data":{"1":{"id":1,"name":"Bitcoin","symbol":"BTC","website_slug":"bitcoin","rank":1,"circulating_supply":19951234,
      "total_supply":19951234,"max_supply":21000000,"quotes":{"USD":{"price":91234.5,"volume_24h":48211765432,
      "market_cap":1820240858373,"percentage_change_1h":0.12,"percentage_change_24h":-2.15,"percentage_change_7d":-6.79}},
      "last_updated":1763818800}},"metadata":{"timestamp":1763818801,"num_cryptocurrencies":3116,"error":null}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', span: '1h', percent: 0.12 },
      { symbol: 'BTC', days: 1, percent: -2.15 },
      { symbol: 'BTC', days: 7, percent: -6.79 }
    ]
  },
  {
    manner: 'spans in rows with a column for each coin',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: wire`{"returns":[{"window":"1W","BTC":-6.79,"ETH":-8.1},{"window":"1M","BTC":-15.44,"ETH":-21.3}],"unit":"percent"}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: -6.79 },
      { symbol: 'ETH', days: 7, percent: -8.1 },
      { symbol: 'BTC', days: 30, percent: -15.44 },
      { symbol: 'ETH', days: 30, percent: -21.3 }
    ]
  },
  {
    manner: 'days in the middle of names with percent signs',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"asset":"BTC","30_day":"2.35%","60_day":"2.51%","90_day":"2.78%"}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 2.35 },
      { days: 60, percent: 2.51 },
      { days: 90, percent: 2.78 }
    ]
  },
  {
    manner: 'spans as words with decimals',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"result":{"asset":"BTC","unit":"decimal","daily":0.0235,"weekly":0.0612,"monthly":0.121}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: 2.35 },
      { symbol: 'BTC', days: 7, percent: 6.12 },
      { symbol: 'BTC', days: 30, percent: 12.1 }
    ]
  },
  {
    manner: 'columns with a place for each coin',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: wire`{"coin":["BTC","ETH"],"volatility30d":["45.12%","71.12%"],"volatility90d":["50.21%","74.3%"]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 45.12 },
      { symbol: 'BTC', days: 90, percent: 50.21 },
      { symbol: 'ETH', days: 30, percent: 71.12 },
      { symbol: 'ETH', days: 90, percent: 74.3 }
    ]
  },
  {
    manner: 'records as objects with a drawdown and a gain',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"symbol":"BTC","records":{"high":{"price":"126198.07","at":"2025-10-06T18:56:00Z","drawdown":"-27.71%"},
      "low":{"price":"65.53","at":"2013-07-05T00:00:00Z","gain":"+139125%"}}}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6, 18, 56), fromAthPercent: -27.71 },
        ...{ atl: 65.53, atlAt: at(2013, 7, 5), fromAtlPercent: 139125 }
      }
    ]
  },
  {
    manner: 'rows of a kind each',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"data":[{"coin":"BTC","type":"ATH","price":126198.07,"date":"2025-10-06","change_pct":-27.71},
      {"coin":"BTC","type":"ATL","price":65.53,"date":"2013-07-05","change_pct":139125.1}]}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6), fromAthPercent: -27.71 },
        ...{ atl: 65.53, atlAt: at(2013, 7, 5), fromAtlPercent: 139125.1 }
      }
    ]
  },
  {
    manner: 'maximum and minimum ever',
    operation: 'getATHATL',
    params: { symbol: 'BTC ETH' },
    body: wire`{"BTC":{"max_price_ever":126198.07,"max_price_ever_at":1759776960,"min_price_ever":65.53,"min_price_ever_at":1372982400},
      "ETH":{"max_price_ever":4953.73,"max_price_ever_at":1755993600,"min_price_ever":0.42,"min_price_ever_at":1445385600}}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6, 18, 56), atl: 65.53 },
        ...{ atlAt: at(2013, 7, 5) }
      },
      { symbol: 'ETH', ath: 4953.73, atl: 0.42, atlAt: at(2015, 10, 21) }
    ]
  },
  {
    manner: 'coefficients under two assets',
    operation: 'getCorrelation',
    params: three,
    body: wire`{"result":{"window":"day","data":[{"asset_a":"btc","asset_b":"eth","pearson":0.8612},
      {"asset_a":"btc","asset_b":"sol","pearson":0.7921}]}}`,
    kind: 'correlation',
    values: [
      { a: 'btc', b: 'eth', value: 0.8612 },
      { a: 'btc', b: 'sol', value: 0.7921 }
    ]
  },
  {
    manner: 'coins, each with a list of the others',
    operation: 'getCorrelation',
    params: three,
    body: wire`{"matrix":[{"symbol":"BTC","correlations":[{"symbol":"BTC","value":1},{"symbol":"ETH","value":0.8612},
      {"symbol":"SOL","value":0.7921}]},{"symbol":"ETH","correlations":[{"symbol":"BTC","value":0.8612},
      {"symbol":"ETH","value":1},{"symbol":"SOL","value":0.8102}]},{"symbol":"SOL","correlations":[{"symbol":"BTC","value":0.7921},
      {"symbol":"ETH","value":0.8102},{"symbol":"SOL","value":1}]}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 },
      { a: 'ETH', b: 'SOL', value: 0.8102 }
    ]
  },
  {
    manner: 'pairs with a slash and a word for the strength',
    operation: 'getCorrelation',
    params: three,
    body: wire`{"period":30,"pairs":{"BTC/ETH":{"coefficient":"0.8612","strength":"Strong"},
      "BTC/SOL":{"coefficient":"0.7921","strength":"Strong"}}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8612 },
      { a: 'BTC', b: 'SOL', value: 0.7921 }
    ]
  },
  {
    manner: 'events of a screen with a side',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"items":[{"ticker":"BTC","event":"New 20d low","side":"bearish","px":91234.5,"ts":1763816400},
      {"ticker":"ETH","event":"New 50d high","side":"bullish","px":3011.25,"ts":1763812800}],"count":2}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', name: 'New 20d low', direction: 'down', price: 91234.5, at: at(2025, 11, 22, 13) },
      { symbol: 'ETH', name: 'New 50d high', direction: 'up', price: 3011.25, at: at(2025, 11, 22, 12) }
    ]
  },
  {
    manner: 'coins listed under what happened to them',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"date":"2025-11-22","golden_cross":["ETH"],"death_cross":["BTC","SOL"]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'ETH', name: 'golden_cross', direction: 'up' },
      { symbol: 'BTC', name: 'death_cross', direction: 'down' },
      { symbol: 'SOL', name: 'death_cross', direction: 'down' }
    ]
  },
  {
    manner: 'a Donchian channel with the side that was left',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"symbol":"BTC","channel":{"upper":107500.2,"lower":91800.5,"length":20},"close":91234.5,"breakout":"below",
      "bar_time":"2025-11-22T00:00:00Z"}`,
    kind: 'breakouts',
    values: [{ symbol: 'BTC', direction: 'down', at: at(2025, 11, 22) }]
  },
  {
    manner: 'gainers and losers with their ratio',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"gainers":132,"losers":361,"unchanged":7,"advance_decline_ratio":0.3657}`,
    kind: 'breadth',
    values: { values: { gainers: 132, losers: 361, unchanged: 7, advance_decline_ratio: 0.3657 } }
  },
  {
    manner: 'columns of days',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"date":["2025-11-21","2025-11-22"],"advances":[91,132],"declines":[402,361]}`,
    kind: 'breadth',
    values: { values: { advances: 132, declines: 361 } }
  },
  {
    manner: 'counts of coins above averages out of a total',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"universe":"top500","total":500,"above":{"sma20":112,"sma50":91,"sma200":158},"asOf":"2025-11-22T13:40:00Z"}`,
    kind: 'breadth',
    values: { values: { total: 500, 'above.sma20': 112, 'above.sma50': 91, 'above.sma200': 158 } }
  }
]
