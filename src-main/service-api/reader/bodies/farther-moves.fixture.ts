import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getPerformance, getVolatility, getATHATL. */
export const fartherMoves: readonly Body[] = [
  {
    manner: 'labels in words, strings with a blank',
    operation: 'getPerformance',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"rows":[{"label":"24 hours","value":"+1.2 %"},{"label":"1 week","value":"-3.4 %"},{"label":"1 month",
      "value":"+7.7 %"},{"label":"1 year","value":"-11.9 %"}]}`,
    kind: 'windows',
    values: [
      { days: 1, percent: 1.2 },
      { days: 7, percent: -3.4 },
      { days: 30, percent: 7.7 },
      { days: 365, percent: -11.9 }
    ]
  },
  {
    manner: 'fractions, the unit told',
    operation: 'getPerformance',
    params: { symbol: 'SOL' },
    body: wire`{"ok":true,"unit":"fraction","returns":{"d1":-0.0121,"d7":0.0433,"d30":-0.1702,"d365":-0.4411}}`,
    kind: 'windows',
    values: [
      { days: 1, percent: -1.21 },
      { days: 7, percent: 4.33 },
      { days: 30, percent: -17.02 },
      { days: 365, percent: -44.11 }
    ]
  },
  {
    manner: 'prices then and now besides the percent',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"status":true,"now":70000,"history":[{"days_ago":7,"price":68000,"change_pct":2.94},{"days_ago":30,"price":75000,
      "change_pct":-6.67},{"days_ago":360,"price":90000,"change_pct":-22.22}]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 2.94 },
      { days: 30, percent: -6.67 },
      { days: 360, percent: -22.22 }
    ]
  },
  {
    manner: 'marketplace service: realised volatility d7, d30, d90',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"data":{"base":"BTC","basis":"daily log returns, 365 days","price":70110.2,"regime":"normal","symbol":"BTCUSDT",
      "atr_14d_pct":3.4,"realized_vol_annualized_pct":{"d7":38.2,"d30":44.91,"d90":51.7}},"meta":{"timestamp":"2026-06-19T10:00:00Z"},
      "success":true}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 38.2 },
      { days: 30, percent: 44.91 },
      { days: 90, percent: 51.7 }
    ]
  },
  {
    manner: 'hv_30 as a percent string',
    operation: 'getVolatility',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","result":{"symbol":"ETH","hv_30":"58.4%","hv_90":"63.9%","hv_180":"66.0%","hv_360":"70.2%"}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 58.4 },
      { days: 90, percent: 63.9 },
      { days: 180, percent: 66 },
      { days: 360, percent: 70.2 }
    ]
  },
  {
    manner: 'fractions with the unit in the field',
    operation: 'getVolatility',
    params: { symbol: 'SOL XRP' },
    body: wire`{"ok":true,"volatility_as_fraction":{"SOL":{"30d":0.812,"90d":0.904},"XRP":{"30d":0.661,"90d":0.7}}}`,
    kind: 'windows',
    values: [
      { symbol: 'SOL', days: 30, percent: 81.2 },
      { symbol: 'SOL', days: 90, percent: 90.4 },
      { symbol: 'XRP', days: 30, percent: 66.1 },
      { symbol: 'XRP', days: 90, percent: 70 }
    ],
    doubted: ['percent']
  },
  {
    manner: 'Japanese, annual rate',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"status":true,"ボラティリティ(年率%)":{"30日":"42.1","90日":"50.6","180日":"48.8"}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 42.1 },
      { days: 90, percent: 50.6 },
      { days: 180, percent: 48.8 }
    ]
  },
  {
    manner: 'daily and annual side by side',
    operation: 'getVolatility',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"vol":[{"lookback_days":30,"daily_pct":3.01,"annualized_pct":57.5},{"lookback_days":90,"daily_pct":3.3,
      "annualized_pct":63.05}]}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 57.5 },
      { days: 90, percent: 63.05 }
    ]
  },
  {
    manner: 'CoinMarketCap price performance, all time only',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"status":{"timestamp":"2026-05-05T00:00:00.000Z","error_code":0},"data":{"BTC":[{"id":1,"name":"Bitcoin","symbol":"BTC",
      "periods":{"all_time":{"open_timestamp":"2013-04-28T00:00:00.000Z","high_timestamp":"2025-10-06T18:57:00.000Z",
      "low_timestamp":"2013-07-05T18:56:01.000Z","quote":{"USD":{"open":135.3,"high":126198.07,"low":65.526,"close":70100.2,
      "percent_change":51711,"price_change":69964.9}}}}}]}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 126198.07,
        athAt: at(2025, 10, 6, 18, 57),
        atl: 65.526,
        atlAt: at(2013, 7, 5, 18, 56, 1)
      }
    ]
  },
  {
    manner: 'CryptoRank style: value, date and percent',
    operation: 'getATHATL',
    params: { symbol: 'XRP' },
    body: wire`{"data":{"key":"xrp","symbol":"XRP","name":"XRP Ledger","ath":{"value":"3.84","date":"2018-01-04","percentChange":"-63.8"},
      "atl":{"value":"0.002802","date":"2014-07-07","percentChange":"49500"}},"status":{"success":true}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'XRP',
        ath: 3.84,
        athAt: at(2018, 1, 4),
        fromAthPercent: -63.8,
        atl: 0.002802,
        atlAt: at(2014, 7, 7),
        fromAtlPercent: 49500
      }
    ]
  },
  {
    manner: 'two coins, flat columns',
    operation: 'getATHATL',
    params: { symbol: 'ETH ADA' },
    body: wire`{"status":true,"cols":["sym","ath","ath_ts","ath_gap_pct","atl","atl_ts","atl_gap_pct"],"rows":[["ETH",4956.78,1756062000,-59.4,
      0.4209,1445385600,478100.2],["ADA",3.1,1630540800,-86.9,0.01735,1506816000,2241.8]]}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'ETH',
        ath: 4956.78,
        athAt: at(2025, 8, 24, 19),
        fromAthPercent: -59.4,
        atl: 0.4209,
        atlAt: at(2015, 10, 21),
        fromAtlPercent: 478100.2
      },
      {
        symbol: 'ADA',
        ath: 3.1,
        athAt: at(2021, 9, 2),
        fromAthPercent: -86.9,
        atl: 0.01735,
        atlAt: at(2017, 10, 1),
        fromAtlPercent: 2241.8
      }
    ]
  },
  {
    manner: 'Coinranking: only a high',
    operation: 'getATHATL',
    params: { symbol: 'BNB' },
    body: wire`{"status":"success","data":{"coin":{"uuid":"WcwrkfNI4FUAe","symbol":"BNB","name":"BNB","price":"612.4",
      "allTimeHigh":{"price":"1369.99","timestamp":1760342400}}}}`,
    kind: 'athAtl',
    values: [{ symbol: 'BNB', ath: 1369.99, athAt: at(2025, 10, 13, 8), atl: null }]
  },
  {
    manner: 'record words',
    operation: 'getATHATL',
    params: { symbol: 'SOL' },
    body: wire`{"ok":true,"records":{"highest":{"price":"$293.31","on":"January 19, 2025","away":"-71.6%"},"lowest":{"price":"$0.5008",
      "on":"May 11, 2020","away":"+16540%"}}}`,
    kind: 'athAtl',
    values: [
      {
        ath: 293.31,
        athAt: at(2025, 1, 19),
        fromAthPercent: -71.6,
        atl: 0.5008,
        atlAt: at(2020, 5, 11),
        fromAtlPercent: 16540
      }
    ]
  },
  {
    manner: 'two columns of periods, nested by coin',
    operation: 'getPerformance',
    params: { symbol: 'ETH LTC' },
    body: wire`{"ok":1,"data":[{"s":"ETH","p":{"d1":"0.9","d7":"-2.2","m1":"4.1","ytd":"-24.0"}},{"s":"LTC","p":{"d1":"-0.3","d7":"1.8",
      "m1":"-6.6","ytd":"-19.5"}}]}`,
    kind: 'windows',
    values: [
      { symbol: 'ETH', days: 1, percent: 0.9 },
      { symbol: 'ETH', days: 7, percent: -2.2 },
      { symbol: 'ETH', days: 30, percent: 4.1 },
      { symbol: 'ETH', days: null, span: 'ytd', percent: -24 },
      { symbol: 'LTC', days: 1, percent: -0.3 },
      { symbol: 'LTC', days: 7, percent: 1.8 },
      { symbol: 'LTC', days: 30, percent: -6.6 },
      { symbol: 'LTC', days: null, span: 'ytd', percent: -19.5 }
    ]
  },
  {
    manner: 'volatility rank table with headers',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"header":["coin","30d %","90d %","360d %"],"rows":[["BTC",42.2,48.1,50],["ETH",57.7,64.4,69.2]]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 42.2 },
      { symbol: 'BTC', days: 90, percent: 48.1 },
      { symbol: 'BTC', days: 360, percent: 50 },
      { symbol: 'ETH', days: 30, percent: 57.7 },
      { symbol: 'ETH', days: 90, percent: 64.4 },
      { symbol: 'ETH', days: 360, percent: 69.2 }
    ]
  }
]
