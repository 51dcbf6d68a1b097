import { at, wire, type Body } from './body.fixture'

/** getTimeframe. */
export const diverseTimeframes: readonly Body[] = [
  {
    manner: 'plain service: time_close and strings',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '4h' },
    body: wire`{"status":true,"symbol":"BTC","interval":"4h","result":[{"time_close":"2026-10-05 11:59:59","open":"71367.13","high":"71681.97",
      "low":"71196.93","close":"71537.70","volume":"897.813"},{"time_close":"2026-10-05 07:59:59","open":"71039.20",
      "high":"71488.26","low":"70889.56","close":"71376.50","volume":"621.268"},{"time_close":"2026-10-05 03:59:59",
      "open":"71200.00","high":"71377.55","low":"70971.79","close":"71042.31","volume":"772.327"}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 10, 5, 3, 59, 59),
        open: 71200,
        high: 71377.55,
        low: 70971.79,
        close: 71042.31,
        volume: 772.327
      },
      {
        time: at(2026, 10, 5, 7, 59, 59),
        open: 71039.2,
        high: 71488.26,
        low: 70889.56,
        close: 71376.5,
        volume: 621.268
      },
      {
        time: at(2026, 10, 5, 11, 59, 59),
        open: 71367.13,
        high: 71681.97,
        low: 71196.93,
        close: 71537.7,
        volume: 897.813
      }
    ]
  },
  {
    manner: 'Amberdata payload with metadata beside',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '1h' },
    body: wire`{"status":200,"title":"OK","description":"Successful request","payload":{"metadata":{"startDate":1791180000000,"endDate":1791187200000,
      "next":null},"data":[{"exchange":"gdax","instrument":"eth_usd","exchangeTimestamp":1791180000000,"open":2310,"high":2313.45,
      "low":2302.61,"close":2307.98,"volume":2112.423},{"exchange":"gdax","instrument":"eth_usd","exchangeTimestamp":1791183600000,
      "open":2307.8,"high":2321.48,"low":2302.67,"close":2315.85,"volume":933.621},{"exchange":"gdax","instrument":"eth_usd",
      "exchangeTimestamp":1791187200000,"open":2316.29,"high":2321.29,"low":2308.21,"close":2310.73,"volume":1678.619}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 5, 6), open: 2310, high: 2313.45, low: 2302.61, close: 2307.98, volume: 2112.423 },
      {
        time: at(2026, 10, 5, 7),
        open: 2307.8,
        high: 2321.48,
        low: 2302.67,
        close: 2315.85,
        volume: 933.621
      },
      {
        time: at(2026, 10, 5, 8),
        open: 2316.29,
        high: 2321.29,
        low: 2308.21,
        close: 2310.73,
        volume: 1678.619
      }
    ]
  },
  {
    manner: 'Foxbit-like positional rows with closing times',
    operation: 'getTimeframe',
    params: { symbol: 'LTC', interval: '5m' },
    body: wire`[["1791288000000","62.100","62.158","62.002","62.094","1791288299999","709.97","44084.877","41"],["1791288300000","62.100",
      "62.276","62.017","62.225","1791288599999","349.70","21760.083","41"],["1791288600000","62.222","62.283","62.145",
      "62.219","1791288899999","505.04","31423.084","41"]]`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 6, 12), open: 62.1, high: 62.158, low: 62.002, close: 62.094, volume: 709.97 },
      { time: at(2026, 10, 6, 12, 5), open: 62.1, high: 62.276, low: 62.017, close: 62.225, volume: 349.7 },
      {
        time: at(2026, 10, 6, 12, 10),
        open: 62.222,
        high: 62.283,
        low: 62.145,
        close: 62.219,
        volume: 505.04
      }
    ]
  },
  {
    manner: 'two coins, lists of objects under each ticker',
    operation: 'getTimeframe',
    params: { symbol: 'BTC ETH', interval: '1h' },
    body: wire`{"status":"success","data":{"BTC":[{"time":"2026-10-07 00:00:00","o":71400,"h":71654.31,"l":71272.14,"c":71521.05,"v":322.12},
      {"time":"2026-10-07 01:00:00","o":71530.23,"h":71621.86,"l":71130.02,"c":71258.9,"v":228.54},{"time":"2026-10-07 02:00:00",
      "o":71262.78,"h":71421.47,"l":71074.03,"c":71163.84,"v":419.66}],"ETH":[{"time":"2026-10-07 00:00:00","o":2320,
      "h":2325.7,"l":2316.44,"c":2321.76,"v":2318.18},{"time":"2026-10-07 01:00:00","o":2321.69,"h":2326.06,"l":2311.3,
      "c":2313.33,"v":2692.12},{"time":"2026-10-07 02:00:00","o":2313.52,"h":2316.14,"l":2297.53,"c":2303.16,"v":2354.04}]}}`,
    kind: 'candles',
    values: [
      {
        symbol: 'BTC',
        time: at(2026, 10, 7),
        open: 71400,
        high: 71654.31,
        low: 71272.14,
        close: 71521.05,
        volume: 322.12
      },
      {
        symbol: 'BTC',
        time: at(2026, 10, 7, 1),
        open: 71530.23,
        high: 71621.86,
        low: 71130.02,
        close: 71258.9,
        volume: 228.54
      },
      {
        symbol: 'BTC',
        time: at(2026, 10, 7, 2),
        open: 71262.78,
        high: 71421.47,
        low: 71074.03,
        close: 71163.84,
        volume: 419.66
      },
      {
        symbol: 'ETH',
        time: at(2026, 10, 7),
        open: 2320,
        high: 2325.7,
        low: 2316.44,
        close: 2321.76,
        volume: 2318.18
      },
      {
        symbol: 'ETH',
        time: at(2026, 10, 7, 1),
        open: 2321.69,
        high: 2326.06,
        low: 2311.3,
        close: 2313.33,
        volume: 2692.12
      },
      {
        symbol: 'ETH',
        time: at(2026, 10, 7, 2),
        open: 2313.52,
        high: 2316.14,
        low: 2297.53,
        close: 2303.16,
        volume: 2354.04
      }
    ]
  },
  {
    manner: 'Bitquery-like GraphQL: interval, prices and volume nested',
    operation: 'getTimeframe',
    params: { symbol: 'ETH', interval: '4h' },
    body: wire`{"data":{"EVM":{"DEXTradeByTokens":[{"Block":{"Time":"2026-10-08T00:00:00Z"},"Trade":{"open":2330,"high":2333.97,"low":2311.14,
      "close":2318.04},"volume":"3231.32","count":"8112"},{"Block":{"Time":"2026-10-08T04:00:00Z"},"Trade":{"open":2317.9,
      "high":2333.29,"low":2313.42,"close":2326.82},"volume":"5862.43","count":"8112"},{"Block":{"Time":"2026-10-08T08:00:00Z"},
      "Trade":{"open":2327.14,"high":2330.41,"low":2323.09,"close":2327.85},"volume":"4265.92","count":"8112"}]}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 10, 8), open: 2330, high: 2333.97, low: 2311.14, close: 2318.04, volume: 3231.32 },
      {
        time: at(2026, 10, 8, 4),
        open: 2317.9,
        high: 2333.29,
        low: 2313.42,
        close: 2326.82,
        volume: 5862.43
      },
      {
        time: at(2026, 10, 8, 8),
        open: 2327.14,
        high: 2330.41,
        low: 2323.09,
        close: 2327.85,
        volume: 4265.92
      }
    ]
  }
]
