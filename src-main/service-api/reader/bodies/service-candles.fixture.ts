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
export const serviceCandles: readonly Body[] = [
  {
    manner: 'CoinPaprika, days with opening and closing times',
    operation: 'getHistory',
    params: { ...btc, date: '2025-11-20' },
    body: wire`[
      {"time_open":"2025-11-20T00:00:00Z","time_close":"2025-11-20T23:59:59Z","open":91501.5,"high":93020.25,
       "low":86100.5,"close":86630.75,"volume":31250.5,"market_cap":1728123456789},
      {"time_open":"2025-11-21T00:00:00Z","time_close":"2025-11-21T23:59:59Z","open":86630.75,"high":87500,
       "low":80660.25,"close":85095.5,"volume":72255.125,"market_cap":1697123456789}]`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'Messari, columns told in parameters',
    operation: 'getHistory',
    params: { ...btc, date: '2025-11-20' },
    body: wire`{"status":{"elapsed":4,"timestamp":"2025-11-22T14:00:00.1Z"},"data":{"parameters":{"asset_key":"bitcoin",
      "start":"2025-11-20T00:00:00Z","end":"2025-11-22T00:00:00Z","interval":"1d","order":"ascending","format":"json",
      "timestamp_format":"unix-milliseconds","columns":["timestamp","open","high","low","close","volume"]},
      "schema":{"metric_id":"price","name":"Price","minimum_interval":"1m"},"symbol":"BTC","name":"Bitcoin",
      "values":[[1763596800000,91501.5,93020.25,86100.5,86630.75,31250.5],
      [1763683200000,86630.75,87500,80660.25,85095.5,72255.125],
      [1763769600000,85095.5,85611.25,83500.5,84650.25,15021.375]]}}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Alpha Vantage, days in two currencies',
    operation: 'getHistory',
    params: btc,
    body: wire`{"Meta Data":{"1. Information":"Daily Prices and Volumes for Digital Currency",
      "2. Digital Currency Code":"BTC","3. Digital Currency Name":"Bitcoin","4. Market Code":"EUR",
      "5. Market Name":"Euro","6. Last Refreshed":"2025-11-22 00:00:00","7. Time Zone":"UTC"},
      "Time Series (Digital Currency Daily)":{
      "2025-11-21":{"1a. open (EUR)":"86630.75000000","1b. open (USD)":"100630.11","2a. high (EUR)":"87500.00000000",
        "2b. high (USD)":"101700.4","3a. low (EUR)":"80660.25000000","3b. low (USD)":"93700.9",
        "4a. close (EUR)":"85095.50000000","4b. close (USD)":"98900.3","5. volume":"72255.12500000",
        "6. market cap (USD)":"72255.12500000"},
      "2025-11-20":{"1a. open (EUR)":"91501.50000000","1b. open (USD)":"106300.7","2a. high (EUR)":"93020.25000000",
        "2b. high (USD)":"108100.2","3a. low (EUR)":"86100.50000000","3b. low (USD)":"100000.1",
        "4a. close (EUR)":"86630.75000000","4b. close (USD)":"100630.1","5. volume":"31250.50000000",
        "6. market cap (USD)":"31250.50000000"}}}`,
    kind: 'candles',
    values: [
      { time: first, open: 106300.7, high: 108100.2, low: 100000.1, close: 100630.1, volume: 31250.5 },
      { time: second, open: 100630.11, high: 101700.4, low: 93700.9, close: 98900.3, volume: 72255.125 }
    ]
  },
  {
    manner: 'Tiingo, prices under a ticker',
    operation: 'getTimeframe',
    params: { ...btc, interval: '1d' },
    body: wire`[{"ticker":"btcusd","baseCurrency":"btc","quoteCurrency":"usd","priceData":[
      {"date":"2025-11-20T00:00:00+00:00","open":91501.5,"high":93020.25,"low":86100.5,"close":86630.75,
       "volume":31250.5,"volumeNotional":2793000111.5,"tradesDone":812345.0},
      {"date":"2025-11-21T00:00:00+00:00","open":86630.75,"high":87500,"low":80660.25,"close":85095.5,
       "volume":72255.125,"volumeNotional":6123000222.5,"tradesDone":1912345.0}]}]`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'Kaiko, newest first with an average price',
    operation: 'getTimeframe',
    params: { ...btc, interval: '1h' },
    body: wire`{"query":{"page_size":2,"exchange":"cbse","instrument_class":"spot","instrument":"btc-usd",
      "interval":"1h","sort":"desc","aggregation":"count_ohlcv_vwap","data_version":"v1"},
      "time":"2025-11-22T14:30:00.710Z","timestamp":1763821800710,"data":[
      {"timestamp":1763820000000,"open":"84555.75","high":"84711.5","low":"84310.25","close":"84650.25",
       "volume":"511.5","price":"84533.018738","count":95111},
      {"timestamp":1763816400000,"open":"84321.5","high":"84800.25","low":"84100.5","close":"84555.75",
       "volume":"812.25","price":"84444.643871","count":114205}],
      "result":"success","continuation_token":"rbd1XbkjMwv2SyUf","access":{"access_range":{"start_timestamp":null}}}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'dYdX, newest first with volumes of coins and dollars',
    operation: 'getTimeframe',
    params: { ...btc, interval: '1h' },
    body: wire`{"candles":[
      {"startedAt":"2025-11-22T14:00:00.000Z","ticker":"BTC-USD","resolution":"1HOUR","low":"84310.25",
       "high":"84711.5","open":"84555.75","close":"84650.25","baseTokenVolume":"511.5","usdVolume":"43234567.8",
       "trades":8123,"startingOpenInterest":"512.3","orderbookMidPriceOpen":"84556","orderbookMidPriceClose":"84650"},
      {"startedAt":"2025-11-22T13:00:00.000Z","ticker":"BTC-USD","resolution":"1HOUR","low":"84100.5",
       "high":"84800.25","open":"84321.5","close":"84555.75","baseTokenVolume":"812.25","usdVolume":"68591234.5",
       "trades":12123,"startingOpenInterest":"509.1","orderbookMidPriceOpen":"84322","orderbookMidPriceClose":"84556"}]}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'Bybit, newest first in result.list',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"retCode":0,"retMsg":"OK","result":{"category":"spot","symbol":"BTCUSDT","list":[
      ["1763769600000","85095.5","85611.25","83500.5","84650.25","15021.375","1270111222.5"],
      ["1763683200000","86630.75","87500","80660.25","85095.5","72255.125","6100111222.5"],
      ["1763596800000","91501.5","93020.25","86100.5","86630.75","31250.5","2790111222.5"]]},
      "retExtInfo":{},"time":1763820000123}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Bitstamp, text numbers under data.ohlc',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"data":{"ohlc":[
      {"close":"86630.75","high":"93020.25","low":"86100.5","open":"91501.5","timestamp":"1763596800",
       "volume":"31250.50000000"},
      {"close":"85095.5","high":"87500","low":"80660.25","open":"86630.75","timestamp":"1763683200",
       "volume":"72255.12500000"}],"pair":"BTC/USD"}}`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'Upbit, day candles',
    operation: 'getOHLC',
    params: { symbol: 'KRW-BTC', interval: '1d' },
    body: wire`[{"market":"KRW-BTC","candle_date_time_utc":"2025-11-21T00:00:00",
      "candle_date_time_kst":"2025-11-21T09:00:00","opening_price":86630.75,"high_price":87500.0,
      "low_price":80660.25,"trade_price":85095.5,"timestamp":1763769599876,"candle_acc_trade_price":6112345678.5,
      "candle_acc_trade_volume":72255.125,"prev_closing_price":86630.75,"change_price":-1535.25,
      "change_rate":-0.01772},
      {"market":"KRW-BTC","candle_date_time_utc":"2025-11-20T00:00:00","candle_date_time_kst":"2025-11-20T09:00:00",
      "opening_price":91501.5,"high_price":93020.25,"low_price":86100.5,"trade_price":86630.75,
      "timestamp":1763683199123,"candle_acc_trade_price":2791234567.5,"candle_acc_trade_volume":31250.5,
      "prev_closing_price":91501.5,"change_price":-4870.75,"change_rate":-0.05323}]`,
    kind: 'candles',
    values: days.slice(0, 2)
  },
  {
    manner: 'bitbank, the time last',
    operation: 'getOHLC',
    params: { ...btc, interval: '1d' },
    body: wire`{"success":1,"data":{"candlestick":[{"type":"1day","ohlcv":[
      ["91501.5","93020.25","86100.5","86630.75","31250.5",1763596800000],
      ["86630.75","87500","80660.25","85095.5","72255.125",1763683200000],
      ["85095.5","85611.25","83500.5","84650.25","15021.375",1763769600000]]}],"timestamp":1763820000123}}`,
    kind: 'candles',
    values: days
  },
  {
    manner: 'Deribit, columns of a chart',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`{"jsonrpc":"2.0","result":{"volume":[812.25,511.5],"ticks":[1763816400000,1763820000000],
      "status":"ok","open":[84321.5,84555.75],"low":[84100.5,84310.25],"high":[84800.25,84711.5],
      "cost":[68591230.0,43234560.0],"close":[84555.75,84650.25]},"usIn":1763821800111222,
      "usOut":1763821800112333,"usDiff":1111,"testnet":false}`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'MEXC, eight unnamed places',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`[
      [1763816400000,"84321.5","84800.25","84100.5","84555.75","812.25",1763820000000,"68591230.5"],
      [1763820000000,"84555.75","84711.5","84310.25","84650.25","511.5",1763823600000,"43234560.25"]]`,
    kind: 'candles',
    values: hours
  },
  {
    manner: 'Gate futures, one letter a name',
    operation: 'getOHLCIntraday',
    params: { ...btc, interval: '1h', bars: '2' },
    body: wire`[{"t":1763816400,"v":8122500,"c":"84555.75","h":"84800.25","l":"84100.5","o":"84321.5","sum":"68591230.5"},
      {"t":1763820000,"v":5115000,"c":"84650.25","h":"84711.5","l":"84310.25","o":"84555.75","sum":"43234560.25"}]`,
    kind: 'candles',
    values: [
      { ...hours[0], volume: 8122500 },
      { ...hours[1], volume: 5115000 }
    ]
  }
]
