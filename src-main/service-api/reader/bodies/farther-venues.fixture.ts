import { at, wire, type Body } from './body.fixture'

/** getExchange. */
export const fartherVenues: readonly Body[] = [
  {
    manner: 'MEXC 24h: Binance names but the change is a fraction',
    operation: 'getExchange',
    params: { symbol: 'mexc' },
    body: wire`[{"symbol":"BTCUSDT","priceChange":"900","priceChangePercent":"0.0128","prevClosePrice":"70300","lastPrice":"71200",
      "bidPrice":"71199.9","bidQty":"1.2","askPrice":"71200.1","askQty":".8","openPrice":"70300","highPrice":"71555","lowPrice":"69990.5",
      "volume":"8120.44","quoteVolume":"574033441.2","openTime":1779624000000,"closeTime":1779710400000,"count":null},{"symbol":"DOGEUSDT",
      "priceChange":"-0.0021","priceChangePercent":"-0.0219","prevClosePrice":"0.0961","lastPrice":"0.0940","bidPrice":"0.09399",
      "bidQty":"120000","askPrice":"0.09401","askQty":"81000","openPrice":"0.0961","highPrice":"0.0972","lowPrice":"0.0933","volume":"812033441",
      "quoteVolume":"77102334.1","openTime":1779624000000,"closeTime":1779710400000,"count":null}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSDT',
        price: 71200,
        bid: 71199.9,
        ask: 71200.1,
        high: 71555,
        low: 69990.5,
        volume: 8120.44,
        changePercent: 1.28,
        at: at(2026, 5, 25, 12)
      },
      {
        symbol: 'DOGEUSDT',
        price: 0.094,
        bid: 0.09399,
        ask: 0.09401,
        high: 0.0972,
        low: 0.0933,
        volume: 812033441,
        changePercent: -2.19,
        at: at(2026, 5, 25, 12)
      }
    ]
  },
  {
    manner: 'Bitstamp ticker list',
    operation: 'getExchange',
    params: { symbol: 'bitstamp' },
    body: wire`[{"pair":"BTC/USD","market":"BTC/USD","timestamp":"1780725600","open":"70100.00","high":"70880.00","low":"69050.00",
      "last":"69400.00","volume":"1812.33","vwap":"69911.20","bid":"69399.00","ask":"69401.00","side":"1","open_24":"70450.00",
      "percent_change_24":"-1.49"},{"pair":"XRP/EUR","market":"XRP/EUR","timestamp":"1780725600","open":"1.1820","high":"1.2044","low":"1.1755",
      "last":"1.1989","volume":"9120334","vwap":"1.1901","bid":"1.1988","ask":"1.1990","side":"0","open_24":"1.1811","percent_change_24":"1.51"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC/USD',
        price: 69400,
        high: 70880,
        low: 69050,
        volume: 1812.33,
        bid: 69399,
        ask: 69401,
        changePercent: -1.49,
        at: at(2026, 6, 6, 6)
      },
      {
        symbol: 'XRP/EUR',
        price: 1.1989,
        high: 1.2044,
        low: 1.1755,
        volume: 9120334,
        bid: 1.1988,
        ask: 1.199,
        changePercent: 1.51,
        at: at(2026, 6, 6, 6)
      }
    ]
  },
  {
    manner: 'Indodax tickers: buy and sell, volumes named by coin',
    operation: 'getExchange',
    params: { symbol: 'indodax' },
    body: wire`{"tickers":{"btc_idr":{"high":"1180000000","low":"1150200000","vol_btc":"41.22","vol_idr":"48102334411","last":"1163500000",
      "buy":"1163100000","sell":"1163600000","server_time":1769768430,"name":"Bitcoin"},"eth_idr":{"high":"34110000","low":"33020000",
      "vol_eth":"812.4","vol_idr":"27302334411","last":"33700000","buy":"33690000","sell":"33715000","server_time":1769768430,"name":"Ethereum"}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'btc_idr',
        high: 1180000000,
        low: 1150200000,
        price: 1163500000,
        bid: 1163100000,
        ask: 1163600000,
        name: 'Bitcoin',
        at: at(2026, 1, 30, 10, 20, 30),
        volume: 41.22
      },
      {
        symbol: 'eth_idr',
        high: 34110000,
        low: 33020000,
        price: 33700000,
        bid: 33690000,
        ask: 33715000,
        name: 'Ethereum',
        at: at(2026, 1, 30, 10, 20, 30),
        volume: 812.4
      }
    ]
  },
  {
    manner: 'WhiteBIT ticker map',
    operation: 'getExchange',
    params: { symbol: 'whitebit' },
    body: wire`{"BTC_USDT":{"base_id":1,"quote_id":825,"last_price":"70411.2","quote_volume":"612033441.1","base_volume":"8702.4",
      "isFrozen":false,"change":"-0.71"},"SOL_USDT":{"base_id":5426,"quote_id":825,"last_price":"88.02","quote_volume":"41203344.9",
      "base_volume":"468112.2","isFrozen":false,"change":"3.05"}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC_USDT', price: 70411.2, changePercent: -0.71, volume: 8702.4 },
      { symbol: 'SOL_USDT', price: 88.02, changePercent: 3.05, volume: 468112.2 }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'HTX tickers: close is the last price',
    operation: 'getExchange',
    params: { symbol: 'htx' },
    body: wire`{"status":"ok","ts":1783408027000,"data":[{"symbol":"btcusdt","open":70100,"high":71000,"low":69500,"close":70600.5,
      "amount":4120.33,"vol":289102334.1,"count":90123,"bid":70600.4,"bidSize":1.1,"ask":70600.6,"askSize":0.4},{"symbol":"trxusdt","open":0.2801,
      "high":0.2855,"low":0.279,"close":0.2844,"amount":91203344.1,"vol":25702334.8,"count":12033,"bid":0.2843,"bidSize":81203,"ask":0.2845,
      "askSize":91200}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'btcusdt',
        high: 71000,
        low: 69500,
        price: 70600.5,
        bid: 70600.4,
        ask: 70600.6,
        volume: 4120.33,
        at: at(2026, 7, 7, 7, 7, 7)
      },
      {
        symbol: 'trxusdt',
        high: 0.2855,
        low: 0.279,
        price: 0.2844,
        bid: 0.2843,
        ask: 0.2845,
        volume: 91203344.1,
        at: at(2026, 7, 7, 7, 7, 7)
      }
    ]
  },
  {
    manner: 'Bitget v2 tickers',
    operation: 'getExchange',
    params: { symbol: 'bitget' },
    body: wire`{"code":"00000","msg":"success","requestTime":1786176489000,"data":[{"symbol":"ETHUSDT","high24h":"2144.9","open":"2120",
      "low24h":"2051.1","lastPr":"2077.6","quoteVolume":"412033441.1","baseVolume":"196611.2","usdtVolume":"412033441.1","bidPr":"2077.5",
      "askPr":"2077.7","bidSz":"12","askSz":"4","openUtc":"2090","ts":"1786176488000","changeUtc24h":"-0.00593","change24h":"-0.02"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETHUSDT',
        high: 2144.9,
        low: 2051.1,
        price: 2077.6,
        bid: 2077.5,
        ask: 2077.7,
        volume: 196611.2,
        changePercent: -2,
        at: at(2026, 8, 8, 8, 8, 8)
      }
    ]
  }
]
