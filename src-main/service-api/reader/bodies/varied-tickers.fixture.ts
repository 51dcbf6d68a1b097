import { at, wire, type Body } from './body.fixture'

/** getTickers. */
export const variedTickers: readonly Body[] = [
  {
    manner: 'Luno tickers',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`{"tickers":[{"pair":"XBTZAR","timestamp":1788811200456,"bid":"1201100.00","ask":"1201800.00","last_trade":"1201400.00",
      "rolling_24_hour_volume":"61.204411","status":"ACTIVE"},{"pair":"XBTEUR","timestamp":1788811200456,"bid":"60110.20",
      "ask":"60188.40","last_trade":"60140.00","rolling_24_hour_volume":"3.1144","status":"ACTIVE"}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'XBTZAR', price: 1201400, bid: 1201100, ask: 1201800, volume: 61.204411, at: 1788811200456 },
      { symbol: 'XBTEUR', price: 60140, bid: 60110.2, ask: 60188.4, volume: 3.1144, at: 1788811200456 }
    ]
  },
  {
    manner: 'Coinone v2 tickers: best bids are lists, first is the open',
    operation: 'getTickers',
    params: { symbol: 'XRP' },
    body: wire`{"result":"success","error_code":"0","server_time":1788811300112,"tickers":[{"quote_currency":"KRW","target_currency":"XRP",
      "timestamp":1788811299871,"high":"2011","low":"1944","first":"1960","last":"1998","quote_volume":"8112233441.2",
      "target_volume":"4112033.11","best_asks":[{"price":"1999","qty":"8120.1"}],"best_bids":[{"price":"1997","qty":"1202.4"}],
      "id":"1788811299871001"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'XRP',
        currency: 'KRW',
        price: 1998,
        high: 2011,
        low: 1944,
        bid: 1997,
        ask: 1999,
        volume: 4112033.11,
        at: 1788811299871
      }
    ]
  },
  {
    manner: 'CoinDCX ticker',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    body: wire`[{"market":"BTCINR","change_24_hour":"1.621","high":"6211000.0","low":"6080100.0","volume":"40112233.1","last_price":"6190200.0",
      "bid":"6188001.0","ask":"6192400.0","timestamp":1788811400},{"market":"ETHINR","change_24_hour":"-0.882","high":"194100.0",
      "low":"190020.5","volume":"19112233.4","last_price":"191450.0","bid":"191402.0","ask":"191530.0","timestamp":1788811400}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCINR',
        price: 6190200,
        changePercent: 1.621,
        high: 6211000,
        low: 6080100,
        bid: 6188001,
        ask: 6192400,
        volume: 40112233.1,
        at: at(2026, 9, 7, 20, 3, 20)
      },
      {
        symbol: 'ETHINR',
        price: 191450,
        changePercent: -0.882,
        high: 194100,
        low: 190020.5,
        bid: 191402,
        ask: 191530,
        volume: 19112233.4,
        at: at(2026, 9, 7, 20, 3, 20)
      }
    ]
  },
  {
    manner: 'VALR market summary',
    operation: 'getTickers',
    params: { symbol: 'ETH' },
    body: wire`[{"currencyPair":"ETHZAR","askPrice":"37011","bidPrice":"36980","lastTradedPrice":"36992","previousClosePrice":"37410",
      "baseVolume":"122.4411","quoteVolume":"4551200.2","highPrice":"37600","lowPrice":"36710","created":"2026-09-10T08:00:01.204Z",
      "changeFromPrevious":"-1.12","markPrice":"36990"}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETHZAR',
        price: 36992,
        bid: 36980,
        ask: 37011,
        high: 37600,
        low: 36710,
        volume: 122.4411,
        changePercent: -1.12,
        at: 1789027201204
      }
    ]
  },
  {
    manner: 'Kraken Futures tickers',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`{"result":"success","tickers":[{"symbol":"PF_XBTUSD","last":70322,"lastTime":"2026-09-10T08:10:11.114Z","lastSize":0.0201,
      "tag":"perpetual","pair":"XBT:USD","markPrice":70318.4,"bid":70321,"bidSize":1.2,"ask":70322,"askSize":0.8,"vol24h":4112.33,
      "volumeQuote":288811223.4,"openInterest":2311.2,"open24h":69880,"high24h":70911,"low24h":69402,"change24h":0.63,
      "fundingRate":0.41,"suspended":false,"indexPrice":70330.1}],"serverTime":"2026-09-10T08:10:12.001Z"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'PF_XBTUSD',
        price: 70322,
        bid: 70321,
        ask: 70322,
        high: 70911,
        low: 69402,
        volume: 4112.33,
        changePercent: 0.63,
        at: 1789027811114
      }
    ]
  },
  {
    manner: 'Mercado Bitcoin tickers',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`[{"pair":"BTC-BRL","high":"389000.00000000","low":"380110.00000000","vol":"21.44120331","last":"386201.00000000","buy":"386110.00000000",
      "sell":"386240.00000000","open":"382011.00000000","date":1788940800}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-BRL',
        price: 386201,
        high: 389000,
        low: 380110,
        volume: 21.44120331,
        bid: 386110,
        ask: 386240,
        at: at(2026, 9, 9, 8)
      }
    ]
  }
]
