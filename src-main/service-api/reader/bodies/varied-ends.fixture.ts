import { at, wire, type Body } from './body.fixture'

/** getATHATL. */
export const variedEnds: readonly Body[] = [
  {
    manner: 'CoinGecko markets rows: ath and atl flat',
    operation: 'getATHATL',
    params: { symbol: 'BTC ETH' },
    body: wire`[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","current_price":70411,"market_cap":1404112233441,"market_cap_rank":1,
      "high_24h":71011,"low_24h":69402,"price_change_percentage_24h":0.88,"ath":126080,"ath_change_percentage":-44.15371,
      "ath_date":"2025-10-06T18:57:42.558Z","atl":67.81,"atl_change_percentage":103734.1,"atl_date":"2013-07-06T00:00:00.000Z",
      "last_updated":"2026-07-01T10:00:00.000Z"},{"id":"ethereum","symbol":"eth","name":"Ethereum","current_price":2204.1,
      "market_cap":266012233441,"market_cap_rank":2,"high_24h":2231,"low_24h":2180,"price_change_percentage_24h":-0.21,
      "ath":4946.05,"ath_change_percentage":-55.43717,"ath_date":"2025-08-24T19:21:03.333Z","atl":0.432979,"atl_change_percentage":508953.3,
      "atl_date":"2015-10-20T00:00:00.000Z","last_updated":"2026-07-01T10:00:00.000Z"}]`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'btc',
        ath: 126080,
        athAt: 1759777062558,
        fromAthPercent: -44.15371,
        atl: 67.81,
        atlAt: at(2013, 7, 6),
        fromAtlPercent: 103734.1
      },
      {
        symbol: 'eth',
        ath: 4946.05,
        athAt: 1756063263333,
        fromAthPercent: -55.43717,
        atl: 0.432979,
        atlAt: at(2015, 10, 20),
        fromAtlPercent: 508953.3
      }
    ]
  },
  {
    manner: 'CoinPaprika quotes: only the high',
    operation: 'getATHATL',
    params: { symbol: 'XRP' },
    body: wire`{"id":"xrp-xrp","name":"XRP","symbol":"XRP","rank":4,"quotes":{"USD":{"price":1.4211,"ath_price":3.84194,"ath_date":"2018-01-04T07:14:00Z",
      "percent_from_price_ath":-63.01,"percent_change_24h":1.2}}}`,
    kind: 'athAtl',
    values: [{ symbol: 'XRP', ath: 3.84194, athAt: at(2018, 1, 4, 7, 14), fromAthPercent: -63.01, atl: null }]
  },
  {
    manner: 'plain service: strings and dates',
    operation: 'getATHATL',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","symbol":"SOL","ath":"293.31","ath_date":"2025-01-19","ath_change_percentage":"-66.42","atl":"0.500801",
      "atl_date":"2020-05-11","atl_change_percentage":"19566.1","price":"98.49"}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'SOL',
        ath: 293.31,
        athAt: at(2025, 1, 19),
        fromAthPercent: -66.42,
        atl: 0.500801,
        atlAt: at(2020, 5, 11),
        fromAtlPercent: 19566.1
      }
    ]
  },
  {
    manner: 'GraphQL price extremes, epoch seconds',
    operation: 'getATHATL',
    params: { symbol: 'LINK' },
    body: wire`{"data":{"asset":{"symbol":"LINK","name":"Chainlink","allTimeHigh":{"priceUsd":52.7,"timestamp":1620604800,"changePercent":-73.62},
      "allTimeLow":{"priceUsd":0.1482,"timestamp":1506643200,"changePercent":9280.6}}}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'LINK',
        ath: 52.7,
        athAt: at(2021, 5, 10),
        fromAthPercent: -73.62,
        atl: 0.1482,
        atlAt: at(2017, 9, 29),
        fromAtlPercent: 9280.6
      }
    ]
  },
  {
    manner: 'Dune rows: columns of extremes by coin',
    operation: 'getATHATL',
    params: { symbol: 'BTC DOGE' },
    body: wire`{"state":"QUERY_STATE_COMPLETED","result":{"rows":[{"symbol":"BTC","ath_price":126198.07,"ath_time":"2025-10-06 18:57:00.000 UTC",
      "pct_from_ath":-44.2,"atl_price":65.53,"atl_time":"2013-07-05 18:56:00.000 UTC","pct_from_atl":107350.1},{"symbol":"DOGE",
      "ath_price":0.7376,"ath_time":"2021-05-08 05:08:00.000 UTC","pct_from_ath":-85.3,"atl_price":0.00008547,"atl_time":"2015-05-06 00:00:00.000 UTC",
      "pct_from_atl":126700.4}],"metadata":{"row_count":2}}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 126198.07,
        athAt: at(2025, 10, 6, 18, 57),
        fromAthPercent: -44.2,
        atl: 65.53,
        atlAt: at(2013, 7, 5, 18, 56),
        fromAtlPercent: 107350.1
      },
      {
        symbol: 'DOGE',
        ath: 0.7376,
        athAt: at(2021, 5, 8, 5, 8),
        fromAthPercent: -85.3,
        atl: 0.00008547,
        atlAt: at(2015, 5, 6),
        fromAtlPercent: 126700.4
      }
    ]
  }
]
