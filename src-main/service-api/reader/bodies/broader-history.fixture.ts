import { at, wire, type Body } from './body.fixture'

/** getHistory. */
export const broaderHistory: readonly Body[] = [
  {
    manner: 'CoinPaprika OHLCV historical',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-05' },
    body: wire`[{"time_open":"2026-02-05T00:00:00Z","time_close":"2026-02-05T23:59:59Z","open":66100,"high":67287.23,"low":65833.49,
      "close":66818.39,"volume":28983270707,"market_cap":1335365524150},{"time_open":"2026-02-06T00:00:00Z","time_close":"2026-02-06T23:59:59Z",
      "open":66801.94,"high":68013.86,"low":66726.1,"close":67563.4,"volume":19185837168,"market_cap":1350254549000}]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 2, 5),
        open: 66100,
        high: 67287.23,
        low: 65833.49,
        close: 66818.39,
        volume: 28983270707
      },
      {
        time: at(2026, 2, 6),
        open: 66801.94,
        high: 68013.86,
        low: 66726.1,
        close: 67563.4,
        volume: 19185837168
      }
    ]
  },
  {
    manner: 'Polygon aggregates',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-01-05' },
    body: wire`{"ticker":"X:ETHUSD","queryCount":3,"resultsCount":3,"adjusted":true,"results":[{"v":242146.419,"vw":2470.3367,"o":2480,
      "c":2472.37,"h":2487.14,"l":2451.5,"t":1767571200000,"n":410022},{"v":357752.3669,"vw":2473.8,"o":2472.18,"c":2474.97,"h":2485.15,
      "l":2461.28,"t":1767657600000,"n":410023},{"v":609872.6218,"vw":2496.1633,"o":2474.32,"c":2500.64,"h":2519.44,"l":2468.41,"t":1767744000000,
      "n":410024}],"status":"OK","request_id":"0cf72b6da685bcd386548ffe2895904a","count":3}`,
    kind: 'candles',
    values: [
      { time: at(2026, 1, 5), open: 2480, high: 2487.14, low: 2451.5, close: 2472.37, volume: 242146.419 },
      {
        time: at(2026, 1, 6),
        open: 2472.18,
        high: 2485.15,
        low: 2461.28,
        close: 2474.97,
        volume: 357752.3669
      },
      {
        time: at(2026, 1, 7),
        open: 2474.32,
        high: 2519.44,
        low: 2468.41,
        close: 2500.64,
        volume: 609872.6218
      }
    ]
  },
  {
    manner: 'FMP historical, newest first, with change columns',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-12-30' },
    body: wire`{"symbol":"BTCUSD","historical":[{"date":"2025-12-30","open":87908.99,"high":88034.34,"low":86962.07,"close":87428.14,
      "adjClose":87428.14,"volume":22442465243,"unadjustedVolume":22442465243,"change":-480.85,"changePercent":-0.54699,"vwap":87474.85,
      "label":"row","changeOverTime":-0.0054699},{"date":"2025-12-29","open":88683.38,"high":89084.73,"low":87545.9,"close":87915.24,
      "adjClose":87915.24,"volume":51691828746,"unadjustedVolume":51691828746,"change":-768.14,"changePercent":-0.86616,"vwap":88181.96,
      "label":"row","changeOverTime":-0.0086616},{"date":"2025-12-28","open":88100,"high":89343.13,"low":87446.51,"close":88686.09,
      "adjClose":88686.09,"volume":56673124588,"unadjustedVolume":56673124588,"change":586.09,"changePercent":0.66526,"vwap":88491.91,
      "label":"row","changeOverTime":0.0066526}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2025, 12, 28),
        open: 88100,
        high: 89343.13,
        low: 87446.51,
        close: 88686.09,
        volume: 56673124588
      },
      {
        time: at(2025, 12, 29),
        open: 88683.38,
        high: 89084.73,
        low: 87545.9,
        close: 87915.24,
        volume: 51691828746
      },
      {
        time: at(2025, 12, 30),
        open: 87908.99,
        high: 88034.34,
        low: 86962.07,
        close: 87428.14,
        volume: 22442465243
      }
    ]
  },
  {
    manner: 'EODHD end of day, one coin as CSV-like rows',
    operation: 'getHistory',
    params: { symbol: 'XRP', date: '2026-03-31' },
    body: wire`[{"date":"2026-03-30","open":1.31,"high":1.3129,"low":1.2987,"close":1.3064,"adjusted_close":1.3064,"volume":1338748866},
      {"date":"2026-03-31","open":1.3065,"high":1.3089,"low":1.2962,"close":1.3074,"adjusted_close":1.3074,"volume":691240001}]`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 30), open: 1.31, high: 1.3129, low: 1.2987, close: 1.3064, volume: 1338748866 },
      { time: at(2026, 3, 31), open: 1.3065, high: 1.3089, low: 1.2962, close: 1.3074, volume: 691240001 }
    ]
  }
]
