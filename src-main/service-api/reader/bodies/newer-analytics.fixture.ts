import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL, getCorrelation, getBreakouts, getMarketBreadth. */
export const newerAnalytics: readonly Body[] = [
  {
    manner: 'the service itself, windows in the names',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"symbols":[{"symbol":"BTC","performance_1d":"1.65","performance_7d":"-3.20","performance_30d":"2.90","performance_90d":"-21.4",
      "performance_365d":"-11.2","date":"2026-03-10 09:20:00"},{"symbol":"ETH","performance_1d":"-1.26","performance_7d":"-6.10",
      "performance_30d":"4.41","performance_90d":"-33.8","performance_365d":"-4.7","date":"2026-03-10 09:20:00"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: 1.65 },
      { symbol: 'BTC', days: 7, percent: -3.2 },
      { symbol: 'BTC', days: 30, percent: 2.9 },
      { symbol: 'BTC', days: 90, percent: -21.4 },
      { symbol: 'BTC', days: 365, percent: -11.2 },
      { symbol: 'ETH', days: 1, percent: -1.26 },
      { symbol: 'ETH', days: 7, percent: -6.1 },
      { symbol: 'ETH', days: 30, percent: 4.41 },
      { symbol: 'ETH', days: 90, percent: -33.8 },
      { symbol: 'ETH', days: 365, percent: -4.7 }
    ]
  },
  {
    manner: 'Token Metrics, returns in capitals',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"success":true,"length":1,"data":[{"TOKEN_ID":3375,"TOKEN_NAME":"Bitcoin","TOKEN_SYMBOL":"BTC","RETURN_1D":1.65,"RETURN_7D":-3.2,
      "RETURN_30D":2.9,"RETURN_1Y":-11.2,"DATE":"2026-03-10"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: 1.65 },
      { symbol: 'BTC', days: 7, percent: -3.2 },
      { symbol: 'BTC', days: 30, percent: 2.9 },
      { symbol: 'BTC', days: 365, percent: -11.2 }
    ]
  },
  {
    manner: 'Barchart, opens of spans with their changes',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"performance":[{"period":"5-Day","low":66804.1,"high":72004.9,"netChange":2410.2,"percentChange":"+3.50%","since":"2026-03-05"},
      {"period":"1-Month","low":62010.4,"high":74112.5,"netChange":2008.1,"percentChange":"+2.90%","since":"2026-02-10"},
      {"period":"52-Week","low":58120.4,"high":126198.07,"netChange":-8988.3,"percentChange":"-11.20%","since":"2025-03-10"}]}`,
    kind: 'windows',
    values: [
      { days: 5, percent: 3.5 },
      { days: 30, percent: 2.9 },
      { days: 365, percent: -11.2 }
    ]
  },
  {
    manner: 'the service itself, volatility of windows',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbols":[{"symbol":"BTC","volatility_30d":"48.21","volatility_90d":"51.02","volatility_180d":"46.90","volatility_360d":"44.75"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 48.21 },
      { symbol: 'BTC', days: 90, percent: 51.02 },
      { symbol: 'BTC', days: 180, percent: 46.9 },
      { symbol: 'BTC', days: 360, percent: 44.75 }
    ]
  },
  {
    manner: 'T3, annualised volatilities of weeks and months',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"instrument":"BTC","realizedVolatility":[{"tenor":"1w","annualized":0.5231},{"tenor":"1m","annualized":0.4821},
      {"tenor":"3m","annualized":0.5102}],"asOf":"2026-03-10T09:20:00Z"}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 52.31 },
      { symbol: 'BTC', days: 30, percent: 48.21 },
      { symbol: 'BTC', days: 90, percent: 51.02 }
    ]
  },
  {
    manner: 'the service itself, records with their distance',
    operation: 'getATHATL',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"symbols":[{"symbol":"BTC","last":"71265.2","ath":"126198.07","ath_date":"2025-10-06","ath_change_percentage":"-43.53",
      "atl":"65.53","atl_date":"2013-07-05","atl_change_percentage":"108652.02"},{"symbol":"ETH","last":"2084.37","ath":"4953.73",
      "ath_date":"2025-08-24","ath_change_percentage":"-57.92","atl":"0.4209","atl_date":"2015-10-21","atl_change_percentage":"495117.15"}]}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6), fromAthPercent: -43.53 },
        ...{ atl: 65.53, atlAt: at(2013, 7, 5), fromAtlPercent: 108652.02 }
      },
      {
        ...{ symbol: 'ETH', ath: 4953.73, athAt: at(2025, 8, 24), fromAthPercent: -57.92 },
        ...{ atl: 0.4209, atlAt: at(2015, 10, 21), fromAtlPercent: 495117.15 }
      }
    ]
  },
  {
    manner: 'Coinlore, peaks and troughs under a coin',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"BTC":{"peak":{"price":126198.07,"date":"2025-10-06","drawdown_pct":-43.53,"days_since":155},"trough":{"price":65.53,"date":"2013-07-05",
      "gain_pct":108652.02,"days_since":4631}}}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6), fromAthPercent: -43.53 },
        ...{ atl: 65.53, atlAt: at(2013, 7, 5), fromAtlPercent: 108652.02 }
      }
    ]
  },
  {
    manner: 'DropsTab, records as texts with a multiple',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"coin":{"symbol":"BTC","name":"Bitcoin"},"athPrice":{"USD":"126198.07"},"athDate":1759708800000,"fromAth":"-43.53%","xToAth":"1.77",
      "atlPrice":{"USD":"65.53"},"atlDate":1372982400000,"fromAtl":"108652.02%"}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6), fromAthPercent: -43.53 },
        ...{ atl: 65.53, atlAt: at(2013, 7, 5), fromAtlPercent: 108652.02 }
      }
    ]
  },
  {
    manner: 'the service itself, pairs of coins',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"period":"90d","symbols":["BTC","ETH","SOL"],"correlation":{"BTC":{"ETH":"0.8421","SOL":"0.7704"},"ETH":{"BTC":"0.8421",
      "SOL":"0.8012"},"SOL":{"BTC":"0.7704","ETH":"0.8012"}}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8421 },
      { a: 'BTC', b: 'SOL', value: 0.7704 },
      { a: 'ETH', b: 'SOL', value: 0.8012 }
    ]
  },
  {
    manner: 'Kaiko, a matrix of cells with x and y',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"window":30,"cells":[{"x":"BTC","y":"ETH","coef":0.8421},{"x":"BTC","y":"SOL","coef":0.7704},{"x":"ETH","y":"SOL","coef":0.8012}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8421 },
      { a: 'BTC', b: 'SOL', value: 0.7704 },
      { a: 'ETH', b: 'SOL', value: 0.8012 }
    ]
  },
  {
    manner: 'Coin Metrics, a metric of pairs in the name',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"data":[{"pair":"btc-eth","time":"2026-03-10T00:00:00.000000000Z","CorrPearson90d":"0.8421"}]}`,
    kind: 'correlation',
    values: [{ value: 0.8421 }]
  },
  {
    manner: 'the service itself, breakouts with their level',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"breakouts":[{"symbol":"BTC","direction":"bullish","period":"20","level":"70555","price":"71265.2","date":"2026-03-10 08:00:00"},
      {"symbol":"ETH","direction":"bearish","period":"55","level":"2090.1","price":"2084.37","date":"2026-03-10 09:00:00"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '20', at: at(2026, 3, 10, 8) },
      { symbol: 'ETH', direction: 'down', name: '55', at: at(2026, 3, 10, 9) }
    ]
  },
  {
    manner: 'altFINS, a chart pattern that broke',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"content":[{"symbol":"BTC","friendlyName":"Bitcoin","patternName":"Ascending Triangle","direction":"UP","patternStage":"Breakout",
      "breakoutPrice":70600.5,"targetPrice":74900,"breakoutTime":"2026-03-10T08:00:00Z","interval":"FOUR_HOURS","profitPotential":"5.1%"}],
      "totalPages":1,"number":0}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', name: 'Ascending Triangle', direction: 'up', price: 70600.5, at: at(2026, 3, 10, 8) }
    ]
  },
  {
    manner: 'bulls and bears by timeframe',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"timestamp":"2026-03-10T09:20:00Z","bulls":{"BTC":"4h"},"bears":{"ETH":"1d"}}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '4h' },
      { symbol: 'ETH', direction: 'down', name: '1d' }
    ]
  },
  {
    manner: 'the service itself, breadth of its coins',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"status":true,"result":{"total":500,"advancing":312,"declining":171,"unchanged":17,"advance_decline_ratio":"1.8246",
      "above_sma_50":"41.2","above_sma_200":"28.6","new_highs":4,"new_lows":11,"date":"2026-03-10 09:20:00"}}`,
    kind: 'breadth',
    values: {
      values: {
        ...{ total: 500, advancing: 312, declining: 171, unchanged: 17, advance_decline_ratio: 1.8246 },
        ...{ above_sma_50: 41.2, above_sma_200: 28.6, new_highs: 4, new_lows: 11 }
      }
    }
  },
  {
    manner: 'a Nifty desk, live breadth with a signal',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"status":"success","data":{"advances":312,"declines":171,"adRatio":1.82,"newHighs52w":4,"newLows52w":11,"breadthPct":62.4,
      "signal":"BULLISH","computedAt":"2026-03-10T09:20:00Z"}}`,
    kind: 'breadth',
    values: {
      values: {
        ...{ advances: 312, declines: 171, adRatio: 1.82, newHighs52w: 4, newLows52w: 11, breadthPct: 62.4 }
      }
    }
  },
  {
    manner: 'Bloomberg, moves of a market in capitals',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"marketMovers":{"COUNT_UP":312,"COUNT_DN":171,"COUNT_UNCH":17,"VOL_UP":812345678.5,"VOL_DN":312345678.1},"asOf":"2026-03-10T09:20:00Z"}`,
    kind: 'breadth',
    values: {
      values: {
        COUNT_UP: 312,
        COUNT_DN: 171,
        COUNT_UNCH: 17,
        VOL_UP: 812345678.5,
        VOL_DN: 312345678.1
      }
    }
  }
]
