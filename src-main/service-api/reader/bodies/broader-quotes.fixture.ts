import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getData. */
export const broaderQuotes: readonly Body[] = [
  {
    manner: 'Messari asset metrics',
    operation: 'getData',
    params: btc,
    body: wire`{"status":{"elapsed":7,"timestamp":"2026-03-14T10:22:05.118Z"},"data":{"id":"1e31218a-e44e-4285-820c-8282ee222035",
      "symbol":"BTC","name":"Bitcoin","slug":"bitcoin","market_data":{"price_usd":71240.55,"price_btc":1,"volume_last_24_hours":28410233511.2,
      "real_volume_last_24_hours":9120455102.8,"percent_change_usd_last_1_hour":0.214,"percent_change_usd_last_24_hours":-1.8731,
      "ohlcv_last_1_hour":{"open":71088.4,"high":71301.2,"low":71010.05,"close":71240.55,"volume":410233511.2},
      "ohlcv_last_24_hour":{"open":72600.43,"high":72911.8,"low":70488.3,"close":71240.55,"volume":28410233511.2},
      "last_trade_at":"2026-03-14T10:22:03Z"},"marketcap":{"rank":1,"marketcap_dominance_percent":57.31,"current_marketcap_usd":1424123456789.1}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 71240.55,
        low: 70488.3,
        high: 72911.8,
        changePercent: -1.8731,
        at: at(2026, 3, 14, 10, 22, 3),
        marketCap: 1424123456789.1,
        volume: 28410233511.2,
        rank: 1,
        name: 'Bitcoin'
      }
    ]
  },
  {
    manner: 'CoinPaprika tickers',
    operation: 'getData',
    params: { symbol: 'XRP' },
    body: wire`{"id":"xrp-xrp","name":"XRP","symbol":"XRP","rank":4,"total_supply":99985671020,"max_supply":100000000000,"beta_value":1.01245,
      "first_data_at":"2013-08-04T00:00:00Z","last_updated":"2026-05-02T08:15:39Z","quotes":{"USD":{"price":1.4127,"volume_24h":2311045120.55,
      "volume_24h_change_24h":-12.44,"market_cap":85123456001,"market_cap_change_24h":2.31,"percent_change_15m":0.04,"percent_change_30m":-0.11,
      "percent_change_1h":0.38,"percent_change_6h":1.02,"percent_change_12h":1.77,"percent_change_24h":2.31,"percent_change_7d":-4.92,
      "percent_change_30d":8.8,"percent_change_1y":-36.4,"ath_price":3.84194,"ath_date":"2018-01-04T06:15:00Z","percent_from_price_ath":-63.23}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'XRP',
        price: 1.4127,
        changePercent: 2.31,
        at: at(2026, 5, 2, 8, 15, 39),
        marketCap: 85123456001,
        volume: 2311045120.55,
        rank: 4,
        name: 'XRP',
        currency: 'USD'
      }
    ]
  },
  {
    manner: 'Finnhub quote, single letters',
    operation: 'getData',
    params: { symbol: 'ETH' },
    body: wire`{"c":2304.18,"d":-41.62,"dp":-1.7742,"h":2361.4,"l":2288.05,"o":2345.8,"pc":2345.8,"t":1781015400}`,
    kind: 'quotes',
    values: [
      { price: 2304.18, low: 2288.05, high: 2361.4, changePercent: -1.7742, at: at(2026, 6, 9, 14, 30) }
    ]
  },
  {
    manner: 'LunarCrush coin list',
    operation: 'getData',
    params: { symbol: 'SOL ADA' },
    body: wire`{"config":{"sort":"market_cap_rank","desc":false,"limit":2,"page":0,"total_rows":2,"generated":1770831910},"data":[{"id":1769,
      "symbol":"SOL","name":"Solana","price":98.4417,"price_btc":0.0014382,"volume_24h":4120551230.2,"volatility":0.0211,
      "market_cap":55912003311.4,"percent_change_1h":0.7119,"percent_change_24h":-3.4082,"percent_change_7d":-11.902,"market_cap_rank":6,
      "interactions_24h":8120331,"social_dominance":6.12,"galaxy_score":58,"alt_rank":77,"last_updated_price":1770831902},{"id":2010,
      "symbol":"ADA","name":"Cardano","price":0.41203,"price_btc":0.00000602,"volume_24h":612004411.9,"volatility":0.0187,
      "market_cap":14711220033.7,"percent_change_1h":-0.1007,"percent_change_24h":1.2284,"percent_change_7d":-6.551,"market_cap_rank":11,
      "interactions_24h":1203344,"social_dominance":1.31,"galaxy_score":44,"alt_rank":301,"last_updated_price":1770831898}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'SOL',
        price: 98.4417,
        changePercent: -3.4082,
        marketCap: 55912003311.4,
        volume: 4120551230.2,
        rank: 6,
        name: 'Solana',
        at: at(2026, 2, 11, 17, 45, 2)
      },
      {
        symbol: 'ADA',
        price: 0.41203,
        changePercent: 1.2284,
        marketCap: 14711220033.7,
        volume: 612004411.9,
        rank: 11,
        name: 'Cardano',
        at: at(2026, 2, 11, 17, 44, 58)
      }
    ]
  },
  {
    manner: 'self-made Flask, abbreviations and strings with units',
    operation: 'getData',
    params: { symbol: 'BTC DOGE' },
    body: wire`{"status":true,"n":2,"d":[{"s":"btc","px":"$68,120.40","chg24":"-1.35%","lo":"$67,010.00","hi":"$69,402.10","mc":"1.36T",
      "vol":"38.2B","upd":"2026-04-18 21:05:33"},{"s":"doge","px":"$0.09412","chg24":"+4.02%","lo":"$0.08990","hi":"$0.09533","mc":"14.4B",
      "vol":"955M","upd":"2026-04-18 21:05:31"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 68120.4,
        changePercent: -1.35,
        low: 67010,
        high: 69402.1,
        marketCap: 1360000000000,
        volume: 38200000000,
        at: at(2026, 4, 18, 21, 5, 33)
      },
      {
        symbol: 'DOGE',
        price: 0.09412,
        changePercent: 4.02,
        low: 0.0899,
        high: 0.09533,
        marketCap: 14400000000,
        volume: 955000000,
        at: at(2026, 4, 18, 21, 5, 31)
      }
    ]
  },
  {
    manner: 'small Japanese service',
    operation: 'getData',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":true,"取得時刻":"2026-07-01T12:00:05+09:00","相場":[{"銘柄":"BTC","名称":"ビットコイン","現在値":"10,245,300","安値":"10,101,000",
      "高値":"10,388,120","前日比率":"-0.82%","出来高":"1,204.55","時価総額":"204.1兆","取引所":"bitFlyer","通貨":"JPY"},{"銘柄":"XRP","名称":"エックスアールピー","現在値":"214.37",
      "安値":"209.90","高値":"216.05","前日比率":"+1.64%","出来高":"8,410,220","時価総額":"12.9兆","取引所":"bitFlyer","通貨":"JPY"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'ビットコイン',
        price: 10245300,
        low: 10101000,
        high: 10388120,
        changePercent: -0.82,
        volume: 1204.55,
        marketCap: 204100000000000,
        exchange: 'bitFlyer',
        currency: 'JPY',
        at: at(2026, 7, 1, 3, 0, 5)
      },
      {
        symbol: 'XRP',
        name: 'エックスアールピー',
        price: 214.37,
        low: 209.9,
        high: 216.05,
        changePercent: 1.64,
        volume: 8410220,
        marketCap: 12900000000000,
        exchange: 'bitFlyer',
        currency: 'JPY',
        at: at(2026, 7, 1, 3, 0, 5)
      }
    ]
  }
]
