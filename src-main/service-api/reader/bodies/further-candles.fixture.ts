import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [first, second, third] = [at(2025, 11, 20), at(2025, 11, 21), at(2025, 11, 22)]
const [one, two] = [at(2025, 11, 22, 13), at(2025, 11, 22, 14)]

/** Three days and two hours of one market, which all bodies tell. */
const days = [
  { time: first, open: 91501.5, high: 93020.25, low: 86100.5, close: 86630.75, volume: 31250.5 },
  { time: second, open: 86630.75, high: 87500, low: 80660.25, close: 85095.5, volume: 72255.125 },
  { time: third, open: 85095.5, high: 85611.25, low: 83500.5, close: 84650.25, volume: 15021.375 }
]
const hours = [
  { time: one, open: 84321.5, high: 84800.25, low: 84100.5, close: 84555.75, volume: 812.25 },
  { time: two, open: 84555.75, high: 84711.5, low: 84310.25, close: 84650.25, volume: 511.5 }
]

/** getHistory, getTimeframe, getOHLC, getOHLCIntraday. */
export const furtherCandles: readonly Body[] = [
  {
    manner: 'Nasdaq Data Link, a dataset with column names',
    operation: 'getHistory',
    params: { ...btc, date: '2025-11-20' },
    body: wire`{"dataset":{"id":8742001,"dataset_code":"BTCUSD","database_code":"BITFINEX","name":"BTC/USD Exchange Rate",
      "refreshed_at":"2025-11-22T04:24:45.221Z","newest_available_date":"2025-11-21","oldest_available_date":"2014-04-15",
      "column_names":["Date","High","Low","Mid","Last","Bid","Ask","Volume","Open"],"frequency":"daily","type":"Time Series",
      "data":[["2025-11-21",87500.0,80660.25,85095.0,85095.5,85094.5,85096.0,72255.125,86630.75],
      ["2025-11-20",93020.25,86100.5,86630.0,86630.75,86629.5,86631.0,31250.5,91501.5]]}}`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'FTX, dollars as volume and two times',
    operation: 'getTimeframe',
    params: { ...btc, interval: '1h' },
    body: wire`{"success":true,"result":[
      {"startTime":"2025-11-22T13:00:00+00:00","time":1763816400000.0,"open":84321.5,"high":84800.25,"low":84100.5,
       "close":84555.75,"volume":68591230.5},
      {"startTime":"2025-11-22T14:00:00+00:00","time":1763820000000.0,"open":84555.75,"high":84711.5,"low":84310.25,
       "close":84650.25,"volume":43234560.25}]}`,
    kind: 'candles',
    values: [
      { ...hours[0], volume: 68591230.5 },
      { ...hours[1], volume: 43234560.25 }
    ]
  },
  {
    manner: 'Santiment, prices in dollars under a query',
    operation: 'getTimeframe',
    params: { ...btc, interval: '1h' },
    body: wire`{"data":{"ohlc":[
      {"datetime":"2025-11-22T13:00:00Z","openPriceUsd":84321.5,"highPriceUsd":84800.25,"lowPriceUsd":84100.5,
       "closePriceUsd":84555.75},
      {"datetime":"2025-11-22T14:00:00Z","openPriceUsd":84555.75,"highPriceUsd":84711.5,"lowPriceUsd":84310.25,
       "closePriceUsd":84650.25}]}}`,
    kind: 'candles',
    values: hours.map(({ volume: _, ...prices }) => prices)
  },
  {
    manner: 'HTX, coins as amount and money as vol',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"ch":"market.btcusdt.kline.1day","status":"ok","ts":1763820000123,"data":[
      {"id":1763769600,"open":85095.5,"close":84650.25,"low":83500.5,"high":85611.25,"amount":15021.375,
       "vol":1270111222.5,"count":512345},
      {"id":1763683200,"open":86630.75,"close":85095.5,"low":80660.25,"high":87500,"amount":72255.125,
       "vol":6100111222.5,"count":1912345},
      {"id":1763596800,"open":91501.5,"close":86630.75,"low":86100.5,"high":93020.25,"amount":31250.5,
       "vol":2790111222.5,"count":912345}]}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Poloniex, fourteen unnamed places',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`[
      ["86100.5","93020.25","91501.5","86630.75","2790111222.5","31250.5","1312345678.1","14711.5",912345,1763683199999,
       "89282.1","DAY_1",1763596800000,1763683199999],
      ["80660.25","87500","86630.75","85095.5","6100111222.5","72255.125","2912345678.1","34511.5",1912345,
       1763769599999,"84424.6","DAY_1",1763683200000,1763769599999],
      ["83500.5","85611.25","85095.5","84650.25","1270111222.5","15021.375","612345678.1","7241.5",512345,1763855999999,
       "84553.6","DAY_1",1763769600000,1763855999999]]`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Bithumb, close before high',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"status":"0000","data":[
      [1763596800000,"91501.5","86630.75","93020.25","86100.5","31250.5"],
      [1763683200000,"86630.75","85095.5","87500","80660.25","72255.125"],
      [1763769600000,"85095.5","84650.25","85611.25","83500.5","15021.375"]]}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Crypto.com, letters under result.data',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"id":-1,"method":"public/get-candlestick","code":0,"result":{"interval":"1D","data":[
      {"o":"91501.5","h":"93020.25","l":"86100.5","c":"86630.75","v":"31250.5","t":1763596800000},
      {"o":"86630.75","h":"87500","l":"80660.25","c":"85095.5","v":"72255.125","t":1763683200000}],
      "instrument_name":"BTC_USDT"}}`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'WhiteBIT, close before high and two volumes',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`{"success":true,"message":null,"result":[
      [1763816400,"84321.5","84555.75","84800.25","84100.5","812.25","68591230.5"],
      [1763820000,"84555.75","84650.25","84711.5","84310.25","511.5","43234560.25"]]}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'BitMEX, names with several turnovers',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`[
      {"timestamp":"2025-11-22T14:00:00.000Z","symbol":"XBTUSD","open":84555.75,"high":84711.5,"low":84310.25,
       "close":84650.25,"trades":8123,"volume":43234500,"vwap":84533.0187,"lastSize":100,"turnover":51150000000,
       "homeNotional":511.5,"foreignNotional":43234500},
      {"timestamp":"2025-11-22T13:00:00.000Z","symbol":"XBTUSD","open":84321.5,"high":84800.25,"low":84100.5,
       "close":84555.75,"trades":12123,"volume":68591200,"vwap":84444.6438,"lastSize":500,"turnover":81225000000,
       "homeNotional":812.25,"foreignNotional":68591200}]`,
    kind: 'candles',
    values: hours.map(({ volume: _, ...prices }) => prices)
  },
  {
    manner: 'Exmo, letters with times in milliseconds',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`{"candles":[{"t":1763816400000,"o":84321.5,"c":84555.75,"h":84800.25,"l":84100.5,"v":812.25},
      {"t":1763820000000,"o":84555.75,"c":84650.25,"h":84711.5,"l":84310.25,"v":511.5}]}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'times in nanoseconds and missing numbers',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`{"status":"ok","count":3,"bars":[
      {"start_ns":1763816400000000000,"open":"84,321.50","high":"84,800.25","low":"84,100.50","close":"84,555.75","vol":"812.25"},
      {"start_ns":1763820000000000000,"open":"84,555.75","high":"84,711.50","low":"84,310.25","close":"84,650.25","vol":"511.5"},
      {"start_ns":1763823600000000000,"open":"NaN","high":null,"low":null,"close":"","vol":"0"}]}`,
    kind: 'candles',
    values: hours
  }
]
