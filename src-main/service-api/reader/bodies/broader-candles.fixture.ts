import { at, wire, type Body } from './body.fixture'

/** getOHLC. */
export const broaderCandles: readonly Body[] = [
  {
    manner: 'OKX candles, newest first, strings',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"code":"0","msg":"","data":[["1772496000000","67978.7","68539","67477.8","67822.9","5869.958","398117574.44","398117574.44",
      "1"],["1772409600000","68196.5","68751.3","67831.8","67997","7722.132","525081809.60","525081809.60","1"],["1772323200000","68000",
      "68696.3","67579.8","68187.5","3050.255","207989262.81","207989262.81","1"]]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 1), open: 68000, high: 68696.3, low: 67579.8, close: 68187.5, volume: 3050.255 },
      { time: at(2026, 3, 2), open: 68196.5, high: 68751.3, low: 67831.8, close: 67997, volume: 7722.132 },
      { time: at(2026, 3, 3), open: 67978.7, high: 68539, low: 67477.8, close: 67822.9, volume: 5869.958 }
    ],
    doubted: ['open', 'close']
  },
  {
    manner: 'Bitfinex candles: open, close, high, low',
    operation: 'getOHLC',
    params: { symbol: 'ETH', interval: '1d' },
    body: wire`[[1772841600000,2010.34,2005.09,2022.32,1993.23,115514.373],[1772755200000,2026.53,2009.71,2029.32,2006.08,50923.482],
      [1772668800000,2010,2025.97,2036.21,2003.76,78520.692]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 5), open: 2010, high: 2036.21, low: 2003.76, close: 2025.97, volume: 78520.692 },
      { time: at(2026, 3, 6), open: 2026.53, high: 2029.32, low: 2006.08, close: 2009.71, volume: 50923.482 },
      { time: at(2026, 3, 7), open: 2010.34, high: 2022.32, low: 1993.23, close: 2005.09, volume: 115514.373 }
    ],
    doubted: ['open', 'close']
  },
  {
    manner: 'Coinbase Exchange candles: time, low, high, open, close, volume',
    operation: 'getOHLC',
    params: { symbol: 'XRP', interval: '1d' },
    body: wire`[[1770854400,1.4074,1.4327,1.419,1.4204,5876794.3],[1770768000,1.4038,1.4284,1.411,1.4187,3334396.7],[1770681600,1.4009,1.4327,
      1.42,1.4115,2125938.4]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 2, 10), open: 1.42, high: 1.4327, low: 1.4009, close: 1.4115, volume: 2125938.4 },
      { time: at(2026, 2, 11), open: 1.411, high: 1.4284, low: 1.4038, close: 1.4187, volume: 3334396.7 },
      { time: at(2026, 2, 12), open: 1.419, high: 1.4327, low: 1.4074, close: 1.4204, volume: 5876794.3 }
    ],
    doubted: ['open', 'close']
  },
  {
    manner: 'UDF history columns',
    operation: 'getOHLC',
    params: { symbol: 'SOL', interval: '1d' },
    body: wire`{"s":"ok","t":[1781913600,1782000000,1782086400,1782172800],"o":[92,92.31,91.94,92.79],"h":[92.84,92.98,93,94.12],"l":[91.4,
      91.46,91.65,92.23],"c":[92.34,91.91,92.76,93.45],"v":[1532737,1405750,1776258,817434]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 6, 20), open: 92, high: 92.84, low: 91.4, close: 92.34, volume: 1532737 },
      { time: at(2026, 6, 21), open: 92.31, high: 92.98, low: 91.46, close: 91.91, volume: 1405750 },
      { time: at(2026, 6, 22), open: 91.94, high: 93, low: 91.65, close: 92.76, volume: 1776258 },
      { time: at(2026, 6, 23), open: 92.79, high: 94.12, low: 92.23, close: 93.45, volume: 817434 }
    ]
  },
  {
    manner: 'Tiingo crypto prices',
    operation: 'getOHLC',
    params: { symbol: 'DOGE', interval: '1d' },
    body: wire`[{"ticker":"dogeusd","baseCurrency":"doge","quoteCurrency":"usd","priceData":[{"open":0.0931,"high":0.09422,"low":0.09278,
      "close":0.09393,"volume":449489020,"volumeNotional":42220503.65,"tradesDone":22011,"date":"2026-01-12T00:00:00+00:00"},{"open":0.09391,
      "high":0.09471,"low":0.0926,"close":0.093,"volume":1011777816,"volumeNotional":94095336.89,"tradesDone":22011,
      "date":"2026-01-13T00:00:00+00:00"},{"open":0.09301,"high":0.09458,"low":0.09264,"close":0.09381,"volume":504061420,
      "volumeNotional":47286001.81,"tradesDone":22011,"date":"2026-01-14T00:00:00+00:00"}]}]`,
    kind: 'candles',
    values: [
      { time: at(2026, 1, 12), open: 0.0931, high: 0.09422, low: 0.09278, close: 0.09393, volume: 449489020 },
      { time: at(2026, 1, 13), open: 0.09391, high: 0.09471, low: 0.0926, close: 0.093, volume: 1011777816 },
      { time: at(2026, 1, 14), open: 0.09301, high: 0.09458, low: 0.09264, close: 0.09381, volume: 504061420 }
    ]
  },
  {
    manner: 'small Japanese service, thousands separators, slashed dates',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"status":true,"通貨ペア":"BTC/JPY","足":"日足","タイムゾーン":"UTC","データ":[{"日付":"2026/04/02","始値":"10,300,000","高値":"10,387,596",
      "安値":"10,285,967","終値":"10,345,116","出来高":"2,035.04"},{"日付":"2026/04/03","始値":"10,344,400","高値":"10,357,829","安値":"10,249,962",
      "終値":"10,289,412","出来高":"1,828.59"},{"日付":"2026/04/04","始値":"10,286,809","高値":"10,332,630","安値":"10,267,713","終値":"10,290,762",
      "出来高":"1,357.48"}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 4, 2),
        open: 10300000,
        high: 10387596,
        low: 10285967,
        close: 10345116,
        volume: 2035.04
      },
      {
        time: at(2026, 4, 3),
        open: 10344400,
        high: 10357829,
        low: 10249962,
        close: 10289412,
        volume: 1828.59
      },
      {
        time: at(2026, 4, 4),
        open: 10286809,
        high: 10332630,
        low: 10267713,
        close: 10290762,
        volume: 1357.48
      }
    ]
  }
]
