import { at, wire, type Body } from './body.fixture'

/** getOHLC. */
export const variedCandles: readonly Body[] = [
  {
    manner: 'Alpaca crypto bars',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"bars":{"BTC/USD":[{"c":67403.28,"h":68354.05,"l":67081.66,"n":900,"o":68000,"t":"2026-08-01T00:00:00Z","v":33.1825,
      "vw":67717.855},{"c":67321.45,"h":67685.46,"l":66991.48,"n":901,"o":67403.16,"t":"2026-08-02T00:00:00Z","v":27.3789,
      "vw":67338.47},{"c":67851.15,"h":68058.12,"l":66988.1,"n":902,"o":67308.75,"t":"2026-08-03T00:00:00Z","v":24.0758,
      "vw":67523.11},{"c":68210.42,"h":68346.13,"l":67461.88,"n":903,"o":67849.67,"t":"2026-08-04T00:00:00Z","v":56.4514,
      "vw":67904.005}]},"next_page_token":null}`,
    kind: 'candles',
    values: [
      { time: at(2026, 8, 1), open: 68000, high: 68354.05, low: 67081.66, close: 67403.28, volume: 33.1825 },
      {
        time: at(2026, 8, 2),
        open: 67403.16,
        high: 67685.46,
        low: 66991.48,
        close: 67321.45,
        volume: 27.3789
      },
      {
        time: at(2026, 8, 3),
        open: 67308.75,
        high: 68058.12,
        low: 66988.1,
        close: 67851.15,
        volume: 24.0758
      },
      {
        time: at(2026, 8, 4),
        open: 67849.67,
        high: 68346.13,
        low: 67461.88,
        close: 68210.42,
        volume: 56.4514
      }
    ]
  },
  {
    manner: 'Coinbase Advanced candles, newest first, strings',
    operation: 'getOHLC',
    params: { symbol: 'ETH', interval: '1d' },
    body: wire`{"candles":[{"start":"1785974400","low":"2182.73","high":"2229.41","open":"2190.68","close":"2216.69","volume":"90033.1893"},
      {"start":"1785888000","low":"2179.58","high":"2194.04","open":"2186.22","close":"2190.48","volume":"85876.0774"},
      {"start":"1785801600","low":"2168.60","high":"2195.49","open":"2173.82","close":"2186.13","volume":"103081.4774"},
      {"start":"1785715200","low":"2147.65","high":"2185.98","open":"2150.00","close":"2173.53","volume":"60874.6316"}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 8, 3), open: 2150, high: 2185.98, low: 2147.65, close: 2173.53, volume: 60874.6316 },
      {
        time: at(2026, 8, 4),
        open: 2173.82,
        high: 2195.49,
        low: 2168.6,
        close: 2186.13,
        volume: 103081.4774
      },
      {
        time: at(2026, 8, 5),
        open: 2186.22,
        high: 2194.04,
        low: 2179.58,
        close: 2190.48,
        volume: 85876.0774
      },
      { time: at(2026, 8, 6), open: 2190.68, high: 2229.41, low: 2182.73, close: 2216.69, volume: 90033.1893 }
    ]
  },
  {
    manner: 'CryptoCompare histoday v2: volumefrom and volumeto',
    operation: 'getOHLC',
    params: { symbol: 'SOL', interval: '1d' },
    body: wire`{"Response":"Success","Message":"","HasWarning":false,"Type":100,"RateLimit":{},"Data":{"Aggregated":false,"TimeFrom":1784505600,
      "TimeTo":1784678400,"Data":[{"time":1784505600,"high":97.352,"low":96.127,"open":97,"volumefrom":571764,"volumeto":55112331.96,
      "close":96.39,"conversionType":"direct","conversionSymbol":""},{"time":1784592000,"high":96.479,"low":94.898,"open":96.395,
      "volumefrom":416709.3,"volumeto":39749900.13,"close":95.39,"conversionType":"direct","conversionSymbol":""},{"time":1784678400,
      "high":96.827,"low":94.889,"open":95.38,"volumefrom":514358.9,"volumeto":49642834.87,"close":96.514,"conversionType":"direct",
      "conversionSymbol":""}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 7, 20), open: 97, high: 97.352, low: 96.127, close: 96.39, volume: 571764 },
      { time: at(2026, 7, 21), open: 96.395, high: 96.479, low: 94.898, close: 95.39, volume: 416709.3 },
      { time: at(2026, 7, 22), open: 95.38, high: 96.827, low: 94.889, close: 96.514, volume: 514358.9 }
    ]
  },
  {
    manner: 'KuCoin candles: open, close, high, low',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"code":"200000","data":[["1785196800","69624.0","70338.3","70697.8","69276.3","39612","2786240739.6000"],["1785110400",
      "69570.8","69632.0","69787.9","69452.7","20867","1453010944.0000"],["1785024000","69743.2","69578.5","70131.9",
      "69233.2","38659","2689835231.5000"],["1784937600","70200.0","69755.3","70293.8","69555.8","22184","1547451575.2000"]]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 7, 25), open: 70200, high: 70293.8, low: 69555.8, close: 69755.3, volume: 22184 },
      { time: at(2026, 7, 26), open: 69743.2, high: 70131.9, low: 69233.2, close: 69578.5, volume: 38659 },
      { time: at(2026, 7, 27), open: 69570.8, high: 69787.9, low: 69452.7, close: 69632, volume: 20867 },
      { time: at(2026, 7, 28), open: 69624, high: 70697.8, low: 69276.3, close: 70338.3, volume: 39612 }
    ]
  },
  {
    manner: 'BTC Markets candles: ISO time first',
    operation: 'getOHLC',
    params: { symbol: 'XRP', interval: '1d' },
    body: wire`[["2026-06-10T00:00:00.000000Z","1.4000","1.4106","1.3931","1.4041","13033847.30"],["2026-06-11T00:00:00.000000Z","1.4042",
      "1.4198","1.3997","1.4185","13041189.41"],["2026-06-12T00:00:00.000000Z","1.4186","1.4342","1.4140","1.4322","7397239.94"]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 6, 10), open: 1.4, high: 1.4106, low: 1.3931, close: 1.4041, volume: 13033847.3 },
      { time: at(2026, 6, 11), open: 1.4042, high: 1.4198, low: 1.3997, close: 1.4185, volume: 13041189.41 },
      { time: at(2026, 6, 12), open: 1.4186, high: 1.4342, low: 1.414, close: 1.4322, volume: 7397239.94 }
    ]
  },
  {
    manner: 'Google Visualization table, dates as Date(y,m,d) with month from 0',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"version":"0.6","reqId":"0","status":"ok","sig":"1122","table":{"cols":[{"id":"A","label":"Date","type":"date","pattern":"yyyy-mm-dd"},
      {"id":"B","label":"Open","type":"number"},{"id":"C","label":"High","type":"number"},{"id":"D","label":"Low","type":"number"},
      {"id":"E","label":"Close","type":"number"},{"id":"F","label":"Volume","type":"number"}],"rows":[{"c":[{"v":"Date(2026,7,10)",
      "f":"2026-08-10"},{"v":71000},{"v":71862.65},{"v":70764.13},{"v":71499.85},{"v":16709186693}]},{"c":[{"v":"Date(2026,7,11)",
      "f":"2026-08-11"},{"v":71485.56},{"v":71997.8},{"v":71145.96},{"v":71764.9},{"v":18716886697}]},{"c":[{"v":"Date(2026,7,12)",
      "f":"2026-08-12"},{"v":71772.65},{"v":72129.36},{"v":71053.12},{"v":71381.12},{"v":19452115941}]},{"c":[{"v":"Date(2026,7,13)",
      "f":"2026-08-13"},{"v":71382.21},{"v":71823.4},{"v":71119.61},{"v":71694.1},{"v":26492232897}]}],"parsedNumHeaders":1}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 8, 10),
        open: 71000,
        high: 71862.65,
        low: 70764.13,
        close: 71499.85,
        volume: 16709186693
      },
      {
        time: at(2026, 8, 11),
        open: 71485.56,
        high: 71997.8,
        low: 71145.96,
        close: 71764.9,
        volume: 18716886697
      },
      {
        time: at(2026, 8, 12),
        open: 71772.65,
        high: 72129.36,
        low: 71053.12,
        close: 71381.12,
        volume: 19452115941
      },
      {
        time: at(2026, 8, 13),
        open: 71382.21,
        high: 71823.4,
        low: 71119.61,
        close: 71694.1,
        volume: 26492232897
      }
    ]
  }
]
