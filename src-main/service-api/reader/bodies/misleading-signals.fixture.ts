import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getATR, getSupertrend, getTechnicalAnalysis. */
export const misleadingSignals: readonly Body[] = [
  {
    manner: 'rsi thresholds and prev',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"rsi":{"now":61.5,"prev":58.2,"overbought":70,"oversold":30},"macd":{"line":120.5,"signal":98.1,"hist":22.4},"call":"buy"}`,
    kind: 'technical',
    values: {
      values: {
        rsi: 61.5,
        'rsi.prev': 58.2,
        'rsi.overbought': 70,
        'rsi.oversold': 30,
        macd: 120.5,
        macdSignal: 98.1,
        macdHistogram: 22.4
      },
      verdict: 'buy'
    }
  },
  {
    manner: 'timeframes verdicts',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"1h":{"rsi":48.1,"verdict":"sell"},"4h":{"rsi":55.2,"verdict":"neutral"},"1d":{"rsi":61.5,"verdict":"buy"}}`,
    kind: 'technical',
    values: { values: { '1h.rsi': 48.1, '4h.rsi': 55.2, '1d.rsi': 61.5 } }
  },
  {
    manner: 'votes',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"summary":{"buy":12,"sell":4,"neutral":9,"verdict":"BUY"},"oscillators":{"RSI":{"value":61.5,"weight":0.2}},
      "previous":{"RSI":58}}`,
    kind: 'technical',
    values: {
      verdict: 'BUY',
      values: { 'summary.buy': 12, 'summary.sell': 4, 'summary.neutral': 9, rsi: 61.5, 'RSI.weight': 0.2 }
    }
  },
  {
    manner: 'percent and mult beside',
    operation: 'getATR',
    params: btc,
    body: wire`{"atr_pct":2.1,"atr_stop":69000,"tr":1400,"atr":1498.2,"period":14}`,
    kind: 'level',
    values: [{ value: 1498.2 }]
  },
  {
    manner: 'three windows',
    operation: 'getATR',
    params: btc,
    body: wire`{"BTC":{"atr7":1400,"atr14":1498.2,"atr28":1600}}`,
    kind: 'level',
    values: [{ value: 1498.2 }]
  },
  {
    manner: 'upper and lower, active',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"upperBand":73000,"lowerBand":69500,"active":"lower","stop":69500,"dir":1,"atr":1498.2,"close":71265.2}`,
    kind: 'supertrend',
    values: [{ value: 69500, direction: 'up' }]
  },
  {
    manner: 'previous direction',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"st":69500,"prev_dir":"down","dir":"up","flipped":true}`,
    kind: 'supertrend',
    values: [{ value: 69500, direction: 'up' }]
  },
  {
    manner: '-1 is up in pine',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"supertrend":69500,"direction":-1,"close":71265.2}`,
    kind: 'supertrend',
    values: [{ value: 69500, direction: 'up' }]
  },
  {
    manner: 'rsi list of periods',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"rsi":{"7":70.1,"14":61.5,"21":58},"macd":[120.5,98.1,22.4]}`,
    kind: 'technical',
    values: { values: { 'rsi.7': 70.1, rsi: 61.5, 'rsi.21': 58 } }
  },
  {
    manner: 'previous bar block',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"previous":{"rsi":58.2,"macd":110},"current":{"rsi":61.5,"macd":120.5,"signal_line":98.1},"decision":"buy"}`,
    kind: 'technical',
    values: { values: { rsi: 61.5, macd: 120.5, signal_line: 98.1 }, verdict: 'buy' }
  },
  {
    manner: 'weights',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"indicators":[{"name":"RSI","weight":0.3,"value":61.5,"signal":"neutral"},{"name":"MACD","weight":0.7,"value":120.5,
      "signal":"buy"}],"consensus":"buy"}`,
    kind: 'technical',
    values: { values: { 'RSI.weight': 0.3, rsi: 61.5, 'MACD.weight': 0.7, macd: 120.5 }, verdict: 'buy' }
  },
  {
    manner: 'previous & value',
    operation: 'getATR',
    params: btc,
    body: wire`{"atr":{"previous":1480,"value":1498.2,"percent":2.1}}`,
    kind: 'level',
    values: [{ value: 1498.2 }]
  },
  {
    manner: 'signal at flip price',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"value":69500,"trend":"up","flip_price":70000,"flip_date":"2026-03-01","date":"2026-03-10"}`,
    kind: 'supertrend',
    values: [{ value: 69500, direction: 'up', time: at(2026, 3, 10) }]
  },
  {
    manner: 'a state that is no verdict',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"data":{"pair":"BTC/USDT","status":"active","rsi":61.5,"macd":120.5}}`,
    kind: 'technical',
    values: { values: { rsi: 61.5, macd: 120.5 }, verdict: null }
  }
]
