import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL. */
export const broaderMoves: readonly Body[] = [
  {
    manner: 'CoinMarketCap price performance: periods with a quote each',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"status":{"timestamp":"2026-04-09T12:00:00.000Z","error_code":0,"error_message":null,"elapsed":10,"credit_count":1},
      "data":{"1":{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin","last_updated":"2026-04-09T11:59:00.000Z",
      "periods":{"7d":{"open_timestamp":"2026-04-02T11:59:00.000Z","quote":{"USD":{"open":66000,"high":70120,"low":65210,"close":68640,
      "percent_change":4,"price_change":2640}}},"30d":{"open_timestamp":"2026-03-10T11:59:00.000Z","quote":{"USD":{"open":72000,"high":74110,
      "low":64009,"close":68640,"percent_change":-4.6667,"price_change":-3360}}},"365d":{"open_timestamp":"2025-04-09T11:59:00.000Z",
      "quote":{"USD":{"open":78000,"high":126080,"low":60110,"close":68640,"percent_change":-12,"price_change":-9360}}}}}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 4 },
      { days: 30, percent: -4.6667 },
      { days: 365, percent: -12 }
    ]
  },
  {
    manner: 'CoinGecko markets fields',
    operation: 'getPerformance',
    params: { symbol: 'ETH' },
    body: wire`[{"id":"ethereum","symbol":"eth","name":"Ethereum","current_price":2188.02,"market_cap":264002233441,"market_cap_rank":2,
      "price_change_percentage_1h_in_currency":-0.2114,"price_change_percentage_24h_in_currency":1.9032,
      "price_change_percentage_7d_in_currency":-4.411,"price_change_percentage_14d_in_currency":-7.0288,
      "price_change_percentage_30d_in_currency":3.3102,"price_change_percentage_200d_in_currency":-41.02,
      "price_change_percentage_1y_in_currency":12.881}]`,
    kind: 'windows',
    values: [
      { days: null, span: '1h', percent: -0.2114 },
      { days: 1, percent: 1.9032 },
      { days: 7, percent: -4.411 },
      { days: 14, percent: -7.0288 },
      { days: 30, percent: 3.3102 },
      { days: 200, percent: -41.02 },
      { days: 365, percent: 12.881 }
    ]
  },
  {
    manner: 'scanner columns Perf.*',
    operation: 'getPerformance',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"result":{"symbol":"SOL","Perf.W":-2.31,"Perf.1M":8.02,"Perf.3M":-14.77,"Perf.6M":-39.1,"Perf.YTD":-28.44,
      "Perf.Y":-51.9,"Perf.All":8811.2}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -2.31 },
      { days: 30, percent: 8.02 },
      { days: 90, percent: -14.77 },
      { days: 180, percent: -39.1 },
      { days: null, span: 'ytd', percent: -28.44 },
      { days: 365, percent: -51.9 },
      { days: null, span: 'all', percent: 8811.2 }
    ]
  },
  {
    manner: 'FMP price change',
    operation: 'getPerformance',
    params: btc,
    body: wire`[{"symbol":"BTCUSD","1D":-0.7721,"5D":2.4403,"1M":-6.1,"3M":-18.02,"6M":-31.4,"ytd":-22.041,"1Y":-17.33,"3Y":144.02,"5Y":38.7,
      "max":14901233.4}]`,
    kind: 'windows',
    values: [
      { days: 1, percent: -0.7721 },
      { days: 5, percent: 2.4403 },
      { days: 30, percent: -6.1 },
      { days: 90, percent: -18.02 },
      { days: 180, percent: -31.4 },
      { days: null, span: 'ytd', percent: -22.041 },
      { days: 365, percent: -17.33 },
      { days: 1095, percent: 144.02 },
      { days: 1825, percent: 38.7 }
    ]
  },
  {
    manner: 'two coins, percent strings',
    operation: 'getPerformance',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":true,"perf":{"BTC":{"7d":"+3.4%","30d":"-5.1%","90d":"-12.0%"},"XRP":{"7d":"-1.9%","30d":"+0.6%","90d":"-22.8%"}}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: 3.4 },
      { symbol: 'BTC', days: 30, percent: -5.1 },
      { symbol: 'BTC', days: 90, percent: -12 },
      { symbol: 'XRP', days: 7, percent: -1.9 },
      { symbol: 'XRP', days: 30, percent: 0.6 },
      { symbol: 'XRP', days: 90, percent: -22.8 }
    ]
  },
  {
    manner: 'Japanese rows',
    operation: 'getPerformance',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"銘柄":"ETH","騰落率":[{"期間":"7日","率":"+2.1%"},{"期間":"30日","率":"-8.4%"},{"期間":"1年","率":"+15.0%"}]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 2.1 },
      { days: 30, percent: -8.4 },
      { days: 365, percent: 15 }
    ]
  },
  {
    manner: 'rows of window and annualised percent',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"status":true,"method":"stdev of daily log returns","data":[{"window":"30d","annualized_pct":48.21},{"window":"90d",
      "annualized_pct":52.9},{"window":"180d","annualized_pct":50.04},{"window":"360d","annualized_pct":47.7}]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 48.21 },
      { days: 90, percent: 52.9 },
      { days: 180, percent: 50.04 },
      { days: 360, percent: 47.7 }
    ]
  },
  {
    manner: 'Messari volatility stats',
    operation: 'getVolatility',
    params: { symbol: 'ETH' },
    body: wire`{"status":{"elapsed":2,"timestamp":"2026-06-06T06:06:06Z"},"data":{"symbol":"ETH",
      "risk_metrics":{"sharpe_ratios":{"last_30_days":0.41,"last_90_days":-0.22},"volatility_stats":{"volatility_last_30_days":0.6121,
      "volatility_last_90_days":0.7044,"volatility_last_1_year":0.7512,"unit":"fraction"}}}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 61.21 },
      { days: 90, percent: 70.44 },
      { days: 365, percent: 75.12 }
    ],
    doubted: ['percent']
  },
  {
    manner: 'two coins, keys vol30 vol90',
    operation: 'getVolatility',
    params: { symbol: 'BTC SOL' },
    body: wire`{"status":"success","rows":[{"coin":"BTC","vol30":"44.1%","vol90":"49.8%"},{"coin":"SOL","vol30":"81.3%","vol90":"88.0%"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 44.1 },
      { symbol: 'BTC', days: 90, percent: 49.8 },
      { symbol: 'SOL', days: 30, percent: 81.3 },
      { symbol: 'SOL', days: 90, percent: 88 }
    ]
  },
  {
    manner: 'columns of days and values',
    operation: 'getVolatility',
    params: { symbol: 'XRP' },
    body: wire`{"ok":1,"x":"XRP","days":[30,90,180,360],"sigma_pct":[66.2,71.9,77.05,80.4]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 66.2 },
      { days: 90, percent: 71.9 },
      { days: 180, percent: 77.05 },
      { days: 360, percent: 80.4 }
    ]
  },
  {
    manner: 'German-speaking developer',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"status":true,"coin":"BTC","volatilitaet":{"30_tage":"43,7 %","90_tage":"51,2 %","1_jahr":"49,9 %"}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 43.7 },
      { days: 90, percent: 51.2 },
      { days: 365, percent: 49.9 }
    ]
  },
  {
    manner: 'Messari all-time high',
    operation: 'getATHATL',
    params: { symbol: 'ETH' },
    body: wire`{"status":{"elapsed":3},"data":{"id":"21c795f5-1bfd-40c3-858e-e9d7e820c6d0","symbol":"ETH","name":"Ethereum","slug":"ethereum",
      "all_time_high":{"price":4946.05,"at":"2025-08-24T19:21:03Z","days_since":240,"percent_down":55.8,"breakeven_multiple":2.262},
      "all_time_low":{"price":0.4209,"at":"2015-10-21T00:00:00Z","percent_up":519300.5,"days_since":3837}}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'ETH',
        ath: 4946.05,
        athAt: at(2025, 8, 24, 19, 21, 3),
        atl: 0.4209,
        atlAt: at(2015, 10, 21),
        fromAthPercent: 55.8,
        fromAtlPercent: 519300.5
      }
    ]
  },
  {
    manner: 'rows a coin, short nested keys',
    operation: 'getATHATL',
    params: { symbol: 'SOL XRP' },
    body: wire`{"status":true,"list":[{"coin":"SOL","high":{"p":"293.31","d":"2025-01-19","drop":"-68.1%"},"low":{"p":"0.5008",
      "d":"2020-05-11","rise":"+18590%"}},{"coin":"XRP","high":{"p":"3.84","d":"2018-01-04","drop":"-63.2%"},"low":{"p":"0.002686",
      "d":"2014-05-22","rise":"+52500%"}}]}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'SOL',
        ath: 293.31,
        athAt: at(2025, 1, 19),
        fromAthPercent: -68.1,
        atl: 0.5008,
        atlAt: at(2020, 5, 11),
        fromAtlPercent: 18590
      },
      {
        symbol: 'XRP',
        ath: 3.84,
        athAt: at(2018, 1, 4),
        fromAthPercent: -63.2,
        atl: 0.002686,
        atlAt: at(2014, 5, 22),
        fromAtlPercent: 52500
      }
    ]
  },
  {
    manner: 'camel case, epoch seconds',
    operation: 'getATHATL',
    params: { symbol: 'ADA' },
    body: wire`{"success":true,"payload":{"ticker":"ADA","allTimeHigh":3.09,"allTimeHighDate":1630562410,"downFromAth":-86.7,
      "allTimeLow":0.01925,"allTimeLowDate":1584066175,"upFromAtl":2040.4,"price":0.41203}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'ADA',
        ath: 3.09,
        athAt: at(2021, 9, 2, 6, 0, 10),
        fromAthPercent: -86.7,
        atl: 0.01925,
        atlAt: at(2020, 3, 13, 2, 22, 55),
        fromAtlPercent: 2040.4
      }
    ]
  },
  {
    manner: 'Japanese labels',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"status":true,"銘柄":"BTC","史上最高値":{"価格":"18,810,000","日付":"2025-10-06","乖離率":"-45.5%"},"史上最安値":{"価格":"6,800","日付":"2013-07-06",
      "乖離率":"+150660%"}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 18810000,
        athAt: at(2025, 10, 6),
        fromAthPercent: -45.5,
        atl: 6800,
        atlAt: at(2013, 7, 6),
        fromAtlPercent: 150660
      }
    ]
  }
]
