import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getBreakouts, getMarketBreadth. */
export const fartherEvents: readonly Body[] = [
  {
    manner: 'Donchian screener: two lists of pairs',
    operation: 'getBreakouts',
    params: { symbol: 'SOL ADA' },
    body: wire`{"data":{"lookback":20,"breaking_up":[{"symbol":"SOLUSDT","price":99.2,"upper":97.8,"clear_pct":1.43,"status":"new_high"}],
      "breaking_down":[{"symbol":"ADAUSDT","price":0.3811,"lower":0.3888,"clear_pct":-1.98,"status":"new_low"}]},
      "meta":{"timestamp":"2026-06-19T10:00:00Z"},"success":true}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOLUSDT', direction: 'up', price: 99.2 },
      { symbol: 'ADAUSDT', direction: 'down', price: 0.3811 }
    ]
  },
  {
    manner: 'headers and rows, arrows',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"head":["coin","dir","what","px","when"],"body":[["BTC","↑","50-day high","74100.5","2026-08-05 12:00"],["ETH",
      "↓","20-day low","2011.4","2026-08-05 08:00"]]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '50-day high', price: 74100.5, at: at(2026, 8, 5, 12) },
      { symbol: 'ETH', direction: 'down', name: '20-day low', price: 2011.4, at: at(2026, 8, 5, 8) }
    ]
  },
  {
    manner: 'crosses as events of a coin',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"status":"success","symbol":"BTC","events":[{"event":"golden cross 50/200","type":"bullish","close":73110.2,"time":1789171200},
      {"event":"break of 20d low","type":"bearish","close":68990,"time":1790553600}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: 'golden cross 50/200', price: 73110.2, at: at(2026, 9, 12) },
      { symbol: 'BTC', direction: 'down', name: 'break of 20d low', price: 68990, at: at(2026, 9, 28) }
    ]
  },
  {
    manner: 'Japanese keys',
    operation: 'getBreakouts',
    params: { symbol: 'XRP SOL' },
    body: wire`{"status":true,"ブレイクアウト":[{"銘柄":"XRP","方向":"上","種別":"20日高値更新","価格":"221.4","日付":"2026-07-03"},{"銘柄":"SOL","方向":"下",
      "種別":"55日安値更新","価格":"12,110","日付":"2026-07-02"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'XRP', direction: 'up', name: '20日高値更新', price: 221.4, at: at(2026, 7, 3) },
      { symbol: 'SOL', direction: 'down', name: '55日安値更新', price: 12110, at: at(2026, 7, 2) }
    ]
  },
  {
    manner: 'public market breadth: shares as fractions',
    operation: 'getMarketBreadth',
    params: {},
    body: wire`{"data":{"universe":"crypto200","asOf":"2026-06-16T13:30:04.888Z","advancers":124,"decliners":70,"unchanged":6,
      "advanceDeclineRatio":1.7714,"pctAbove50DMA":0.622,"pctAbove200DMA":0.31,"new52wHighs":5,"new52wLows":12}}`,
    kind: 'breadth',
    values: {
      values: {
        advancers: 124,
        decliners: 70,
        unchanged: 6,
        advanceDeclineRatio: 1.7714,
        pctAbove50DMA: 0.622,
        pctAbove200DMA: 0.31,
        new52wHighs: 5,
        new52wLows: 12
      }
    }
  },
  {
    manner: 'of the coins asked for, counts in nested groups',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH SOL XRP' },
    body: wire`{"status":true,"24h":{"up":3,"down":1,"flat":0},"7d":{"up":1,"down":3,"flat":0},"above_sma":{"50":2,"200":1}}`,
    kind: 'breadth',
    values: {
      values: {
        '24h.up': 3,
        '24h.down': 1,
        '24h.flat': 0,
        '7d.up': 1,
        '7d.down': 3,
        '7d.flat': 0,
        'above_sma.50': 2,
        'above_sma.200': 1
      }
    }
  },
  {
    manner: 'strings with counts out of',
    operation: 'getMarketBreadth',
    params: {},
    body: wire`{"status":"success","total":"500","gainers":"311","losers":"180","unchanged":"9","btc_dominance":"57.9%","avg_change":"+1.42%"}`,
    kind: 'breadth',
    values: {
      values: { total: 500, gainers: 311, losers: 180, unchanged: 9, btc_dominance: 57.9, avg_change: 1.42 }
    }
  },
  {
    manner: 'rows of name and value',
    operation: 'getMarketBreadth',
    params: {},
    body: wire`{"ok":true,"metrics":[{"name":"advancing","value":88},{"name":"declining","value":109},{"name":"mcclellan_oscillator",
      "value":-14.2}]}`,
    kind: 'breadth',
    values: { values: { advancing: 88, declining: 109, mcclellan_oscillator: -14.2 } }
  },
  {
    manner: 'signs for directions',
    operation: 'getBreakouts',
    params: { symbol: 'BTC LTC' },
    body: wire`{"ok":true,"hits":[{"s":"BTC","dir":1,"rule":"close > 20d high","px":73880.4,"t":1789488000},{"s":"LTC","dir":-1,
      "rule":"close < 20d low","px":58.2,"t":1789401600}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: 'close > 20d high', price: 73880.4, at: at(2026, 9, 15, 16) },
      { symbol: 'LTC', direction: 'down', name: 'close < 20d low', price: 58.2, at: at(2026, 9, 14, 16) }
    ]
  },
  {
    manner: 'per coin, lists of levels broken',
    operation: 'getBreakouts',
    params: { symbol: 'SOL ETH' },
    body: wire`{"status":true,"data":{"SOL":[{"type":"resistance_break","level":101.5,"date":"2026-08-21"}],"ETH":[{"type":"support_break",
      "level":2050,"date":"2026-08-22"}]}}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOL', direction: 'up', name: 'resistance_break', price: 101.5, at: at(2026, 8, 21) },
      { symbol: 'ETH', direction: 'down', name: 'support_break', price: 2050, at: at(2026, 8, 22) }
    ]
  },
  {
    manner: 'breadth of the basket, snake case',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH SOL XRP ADA' },
    body: wire`{"status":"success","result":{"coins":5,"advancing":2,"declining":3,"advance_decline_ratio":0.667,"percent_above_ma20":60,
      "percent_above_ma50":40,"percent_above_ma200":20,"new_20d_highs":1,"new_20d_lows":0,"signal":"mixed"}}`,
    kind: 'breadth',
    values: {
      values: {
        coins: 5,
        advancing: 2,
        declining: 3,
        advance_decline_ratio: 0.667,
        percent_above_ma20: 60,
        percent_above_ma50: 40,
        percent_above_ma200: 20,
        new_20d_highs: 1,
        new_20d_lows: 0
      }
    }
  }
]
