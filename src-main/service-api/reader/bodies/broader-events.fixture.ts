import { at, wire, type Body } from './body.fixture'

/** getBreakouts, getMarketBreadth. */
export const broaderEvents: readonly Body[] = [
  {
    manner: 'plain rows',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"breakouts":[{"symbol":"BTC","direction":"up","period":"20d","price":71240.5,"date":"2026-03-14"},
      {"symbol":"ETH","direction":"down","period":"55d","price":1931.2,"date":"2026-03-13"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '20d', price: 71240.5, at: at(2026, 3, 14) },
      { symbol: 'ETH', direction: 'down', name: '55d', price: 1931.2, at: at(2026, 3, 13) }
    ]
  },
  {
    manner: 'side words and epoch ms',
    operation: 'getBreakouts',
    params: { symbol: 'SOL XRP' },
    body: wire`{"ok":true,"signals":[{"coin":"SOL","side":"bullish","pattern":"Donchian 20 high","level":98.4,"triggered_at":1780372800000},
      {"coin":"XRP","side":"bearish","pattern":"Range low 30d","level":1.2988,"triggered_at":1780329600000}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOL', direction: 'up', name: 'Donchian 20 high', price: 98.4, at: at(2026, 6, 2, 4) },
      { symbol: 'XRP', direction: 'down', name: 'Range low 30d', price: 1.2988, at: at(2026, 6, 1, 16) }
    ]
  },
  {
    manner: 'highs and lows in two lists',
    operation: 'getBreakouts',
    params: { symbol: 'BTC LTC' },
    body: wire`{"status":true,"asOf":"2026-08-30T00:00:00Z","up":[{"ticker":"BTC","window":"50d high","close":"74010.2"}],
      "down":[{"ticker":"LTC","window":"20d low","close":"61.44"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '50d high', price: 74010.2 },
      { symbol: 'LTC', direction: 'down', name: '20d low', price: 61.44 }
    ]
  },
  {
    manner: 'named crosses of a coin',
    operation: 'getBreakouts',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","ETH":{"golden_cross":{"direction":"bullish","date":"2026-05-11","price":2310.4},
      "break_below_support":{"direction":"bearish","date":"2026-07-02","price":2088}}}`,
    kind: 'breakouts',
    values: [
      { symbol: 'ETH', direction: 'up', name: 'golden_cross', price: 2310.4, at: at(2026, 5, 11) },
      { symbol: 'ETH', direction: 'down', name: 'break_below_support', price: 2088, at: at(2026, 7, 2) }
    ]
  },
  {
    manner: 'plain camel case',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"universe":"top100","asOf":"2026-06-16T13:30:04Z","advancers":62,"decliners":35,"unchanged":3,
      "advanceDeclineRatio":1.771,"newHighs":4,"newLows":9}`,
    kind: 'breadth',
    values: {
      values: {
        advancers: 62,
        decliners: 35,
        unchanged: 3,
        advanceDeclineRatio: 1.771,
        newHighs: 4,
        newLows: 9
      }
    }
  },
  {
    manner: 'percent strings',
    operation: 'getMarketBreadth',
    params: {},
    body: wire`{"status":"success","breadth":{"total":"200","advancing":"88","declining":"109","pct_above_sma50":"37.5%",
      "pct_above_sma200":"21.0%"}}`,
    kind: 'breadth',
    values: {
      values: { total: 200, advancing: 88, declining: 109, pct_above_sma50: 37.5, pct_above_sma200: 21 }
    }
  },
  {
    manner: 'Japanese labels',
    operation: 'getMarketBreadth',
    params: {},
    body: wire`{"status":true,"騰落":{"値上がり":141,"値下がり":52,"変わらず":7,"騰落レシオ":"118.4"}}`,
    kind: 'breadth',
    values: { values: { 値上がり: 141, 値下がり: 52, 変わらず: 7, 騰落レシオ: 118.4 } }
  }
]
