import { at, wire, type Body } from './body.fixture'

/** getATR, getSupertrend, getTechnicalAnalysis. */
export const diverseSignals: readonly Body[] = [
  {
    manner: 'Highcharts series of pairs',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`{"series":[{"name":"ATR (14)","data":[[1790812800000,2210.4],[1790899200000,2188.1],[1790985600000,2240.7]]}]}`,
    kind: 'level',
    values: [
      { time: at(2026, 10, 1), value: 2210.4 },
      { time: at(2026, 10, 2), value: 2188.1 },
      { time: at(2026, 10, 3), value: 2240.7 }
    ]
  },
  {
    manner: 'FMP-like rows without candles',
    operation: 'getATR',
    params: { symbol: 'ETH' },
    body: wire`[{"date":"2026-10-03 00:00:00","atr":91.204411},{"date":"2026-10-02 00:00:00","atr":92.01102},{"date":"2026-10-01 00:00:00",
      "atr":90.7}]`,
    kind: 'level',
    values: [
      { time: at(2026, 10, 1), value: 90.7 },
      { time: at(2026, 10, 2), value: 92.01102 },
      { time: at(2026, 10, 3), value: 91.204411 }
    ]
  },
  {
    manner: 'two coins under their tickers',
    operation: 'getATR',
    params: { symbol: 'BTC SOL' },
    body: wire`{"status":"success","data":{"BTC":{"atr":2240.7,"period":14,"timeframe":"1d"},"SOL":{"atr":4.811,"period":14,"timeframe":"1d"}}}`,
    kind: 'level',
    values: [
      { symbol: 'BTC', value: 2240.7 },
      { symbol: 'SOL', value: 4.811 }
    ]
  },
  {
    manner: 'indicator envelope: name, params, values of t and v',
    operation: 'getATR',
    params: { symbol: 'XRP' },
    body: wire`{"indicator":"atr","params":{"length":14},"symbol":"XRPUSDT","interval":"1d","values":[{"t":1790812800000,"v":0.0611},
      {"t":1790899200000,"v":0.0624},{"t":1790985600000,"v":0.0602}]}`,
    kind: 'level',
    values: [
      { time: at(2026, 10, 1), value: 0.0611 },
      { time: at(2026, 10, 2), value: 0.0624 },
      { time: at(2026, 10, 3), value: 0.0602 }
    ]
  },
  {
    manner: 'Prometheus range matrix',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"atr14","symbol":"BTC"},"values":[[1790812800,
      "2210.4"],[1790899200,"2188.1"],[1790985600,"2240.7"]]}]}}`,
    kind: 'level',
    values: [
      { time: at(2026, 10, 1), value: 2210.4 },
      { time: at(2026, 10, 2), value: 2188.1 },
      { time: at(2026, 10, 3), value: 2240.7 }
    ]
  },
  {
    manner: 'Korean keys',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`{"결과":"성공","데이터":[{"날짜":"2026-10-01","평균진폭(ATR)":"3011000"},{"날짜":"2026-10-02","평균진폭(ATR)":"2988000"},{"날짜":"2026-10-03",
      "평균진폭(ATR)":"3044000"}]}`,
    kind: 'level',
    values: [
      { time: at(2026, 10, 1), value: 3011000 },
      { time: at(2026, 10, 2), value: 2988000 },
      { time: at(2026, 10, 3), value: 3044000 }
    ]
  },
  {
    manner: 'LONG and SHORT with a stop',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"success":true,"data":[{"timestamp":1790899200,"supertrend":2201.4,"signal":"LONG","close":2311.2},{"timestamp":1790985600,
      "supertrend":2399.1,"signal":"SHORT","close":2188.4}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 10, 2), value: 2201.4, direction: 'up' },
      { time: at(2026, 10, 3), value: 2399.1, direction: 'down' }
    ]
  },
  {
    manner: 'plain service: value and direction words, strings',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","supertrend":{"value":"68110.40","direction":"up","signal":"buy","atr_period":"10","factor":"3.0"}}`,
    kind: 'supertrend',
    values: [{ value: 68110.4, direction: 'up' }]
  },
  {
    manner: 'German keys: Aufwärts and Abwärts',
    operation: 'getSupertrend',
    params: { symbol: 'LTC' },
    body: wire`{"status":"ok","werte":[{"datum":"2026-10-03","supertrend":57.31,"richtung":"aufwärts","schluss":61.2},{"datum":"2026-10-04",
      "supertrend":65.9,"richtung":"abwärts","schluss":56.4}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 10, 3), value: 57.31, direction: 'up' },
      { time: at(2026, 10, 4), value: 65.9, direction: 'down' }
    ]
  },
  {
    manner: 'plain service: macd as an object, signal word',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","rsi":"61.20","macd":{"line":"512.40","signal":"480.11","histogram":"32.29"},"stoch_k":"74.2",
      "verdict":"Buy"}`,
    kind: 'technical',
    values: {
      values: { rsi: 61.2, macd: 512.4, macdSignal: 480.11, macdHistogram: 32.29, stoch_k: 74.2 },
      verdict: 'Buy'
    }
  },
  {
    manner: 'screener row, dotted names and number of recommendation',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'ETH' },
    body: wire`{"totalCount":1,"data":[{"s":"BINANCE:ETHUSDT","RSI":47.22,"MACD.macd":-8.11,"MACD.signal":-4.2,"Stoch.K":41.1,"ADX":18.3,
      "Recommend.All":-0.21}]}`,
    kind: 'technical',
    values: {
      values: {
        rsi: 47.22,
        macd: -8.11,
        macdSignal: -4.2,
        'Stoch.K': 41.1,
        ADX: 18.3,
        'Recommend.All': -0.21
      }
    }
  },
  {
    manner: 'Portuguese service',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'SOL' },
    body: wire`{"status":"sucesso","ativo":"SOL","indicadores":{"rsi":58.4,"macd":1.41,"macd_sinal":1.2,"macd_histograma":0.21},"recomendacao":"Compra"}`,
    kind: 'technical',
    values: { values: { rsi: 58.4, macd: 1.41, macdSignal: 1.2, macdHistogram: 0.21 }, verdict: 'Compra' }
  },
  {
    manner: 'coins keyed by ticker, score and signal',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC LTC' },
    body: wire`{"success":true,"data":{"BTC":{"rsi14":61.2,"macd":512.4,"macdSignal":480.1,"signal":"bullish"},"LTC":{"rsi14":39.9,
      "macd":-0.41,"macdSignal":-0.3,"signal":"bearish"}}}`,
    kind: 'technical',
    values: {
      values: {
        'BTC.rsi': 61.2,
        'BTC.macd': 512.4,
        'BTC.macdSignal': 480.1,
        'LTC.rsi': 39.9,
        'LTC.macd': -0.41,
        'LTC.macdSignal': -0.3
      },
      verdict: null,
      verdicts: { BTC: 'bullish', LTC: 'bearish' }
    }
  },
  {
    manner: 'rows of indicator, value and signal as a sheet',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'XRP' },
    body: wire`{"majorDimension":"ROWS","range":"TA!A1:C5","values":[["Indicator","Value","Signal"],["RSI(14)","44.10","Neutral"],["MACD(12,26)",
      "-0.0120","Sell"],["MACD Signal(9)","-0.0090","Sell"],["CCI(20)","-71.2","Neutral"]]}`,
    kind: 'technical',
    values: { values: { rsi: 44.1, macd: -0.012, macdSignal: -0.009, CCI: -71.2 } }
  }
]
