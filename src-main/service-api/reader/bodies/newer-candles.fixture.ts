import { at, wire, type Body } from './body.fixture'

const daily = { symbol: 'BTC', interval: '1d' }
const hourly = { symbol: 'BTC', interval: '1h', bars: '2' }
const [sunday, monday, tuesday] = [at(2026, 3, 8), at(2026, 3, 9), at(2026, 3, 10)]
const [eight, nine] = [at(2026, 3, 10, 8), at(2026, 3, 10, 9)]

const days = [
  { time: sunday, open: 67250.3, high: 68910.7, low: 66804.1, close: 68412.6, volume: 1820.44 },
  { time: monday, open: 68412.6, high: 70555, low: 68020.2, close: 70110.4, volume: 2011.9 },
  { time: tuesday, open: 70110.4, high: 72004.9, low: 69480, close: 71265.2, volume: 1543.27 }
]
const hours = [
  { time: eight, open: 70810.1, high: 71101.5, low: 70702.2, close: 71044.8, volume: 61.25 },
  { time: nine, open: 71044.8, high: 71390, low: 71010.3, close: 71265.2, volume: 24.1 }
]
const priced = days.map(({ volume: _, ...day }) => day)

/** getOHLC, getHistory, getTimeframe, getOHLCIntraday. */
export const newerCandles: readonly Body[] = [
  {
    manner: 'Cryptowatch, bars under their length in seconds, closed by their time',
    operation: 'getOHLC',
    params: daily,
    body: wire`{"result":{"86400":[[1772928000,67250.3,68910.7,66804.1,68412.6,1820.44,123712345.1],
      [1773014400,68412.6,70555,68020.2,70110.4,2011.9,139412345.6],[1773100800,70110.4,72004.9,69480,71265.2,1543.27,109423112.4]]},
      "allowance":{"cost":0.015,"remaining":9.985}}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Zonda, a time and an object',
    operation: 'getOHLC',
    params: daily,
    body: wire`{"status":"Ok","items":[["1772928000000",{"o":"67250.3","c":"68412.6","h":"68910.7","l":"66804.1","v":"1820.44","co":"9120"}],
      ["1773014400000",{"o":"68412.6","c":"70110.4","h":"70555","l":"68020.2","v":"2011.9","co":"10211"}],
      ["1773100800000",{"o":"70110.4","c":"71265.2","h":"72004.9","l":"69480","v":"1543.27","co":"8011"}]]}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Coinalyze, a history under each symbol',
    operation: 'getOHLC',
    params: daily,
    body: wire`[{"symbol":"BTCUSDT_PERP.A","history":[{"t":1772928000,"o":67250.3,"h":68910.7,"l":66804.1,"c":68412.6,"v":1820.44,"bv":900.1,
      "tx":9120,"btx":4512},{"t":1773014400,"o":68412.6,"h":70555,"l":68020.2,"c":70110.4,"v":2011.9,"bv":1120.4,"tx":10211,"btx":5611},
      {"t":1773100800,"o":70110.4,"h":72004.9,"l":69480,"c":71265.2,"v":1543.27,"bv":801.2,"tx":8011,"btx":4112}]}]`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'the service itself, days without a volume',
    operation: 'getOHLC',
    params: daily,
    body: wire`{"status":true,"symbol":"BTC","interval":"1d","count":3,"result":[{"time_close":"2026-03-10 23:59:59","open":"70110.4","high":"72004.9",
      "low":"69480","close":"71265.2"},{"time_close":"2026-03-09 23:59:59","open":"68412.6","high":"70555","low":"68020.2","close":"70110.4"},
      {"time_close":"2026-03-08 23:59:59","open":"67250.3","high":"68910.7","low":"66804.1","close":"68412.6"}]}`,
    kind: 'candles',
    values: priced.map(day => ({ ...day, time: day.time + 86399000, volume: null }))
  },
  {
    manner: 'Marketstack, days with adjusted prices',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-08' },
    body: wire`{"pagination":{"limit":100,"offset":0,"count":2,"total":2},"data":[{"open":68412.6,"high":70555.0,"low":68020.2,"close":70110.4,
      "volume":2011.9,"adj_high":null,"adj_low":null,"adj_close":70110.4,"adj_open":null,"adj_volume":null,"split_factor":1.0,"dividend":0.0,
      "symbol":"BTC","exchange":"XCRY","date":"2026-03-09T00:00:00+0000"},{"open":67250.3,"high":68910.7,"low":66804.1,"close":68412.6,
      "volume":1820.44,"adj_high":null,"adj_low":null,"adj_close":68412.6,"adj_open":null,"adj_volume":null,"split_factor":1.0,"dividend":0.0,
      "symbol":"BTC","exchange":"XCRY","date":"2026-03-08T00:00:00+0000"}]}`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'Uniswap, days of a token with money as volume',
    operation: 'getHistory',
    params: { symbol: 'WBTC', date: '2026-03-08' },
    body: wire`{"data":{"tokenDayDatas":[{"date":1772928000,"open":"67250.3","high":"68910.7","low":"66804.1","close":"68412.6","priceUSD":"68412.6",
      "volume":"1820.44","volumeUSD":"123712345.1","token":{"id":"0x2260","symbol":"WBTC"}},{"date":1773014400,"open":"68412.6","high":"70555",
      "low":"68020.2","close":"70110.4","priceUSD":"70110.4","volume":"2011.9","volumeUSD":"139412345.6","token":{"id":"0x2260",
      "symbol":"WBTC"}}]}}`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'the service itself, a day under the coin',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-09' },
    body: wire`{"status":true,"symbol":"BTC","date":"2026-03-09","result":{"open":"68412.6","high":"70555","low":"68020.2","close":"70110.4","volume":"2011.9"}}`,
    kind: 'candles',
    values: [days[1] ?? {}]
  },
  {
    manner: 'Stooq, text columns of a table turned into JSON',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-08' },
    body: wire`{"symbols":[{"symbol":"BTC.V","date":"20260308","time":"220000","open":"67250.3","high":"68910.7","low":"66804.1","close":"68412.6",
      "volume":"1820.44"},{"symbol":"BTC.V","date":"20260309","time":"220000","open":"68412.6","high":"70555","low":"68020.2",
      "close":"70110.4","volume":"2011.9"}]}`,
    kind: 'candles',
    values: days.slice(0, 2).map(({ time: _, ...day }) => day)
  },
  {
    manner: 'Alpaca, bars under the pair',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"bars":{"BTC/USD":[{"c":71044.8,"h":71101.5,"l":70702.2,"n":412,"o":70810.1,"t":"2026-03-10T08:00:00Z","v":61.25,"vw":70911.4},
      {"c":71265.2,"h":71390,"l":71010.3,"n":171,"o":71044.8,"t":"2026-03-10T09:00:00Z","v":24.1,"vw":71203.9}]},"next_page_token":null}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'Bitquery, trades grouped by hours',
    operation: 'getTimeframe',
    params: { symbol: 'WBTC', interval: '1h' },
    body: wire`{"data":{"ethereum":{"dexTrades":[{"timeInterval":{"hour":"2026-03-10 08:00:00"},"open_price":"70810.1","maximum_price":71101.5,
      "minimum_price":70702.2,"close_price":"71044.8","baseAmount":61.25,"quoteAmount":4343212.1,"trades":412},{"timeInterval":{
      "hour":"2026-03-10 09:00:00"},"open_price":"71044.8","maximum_price":71390,"minimum_price":71010.3,"close_price":"71265.2",
      "baseAmount":24.1,"quoteAmount":1716012.9,"trades":171}]}}}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'the service itself, frames by their interval',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"status":true,"symbol":"BTC","result":[{"time_open":"2026-03-10 08:00:00","time_close":"2026-03-10 08:59:59","open":"70810.1",
      "high":"71101.5","low":"70702.2","close":"71044.8","volume":"61.25","change_percentage":"0.3314"},{"time_open":"2026-03-10 09:00:00",
      "time_close":"2026-03-10 09:59:59","open":"71044.8","high":"71390","low":"71010.3","close":"71265.2","volume":"24.1",
      "change_percentage":"0.3102"}]}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'CoinDesk Data, hours in capitals',
    operation: 'getOHLCIntraday',
    params: hourly,
    body: wire`{"Data":[{"UNIT":"HOUR","TIMESTAMP":1773129600,"TYPE":"267","MARKET":"cadli","INSTRUMENT":"BTC-USD","OPEN":70810.1,"HIGH":71101.5,
      "LOW":70702.2,"CLOSE":71044.8,"FIRST_MESSAGE_TIMESTAMP":1773129601,"HIGH_MESSAGE_TIMESTAMP":1773131111,"TOTAL_INDEX_UPDATES":3600,
      "VOLUME":61.25,"QUOTE_VOLUME":4343212.1},{"UNIT":"HOUR","TIMESTAMP":1773133200,"TYPE":"267","MARKET":"cadli","INSTRUMENT":"BTC-USD",
      "OPEN":71044.8,"HIGH":71390,"LOW":71010.3,"CLOSE":71265.2,"FIRST_MESSAGE_TIMESTAMP":1773133201,"HIGH_MESSAGE_TIMESTAMP":1773134001,
      "TOTAL_INDEX_UPDATES":1200,"VOLUME":24.1,"QUOTE_VOLUME":1716012.9}],"Err":{}}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'Delta Exchange, candles newest first',
    operation: 'getOHLCIntraday',
    params: hourly,
    body: wire`{"success":true,"result":[{"time":1773133200,"open":71044.8,"high":71390,"low":71010.3,"close":71265.2,"volume":24.1},
      {"time":1773129600,"open":70810.1,"high":71101.5,"low":70702.2,"close":71044.8,"volume":61.25}]}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'Toobit, klines with text and a count',
    operation: 'getOHLCIntraday',
    params: hourly,
    body: wire`[[1773129600000,"70810.1","71101.5","70702.2","71044.8","61.25",0,"4343212.1",412,"30.1","2134512.2"],
      [1773133200000,"71044.8","71390","71010.3","71265.2","24.1",0,"1716012.9",171,"12.2","868712.1"]]`,
    kind: 'candles',
    values: hours
  }
]
