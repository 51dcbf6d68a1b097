import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getTickers. */
export const fartherTickers: readonly Body[] = [
  {
    manner: 'Binance 24h ticker',
    operation: 'getTickers',
    params: { symbol: 'BTCUSDT' },
    body: wire`{"symbol":"BTCUSDT","priceChange":"-812.40","priceChangePercent":"-1.150","weightedAvgPrice":"70120.11",
      "prevClosePrice":"70652.39","lastPrice":"69840.00","lastQty":"0.002","bidPrice":"69839.99","bidQty":"3.1","askPrice":"69840.00",
      "askQty":"1.7","openPrice":"70652.40","highPrice":"71010.00","lowPrice":"69420.10","volume":"21033.441","quoteVolume":"1474862011.2",
      "openTime":1770971400000,"closeTime":1771057799999,"firstId":1,"lastId":3012,"count":3012}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSDT',
        price: 69840,
        changePercent: -1.15,
        bid: 69839.99,
        ask: 69840,
        high: 71010,
        low: 69420.1,
        volume: 21033.441,
        at: 1771057799999
      }
    ]
  },
  {
    manner: 'Gemini v2 ticker',
    operation: 'getTickers',
    params: { symbol: 'ETH' },
    body: wire`{"symbol":"ETHUSD","open":"2088.10","high":"2131.55","low":"2061.00","close":"2102.44","changes":["2100.1","2098.4","2091.0"],
      "bid":"2102.31","ask":"2102.60"}`,
    kind: 'quotes',
    values: [{ symbol: 'ETHUSD', price: 2102.44, high: 2131.55, low: 2061, bid: 2102.31, ask: 2102.6 }]
  },
  {
    manner: 'HitBTC tickers by pair',
    operation: 'getTickers',
    params: { symbol: 'BTC LTC' },
    body: wire`{"BTCUSDT":{"ask":"70011.20","bid":"70010.90","last":"70011.00","low":"69011.10","high":"70702.30","open":"69580.00",
      "volume":"412.331","volume_quote":"28802334.1","timestamp":"2026-09-28T04:05:06.007Z"},"LTCUSDT":{"ask":"58.12","bid":"58.09",
      "last":"58.11","low":"57.02","high":"59.90","open":"59.40","volume":"8120.4","volume_quote":"474102.9",
      "timestamp":"2026-09-28T04:05:02.110Z"}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSDT',
        price: 70011,
        ask: 70011.2,
        bid: 70010.9,
        low: 69011.1,
        high: 70702.3,
        volume: 412.331,
        at: 1790568306007
      },
      {
        symbol: 'LTCUSDT',
        price: 58.11,
        ask: 58.12,
        bid: 58.09,
        low: 57.02,
        high: 59.9,
        volume: 8120.4,
        at: 1790568302110
      }
    ]
  },
  {
    manner: 'BtcTurk ticker',
    operation: 'getTickers',
    params: btc,
    body: wire`{"data":[{"pair":"BTCTRY","pairNormalized":"BTC_TRY","timestamp":1791836420000,"last":3010000,"high":3055000,"low":2960000,
      "bid":3009500,"ask":3010800,"open":2990000,"volume":88.41,"average":3004100,"daily":20000,"dailyPercent":0.67,"denominatorSymbol":"TRY",
      "numeratorSymbol":"BTC","order":1000}],"success":true,"message":null,"code":0}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCTRY',
        price: 3010000,
        high: 3055000,
        low: 2960000,
        bid: 3009500,
        ask: 3010800,
        volume: 88.41,
        changePercent: 0.67,
        at: at(2026, 10, 12, 20, 20, 20),
        currency: 'TRY'
      }
    ]
  },
  {
    manner: 'CoinCap markets',
    operation: 'getTickers',
    params: btc,
    body: wire`{"data":[{"exchangeId":"Binance","rank":"1","baseSymbol":"BTC","baseId":"bitcoin","quoteSymbol":"USDT","quoteId":"tether",
      "priceQuote":"70110.4412","priceUsd":"70102.3301","volumeUsd24Hr":"1302334411.22","percentExchangeVolume":"11.2","tradesCount24Hr":"812033",
      "updated":1773047349000}],"timestamp":1773047352000}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        exchange: 'Binance',
        currency: 'USDT',
        price: 70110.4412,
        volume: 1302334411.22,
        at: at(2026, 3, 9, 9, 9, 9)
      }
    ]
  },
  {
    manner: 'GMO Coin ticker, status 0',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":0,"data":[{"symbol":"BTC","ask":"10451000","bid":"10449500","high":"10520000","last":"10450200","low":"10301000",
      "timestamp":"2026-06-16T04:12:02.417Z","volume":"812.41"},{"symbol":"ETH","ask":"311200","bid":"311050","high":"315900","last":"311100",
      "low":"308400","timestamp":"2026-06-16T04:12:01.995Z","volume":"9120.3"}],"responsetime":"2026-06-16T04:12:02.802Z"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 10450200,
        ask: 10451000,
        bid: 10449500,
        high: 10520000,
        low: 10301000,
        volume: 812.41,
        at: 1781583122417
      },
      {
        symbol: 'ETH',
        price: 311100,
        ask: 311200,
        bid: 311050,
        high: 315900,
        low: 308400,
        volume: 9120.3,
        at: 1781583121995
      }
    ]
  },
  {
    manner: 'Zaif ticker: coin only in the question',
    operation: 'getTickers',
    params: btc,
    body: wire`{"last":10388000,"high":10450000,"low":10200100,"vwap":10321044.2,"volume":41.22,"bid":10386500,"ask":10390200}`,
    kind: 'quotes',
    values: [{ price: 10388000, high: 10450000, low: 10200100, volume: 41.22, bid: 10386500, ask: 10390200 }]
  }
]
