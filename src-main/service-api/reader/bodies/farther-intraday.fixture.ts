import { at, wire, type Body } from './body.fixture'

/** getOHLCIntraday. */
export const fartherIntraday: readonly Body[] = [
  {
    manner: 'Bybit kline, newest first',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: wire`{"retCode":0,"retMsg":"OK","result":{"symbol":"BTCUSDT","category":"spot","list":[["1789524000000","73430.4","73565.8",
      "72653.8","73108.5","173.595","12691270.06"],["1789520400000","72723.5","73741.8","72542.3","73456.6","228.094","16755009.72"],
      ["1789516800000","72010","73330.1","71778.2","72746.2","256.415","18653216.87"]]},"retExtInfo":{},"time":1789527600000}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 16), open: 72010, high: 73330.1, low: 71778.2, close: 72746.2, volume: 256.415 },
      {
        time: at(2026, 9, 16, 1),
        open: 72723.5,
        high: 73741.8,
        low: 72542.3,
        close: 73456.6,
        volume: 228.094
      },
      {
        time: at(2026, 9, 16, 2),
        open: 73430.4,
        high: 73565.8,
        low: 72653.8,
        close: 73108.5,
        volume: 173.595
      }
    ]
  },
  {
    manner: 'GeckoTerminal ohlcv_list',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '5m', bars: '3' },
    body: wire`{"data":{"id":"0b1","type":"ohlcv_request_response","attributes":{"ohlcv_list":[[1789632600,2450.48,2456.88,2415.75,2429.29,
      82.707],[1789632300,2426.87,2472.01,2412.37,2450.17,85.931],[1789632000,2402,2445.19,2381.21,2427.34,97.868]]}},
      "meta":{"base":{"symbol":"WETH","name":"Wrapped Ether"},"quote":{"symbol":"USDC","name":"USD Coin"}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 17, 8), open: 2402, high: 2445.19, low: 2381.21, close: 2427.34, volume: 97.868 },
      {
        time: at(2026, 9, 17, 8, 5),
        open: 2426.87,
        high: 2472.01,
        low: 2412.37,
        close: 2450.17,
        volume: 85.931
      },
      {
        time: at(2026, 9, 17, 8, 10),
        open: 2450.48,
        high: 2456.88,
        low: 2415.75,
        close: 2429.29,
        volume: 82.707
      }
    ]
  },
  {
    manner: 'HitBTC candles: min and max',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '15m', bars: '3' },
    body: wire`{"BTCUSDT":[{"timestamp":"2026-09-18T06:30:00.000Z","open":"72177.38","close":"72407.82","min":"72034.11","max":"72514.19",
      "volume":"14.1418","volume_quote":"1023976.91"},{"timestamp":"2026-09-18T06:15:00.000Z","open":"72574.08","close":"72205.09",
      "min":"72085.11","max":"72975.78","volume":"7.1929","volume_quote":"519363.99"},{"timestamp":"2026-09-18T06:00:00.000Z","open":"72500",
      "close":"72582.86","min":"71984.02","max":"72739.12","volume":"17.5038","volume_quote":"1270475.86"}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 18, 6),
        open: 72500,
        high: 72739.12,
        low: 71984.02,
        close: 72582.86,
        volume: 17.5038
      },
      {
        time: at(2026, 9, 18, 6, 15),
        open: 72574.08,
        high: 72975.78,
        low: 72085.11,
        close: 72205.09,
        volume: 7.1929
      },
      {
        time: at(2026, 9, 18, 6, 30),
        open: 72177.38,
        high: 72514.19,
        low: 72034.11,
        close: 72407.82,
        volume: 14.1418
      }
    ]
  },
  {
    manner: 'microseconds',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: wire`{"status":true,"ccy":"JPY","k":[{"us":1789776000000000,"o":10650000,"h":10702719,"l":10503083,"c":10562006,"q":30.545},
      {"us":1789779600000000,"o":10561488,"h":10629004,"l":10504982,"c":10606152,"q":23.1234},{"us":1789783200000000,"o":10605155,"h":10693477,
      "l":10442833,"c":10510067,"q":23.7688}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 19),
        open: 10650000,
        high: 10702719,
        low: 10503083,
        close: 10562006,
        volume: 30.545
      },
      {
        time: at(2026, 9, 19, 1),
        open: 10561488,
        high: 10629004,
        low: 10504982,
        close: 10606152,
        volume: 23.1234
      },
      {
        time: at(2026, 9, 19, 2),
        open: 10605155,
        high: 10693477,
        low: 10442833,
        close: 10510067,
        volume: 23.7688
      }
    ],
    doubted: ['volume']
  },
  {
    manner: 'Poloniex candles: low, high, open, close first',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '4h', bars: '3' },
    body: wire`[["2340.5","2383.2","2350","2364.88","5105421.19","2158.85","2501656.38","1057.84",812,1789876799599,"2361.85","HOUR_4",
      1789862400000,1789876799999],["2337.77","2380.95","2364.93","2340.2","5645124.05","2412.24","2766110.78","1182.00",812,1789891199599,
      "2359.36","HOUR_4",1789876800000,1789891199999],["2334.08","2364.26","2340.66","2347.39","11074446.12","4717.77","5426478.60","2311.71",812,
      1789905599599,"2349.17","HOUR_4",1789891200000,1789905599999]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 20), open: 2350, high: 2383.2, low: 2340.5, close: 2364.88, volume: 2158.85 },
      {
        time: at(2026, 9, 20, 4),
        open: 2364.93,
        high: 2380.95,
        low: 2337.77,
        close: 2340.2,
        volume: 2412.24
      },
      {
        time: at(2026, 9, 20, 8),
        open: 2340.66,
        high: 2364.26,
        low: 2334.08,
        close: 2347.39,
        volume: 4717.77
      }
    ]
  },
  {
    manner: 'minutes, day and clock apart',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1m', bars: '3' },
    body: wire`{"status":true,"bars":[{"date":"2026-10-01","time":"00:00:00","open":74100,"high":74757.3,"low":73371.1,"close":73920.7,
      "volume":1.651},{"date":"2026-10-01","time":"00:01:00","open":73899.1,"high":74249.3,"low":73280.9,"close":73575.8,"volume":3.626},
      {"date":"2026-10-01","time":"00:02:00","open":73561.2,"high":74770,"low":73358.2,"close":74316.4,"volume":3.6848}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 1), open: 74100, high: 74757.3, low: 73371.1, close: 73920.7, volume: 1.651 },
      {
        time: at(2026, 10, 1, 0, 1),
        open: 73899.1,
        high: 74249.3,
        low: 73280.9,
        close: 73575.8,
        volume: 3.626
      },
      {
        time: at(2026, 10, 1, 0, 2),
        open: 73561.2,
        high: 74770,
        low: 73358.2,
        close: 74316.4,
        volume: 3.6848
      }
    ]
  }
]
