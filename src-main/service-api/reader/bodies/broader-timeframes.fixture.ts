import { at, wire, type Body } from './body.fixture'

/** getTimeframe. */
export const broaderTimeframes: readonly Body[] = [
  {
    manner: 'Twelve Data time series, newest first, no volume',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"meta":{"symbol":"BTC/USD","interval":"1h","currency_base":"Bitcoin","currency_quote":"US Dollar","exchange":"Coinbase Pro",
      "type":"Digital Currency"},"values":[{"datetime":"2026-04-20 08:00:00","open":"69377.62","high":"70460.64","low":"69154.66",
      "close":"70093.48"},{"datetime":"2026-04-20 07:00:00","open":"69651.35","high":"70024.1","low":"69093.18","close":"69355.75"},
      {"datetime":"2026-04-20 06:00:00","open":"69500","high":"70236.83","low":"69127.01","close":"69646.8"}],"status":"ok"}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 20, 6), open: 69500, high: 70236.83, low: 69127.01, close: 69646.8 },
      { time: at(2026, 4, 20, 7), open: 69651.35, high: 70024.1, low: 69093.18, close: 69355.75 },
      { time: at(2026, 4, 20, 8), open: 69377.62, high: 70460.64, low: 69154.66, close: 70093.48 }
    ]
  },
  {
    manner: 'Binance klines, twelve columns',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '4h' },
    body: wire`[[1776729600000,"1980.5","2000.82","1974.95","1985.33","15351.8976",1776743999999,"30478582.86",51020,"7368.9108","14629719.77",
      "0"],[1776744000000,"1985.7","1990.43","1961.96","1976.32","16936.6154",1776758399999,"33472171.75",51031,"8129.5754","16066642.44","0"],
      [1776758400000,"1976.32","2000.22","1971.25","1988.28","14977.9242",1776772799999,"29780307.13",51042,"7189.4036","14294547.42","0"]]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 4, 21),
        open: 1980.5,
        high: 2000.82,
        low: 1974.95,
        close: 1985.33,
        volume: 15351.8976
      },
      {
        time: at(2026, 4, 21, 4),
        open: 1985.7,
        high: 1990.43,
        low: 1961.96,
        close: 1976.32,
        volume: 16936.6154
      },
      {
        time: at(2026, 4, 21, 8),
        open: 1976.32,
        high: 2000.22,
        low: 1971.25,
        close: 1988.28,
        volume: 14977.9242
      }
    ],
    doubted: ['open', 'close']
  },
  {
    manner: 'CoinAPI OHLCV: four clocks',
    operation: 'getTimeframe',
    params: { symbol: 'SOL', interval: '15m' },
    body: wire`[{"time_period_start":"2026-05-06T12:00:00.0000000Z","time_period_end":"2026-05-06T12:15:00.0000000Z",
      "time_open":"2026-05-06T12:00:01.1130000Z","time_close":"2026-05-06T12:14:57.9120000Z","price_open":88.4,"price_high":89.59,
      "price_low":88.2,"price_close":89.05,"volume_traded":10402.715,"trades_count":412},{"time_period_start":"2026-05-06T12:15:00.0000000Z",
      "time_period_end":"2026-05-06T12:30:00.0000000Z","time_open":"2026-05-06T12:15:01.1130000Z","time_close":"2026-05-06T12:29:57.9120000Z",
      "price_open":89.07,"price_high":89.66,"price_low":87.93,"price_close":88.21,"volume_traded":9297.59,"trades_count":413},
      {"time_period_start":"2026-05-06T12:30:00.0000000Z","time_period_end":"2026-05-06T12:45:00.0000000Z",
      "time_open":"2026-05-06T12:30:01.1130000Z","time_close":"2026-05-06T12:44:57.9120000Z","price_open":88.22,"price_high":89.36,
      "price_low":87.86,"price_close":89.1,"volume_traded":6994.219,"trades_count":414}]`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 6, 12), open: 88.4, high: 89.59, low: 88.2, close: 89.05, volume: 10402.715 },
      { time: at(2026, 5, 6, 12, 15), open: 89.07, high: 89.66, low: 87.93, close: 88.21, volume: 9297.59 },
      { time: at(2026, 5, 6, 12, 30), open: 88.22, high: 89.36, low: 87.86, close: 89.1, volume: 6994.219 }
    ]
  },
  {
    manner: 'GMO Coin klines, status 0 is success',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"status":0,"data":[{"openTime":"1780358400000","open":"10150000","high":"10239967","low":"10040001","close":"10128651",
      "volume":"17.9381"},{"openTime":"1780362000000","open":"10131497","high":"10164021","low":"10059017","close":"10128413","volume":"7.826"},
      {"openTime":"1780365600000","open":"10132312","high":"10150709","low":"10025008","close":"10110441","volume":"11.7442"}],
      "responsetime":"2026-06-02T03:00:00.123Z"}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 6, 2),
        open: 10150000,
        high: 10239967,
        low: 10040001,
        close: 10128651,
        volume: 17.9381
      },
      {
        time: at(2026, 6, 2, 1),
        open: 10131497,
        high: 10164021,
        low: 10059017,
        close: 10128413,
        volume: 7.826
      },
      {
        time: at(2026, 6, 2, 2),
        open: 10132312,
        high: 10150709,
        low: 10025008,
        close: 10110441,
        volume: 11.7442
      }
    ]
  },
  {
    manner: 'bitbank candlestick: the time stands last',
    operation: 'getTimeframe',
    params: { symbol: 'xrp_jpy', interval: '1h' },
    body: wire`{"success":1,"data":{"candlestick":[{"type":"1hour","ohlcv":[["205.1","205.851","201.277","202.74","726749.5975",1780444800000],
      ["202.812","206.241","202.297","204.639","561298.6659",1780448400000],["204.613","208.386","203.618","206.594","465482.8025",
      1780452000000]]}],"timestamp":1780455600000}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 6, 3), open: 205.1, high: 205.851, low: 201.277, close: 202.74, volume: 726749.5975 },
      {
        time: at(2026, 6, 3, 1),
        open: 202.812,
        high: 206.241,
        low: 202.297,
        close: 204.639,
        volume: 561298.6659
      },
      {
        time: at(2026, 6, 3, 2),
        open: 204.613,
        high: 208.386,
        low: 203.618,
        close: 206.594,
        volume: 465482.8025
      }
    ]
  },
  {
    manner: 'two coins, nested by coin and timeframe',
    operation: 'getTimeframe',
    params: { symbol: 'BTC ETH', interval: '1d' },
    body: wire`{"status":true,"data":{"BTC":{"1d":[{"ts":"2026-09-20T00:00:00Z","o":70100,"h":70674.3,"l":69542.2,"c":69975.3,"v":1060.37},
      {"ts":"2026-09-21T00:00:00Z","o":69947.4,"h":70524,"l":69729.7,"c":69892.7,"v":1309.03}]},"ETH":{"1d":[{"ts":"2026-09-20T00:00:00Z",
      "o":2201,"h":2207.58,"l":2166.26,"c":2176.38,"v":9345.95},{"ts":"2026-09-21T00:00:00Z","o":2175.67,"h":2204.9,"l":2162.57,"c":2194.23,
      "v":7041.53}]}}}`,
    kind: 'candles',
    values: [
      {
        symbol: 'BTC',
        time: at(2026, 9, 20),
        open: 70100,
        high: 70674.3,
        low: 69542.2,
        close: 69975.3,
        volume: 1060.37
      },
      {
        symbol: 'BTC',
        time: at(2026, 9, 21),
        open: 69947.4,
        high: 70524,
        low: 69729.7,
        close: 69892.7,
        volume: 1309.03
      },
      {
        symbol: 'ETH',
        time: at(2026, 9, 20),
        open: 2201,
        high: 2207.58,
        low: 2166.26,
        close: 2176.38,
        volume: 9345.95
      },
      {
        symbol: 'ETH',
        time: at(2026, 9, 21),
        open: 2175.67,
        high: 2204.9,
        low: 2162.57,
        close: 2194.23,
        volume: 7041.53
      }
    ]
  }
]
