import { at, wire, type Body } from './body.fixture'

/** getTimeframe. */
export const variedTimeframes: readonly Body[] = [
  {
    manner: 'Kraken Futures charts',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '4h' },
    body: wire`{"candles":[{"time":1788998400000,"open":"70500.0","high":"70573.8","low":"69970.8","close":"70087.4","volume":"729.2867"},
      {"time":1789012800000,"open":"70077.3","high":"70169.1","low":"69579.3","close":"69751.4","volume":"439.5967"},
      {"time":1789027200000,"open":"69758.1","high":"69970.8","low":"69620.1","close":"69893.9","volume":"601.7855"},
      {"time":1789041600000,"open":"69891.5","high":"70378.3","low":"69832.5","close":"70307.7","volume":"867.4930"}],
      "more_candles":false}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 10), open: 70500, high: 70573.8, low: 69970.8, close: 70087.4, volume: 729.2867 },
      {
        time: at(2026, 9, 10, 4),
        open: 70077.3,
        high: 70169.1,
        low: 69579.3,
        close: 69751.4,
        volume: 439.5967
      },
      {
        time: at(2026, 9, 10, 8),
        open: 69758.1,
        high: 69970.8,
        low: 69620.1,
        close: 69893.9,
        volume: 601.7855
      },
      {
        time: at(2026, 9, 10, 12),
        open: 69891.5,
        high: 70378.3,
        low: 69832.5,
        close: 70307.7,
        volume: 867.493
      }
    ]
  },
  {
    manner: 'dYdX v4 candles, newest first, base and quote volume',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '1h' },
    body: wire`{"candles":[{"startedAt":"2026-09-11T03:00:00.000Z","ticker":"ETH-USD","resolution":"1HOUR","low":"2162.90","high":"2177.24",
      "open":"2175.46","close":"2167.33","baseTokenVolume":"5434.23","usdVolume":"11777769.7059","trades":3110,"startingOpenInterest":"20114.2",
      "id":"b10"},{"startedAt":"2026-09-11T02:00:00.000Z","ticker":"ETH-USD","resolution":"1HOUR","low":"2162.51","high":"2180.24",
      "open":"2165.61","close":"2175.24","baseTokenVolume":"2402.69","usdVolume":"5226427.3956","trades":3110,"startingOpenInterest":"20114.2",
      "id":"b11"},{"startedAt":"2026-09-11T01:00:00.000Z","ticker":"ETH-USD","resolution":"1HOUR","low":"2157.23","high":"2167.69",
      "open":"2160.83","close":"2165.59","baseTokenVolume":"5435.06","usdVolume":"11770111.5854","trades":3110,"startingOpenInterest":"20114.2",
      "id":"b12"},{"startedAt":"2026-09-11T00:00:00.000Z","ticker":"ETH-USD","resolution":"1HOUR","low":"2157.99","high":"2172.52",
      "open":"2170.00","close":"2160.83","baseTokenVolume":"5640.77","usdVolume":"12188745.0391","trades":3110,"startingOpenInterest":"20114.2",
      "id":"b13"}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 11), open: 2170, high: 2172.52, low: 2157.99, close: 2160.83, volume: 5640.77 },
      {
        time: at(2026, 9, 11, 1),
        open: 2160.83,
        high: 2167.69,
        low: 2157.23,
        close: 2165.59,
        volume: 5435.06
      },
      {
        time: at(2026, 9, 11, 2),
        open: 2165.61,
        high: 2180.24,
        low: 2162.51,
        close: 2175.24,
        volume: 2402.69
      },
      { time: at(2026, 9, 11, 3), open: 2175.46, high: 2177.24, low: 2162.9, close: 2167.33, volume: 5434.23 }
    ]
  },
  {
    manner: 'OANDA-like candles: mid prices nested',
    operation: 'getTimeframe',
    params: { symbol: 'LTC', interval: '15m' },
    body: wire`{"instrument":"LTC_USD","granularity":"M15","candles":[{"complete":true,"volume":594,"time":"2026-09-12T00:00:00.000000000Z",
      "mid":{"o":"58.200","h":"58.324","l":"58.096","c":"58.233"}},{"complete":true,"volume":830,"time":"2026-09-12T00:15:00.000000000Z",
      "mid":{"o":"58.237","h":"58.529","l":"58.177","c":"58.419"}},{"complete":true,"volume":700,"time":"2026-09-12T00:30:00.000000000Z",
      "mid":{"o":"58.422","h":"58.537","l":"58.338","c":"58.423"}}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 12), open: 58.2, high: 58.324, low: 58.096, close: 58.233, volume: 594 },
      { time: at(2026, 9, 12, 0, 15), open: 58.237, high: 58.529, low: 58.177, close: 58.419, volume: 830 },
      { time: at(2026, 9, 12, 0, 30), open: 58.422, high: 58.537, low: 58.338, close: 58.423, volume: 700 }
    ]
  },
  {
    manner: 'Schwab price history',
    operation: 'getTimeframe',
    params: { symbol: 'XRP', interval: '5m' },
    body: wire`{"candles":[{"open":1.41,"high":1.4119,"low":1.408,"close":1.4102,"volume":169054,"datetime":1789290000000},{"open":1.4104,
      "high":1.4125,"low":1.4078,"close":1.4093,"volume":105068,"datetime":1789290300000},{"open":1.4091,"high":1.4105,
      "low":1.4077,"close":1.4092,"volume":137943,"datetime":1789290600000},{"open":1.4094,"high":1.4127,"low":1.4082,
      "close":1.4115,"volume":99563,"datetime":1789290900000}],"symbol":"XRP","empty":false}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 13, 9), open: 1.41, high: 1.4119, low: 1.408, close: 1.4102, volume: 169054 },
      { time: at(2026, 9, 13, 9, 5), open: 1.4104, high: 1.4125, low: 1.4078, close: 1.4093, volume: 105068 },
      {
        time: at(2026, 9, 13, 9, 10),
        open: 1.4091,
        high: 1.4105,
        low: 1.4077,
        close: 1.4092,
        volume: 137943
      },
      { time: at(2026, 9, 13, 9, 15), open: 1.4094, high: 1.4127, low: 1.4082, close: 1.4115, volume: 99563 }
    ]
  },
  {
    manner: 'Robinhood historicals: prices with a suffix, session words',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"symbol":"BTCUSD","interval":"hour","span":"day","bounds":"24_7","data_points":[{"begins_at":"2026-09-14T00:00:00Z",
      "open_price":"69900.000000","close_price":"69934.040000","high_price":"70079.220000","low_price":"69755.280000",
      "volume":"413.5622","session":"reg","interpolated":false},{"begins_at":"2026-09-14T01:00:00Z","open_price":"69928.050000",
      "close_price":"70253.620000","high_price":"70377.510000","low_price":"69783.260000","volume":"383.8225","session":"reg",
      "interpolated":false},{"begins_at":"2026-09-14T02:00:00Z","open_price":"70265.680000","close_price":"70106.960000",
      "high_price":"70365.690000","low_price":"69965.380000","volume":"338.0301","session":"reg","interpolated":false}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 14),
        open: 69900,
        high: 70079.22,
        low: 69755.28,
        close: 69934.04,
        volume: 413.5622
      },
      {
        time: at(2026, 9, 14, 1),
        open: 69928.05,
        high: 70377.51,
        low: 69783.26,
        close: 70253.62,
        volume: 383.8225
      },
      {
        time: at(2026, 9, 14, 2),
        open: 70265.68,
        high: 70365.69,
        low: 69965.38,
        close: 70106.96,
        volume: 338.0301
      }
    ]
  },
  {
    manner: 'ClickHouse JSONCompact: meta names the columns',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '4h' },
    body: wire`{"meta":[{"name":"ts","type":"DateTime('UTC')"},{"name":"open","type":"Float64"},{"name":"high","type":"Float64"},{"name":"low",
      "type":"Float64"},{"name":"close","type":"Float64"},{"name":"volume","type":"Float64"}],"data":[["2026-09-15 00:00:00",
      2188,2194.48,2177.15,2183.5,2852.984],["2026-09-15 04:00:00",2183.75,2195.34,2178.99,2193.58,1645.757],["2026-09-15 08:00:00",
      2193.78,2198.24,2187.63,2192,2237.092]],"rows":3,"statistics":{"elapsed":0.0021,"rows_read":3,"bytes_read":144}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 15), open: 2188, high: 2194.48, low: 2177.15, close: 2183.5, volume: 2852.984 },
      {
        time: at(2026, 9, 15, 4),
        open: 2183.75,
        high: 2195.34,
        low: 2178.99,
        close: 2193.58,
        volume: 1645.757
      },
      { time: at(2026, 9, 15, 8), open: 2193.78, high: 2198.24, low: 2187.63, close: 2192, volume: 2237.092 }
    ]
  }
]
