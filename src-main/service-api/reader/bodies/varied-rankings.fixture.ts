import { at, wire, type Body } from './body.fixture'

/** getTop. */
export const variedRankings: readonly Body[] = [
  {
    manner: 'CoinMarketCap listings latest',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"status":{"timestamp":"2026-09-20T06:01:00.000Z","error_code":0,"error_message":null,"elapsed":14,"credit_count":1,
      "total_count":9210},"data":[{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin","cmc_rank":1,"num_market_pairs":500,
      "circulating_supply":19929611.9,"last_updated":"2026-09-20T06:00:00.000Z","quote":{"USD":{"price":70102.33,"volume_24h":30122334411,
      "percent_change_1h":-0.02,"percent_change_24h":0.8812,"percent_change_7d":1.1,"market_cap":1397112233441,"market_cap_dominance":5.1,
      "last_updated":"2026-09-20T06:00:00.000Z"}}},{"id":1027,"name":"Ethereum","symbol":"ETH","slug":"ethereum","cmc_rank":2,
      "num_market_pairs":500,"circulating_supply":120656764,"last_updated":"2026-09-20T06:00:00.000Z","quote":{"USD":{"price":2144.2,
      "volume_24h":14122334411,"percent_change_1h":-0.02,"percent_change_24h":-1.2011,"percent_change_7d":1.1,"market_cap":258712233441,
      "market_cap_dominance":5.1,"last_updated":"2026-09-20T06:00:00.000Z"}}},{"id":825,"name":"Tether USDt","symbol":"USDT",
      "slug":"tether-usdt","cmc_rank":3,"num_market_pairs":500,"circulating_supply":187149663373.7,"last_updated":"2026-09-20T06:00:00.000Z",
      "quote":{"USD":{"price":0.9998,"volume_24h":71122334411,"percent_change_1h":-0.02,"percent_change_24h":0.0041,
      "percent_change_7d":1.1,"market_cap":187112233441,"market_cap_dominance":5.1,"last_updated":"2026-09-20T06:00:00.000Z"}}}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 70102.33,
        marketCap: 1397112233441,
        volume: 30122334411,
        changePercent: 0.8812,
        at: at(2026, 9, 20, 6)
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2144.2,
        marketCap: 258712233441,
        volume: 14122334411,
        changePercent: -1.2011,
        at: at(2026, 9, 20, 6)
      },
      {
        symbol: 'USDT',
        name: 'Tether USDt',
        rank: 3,
        price: 0.9998,
        marketCap: 187112233441,
        volume: 71122334411,
        changePercent: 0.0041,
        at: at(2026, 9, 20, 6)
      }
    ]
  },
  {
    manner: 'Messari v2 assets, nested metrics',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"status":{"elapsed":4,"timestamp":"2026-09-21T09:00:00Z"},"data":[{"id":"1e31218a","serial_id":6057,"symbol":"BTC",
      "name":"Bitcoin","slug":"bitcoin","metrics":{"market_data":{"price_usd":70311.9,"price_btc":1,"volume_last_24_hours":20114433122.1,
      "real_volume_last_24_hours":9911223344.2,"percent_change_usd_last_1_hour":0.21,"percent_change_usd_last_24_hours":1.3344},
      "marketcap":{"rank":1,"marketcap_dominance_percent":57.2,"current_marketcap_usd":1401122334411.2}}},{"id":"21c795f5",
      "serial_id":5919,"symbol":"ETH","name":"Ethereum","slug":"ethereum","metrics":{"market_data":{"price_usd":2166.4,
      "price_btc":0.030811,"volume_last_24_hours":11114433122.1,"real_volume_last_24_hours":5911223344.2,"percent_change_usd_last_1_hour":-0.11,
      "percent_change_usd_last_24_hours":-0.4102},"marketcap":{"rank":2,"marketcap_dominance_percent":10.6,"current_marketcap_usd":261122334411.2}}}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        price: 70311.9,
        volume: 20114433122.1,
        changePercent: 1.3344,
        rank: 1,
        marketCap: 1401122334411.2
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 2166.4,
        volume: 11114433122.1,
        changePercent: -0.4102,
        rank: 2,
        marketCap: 261122334411.2
      }
    ]
  },
  {
    manner: 'Coinranking coins: strings, stats beside the list',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"status":"success","data":{"stats":{"total":3,"totalCoins":41220,"totalMarkets":48200,"totalExchanges":177,"totalMarketCap":"2441122334411",
      "total24hVolume":"88112233441"},"coins":[{"uuid":"Qwsogvtv82FCd","symbol":"BTC","name":"Bitcoin","color":"#f7931A",
      "iconUrl":"https://img.example/btc.svg","marketCap":"1388112233441","price":"69611.201144","listedAt":1330214400,
      "tier":1,"change":"-0.62","rank":1,"sparkline":["70040.1","69900.2","69611.2"],"lowVolume":false,"coinrankingUrl":"https://c.example/btc",
      "24hVolume":"29112233441","btcPrice":"1"},{"uuid":"razxDUgYGNAdQ","symbol":"ETH","name":"Ethereum","color":"#3C3C3D",
      "iconUrl":"https://img.example/eth.svg","marketCap":"257112233441","price":"2131.40112","listedAt":1438905600,
      "tier":1,"change":"1.08","rank":2,"sparkline":["2108.1","2120.9","2131.4"],"lowVolume":false,"coinrankingUrl":"https://c.example/eth",
      "24hVolume":"13112233441","btcPrice":"0.030618"},{"uuid":"-l8Mn2pVlRs-p","symbol":"XRP","name":"XRP","color":"#000000",
      "iconUrl":"https://img.example/xrp.svg","marketCap":"86112233441","price":"1.41204","listedAt":1421798400,"tier":1,
      "change":"3.30","rank":3,"sparkline":["1.367","1.389","1.412"],"lowVolume":false,"coinrankingUrl":"https://c.example/xrp",
      "24hVolume":"3112233441","btcPrice":"0.0000202"}]}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        price: 69611.201144,
        marketCap: 1388112233441,
        changePercent: -0.62,
        rank: 1,
        volume: 29112233441
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 2131.40112,
        marketCap: 257112233441,
        changePercent: 1.08,
        rank: 2,
        volume: 13112233441
      },
      {
        symbol: 'XRP',
        name: 'XRP',
        price: 1.41204,
        marketCap: 86112233441,
        changePercent: 3.3,
        rank: 3,
        volume: 3112233441
      }
    ]
  },
  {
    manner: 'GraphQL connection, edges and nodes',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":{"assets":{"totalCount":812,"pageInfo":{"hasNextPage":true,"endCursor":"MjA"},"edges":[{"cursor":"MQ","node":{"rank":1,
      "ticker":"BTC","name":"Bitcoin","priceUsd":68901.4,"marketCapUsd":1374001122334,"volume24hUsd":25001122334,"changePercent24Hr":-1.9}},
      {"cursor":"Mg","node":{"rank":2,"ticker":"ETH","name":"Ethereum","priceUsd":2099.1,"marketCapUsd":253301122334,
      "volume24hUsd":11001122334,"changePercent24Hr":-2.75}}]}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 68901.4,
        marketCap: 1374001122334,
        volume: 25001122334,
        changePercent: -1.9
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2099.1,
        marketCap: 253301122334,
        volume: 11001122334,
        changePercent: -2.75
      }
    ]
  },
  {
    manner: 'Google Sheets values: first row holds the names',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"range":"Top!A1:G4","majorDimension":"ROWS","values":[["Rank","Coin","Symbol","Price (USD)","24h %","Market Cap","Volume (24h)"],
      ["1","Bitcoin","BTC","$70,411.20","1.12%","$1,404,112,233,441","$31,112,233,441"],["2","Ethereum","ETH","$2,201.15",
      "-0.44%","$265,612,233,441","$15,112,233,441"],["3","Solana","SOL","$98.42","3.08%","$53,112,233,441","$4,012,233,441"]]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 70411.2,
        changePercent: 1.12,
        marketCap: 1404112233441,
        volume: 31112233441
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2201.15,
        changePercent: -0.44,
        marketCap: 265612233441,
        volume: 15112233441
      },
      {
        symbol: 'SOL',
        name: 'Solana',
        rank: 3,
        price: 98.42,
        changePercent: 3.08,
        marketCap: 53112233441,
        volume: 4012233441
      }
    ]
  }
]
