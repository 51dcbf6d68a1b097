import { at, wire, type Body } from './body.fixture'

/** getHistory. */
export const fartherHistory: readonly Body[] = [
  {
    manner: 'CoinMarketCap OHLCV historical: times of the high and low too',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-14' },
    body: wire`{"status":{"timestamp":"2026-02-20T00:00:00.000Z","error_code":0,"error_message":null},"data":{"id":1,"name":"Bitcoin",
      "symbol":"BTC","quotes":[{"time_open":"2026-02-14T00:00:00.000Z","time_close":"2026-02-14T23:59:59.999Z",
      "time_high":"2026-02-14T07:00:00.000Z","time_low":"2026-02-14T19:00:00.000Z","quote":{"USD":{"open":68100,"high":69276.63,"low":67859.75,
      "close":68862.54,"volume":37163288133,"market_cap":1376217861900,"timestamp":"2026-02-14T23:59:59.999Z"}}},
      {"time_open":"2026-02-15T00:00:00.000Z","time_close":"2026-02-15T23:59:59.999Z","time_high":"2026-02-15T07:00:00.000Z",
      "time_low":"2026-02-15T19:00:00.000Z","quote":{"USD":{"open":68865.76,"high":69668.24,"low":68525.91,"close":69461.21,"volume":31482409292,
      "market_cap":1388182281850,"timestamp":"2026-02-15T23:59:59.999Z"}}}]}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 2, 14),
        open: 68100,
        high: 69276.63,
        low: 67859.75,
        close: 68862.54,
        volume: 37163288133
      },
      {
        time: at(2026, 2, 15),
        open: 68865.76,
        high: 69668.24,
        low: 68525.91,
        close: 69461.21,
        volume: 31482409292
      }
    ]
  },
  {
    manner: 'CryptoRank historical OHLC, decimals as strings, an average too',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-01-20' },
    body: wire`{"data":[{"date":1768867200000,"open":"2950","high":"2981.33","low":"2944.13","avg":"2962.73","close":"2955.29",
      "volume":"19860587738","circulatingSupply":"120690000","changePercent":0.18},{"date":1768953600000,"open":"2955.64","high":"2978.1",
      "low":"2912.46","avg":"2945.28","close":"2937.79","volume":"24819052219","circulatingSupply":"120690000","changePercent":-0.6},
      {"date":1769040000000,"open":"2937.15","high":"2945.96","low":"2896.08","avg":"2921.02","close":"2921.47","volume":"23670957565",
      "circulatingSupply":"120690000","changePercent":-0.53}],"status":{"success":true,"code":200}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 1, 20), open: 2950, high: 2981.33, low: 2944.13, close: 2955.29, volume: 19860587738 },
      {
        time: at(2026, 1, 21),
        open: 2955.64,
        high: 2978.1,
        low: 2912.46,
        close: 2937.79,
        volume: 24819052219
      },
      {
        time: at(2026, 1, 22),
        open: 2937.15,
        high: 2945.96,
        low: 2896.08,
        close: 2921.47,
        volume: 23670957565
      }
    ]
  },
  {
    manner: 'Messari time series: columns and values',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-12-01' },
    body: wire`{"status":{"elapsed":31},"data":{"symbol":"BTC","name":"Bitcoin","parameters":{"interval":"1d","columns":["timestamp","open",
      "high","low","close","volume"],"timestamp_format":"unix-milliseconds"},"schema":{"metric_id":"price","name":"Price"},
      "values":[[1764547200000,86400,87862.4,85625.5,87395.5,40962050685],[1764633600000,87410.1,88830.2,86674.5,88124.1,33823893197],
      [1764720000000,88122,88780.7,87801.8,88347.3,65881432294]]}}`,
    kind: 'candles',
    values: [
      {
        time: at(2025, 12, 1),
        open: 86400,
        high: 87862.4,
        low: 85625.5,
        close: 87395.5,
        volume: 40962050685
      },
      {
        time: at(2025, 12, 2),
        open: 87410.1,
        high: 88830.2,
        low: 86674.5,
        close: 88124.1,
        volume: 33823893197
      },
      { time: at(2025, 12, 3), open: 88122, high: 88780.7, low: 87801.8, close: 88347.3, volume: 65881432294 }
    ]
  },
  {
    manner: 'keyed by date',
    operation: 'getHistory',
    params: { symbol: 'XRP', date: '2026-03-22' },
    body: wire`{"status":true,"XRP":{"2026-03-22":{"open":"1.44","high":"1.4452","low":"1.4169","close":"1.429","volume":"2246190311"},
      "2026-03-23":{"open":"1.4293","high":"1.4401","low":"1.4231","close":"1.434","volume":"1599835754"},"2026-03-24":{"open":"1.4341",
      "high":"1.4461","low":"1.4268","close":"1.4434","volume":"2497839615"}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 22), open: 1.44, high: 1.4452, low: 1.4169, close: 1.429, volume: 2246190311 },
      { time: at(2026, 3, 23), open: 1.4293, high: 1.4401, low: 1.4231, close: 1.434, volume: 1599835754 },
      { time: at(2026, 3, 24), open: 1.4341, high: 1.4461, low: 1.4268, close: 1.4434, volume: 2497839615 }
    ]
  },
  {
    manner: 'one flat day',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-05' },
    body: wire`{"status":true,"symbol":"BTC","date":"2026-02-05","open":"66100","high":"66449.6","low":"65388.4","close":"65532.7",
      "volume":"17546"}`,
    kind: 'candles',
    values: [
      { time: at(2026, 2, 5), open: 66100, high: 66449.6, low: 65388.4, close: 65532.7, volume: 17546 }
    ]
  },
  {
    manner: 'day as a number yyyymmdd',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-02-08' },
    body: wire`{"ok":true,"rows":[{"ymd":20260208,"o":2010,"h":2044.77,"l":1993.62,"c":2031.86,"v":444101.7},{"ymd":20260209,"o":2032.06,
      "h":2056.68,"l":2028.46,"c":2045.98,"v":461290.2},{"ymd":20260210,"o":2045.49,"h":2049.38,"l":2023.86,"c":2027.42,"v":324095.4}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 2, 8), open: 2010, high: 2044.77, low: 1993.62, close: 2031.86, volume: 444101.7 },
      { time: at(2026, 2, 9), open: 2032.06, high: 2056.68, low: 2028.46, close: 2045.98, volume: 461290.2 },
      { time: at(2026, 2, 10), open: 2045.49, high: 2049.38, low: 2023.86, close: 2027.42, volume: 324095.4 }
    ]
  }
]
