import { at, wire, type Body } from './body.fixture'

/** getOHLC. */
export const fartherCandles: readonly Body[] = [
  {
    manner: 'Yahoo chart, a bar without numbers',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"chart":{"result":[{"meta":{"currency":"USD","symbol":"BTC-USD","exchangeName":"CCC","instrumentType":"CRYPTOCURRENCY",
      "regularMarketPrice":73404.76,"dataGranularity":"1d","range":"4d"},"timestamp":[1773100800,1773187200,1773273600,1773360000],
      "indicators":{"quote":[{"close":[71152.1,71980.58,null,73404.76],"open":[70500,71161.2,null,72598.33],"volume":[15747970993,41868529145,
      null,35684227074],"low":[70294.9,70588.42,null,71971.08],"high":[71297.24,72325.05,null,73613.63]}],"adjclose":[{"adjclose":[71152.1,
      71980.58,null,73404.76]}]}}],"error":null}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 3, 10),
        open: 70500,
        high: 71297.24,
        low: 70294.9,
        close: 71152.1,
        volume: 15747970993
      },
      {
        time: at(2026, 3, 11),
        open: 71161.2,
        high: 72325.05,
        low: 70588.42,
        close: 71980.58,
        volume: 41868529145
      },
      {
        time: at(2026, 3, 13),
        open: 72598.33,
        high: 73613.63,
        low: 71971.08,
        close: 73404.76,
        volume: 35684227074
      }
    ]
  },
  {
    manner: 'Glassnode OHLC: o holds the four',
    operation: 'getOHLC',
    params: { symbol: 'ETH', interval: '1d' },
    body: wire`[{"t":1775865600,"o":{"c":2189.86,"h":2227.88,"l":2172.71,"o":2211}},{"t":1775952000,"o":{"c":2203.9,"h":2217.18,"l":2174.18,
      "o":2190.45}},{"t":1776038400,"o":{"c":2222.56,"h":2234.27,"l":2184.91,"o":2204.72}}]`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 11), open: 2211, high: 2227.88, low: 2172.71, close: 2189.86 },
      { time: at(2026, 4, 12), open: 2190.45, high: 2217.18, low: 2174.18, close: 2203.9 },
      { time: at(2026, 4, 13), open: 2204.72, high: 2234.27, low: 2184.91, close: 2222.56 }
    ]
  },
  {
    manner: 'CoinGecko ohlc rows',
    operation: 'getOHLC',
    params: { symbol: 'XRP', interval: '1d' },
    body: wire`[[1778544000000,1.39,1.396,1.3805,1.3902],[1778630400000,1.3906,1.3996,1.3755,1.3855],[1778716800000,1.3852,1.3951,1.3687,
      1.3741]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 5, 12), open: 1.39, high: 1.396, low: 1.3805, close: 1.3902 },
      { time: at(2026, 5, 13), open: 1.3906, high: 1.3996, low: 1.3755, close: 1.3855 },
      { time: at(2026, 5, 14), open: 1.3852, high: 1.3951, low: 1.3687, close: 1.3741 }
    ],
    doubted: ['open', 'close']
  },
  {
    manner: 'headers plus rows in an order of their own',
    operation: 'getOHLC',
    params: { symbol: 'SOL', interval: '1d' },
    body: wire`{"status":true,"fields":["date","close","open","high","low","vol"],"items":[["2026-06-15",85.56,85.91,86.26,85.1,622165.7],
      ["2026-06-14",85.92,86.66,86.89,85.65,917905.8],["2026-06-13",86.63,86.2,86.84,85.66,856360.5]]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 6, 13), open: 86.2, high: 86.84, low: 85.66, close: 86.63, volume: 856360.5 },
      { time: at(2026, 6, 14), open: 86.66, high: 86.89, low: 85.65, close: 85.92, volume: 917905.8 },
      { time: at(2026, 6, 15), open: 85.91, high: 86.26, low: 85.1, close: 85.56, volume: 622165.7 }
    ]
  },
  {
    manner: 'Bitstamp ohlc',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"data":{"ohlc":[{"close":"68164.5","high":"69279.1","low":"67805.3","open":"68800","timestamp":"1783987200",
      "volume":"1047.971"},{"close":"68577.4","high":"68787","low":"67993","open":"68191.2","timestamp":"1784073600","volume":"2049.675"},
      {"close":"68843.9","high":"69259.2","low":"68009.6","open":"68581.3","timestamp":"1784160000","volume":"1094.995"}],"pair":"BTC/USD"}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 7, 14), open: 68800, high: 69279.1, low: 67805.3, close: 68164.5, volume: 1047.971 },
      { time: at(2026, 7, 15), open: 68191.2, high: 68787, low: 67993, close: 68577.4, volume: 2049.675 },
      { time: at(2026, 7, 16), open: 68581.3, high: 69259.2, low: 68009.6, close: 68843.9, volume: 1094.995 }
    ]
  },
  {
    manner: 'strings with a dollar sign',
    operation: 'getOHLC',
    params: { symbol: 'DOGE', interval: '1d' },
    body: wire`{"status":"success","bars":[{"day":"2026-08-15","Open":"$0.091","High":"$0.09165","Low":"$0.09066","Close":"$0.09149"},
      {"day":"2026-08-16","Open":"$0.09146","High":"$0.09216","Low":"$0.09003","Close":"$0.09063"},{"day":"2026-08-17","Open":"$0.09066",
      "High":"$0.0911","Low":"$0.08947","Close":"$0.0899"}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 8, 15), open: 0.091, high: 0.09165, low: 0.09066, close: 0.09149 },
      { time: at(2026, 8, 16), open: 0.09146, high: 0.09216, low: 0.09003, close: 0.09063 },
      { time: at(2026, 8, 17), open: 0.09066, high: 0.0911, low: 0.08947, close: 0.0899 }
    ]
  },
  {
    manner: 'arrays keyed by date',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"status":true,"order":["open","high","low","close"],"candles":{"2026-03-14":[71020,72223.6,70623.2,71815.6],
      "2026-03-15":[71831.4,72452.6,71454,72289.1],"2026-03-16":[72306.6,73289.9,72226.2,73094.9]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 14), open: 71020, high: 72223.6, low: 70623.2, close: 71815.6 },
      { time: at(2026, 3, 15), open: 71831.4, high: 72452.6, low: 71454, close: 72289.1 },
      { time: at(2026, 3, 16), open: 72306.6, high: 73289.9, low: 72226.2, close: 73094.9 }
    ]
  },
  {
    manner: 'two coins in one flat list',
    operation: 'getOHLC',
    params: { symbol: 'BTC XRP', interval: '1d' },
    body: wire`{"status":"success","result":[{"coin":"BTC","time_close":"2026-03-15 23:59:59","open":70900,"high":71179.8,"low":69980.6,
      "close":70337.5,"volume":1223.45},{"coin":"XRP","time_close":"2026-03-15 23:59:59","open":1.41,"high":1.4146,"low":1.3958,"close":1.3993,
      "volume":114323},{"coin":"BTC","time_close":"2026-03-16 23:59:59","open":70354.7,"high":70914.3,"low":70273.8,"close":70458.6,
      "volume":1079.65},{"coin":"XRP","time_close":"2026-03-16 23:59:59","open":1.3998,"high":1.4061,"low":1.3933,"close":1.4012,"volume":99653}]}`,
    kind: 'candles',
    values: [
      {
        symbol: 'BTC',
        time: at(2026, 3, 15, 23, 59, 59),
        open: 70900,
        high: 71179.8,
        low: 69980.6,
        close: 70337.5,
        volume: 1223.45
      },
      {
        symbol: 'BTC',
        time: at(2026, 3, 16, 23, 59, 59),
        open: 70354.7,
        high: 70914.3,
        low: 70273.8,
        close: 70458.6,
        volume: 1079.65
      },
      {
        symbol: 'XRP',
        time: at(2026, 3, 15, 23, 59, 59),
        open: 1.41,
        high: 1.4146,
        low: 1.3958,
        close: 1.3993,
        volume: 114323
      },
      {
        symbol: 'XRP',
        time: at(2026, 3, 16, 23, 59, 59),
        open: 1.3998,
        high: 1.4061,
        low: 1.3933,
        close: 1.4012,
        volume: 99653
      }
    ]
  }
]
