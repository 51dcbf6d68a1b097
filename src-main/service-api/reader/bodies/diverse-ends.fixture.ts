import { at, wire, type Body } from './body.fixture'

/** getATHATL. */
export const diverseEnds: readonly Body[] = [
  {
    manner: 'CoinMarketCap detail statistics',
    operation: 'getATHATL',
    params: { symbol: 'BTC' },
    body: wire`{"data":{"id":1,"name":"Bitcoin","symbol":"BTC","statistics":{"price":71230.1,"rank":1,"high24h":71880,"low24h":70112.5,
      "highAllTime":126198.07,"lowAllTime":0.04864654,"highAllTimeChangePercentage":-43.56,"lowAllTimeChangePercentage":146423610.2,
      "highAllTimeTimestamp":"2025-10-06T18:57:00.000Z","lowAllTimeTimestamp":"2010-07-14T17:00:00.000Z"}},"status":{"error_code":"0",
      "error_message":"SUCCESS"}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 126198.07,
        athAt: at(2025, 10, 6, 18, 57),
        fromAthPercent: -43.56,
        atl: 0.04864654,
        atlAt: at(2010, 7, 14, 17),
        fromAtlPercent: 146423610.2
      }
    ]
  },
  {
    manner: 'plain service: nested objects with days since',
    operation: 'getATHATL',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","symbol":"ETH","price":"2310.40","ath":{"price":"4953.73","date":"2025-08-24","percent_from":"-53.36",
      "days_since":417},"atl":{"price":"0.4209","date":"2015-10-21","percent_from":"548819.0","days_since":4012}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'ETH',
        ath: 4953.73,
        athAt: at(2025, 8, 24),
        fromAthPercent: -53.36,
        atl: 0.4209,
        atlAt: at(2015, 10, 21),
        fromAtlPercent: 548819
      }
    ]
  },
  {
    manner: 'Airtable-like records of two coins',
    operation: 'getATHATL',
    params: { symbol: 'SOL XRP' },
    body: wire`{"records":[{"id":"r1","fields":{"Coin":"SOL","All-Time High":293.31,"ATH Date":"2025-01-19","% from ATH":-64.53,"All-Time Low":0.500801,
      "ATL Date":"2020-05-11","% from ATL":20674.7}},{"id":"r2","fields":{"Coin":"XRP","All-Time High":3.84,"ATH Date":"2018-01-04",
      "% from ATH":-60.88,"All-Time Low":0.002802,"ATL Date":"2014-07-07","% from ATL":53508.1}}]}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'SOL',
        ath: 293.31,
        athAt: at(2025, 1, 19),
        fromAthPercent: -64.53,
        atl: 0.500801,
        atlAt: at(2020, 5, 11),
        fromAtlPercent: 20674.7
      },
      {
        symbol: 'XRP',
        ath: 3.84,
        athAt: at(2018, 1, 4),
        fromAthPercent: -60.88,
        atl: 0.002802,
        atlAt: at(2014, 7, 7),
        fromAtlPercent: 53508.1
      }
    ]
  },
  {
    manner: 'SQL columns: highs and lows of three coins',
    operation: 'getATHATL',
    params: { symbol: 'BTC ADA DOGE' },
    body: wire`{"columns":["symbol","ath","ath_at","ath_drawdown_pct","atl","atl_at"],"rows":[["BTC",126198.07,1759777020,-43.56,65.53,
      1373050560],["ADA",3.0992,1630562400,-86.7,0.01735,1601596800],["DOGE",0.7376,1620450480,-82.9,0.00008547,1430870400]]}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 126198.07,
        athAt: at(2025, 10, 6, 18, 57),
        fromAthPercent: -43.56,
        atl: 65.53,
        atlAt: at(2013, 7, 5, 18, 56)
      },
      {
        symbol: 'ADA',
        ath: 3.0992,
        athAt: at(2021, 9, 2, 6),
        fromAthPercent: -86.7,
        atl: 0.01735,
        atlAt: at(2020, 10, 2)
      },
      {
        symbol: 'DOGE',
        ath: 0.7376,
        athAt: at(2021, 5, 8, 5, 8),
        fromAthPercent: -82.9,
        atl: 0.00008547,
        atlAt: at(2015, 5, 6)
      }
    ]
  }
]
