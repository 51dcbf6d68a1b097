import { at, wire, type Body } from './body.fixture'

/** getOHLCIntraday. */
export const variedIntraday: readonly Body[] = [
  {
    manner: 'BitMEX bucketed: the stamp closes the bar',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '15m', bars: '4' },
    body: wire`[{"timestamp":"2026-09-01T10:00:00.000Z","symbol":"XBTUSD","open":69000,"high":69101.55,"low":68842.04,"close":68973.71,
      "trades":400,"volume":122.29,"vwap":68971.79,"lastSize":100},{"timestamp":"2026-09-01T10:15:00.000Z","symbol":"XBTUSD",
      "open":68973.93,"high":69092.65,"low":68876.38,"close":69022.14,"trades":401,"volume":140.027,"vwap":68984.51,
      "lastSize":100},{"timestamp":"2026-09-01T10:30:00.000Z","symbol":"XBTUSD","open":69030.23,"high":69110.59,"low":68743.56,
      "close":68806.09,"trades":402,"volume":159.442,"vwap":68927.07,"lastSize":100},{"timestamp":"2026-09-01T10:45:00.000Z",
      "symbol":"XBTUSD","open":68811.41,"high":68947.56,"low":68425,"close":68559.22,"trades":403,"volume":142.624,"vwap":68686.28,
      "lastSize":100}]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 1, 10),
        open: 69000,
        high: 69101.55,
        low: 68842.04,
        close: 68973.71,
        volume: 122.29
      },
      {
        time: at(2026, 9, 1, 10, 15),
        open: 68973.93,
        high: 69092.65,
        low: 68876.38,
        close: 69022.14,
        volume: 140.027
      },
      {
        time: at(2026, 9, 1, 10, 30),
        open: 69030.23,
        high: 69110.59,
        low: 68743.56,
        close: 68806.09,
        volume: 159.442
      },
      {
        time: at(2026, 9, 1, 10, 45),
        open: 68811.41,
        high: 68947.56,
        low: 68425,
        close: 68559.22,
        volume: 142.624
      }
    ]
  },
  {
    manner: 'Hyperliquid candleSnapshot: t opens, T closes',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '1h', bars: '4' },
    body: wire`[{"t":1788328800000,"T":1788332399999,"s":"ETH","i":"1h","o":"2160.0","c":"2159.5","h":"2164.1","l":"2155.3","v":"655.5063",
      "n":1200},{"t":1788332400000,"T":1788335999999,"s":"ETH","i":"1h","o":"2159.1","c":"2156.4","h":"2161.8","l":"2151.7",
      "v":"1099.3800","n":1201},{"t":1788336000000,"T":1788339599999,"s":"ETH","i":"1h","o":"2156.5","c":"2157.7","h":"2161.9",
      "l":"2154.2","v":"896.4444","n":1202},{"t":1788339600000,"T":1788343199999,"s":"ETH","i":"1h","o":"2157.4","c":"2166.2",
      "h":"2168.1","l":"2152.7","v":"600.4338","n":1203}]`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 2, 6), open: 2160, high: 2164.1, low: 2155.3, close: 2159.5, volume: 655.5063 },
      { time: at(2026, 9, 2, 7), open: 2159.1, high: 2161.8, low: 2151.7, close: 2156.4, volume: 1099.38 },
      { time: at(2026, 9, 2, 8), open: 2156.5, high: 2161.9, low: 2154.2, close: 2157.7, volume: 896.4444 },
      { time: at(2026, 9, 2, 9), open: 2157.4, high: 2168.1, low: 2152.7, close: 2166.2, volume: 600.4338 }
    ]
  },
  {
    manner: 'Crypto.com candlestick',
    operation: 'getOHLCIntraday',
    params: { symbol: 'SOL', interval: '5m', bars: '5' },
    body: wire`{"id":-1,"method":"public/get-candlestick","code":0,"result":{"interval":"5m","data":[{"o":"98.400","h":"98.526","l":"98.132",
      "c":"98.258","v":"5457.61","t":1788393600000},{"o":"98.246","h":"98.335","l":"97.993","c":"98.087","v":"5042.48",
      "t":1788393900000},{"o":"98.072","h":"98.184","l":"97.973","c":"98.091","v":"3953.69","t":1788394200000},{"o":"98.104",
      "h":"98.248","l":"98.007","c":"98.168","v":"2928.16","t":1788394500000},{"o":"98.183","h":"98.499","l":"98.048",
      "c":"98.365","v":"5081.10","t":1788394800000}],"instrument_name":"SOL_USD"}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 3), open: 98.4, high: 98.526, low: 98.132, close: 98.258, volume: 5457.61 },
      { time: at(2026, 9, 3, 0, 5), open: 98.246, high: 98.335, low: 97.993, close: 98.087, volume: 5042.48 },
      {
        time: at(2026, 9, 3, 0, 10),
        open: 98.072,
        high: 98.184,
        low: 97.973,
        close: 98.091,
        volume: 3953.69
      },
      {
        time: at(2026, 9, 3, 0, 15),
        open: 98.104,
        high: 98.248,
        low: 98.007,
        close: 98.168,
        volume: 2928.16
      },
      { time: at(2026, 9, 3, 0, 20), open: 98.183, high: 98.499, low: 98.048, close: 98.365, volume: 5081.1 }
    ]
  },
  {
    manner: 'Mercado Bitcoin candles: columns of strings',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: wire`{"c":["384786","383999","383710"],"h":["386634","385398","384693"],"l":["384177","383388","383349"],"o":["386000","384751",
      "384027"],"t":[1788523200,1788526800,1788530400],"v":["2.8926","1.7454","1.6019"]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 4, 12), open: 386000, high: 386634, low: 384177, close: 384786, volume: 2.8926 },
      { time: at(2026, 9, 4, 13), open: 384751, high: 385398, low: 383388, close: 383999, volume: 1.7454 },
      { time: at(2026, 9, 4, 14), open: 384027, high: 384693, low: 383349, close: 383710, volume: 1.6019 }
    ]
  },
  {
    manner: 'InfluxDB v1 series: columns and values',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1m', bars: '4' },
    body: wire`{"results":[{"statement_id":0,"series":[{"name":"ohlcv","tags":{"symbol":"BTC"},"columns":["time","open","high","low",
      "close","volume"],"values":[["2026-09-05T08:00:00Z",70010,70130.96,69969.45,70075.14,2.2266],["2026-09-05T08:01:00Z",
      70088.77,70126.35,69979.35,70021.05,4.1148],["2026-09-05T08:02:00Z",70035.05,70083.97,69957.46,69998.59,2.5576],
      ["2026-09-05T08:03:00Z",69991.96,70029.94,69916.36,69953.97,3.9536]]}]}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 9, 5, 8),
        open: 70010,
        high: 70130.96,
        low: 69969.45,
        close: 70075.14,
        volume: 2.2266
      },
      {
        time: at(2026, 9, 5, 8, 1),
        open: 70088.77,
        high: 70126.35,
        low: 69979.35,
        close: 70021.05,
        volume: 4.1148
      },
      {
        time: at(2026, 9, 5, 8, 2),
        open: 70035.05,
        high: 70083.97,
        low: 69957.46,
        close: 69998.59,
        volume: 2.5576
      },
      {
        time: at(2026, 9, 5, 8, 3),
        open: 69991.96,
        high: 70029.94,
        low: 69916.36,
        close: 69953.97,
        volume: 3.9536
      }
    ]
  },
  {
    manner: 'Gemini v2 candles, newest first',
    operation: 'getOHLCIntraday',
    params: { symbol: 'ETH', interval: '4h', bars: '3' },
    body: wire`[[1788652800000,2200.42,2203.18,2187.63,2194.61,4395.49],[1788638400000,2195.05,2204.17,2188.83,2200.59,3045.58],[1788624000000,
      2200,2205.14,2190.45,2195.13,5010.42]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 9, 5, 16), open: 2200, high: 2205.14, low: 2190.45, close: 2195.13, volume: 5010.42 },
      {
        time: at(2026, 9, 5, 20),
        open: 2195.05,
        high: 2204.17,
        low: 2188.83,
        close: 2200.59,
        volume: 3045.58
      },
      { time: at(2026, 9, 6), open: 2200.42, high: 2203.18, low: 2187.63, close: 2194.61, volume: 4395.49 }
    ]
  }
]
