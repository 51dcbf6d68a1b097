import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const day = { symbol: 'BTC', interval: '1d' }
const [thursday, friday, saturday] = [at(2025, 11, 20), at(2025, 11, 21), at(2025, 11, 22)]
const first = { open: 92100.5, high: 93200, low: 86100.1, close: 86600.1 }
const second = { open: 86600.1, high: 87400.2, low: 80600, close: 85100.2 }
const third = { open: 85100.2, high: 92000.5, low: 84800, close: 91234.5 }

/** getHistory, getTimeframe, getOHLC, getOHLCIntraday. */
export const widerCandles: readonly Body[] = [
  {
    manner: 'Glassnode, a time and a value',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-11-20' },
    body: wire`[{"t":1763596800,"v":86600.1},{"t":1763683200,"v":85100.2}]`,
    kind: 'quotes',
    values: [
      { price: 86600.1, at: thursday },
      { price: 85100.2, at: friday }
    ]
  },
  {
    manner: 'CoinDesk, closing prices by day',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-11-20' },
    body: wire`{"bpi":{"2025-11-20":86600.1,"2025-11-21":85100.2},"disclaimer":"Prices in dollars.",
      "time":{"updated":"Nov 22, 2025 00:03:00 UTC","updatedISO":"2025-11-22T00:03:00+00:00"}}`,
    kind: 'quotes',
    values: [
      { price: 86600.1, at: thursday },
      { price: 85100.2, at: friday }
    ]
  },
  {
    manner: 'DefiLlama, prices under a coin',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-11-20' },
    body: wire`{"coins":{"coingecko:bitcoin":{"symbol":"BTC","confidence":0.99,"prices":[{"timestamp":1763596800,"price":86600.1},
      {"timestamp":1763683200,"price":85100.2}]}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 86600.1, at: thursday },
      { symbol: 'BTC', price: 85100.2, at: friday }
    ]
  },
  {
    manner: 'Mercado Bitcoin, a summary of a day with trades as amount',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-11-21' },
    body: wire`{"date":"2025-11-21","opening":460000.5,"closing":455000.1,"lowest":450000.2,"highest":465000.9,
      "volume":"59769052.2","quantity":"130.5","amount":9123,"avg_price":458000.4}`,
    kind: 'candles',
    values: [
      {
        ...{ time: friday, open: 460000.5, high: 465000.9, low: 450000.2, close: 455000.1 },
        ...{ volume: 130.5 }
      }
    ]
  },
  {
    manner: 'Glassnode, bars within each time',
    operation: 'getOHLC',
    params: day,
    body: wire`[{"t":1763596800,"o":{"o":92100.5,"h":93200,"l":86100.1,"c":86600.1}},
      {"t":1763683200,"o":{"o":86600.1,"h":87400.2,"l":80600,"c":85100.2}}]`,
    kind: 'candles',
    values: [
      { time: thursday, ...first },
      { time: friday, ...second }
    ]
  },
  {
    manner: 'Yahoo Finance, columns below indicators',
    operation: 'getOHLC',
    params: day,
    body: wire`{"chart":{"result":[{"meta":{"currency":"USD","symbol":"BTC-USD","exchangeName":"CCC","regularMarketPrice":91234.5,
      "chartPreviousClose":92100.5,"dataGranularity":"1d","range":"5d"},"timestamp":[1763596800,1763683200,1763769600],
      "indicators":{"quote":[{"open":[92100.5,86600.1,85100.2],"high":[93200,87400.2,92000.5],"low":[86100.1,80600,84800],
      "close":[86600.1,85100.2,91234.5],"volume":[61211765432,71211765432,48211765432]}],
      "adjclose":[{"adjclose":[86600.1,85100.2,91234.5]}]}}],"error":null}}`,
    kind: 'candles',
    values: [
      { time: thursday, ...first, volume: 61211765432 },
      { time: friday, ...second, volume: 71211765432 },
      { time: saturday, ...third, volume: 48211765432 }
    ]
  },
  {
    manner: 'HitBTC, max and min',
    operation: 'getOHLC',
    params: day,
    body: wire`[{"timestamp":"2025-11-21T00:00:00.000Z","open":"86600.1","close":"85100.2","min":"80600","max":"87400.2",
      "volume":"120.5","volume_quote":"10212345.1"},{"timestamp":"2025-11-20T00:00:00.000Z","open":"92100.5","close":"86600.1",
      "min":"86100.1","max":"93200","volume":"98.25","volume_quote":"8712345.6"}]`,
    kind: 'candles',
    values: [
      { time: thursday, ...first, volume: 98.25 },
      { time: friday, ...second, volume: 120.5 }
    ]
  },
  {
    manner: 'Phemex, the interval and the close before among unnamed places',
    operation: 'getOHLC',
    params: day,
    body: wire`{"code":0,"msg":"OK","data":{"total":-1,"rows":[[1763769600,86400,"85100.2","85100.2","92000.5","84800","91234.5","133.75","11823456.7"],
      [1763683200,86400,"86600.1","86600.1","87400.2","80600","85100.2","120.5","10123456.7"],
      [1763596800,86400,"92100.5","92100.5","93200","86100.1","86600.1","98.25","8812345.6"],
      [1763510400,86400,"93010.2","93010.2","93600.4","91200.3","92100.5","77.5","7162345.6"]]}}`,
    kind: 'candles',
    values: [
      { time: at(2025, 11, 19), open: 93010.2, high: 93600.4, low: 91200.3, close: 92100.5, volume: 77.5 },
      { time: thursday, ...first, volume: 98.25 },
      { time: friday, ...second, volume: 120.5 },
      { time: saturday, ...third, volume: 133.75 }
    ]
  },
  {
    manner: 'BTC Markets, moments as texts in unnamed rows',
    operation: 'getTimeframe',
    params: day,
    body: wire`[["2025-11-22T00:00:00.000000Z","85100.2","92000.5","84800","91234.5","133.75"],
      ["2025-11-21T00:00:00.000000Z","86600.1","87400.2","80600","85100.2","120.5"],
      ["2025-11-20T00:00:00.000000Z","92100.5","93200","86100.1","86600.1","98.25"]]`,
    kind: 'candles',
    values: [
      { time: thursday, ...first, volume: 98.25 },
      { time: friday, ...second, volume: 120.5 },
      { time: saturday, ...third, volume: 133.75 }
    ]
  },
  {
    manner: 'Hyperliquid, the end of a bar as a capital',
    operation: 'getTimeframe',
    params: day,
    body: wire`[{"T":1763683199999,"c":"86600.1","h":"93200","i":"1d","l":"86100.1","n":18923,"o":"92100.5","s":"BTC",
      "t":1763596800000,"v":"98.25"},{"T":1763769599999,"c":"85100.2","h":"87400.2","i":"1d","l":"80600","n":21923,
      "o":"86600.1","s":"BTC","t":1763683200000,"v":"120.5"}]`,
    kind: 'candles',
    values: [
      { time: thursday, ...first, volume: 98.25 },
      { time: friday, ...second, volume: 120.5 }
    ]
  },
  {
    manner: 'GeckoTerminal, bars in attributes',
    operation: 'getTimeframe',
    params: day,
    body: wire`{"data":{"id":"b8c1","type":"ohlcv_request_response","attributes":{"ohlcv_list":[
      [1763769600,85100.2,92000.5,84800,91234.5,1337512.5],[1763683200,86600.1,87400.2,80600,85100.2,1205123.4],
      [1763596800,92100.5,93200,86100.1,86600.1,982512.5]]}},"meta":{"base":{"address":"0x2260","name":"Wrapped BTC",
      "symbol":"WBTC","coingecko_coin_id":"wrapped-bitcoin"},"quote":{"address":"0xa0b8","name":"USD Coin","symbol":"USDC"}}}`,
    kind: 'candles',
    values: [
      { time: thursday, ...first, volume: 982512.5 },
      { time: friday, ...second, volume: 1205123.4 },
      { time: saturday, ...third, volume: 1337512.5 }
    ]
  },
  {
    manner: 'Birdeye, letters with a time in words',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: wire`{"success":true,"data":{"isScaledUiToken":false,"items":[{"o":91000.1,"h":91300,"l":90900.2,"c":91234.5,"v":12.34,
      "unixTime":1763816400,"address":"9n4n","type":"1H","currency":"usd"},{"o":91234.5,"h":91400,"l":91100,"c":91310.2,
      "v":9.87,"unixTime":1763820000,"address":"9n4n","type":"1H","currency":"usd"}]}}`,
    kind: 'candles',
    values: [
      { time: at(2025, 11, 22, 13), open: 91000.1, high: 91300, low: 90900.2, close: 91234.5, volume: 12.34 },
      { time: at(2025, 11, 22, 14), open: 91234.5, high: 91400, low: 91100, close: 91310.2, volume: 9.87 }
    ]
  },
  {
    manner: 'Backpack, a start and an end without a zone',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: wire`[{"start":"2025-11-22 13:00:00","end":"2025-11-22 14:00:00","open":"91000.1","high":"91300","low":"90900.2",
      "close":"91234.5","volume":"12.34","quoteVolume":"1124812.3","trades":"1234"},{"start":"2025-11-22 14:00:00",
      "end":"2025-11-22 15:00:00","open":"91234.5","high":"91400","low":"91100","close":"91310.2","volume":"9.87",
      "quoteVolume":"900812.3","trades":"987"}]`,
    kind: 'candles',
    values: [
      { time: at(2025, 11, 22, 13), open: 91000.1, high: 91300, low: 90900.2, close: 91234.5, volume: 12.34 },
      { time: at(2025, 11, 22, 14), open: 91234.5, high: 91400, low: 91100, close: 91310.2, volume: 9.87 }
    ]
  },
  {
    manner: 'BitMart, the volume in coins before that in money',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '3' },
    body: wire`{"code":1000,"trace":"886fb6ae.111","message":"success","data":[
      ["1763812800","91210.5","91260","90850.1","91000.1","8.21","747612.3"],
      ["1763816400","91000.1","91300","90900.2","91234.5","12.34","1124812.3"],
      ["1763820000","91234.5","91400","91100","91310.2","9.87","900812.3"]]}`,
    kind: 'candles',
    values: [
      { time: at(2025, 11, 22, 12), open: 91210.5, high: 91260, low: 90850.1, close: 91000.1, volume: 8.21 },
      { time: at(2025, 11, 22, 13), open: 91000.1, high: 91300, low: 90900.2, close: 91234.5, volume: 12.34 },
      { time: at(2025, 11, 22, 14), open: 91234.5, high: 91400, low: 91100, close: 91310.2, volume: 9.87 }
    ]
  }
]
