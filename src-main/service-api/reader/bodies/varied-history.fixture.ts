import { at, wire, type Body } from './body.fixture'

/** getHistory. */
export const variedHistory: readonly Body[] = [
  {
    manner: 'Marketstack end of day: adjusted columns beside',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-05-04' },
    body: wire`{"pagination":{"limit":100,"offset":0,"count":3,"total":3},"data":[{"open":79996.4,"high":80214.75,"low":78738.72,"close":79042.55,
      "volume":26493531475,"adj_high":null,"adj_low":null,"adj_close":79042.55,"adj_open":null,"adj_volume":null,"split_factor":1,
      "dividend":0,"symbol":"BTC","exchange":"CRYPTO","date":"2026-05-06T00:00:00+0000"},{"open":79446.87,"high":80404.94,
      "low":79171.6,"close":80004.85,"volume":42183029525,"adj_high":null,"adj_low":null,"adj_close":80004.85,"adj_open":null,
      "adj_volume":null,"split_factor":1,"dividend":0,"symbol":"BTC","exchange":"CRYPTO","date":"2026-05-05T00:00:00+0000"},
      {"open":80100,"high":80451.38,"low":79129.97,"close":79455.9,"volume":41247616994,"adj_high":null,"adj_low":null,
      "adj_close":79455.9,"adj_open":null,"adj_volume":null,"split_factor":1,"dividend":0,"symbol":"BTC","exchange":"CRYPTO",
      "date":"2026-05-04T00:00:00+0000"}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 5, 4),
        open: 80100,
        high: 80451.38,
        low: 79129.97,
        close: 79455.9,
        volume: 41247616994
      },
      {
        time: at(2026, 5, 5),
        open: 79446.87,
        high: 80404.94,
        low: 79171.6,
        close: 80004.85,
        volume: 42183029525
      },
      {
        time: at(2026, 5, 6),
        open: 79996.4,
        high: 80214.75,
        low: 78738.72,
        close: 79042.55,
        volume: 26493531475
      }
    ]
  },
  {
    manner: 'Nasdaq Data Link dataset: column names and data',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-05-10' },
    body: wire`{"dataset":{"id":11223344,"dataset_code":"ETHUSD","database_code":"BITFINEX","name":"ETH/USD Exchange Rate","refreshed_at":"2026-05-14T01:00:00.000Z",
      "column_names":["Date","Open","High","Low","Close","Volume"],"frequency":"daily","data":[["2026-05-13",2329.16,
      2363.41,2326.71,2352.86,417969.19],["2026-05-12",2303.58,2334.72,2294.54,2328.99,431663.65],["2026-05-11",2325,
      2334.74,2297.85,2303.83,420178.75],["2026-05-10",2300,2328.85,2297.88,2325.29,449630.28]]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 10), open: 2300, high: 2328.85, low: 2297.88, close: 2325.29, volume: 449630.28 },
      { time: at(2026, 5, 11), open: 2325, high: 2334.74, low: 2297.85, close: 2303.83, volume: 420178.75 },
      {
        time: at(2026, 5, 12),
        open: 2303.58,
        high: 2334.72,
        low: 2294.54,
        close: 2328.99,
        volume: 431663.65
      },
      { time: at(2026, 5, 13), open: 2329.16, high: 2363.41, low: 2326.71, close: 2352.86, volume: 417969.19 }
    ]
  },
  {
    manner: 'Nasdaq-like table, US dates and dollar strings',
    operation: 'getHistory',
    params: { symbol: 'SOL', date: '2026-05-20' },
    body: wire`{"data":{"symbol":"SOL","totalRecords":3,"tradesTable":{"asOf":null,"headers":{"date":"Date","close":"Close/Last","volume":"Volume",
      "open":"Open","high":"High","low":"Low"},"rows":[{"date":"05/22/2026","close":"$110.17","volume":"2,031,590,033",
      "open":"$110.92","high":"$111.27","low":"$110.07"},{"date":"05/21/2026","close":"$110.92","volume":"2,318,392,325",
      "open":"$111.12","high":"$111.52","low":"$110.76"},{"date":"05/20/2026","close":"$111.12","volume":"2,025,586,827",
      "open":"$110.00","high":"$111.76","low":"$109.40"}]}},"message":null,"status":{"rCode":200,"bCodeMessage":null,
      "developerMessage":null}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 20), open: 110, high: 111.76, low: 109.4, close: 111.12, volume: 2025586827 },
      { time: at(2026, 5, 21), open: 111.12, high: 111.52, low: 110.76, close: 110.92, volume: 2318392325 },
      { time: at(2026, 5, 22), open: 110.92, high: 111.27, low: 110.07, close: 110.17, volume: 2031590033 }
    ]
  },
  {
    manner: 'Investing-like rows: words for dates, thousands',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-05-02' },
    body: wire`{"data":[{"rowDate":"May 04, 2026","rowDateTimestamp":"2026-05-04T00:00:00Z","last_close":"79,951.6","last_open":"79,523.3",
      "last_max":"80,334.0","last_min":"79,277.2","volume":"84.13K","change_precent":0.54},{"rowDate":"May 03, 2026",
      "rowDateTimestamp":"2026-05-03T00:00:00Z","last_close":"79,516.7","last_open":"79,191.9","last_max":"79,618.3",
      "last_min":"78,816.5","volume":"44.91K","change_precent":0.41},{"rowDate":"May 02, 2026","rowDateTimestamp":"2026-05-02T00:00:00Z",
      "last_close":"79,201.6","last_open":"78,800.0","last_max":"79,610.8","last_min":"78,662.1","volume":"91.41K","change_precent":0.51}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 2), open: 78800, high: 79610.8, low: 78662.1, close: 79201.6, volume: 91410 },
      { time: at(2026, 5, 3), open: 79191.9, high: 79618.3, low: 78816.5, close: 79516.7, volume: 44910 },
      { time: at(2026, 5, 4), open: 79523.3, high: 80334, low: 79277.2, close: 79951.6, volume: 84130 }
    ]
  },
  {
    manner: 'Tradier history: day rows under history',
    operation: 'getHistory',
    params: { symbol: 'ADA', date: '2026-04-10' },
    body: wire`{"history":{"day":[{"date":"2026-04-10","open":0.42,"high":0.4224,"low":0.4166,"close":0.4188,"volume":713377074},{"date":"2026-04-11",
      "open":0.4189,"high":0.4206,"low":0.4165,"close":0.4202,"volume":747103771},{"date":"2026-04-12","open":0.4202,
      "high":0.4218,"low":0.4188,"close":0.4194,"volume":1096208617}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 10), open: 0.42, high: 0.4224, low: 0.4166, close: 0.4188, volume: 713377074 },
      { time: at(2026, 4, 11), open: 0.4189, high: 0.4206, low: 0.4165, close: 0.4202, volume: 747103771 },
      { time: at(2026, 4, 12), open: 0.4202, high: 0.4218, low: 0.4188, close: 0.4194, volume: 1096208617 }
    ]
  },
  {
    manner: 'Dune query result rows',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-04-14' },
    body: wire`{"execution_id":"01HX","query_id":3344112,"state":"QUERY_STATE_COMPLETED","submitted_at":"2026-04-17T00:00:00Z","result":{"rows":[{"block_date":"2026-04-14 00:00:00.000 UTC",
      "open":2333,"high":2351.2,"low":2328.64,"close":2346.85,"volume":926.233},{"block_date":"2026-04-15 00:00:00.000 UTC",
      "open":2346.43,"high":2373.28,"low":2344.04,"close":2362,"volume":986.625},{"block_date":"2026-04-16 00:00:00.000 UTC",
      "open":2362,"high":2383.33,"low":2347.99,"close":2369.68,"volume":786.2}],"metadata":{"column_names":["block_date",
      "open","high","low","close","volume"],"row_count":3,"datapoint_count":18}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 14), open: 2333, high: 2351.2, low: 2328.64, close: 2346.85, volume: 926.233 },
      { time: at(2026, 4, 15), open: 2346.43, high: 2373.28, low: 2344.04, close: 2362, volume: 986.625 },
      { time: at(2026, 4, 16), open: 2362, high: 2383.33, low: 2347.99, close: 2369.68, volume: 786.2 }
    ]
  }
]
