import { at, wire, type Body } from './body.fixture'

/** getTimeframe. */
export const fartherTimeframes: readonly Body[] = [
  {
    manner: 'Kaiko OHLCV',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"query":{"page_size":3,"exchange":"cbse","instrument_class":"spot","instrument":"btc-usd","interval":"1h","sort":"desc"},
      "time":"2026-04-25T03:00:01.120Z","timestamp":1777086001120,"data":[{"timestamp":1777082400000,"open":"69589.05","high":"69927.9",
      "low":"69278.85","close":"69744.87","volume":"171.8134"},{"timestamp":1777078800000,"open":"69412.07","high":"69693.23","low":"68871.13",
      "close":"69606.08","volume":"88.4996"},{"timestamp":1777075200000,"open":"69900","high":"70105.28","low":"68981.96","close":"69390.54",
      "volume":"129.4924"}],"result":"success","access":{"access_range":{"start_timestamp":null,"end_timestamp":null}}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 4, 25),
        open: 69900,
        high: 70105.28,
        low: 68981.96,
        close: 69390.54,
        volume: 129.4924
      },
      {
        time: at(2026, 4, 25, 1),
        open: 69412.07,
        high: 69693.23,
        low: 68871.13,
        close: 69606.08,
        volume: 88.4996
      },
      {
        time: at(2026, 4, 25, 2),
        open: 69589.05,
        high: 69927.9,
        low: 69278.85,
        close: 69744.87,
        volume: 171.8134
      }
    ]
  },
  {
    manner: 'Deribit chart data columns: ticks',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '15m' },
    body: wire`{"jsonrpc":"2.0","id":833,"result":{"volume":[40.412,54.514,32.766,39.073],"ticks":[1777161600000,1777162500000,1777163400000,
      1777164300000],"status":"ok","open":[2090,2095.11,2078.68,2090.26],"low":[2085.19,2073.07,2064.64,2075.19],"high":[2110.03,2109.14,2101.95,
      2108.19],"cost":[84694.7,113359.1,68509.8,81655.1],"close":[2095.78,2079.45,2090.88,2089.81]},"usIn":1,"usOut":2,"usDiff":1}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 26), open: 2090, high: 2110.03, low: 2085.19, close: 2095.78, volume: 40.412 },
      {
        time: at(2026, 4, 26, 0, 15),
        open: 2095.11,
        high: 2109.14,
        low: 2073.07,
        close: 2079.45,
        volume: 54.514
      },
      {
        time: at(2026, 4, 26, 0, 30),
        open: 2078.68,
        high: 2101.95,
        low: 2064.64,
        close: 2090.88,
        volume: 32.766
      },
      {
        time: at(2026, 4, 26, 0, 45),
        open: 2090.26,
        high: 2108.19,
        low: 2075.19,
        close: 2089.81,
        volume: 39.073
      }
    ]
  },
  {
    manner: 'FCS history keyed by epoch',
    operation: 'getTimeframe',
    params: { symbol: 'TRX', interval: '1h' },
    body: wire`{"status":true,"code":200,"msg":"Successfully","response":{"1777291200":{"o":"0.2811","h":"0.28204","l":"0.27752","c":"0.27787",
      "v":"13621392","t":1777291200,"tm":"2026-04-27 12:00:00"},"1777294800":{"o":"0.27779","h":"0.28165","l":"0.277","c":"0.27966",
      "v":"12306581","t":1777294800,"tm":"2026-04-27 13:00:00"},"1777298400":{"o":"0.27961","h":"0.28162","l":"0.27628","c":"0.27675",
      "v":"5860762","t":1777298400,"tm":"2026-04-27 14:00:00"}},"info":{"server_time":"2026-04-27 15:00:02 UTC","credit_count":1}}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 4, 27, 12),
        open: 0.2811,
        high: 0.28204,
        low: 0.27752,
        close: 0.27787,
        volume: 13621392
      },
      {
        time: at(2026, 4, 27, 13),
        open: 0.27779,
        high: 0.28165,
        low: 0.277,
        close: 0.27966,
        volume: 12306581
      },
      {
        time: at(2026, 4, 27, 14),
        open: 0.27961,
        high: 0.28162,
        low: 0.27628,
        close: 0.27675,
        volume: 5860762
      }
    ]
  },
  {
    manner: 'Finnhub candles',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '4h' },
    body: wire`{"c":[69932.6,70043.7,69597.6],"h":[70512.3,70276,70329.2],"l":[69319.9,69442.8,69377.3],"o":[70400,69915.1,70038.2],"s":"ok",
      "t":[1777334400,1777348800,1777363200],"v":[445.18,269.51,339.67]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 28), open: 70400, high: 70512.3, low: 69319.9, close: 69932.6, volume: 445.18 },
      { time: at(2026, 4, 28, 4), open: 69915.1, high: 70276, low: 69442.8, close: 70043.7, volume: 269.51 },
      { time: at(2026, 4, 28, 8), open: 70038.2, high: 70329.2, low: 69377.3, close: 69597.6, volume: 339.67 }
    ]
  },
  {
    manner: 'times carry the Japanese offset',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"status":true,"時間足":"1h","rows":[{"時刻":"2026-05-29T09:00:00+09:00","始":10510000,"高":10607067,"安":10428698,"終":10542482,
      "量":19.581},{"時刻":"2026-05-29T10:00:00+09:00","始":10540351,"高":10579667,"安":10388067,"終":10456532,"量":27.486},
      {"時刻":"2026-05-29T11:00:00+09:00","始":10457733,"高":10537988,"安":10393878,"終":10474502,"量":22.099}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 5, 29),
        open: 10510000,
        high: 10607067,
        low: 10428698,
        close: 10542482,
        volume: 19.581
      },
      {
        time: at(2026, 5, 29, 1),
        open: 10540351,
        high: 10579667,
        low: 10388067,
        close: 10456532,
        volume: 27.486
      },
      {
        time: at(2026, 5, 29, 2),
        open: 10457733,
        high: 10537988,
        low: 10393878,
        close: 10474502,
        volume: 22.099
      }
    ]
  },
  {
    manner: 'two timeframes in the answer, one was asked',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '4h' },
    body: wire`{"status":true,"symbol":"BTC","timeframes":{"4h":[{"time":"2026-04-29T00:00:00Z","open":69900,"high":70007.7,"low":69568.9,
      "close":69708.2,"volume":305.12},{"time":"2026-04-29T04:00:00Z","open":69735.2,"high":70272.6,"low":68871.2,"close":69463.5,
      "volume":611.61}],"1h":[{"time":"2026-04-29T00:00:00Z","open":69900,"high":71035.3,"low":69308.6,"close":70728.4,"volume":92.86},
      {"time":"2026-04-29T01:00:00Z","open":70704.3,"high":71394.9,"low":70406.2,"close":71087.3,"volume":97.38},{"time":"2026-04-29T02:00:00Z",
      "open":71059.5,"high":71527.1,"low":70503.9,"close":71228.1,"volume":137.02}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 4, 29), open: 69900, high: 70007.7, low: 69568.9, close: 69708.2, volume: 305.12 },
      { time: at(2026, 4, 29, 4), open: 69735.2, high: 70272.6, low: 68871.2, close: 69463.5, volume: 611.61 }
    ]
  }
]
