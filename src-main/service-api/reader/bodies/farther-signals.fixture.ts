import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getATR, getSupertrend, getTechnicalAnalysis. */
export const fartherSignals: readonly Body[] = [
  {
    manner: 'Twelve Data ATR',
    operation: 'getATR',
    params: { symbol: 'ETH' },
    body: wire`{"meta":{"symbol":"ETH/USD","interval":"1day","indicator":{"name":"ATR - Average True Range","time_period":14}},
      "values":[{"datetime":"2026-06-23","atr":"91.20411"},{"datetime":"2026-06-22","atr":"92.01102"}],"status":"ok"}`,
    kind: 'level',
    values: [
      { time: at(2026, 6, 22), value: 92.01102 },
      { time: at(2026, 6, 23), value: 91.20411 }
    ]
  },
  {
    manner: 'service for language models: one value and words',
    operation: 'getATR',
    params: { symbol: 'SOL' },
    body: wire`{"indicator":"atr","symbol":"SOLUSDT","timeframe":"1d","params":{"period":14},"value":4.8812,"unit":"price","signal":"neutral",
      "hint_for_llm":"Volatility is near its mean.","stale":false,"ts":"2026-07-24T00:00:00Z"}`,
    kind: 'level',
    values: [{ value: 4.8812, time: at(2026, 7, 24) }]
  },
  {
    manner: 'Japanese, two coins',
    operation: 'getATR',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"結果":[{"銘柄":"BTC","期間":14,"平均真の値幅":"312,400"},{"銘柄":"ETH","期間":14,"平均真の値幅":"14,210"}]}`,
    kind: 'level',
    values: [
      { symbol: 'BTC', value: 312400 },
      { symbol: 'ETH', value: 14210 }
    ]
  },
  {
    manner: '.NET library: which band is set tells the side',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"ok":true,"results":[{"date":"2026-03-03T00:00:00","superTrend":72110.4,"upperBand":72110.4,"lowerBand":null},
      {"date":"2026-03-04T00:00:00","superTrend":66820.1,"upperBand":null,"lowerBand":66820.1}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 3, 3), value: 72110.4, direction: 'down' },
      { time: at(2026, 3, 4), value: 66820.1, direction: 'up' }
    ]
  },
  {
    manner: 'Pine sign: -1 is up, the close shows it',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"src":"pine","bars":[{"t":1775347200000,"close":2101.2,"supertrend":1990.4,"direction":-1},{"t":1775433600000,
      "close":1955.3,"supertrend":2180.7,"direction":1}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 4, 5), value: 1990.4, direction: 'up' },
      { time: at(2026, 4, 6), value: 2180.7, direction: 'down' }
    ]
  },
  {
    manner: 'BUY and SELL, strings',
    operation: 'getSupertrend',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","symbol":"SOL","interval":"4h","values":[{"datetime":"2026-05-09 04:00:00","supertrend":"84.1203",
      "signal":"BUY"},{"datetime":"2026-05-09 00:00:00","supertrend":"83.9011","signal":"BUY"}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 5, 9), value: 83.9011, direction: 'up' },
      { time: at(2026, 5, 9, 4), value: 84.1203, direction: 'up' }
    ]
  },
  {
    manner: 'calculator service',
    operation: 'getSupertrend',
    params: { symbol: 'XRP' },
    body: wire`{"data":{"symbol":"XRPUSDT","supertrend":1.4622,"trend":"downtrend","atr":0.0601,"last_close":1.3804,"period":10,
      "multiplier":3},"success":true}`,
    kind: 'supertrend',
    values: [{ value: 1.4622, direction: 'down' }]
  },
  {
    manner: 'boolean in columns',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"status":true,"d":["2026-06-01","2026-06-02"],"st":[66110.5,66402.2],"is_up":[true,true]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 6, 1), value: 66110.5, direction: 'up' },
      { time: at(2026, 6, 2), value: 66402.2, direction: 'up' }
    ]
  },
  {
    manner: 'tradingview_ta analysis object',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"status":true,"summary":{"RECOMMENDATION":"BUY","BUY":14,"SELL":3,"NEUTRAL":9},"oscillators":{"RECOMMENDATION":"NEUTRAL",
      "BUY":2,"SELL":1,"NEUTRAL":8},"moving_averages":{"RECOMMENDATION":"STRONG_BUY","BUY":12,"SELL":2,"NEUTRAL":1},
      "indicators":{"Recommend.Other":0.09,"Recommend.All":0.41,"Recommend.MA":0.73,"RSI":57.11,"RSI[1]":55.02,"Stoch.K":66.4,"MACD.macd":320.114,
      "MACD.signal":298.77,"EMA10":70111.2}}`,
    kind: 'technical',
    values: {
      values: {
        'summary.BUY': 14,
        'summary.SELL': 3,
        'summary.NEUTRAL': 9,
        BUY: 2,
        SELL: 1,
        NEUTRAL: 8,
        'Recommend.Other': 0.09,
        'Recommend.All': 0.41,
        'Recommend.MA': 0.73,
        rsi: 57.11,
        'RSI[1]': 55.02,
        'Stoch.K': 66.4,
        macd: 320.114,
        macdSignal: 298.77,
        EMA10: 70111.2
      },
      verdict: 'BUY'
    }
  },
  {
    manner: 'FCS indicators: v and s',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"code":200,"response":{"oa_summary":"Sell","count":{"Total_Buy":2,"Total_Sell":5,"Total_Neutral":2},
      "indicators":{"RSI14":{"v":"41.883","s":"Sell"},"STOCH9_6":{"v":"33.01","s":"Sell"},"MACD12_26":{"v":"-9.214","s":"Sell"},
      "ADX14":{"v":"22.9","s":"Neutral"}}}}`,
    kind: 'technical',
    values: {
      values: {
        'count.Total_Buy': 2,
        'count.Total_Sell': 5,
        'count.Total_Neutral': 2,
        rsi: 41.883,
        STOCH9_6: 33.01,
        macd: -9.214,
        ADX14: 22.9
      },
      verdict: 'Sell'
    }
  },
  {
    manner: 'TAAPI bulk: three values of MACD',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'SOL' },
    body: wire`{"data":[{"id":"rsi1","indicator":"rsi","result":{"value":63.207},"errors":[]},{"id":"macd1","indicator":"macd",
      "result":{"valueMACD":1.1204,"valueMACDSignal":0.9011,"valueMACDHist":0.2193},"errors":[]}]}`,
    kind: 'technical',
    values: { values: { rsi: 63.207, macd: 1.1204, macdSignal: 0.9011, macdHistogram: 0.2193 } }
  },
  {
    manner: 'service for language models: list of indicators',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'XRP' },
    body: wire`{"status":"ok","symbol":"XRP","overall_signal":"neutral","indicators":[{"indicator":"rsi","value":49.2,"signal":"neutral"},
      {"indicator":"macd","value":0.0041,"signal_line":0.0052,"histogram":-0.0011,"signal":"bearish"}]}`,
    kind: 'technical',
    values: {
      values: { rsi: 49.2, macdSignal: 0.0052, macdHistogram: -0.0011, macd: 0.0041 },
      verdict: 'neutral'
    }
  },
  {
    manner: 'two coins, keyed',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC DOGE' },
    body: wire`{"ok":true,"ta":{"BTC":{"RSI_14":58.2,"MACD_12_26_9":410.1,"MACDs_12_26_9":388.4,"MACDh_12_26_9":21.7,"verdict":"bullish"},
      "DOGE":{"RSI_14":37.9,"MACD_12_26_9":-0.0012,"MACDs_12_26_9":-0.0009,"MACDh_12_26_9":-0.0003,"verdict":"bearish"}}}`,
    kind: 'technical',
    values: {
      values: {
        'BTC.rsi': 58.2,
        'BTC.macd': 410.1,
        'BTC.macdSignal': 388.4,
        'BTC.macdHistogram': 21.7,
        'DOGE.rsi': 37.9,
        'DOGE.macd': -0.0012,
        'DOGE.macdSignal': -0.0009,
        'DOGE.macdHistogram': -0.0003
      },
      verdict: null,
      verdicts: { BTC: 'bullish', DOGE: 'bearish' }
    }
  },
  {
    manner: 'ATR by date, with a unit',
    operation: 'getATR',
    params: btc,
    body: wire`{"status":true,"period":14,"values":{"2026-08-11":"2,104.88 USD","2026-08-12":"2,088.10 USD"}}`,
    kind: 'level',
    values: [
      { time: at(2026, 8, 11), value: 2104.88 },
      { time: at(2026, 8, 12), value: 2088.1 }
    ]
  },
  {
    manner: 'final bands beside the line and a word',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"status":"ok","rows":[["date","final_ub","final_lb","ST","STX"],["2026-09-03",2511.2,2210.4,2210.4,"up"],["2026-09-04",2511.2,
      2255.8,2511.2,"down"]]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 9, 3), value: 2210.4, direction: 'up' },
      { time: at(2026, 9, 4), value: 2511.2, direction: 'down' }
    ]
  },
  {
    manner: 'Japanese supertrend',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"status":true,"スーパートレンド":{"日時":"2026-09-10 00:00:00","値":"10,120,400","方向":"上昇"}}`,
    kind: 'supertrend',
    values: [{ time: at(2026, 9, 10), value: 10120400, direction: 'up' }]
  }
]
