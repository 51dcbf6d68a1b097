import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL. */
export const misleadingMoves: readonly Body[] = [
  {
    manner: 'btc benchmark beside',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"returns":{"1w":{"coin":-3.2,"market":-2.1},"1m":{"coin":2.9,"market":1.1}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'prices of spans beside',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":{"7d":{"then":73600,"pct":-3.2},"30d":{"then":69256,"pct":2.9}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'high low of spans',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":{"high_7d":74000,"low_7d":69010,"ret_7d":-3.2,"high_30d":78000,"low_30d":65000,"ret_30d":2.9}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'daily vs annualised',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"BTC":{"30d":{"daily":2.4,"annual":45.8},"90d":{"daily":2.6,"annual":49.6}}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 2.4 },
      { days: 90, percent: 2.6 }
    ],
    doubted: ['percent']
  },
  {
    manner: 'percentile beside',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"BTC":{"vol_30d":45.8,"vol_30d_percentile":62,"vol_30d_prev":47.1,"vol_90d":49.6,"vol_90d_percentile":70,"vol_90d_prev":50.2}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 45.8 },
      { days: 90, percent: 49.6 }
    ]
  },
  {
    manner: '52w beside all time',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"BTC":{"high52w":126198.07,"low52w":58120.4,"allTimeHigh":{"v":126198.07,"d":"2025-10-06"},"allTimeLow":{"v":65.53,
      "d":"2013-07-05"},"now":71265.2,"cycleLow":15500}}`,
    kind: 'athAtl',
    values: [{ ath: 126198.07, atl: 65.53 }]
  },
  {
    manner: 'only 52w',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"BTC":{"high_52w":110000,"low_52w":58120.4,"record":{"top":126198.07,"bottom":65.53}}}`,
    kind: 'athAtl',
    values: [{ ath: 126198.07, atl: 65.53 }]
  },
  {
    manner: 'days since',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"ath":{"price":126198.07,"days_ago":155,"gain_needed_pct":77.1,"distance_pct":-43.5},"atl":{"price":65.53,"days_ago":4631,
      "distance_pct":108652}}`,
    kind: 'athAtl',
    values: [{ ath: 126198.07, fromAthPercent: -43.5, atl: 65.53, fromAtlPercent: 108652, athAt: null }]
  },
  {
    manner: 'volume changes too',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":{"price":{"7d":-3.2,"30d":2.9},"volume":{"7d":12,"30d":-20}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'max drawdown of spans',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":[{"span":"7d","return":-3.2,"max_drawdown":-6.1,"best_day":2.1},{"span":"30d","return":2.9,"max_drawdown":-11.1,
      "best_day":4.1}]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'annualised beside',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":[{"window":"30d","annualised":35.1,"total":2.9},{"window":"365d","annualised":-11.2,"total":-11.2}]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 35.1 },
      { days: 365, percent: -11.2 }
    ],
    doubted: ['percent']
  },
  {
    manner: 'vs eth',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"BTC":{"usd":{"7d":-3.2,"30d":2.9},"eth":{"7d":1.2,"30d":-0.9}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 }
    ]
  },
  {
    manner: 'implied beside realised',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"BTC":{"realized":{"30d":45.8,"90d":49.6},"implied":{"30d":52.1,"90d":55}}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 45.8 },
      { days: 90, percent: 49.6 }
    ]
  },
  {
    manner: 'ath in eur and usd',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"BTC":{"ath":{"usd":126198.07,"eur":107662},"ath_date":{"usd":"2025-10-06","eur":"2025-10-06"},"atl":{"usd":65.53,"eur":51.3}}}`,
    kind: 'athAtl',
    values: [{ ath: 126198.07, atl: 65.53 }]
  },
  {
    manner: 'high low since listing per exchange',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"BTC":{"max_price":{"value":126198.07,"on":"2025-10-06"},"min_price":{"value":65.53,"on":"2013-07-05"},"day_max":72004.9,
      "day_min":69480}}`,
    kind: 'athAtl',
    values: [{ ath: 126198.07, atl: 65.53 }],
    doubted: ['ath', 'atl']
  }
]
