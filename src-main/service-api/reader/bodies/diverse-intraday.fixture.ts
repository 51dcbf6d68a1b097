import { at, wire, type Body } from './body.fixture'

/** getOHLCIntraday. */
export const diverseIntraday: readonly Body[] = [
  {
    manner: 'Upstox-like rows with an Indian offset',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '4' },
    body: wire`{"status":"success","data":{"candles":[["2026-10-01T12:30:00+05:30",71519.3,71841.2,71419.5,71673.9,277.9638,0],["2026-10-01T11:30:00+05:30",
      71405.6,71635.1,71301.9,71527.3,178.4941,0],["2026-10-01T10:30:00+05:30",71329.7,71491,71249.2,71413.3,205.6909,
      0],["2026-10-01T09:30:00+05:30",71100,71415.5,70929.2,71332.6,219.3508,0]]}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 10, 1, 4),
        open: 71100,
        high: 71415.5,
        low: 70929.2,
        close: 71332.6,
        volume: 219.3508
      },
      {
        time: at(2026, 10, 1, 5),
        open: 71329.7,
        high: 71491,
        low: 71249.2,
        close: 71413.3,
        volume: 205.6909
      },
      {
        time: at(2026, 10, 1, 6),
        open: 71405.6,
        high: 71635.1,
        low: 71301.9,
        close: 71527.3,
        volume: 178.4941
      },
      {
        time: at(2026, 10, 1, 7),
        open: 71519.3,
        high: 71841.2,
        low: 71419.5,
        close: 71673.9,
        volume: 277.9638
      }
    ]
  },
  {
    manner: 'QuestDB: columns with types and a dataset',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '15m', bars: '4' },
    body: wire`{"query":"SELECT ts, open, high, low, close, volume FROM bars","columns":[{"name":"ts","type":"TIMESTAMP"},{"name":"open",
      "type":"DOUBLE"},{"name":"high","type":"DOUBLE"},{"name":"low","type":"DOUBLE"},{"name":"close","type":"DOUBLE"},
      {"name":"volume","type":"DOUBLE"}],"timestamp":0,"dataset":[["2026-10-01T08:00:00.000000Z",2305,2308.69,2301.09,
      2304.65,1106.549],["2026-10-01T08:15:00.000000Z",2305.02,2311.96,2302.56,2309.66,908.383],["2026-10-01T08:30:00.000000Z",
      2309.56,2321.99,2306.41,2318.11,824.748],["2026-10-01T08:45:00.000000Z",2317.86,2324.19,2315.54,2319.76,906.342]],
      "count":4}`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 1, 8), open: 2305, high: 2308.69, low: 2301.09, close: 2304.65, volume: 1106.549 },
      {
        time: at(2026, 10, 1, 8, 15),
        open: 2305.02,
        high: 2311.96,
        low: 2302.56,
        close: 2309.66,
        volume: 908.383
      },
      {
        time: at(2026, 10, 1, 8, 30),
        open: 2309.56,
        high: 2321.99,
        low: 2306.41,
        close: 2318.11,
        volume: 824.748
      },
      {
        time: at(2026, 10, 1, 8, 45),
        open: 2317.86,
        high: 2324.19,
        low: 2315.54,
        close: 2319.76,
        volume: 906.342
      }
    ]
  },
  {
    manner: 'Coinone chart, won prices as strings',
    operation: 'getOHLCIntraday',
    params: { symbol: 'SOL', interval: '5m', bars: '3' },
    body: wire`{"result":"success","error_code":"0","is_last":false,"chart":[{"timestamp":1790935800000,"open":"103.750","high":"103.853",
      "low":"103.633","close":"103.747","target_volume":"2865.81","quote_volume":"297319.190"},{"timestamp":1790935500000,
      "open":"103.909","high":"104.056","low":"103.601","close":"103.746","target_volume":"2614.46","quote_volume":"271239.767"},
      {"timestamp":1790935200000,"open":"104.200","high":"104.347","low":"103.771","close":"103.907","target_volume":"1848.26",
      "quote_volume":"192047.152"}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 10, 2, 10),
        open: 104.2,
        high: 104.347,
        low: 103.771,
        close: 103.907,
        volume: 1848.26
      },
      {
        time: at(2026, 10, 2, 10, 5),
        open: 103.909,
        high: 104.056,
        low: 103.601,
        close: 103.746,
        volume: 2614.46
      },
      {
        time: at(2026, 10, 2, 10, 10),
        open: 103.75,
        high: 103.853,
        low: 103.633,
        close: 103.747,
        volume: 2865.81
      }
    ]
  },
  {
    manner: 'CoinDCX candles',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '4h', bars: '3' },
    body: wire`[{"open":70773.99,"high":71257.61,"low":70664.78,"volume":626.109,"close":71060.42,"time":1790971200000},{"open":71081.87,
      "high":71292.12,"low":70624.64,"volume":778.275,"close":70786.35,"time":1790956800000},{"open":71300,"high":71372.39,
      "low":70917.34,"volume":737.214,"close":71078.34,"time":1790942400000}]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 10, 2, 12),
        open: 71300,
        high: 71372.39,
        low: 70917.34,
        close: 71078.34,
        volume: 737.214
      },
      {
        time: at(2026, 10, 2, 16),
        open: 71081.87,
        high: 71292.12,
        low: 70624.64,
        close: 70786.35,
        volume: 778.275
      },
      {
        time: at(2026, 10, 2, 20),
        open: 70773.99,
        high: 71257.61,
        low: 70664.78,
        close: 71060.42,
        volume: 626.109
      }
    ]
  },
  {
    manner: 'MEXC klines, eight columns',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '1m', bars: '4' },
    body: wire`[[1791018000000,"2299.00","2302.93","2297.21","2301.18","8.4122",1791018060000,"19357.99"],[1791018060000,"2301.41",
      "2304.78","2299.88","2303.39","14.1121",1791018120000,"32505.67"],[1791018120000,"2303.56","2305.15","2301.69",
      "2303.47","7.6511",1791018180000,"17624.08"],[1791018180000,"2303.81","2306.88","2302.31","2305.48","13.5425",
      1791018240000,"31221.96"]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 3, 9), open: 2299, high: 2302.93, low: 2297.21, close: 2301.18, volume: 8.4122 },
      {
        time: at(2026, 10, 3, 9, 1),
        open: 2301.41,
        high: 2304.78,
        low: 2299.88,
        close: 2303.39,
        volume: 14.1121
      },
      {
        time: at(2026, 10, 3, 9, 2),
        open: 2303.56,
        high: 2305.15,
        low: 2301.69,
        close: 2303.47,
        volume: 7.6511
      },
      {
        time: at(2026, 10, 3, 9, 3),
        open: 2303.81,
        high: 2306.88,
        low: 2302.31,
        close: 2305.48,
        volume: 13.5425
      }
    ]
  },
  {
    manner: 'Elasticsearch date histogram with sub aggregations',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: wire`{"took":4,"timed_out":false,"hits":{"total":{"value":10000,"relation":"gte"},"hits":[]},"aggregations":{"bars":{"buckets":[{"key_as_string":"2026-10-03T00:00:00.000Z",
      "key":1790985600000,"doc_count":3600,"open":{"value":71050},"high":{"value":71408.02},"low":{"value":70905.94},
      "close":{"value":71278.32},"volume":{"value":182.36}},{"key_as_string":"2026-10-03T01:00:00.000Z","key":1790989200000,
      "doc_count":3600,"open":{"value":71282.49},"high":{"value":71567.42},"low":{"value":71166.83},"close":{"value":71451.87},
      "volume":{"value":246.41}},{"key_as_string":"2026-10-03T02:00:00.000Z","key":1790992800000,"doc_count":3600,"open":{"value":71449.24},
      "high":{"value":71671.33},"low":{"value":71322.5},"close":{"value":71508.93},"volume":{"value":302.03}}]}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 3), open: 71050, high: 71408.02, low: 70905.94, close: 71278.32, volume: 182.36 },
      {
        time: at(2026, 10, 3, 1),
        open: 71282.49,
        high: 71567.42,
        low: 71166.83,
        close: 71451.87,
        volume: 246.41
      },
      {
        time: at(2026, 10, 3, 2),
        open: 71449.24,
        high: 71671.33,
        low: 71322.5,
        close: 71508.93,
        volume: 302.03
      }
    ]
  }
]
