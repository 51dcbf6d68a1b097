import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getATR, getSupertrend, getTechnicalAnalysis. */
export const broaderSignals: readonly Body[] = [
  {
    manner: 'FMP technical indicator: ATR beside candles',
    operation: 'getATR',
    params: btc,
    body: wire`[{"date":"2026-04-15 00:00:00","open":68990.1,"high":70120,"low":68311.5,"close":69802.2,"volume":31022,"atr":2104.881},
      {"date":"2026-04-14 00:00:00","open":70410.4,"high":70688,"low":68700.2,"close":68990.1,"volume":35511,"atr":2127.6104}]`,
    kind: 'level',
    values: [
      { time: at(2026, 4, 14), value: 2127.6104 },
      { time: at(2026, 4, 15), value: 2104.881 }
    ]
  },
  {
    manner: 'Alpha Vantage ATR',
    operation: 'getATR',
    params: { symbol: 'ETH' },
    body: wire`{"Meta Data":{"1: Symbol":"ETHUSD","2: Indicator":"Average True Range (ATR)","3: Last Refreshed":"2026-04-15",
      "4: Interval":"daily","5: Time Period":14,"6: Time Zone":"UTC"},"Technical Analysis: ATR":{"2026-04-15":{"ATR":"88.4120"},
      "2026-04-14":{"ATR":"90.1077"}}}`,
    kind: 'level',
    values: [
      { time: at(2026, 4, 14), value: 90.1077 },
      { time: at(2026, 4, 15), value: 88.412 }
    ]
  },
  {
    manner: 'TAAPI bulk',
    operation: 'getATR',
    params: btc,
    body: wire`{"data":[{"id":"binance_BTC/USDT_1d_atr_14_0","result":{"value":1988.2204},"errors":[],"indicator":"atr"}]}`,
    kind: 'level',
    values: [{ value: 1988.2204 }]
  },
  {
    manner: 'two coins, ATR and its share of the price',
    operation: 'getATR',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"result":{"BTC":{"period":14,"atr":2210.4,"atr_pct":3.12,"close":70846.2},"ETH":{"period":14,"atr":98.7,
      "atr_pct":4.41,"close":2238.1}}}`,
    kind: 'level',
    values: [
      { symbol: 'BTC', value: 2210.4 },
      { symbol: 'ETH', value: 98.7 }
    ]
  },
  {
    manner: 'Polygon indicator values',
    operation: 'getATR',
    params: { symbol: 'SOL' },
    body: wire`{"results":{"underlying":{"url":"https://api.example.com/v2/aggs/ticker/X:SOLUSD"},"values":[{"timestamp":1790899200000,
      "value":5.1204},{"timestamp":1790812800000,"value":5.2009},{"timestamp":1790726400000,"value":5.0881}]},"status":"OK",
      "request_id":"b9201816341441eed663a90443c0623a"}`,
    kind: 'level',
    values: [
      { time: at(2026, 9, 30), value: 5.0881 },
      { time: at(2026, 10, 1), value: 5.2009 },
      { time: at(2026, 10, 2), value: 5.1204 }
    ]
  },
  {
    manner: 'TAAPI supertrend',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"value":66120.334,"valueAdvice":"long"}`,
    kind: 'supertrend',
    values: [{ value: 66120.334, direction: 'up' }]
  },
  {
    manner: 'npm library names, trendDirection 1/-1',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"output":[{"ts":1773964800000,"upperBandBasic":2310.2,"lowerBandBasic":2011.4,"upperBand":2288.1,
      "lowerBand":2011.4,"supertrend":2288.1,"trendDirection":-1},{"ts":1774051200000,"upperBandBasic":2401.9,"lowerBandBasic":2102.7,
      "upperBand":2401.9,"lowerBand":2102.7,"supertrend":2102.7,"trendDirection":1}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 3, 20), value: 2288.1, direction: 'down' },
      { time: at(2026, 3, 21), value: 2102.7, direction: 'up' }
    ],
    doubted: ['direction']
  },
  {
    manner: 'pandas_ta supertrend records',
    operation: 'getSupertrend',
    params: { symbol: 'SOL' },
    body: wire`[{"Date":"2026-05-01T00:00:00.000","SUPERT_7_3.0":81.204,"SUPERTd_7_3.0":1,"SUPERTl_7_3.0":81.204,"SUPERTs_7_3.0":null},
      {"Date":"2026-05-02T00:00:00.000","SUPERT_7_3.0":96.071,"SUPERTd_7_3.0":-1,"SUPERTl_7_3.0":null,"SUPERTs_7_3.0":96.071}]`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 5, 1), value: 81.204, direction: 'up' },
      { time: at(2026, 5, 2), value: 96.071, direction: 'down' }
    ],
    doubted: ['direction']
  },
  {
    manner: 'arrows in columns',
    operation: 'getSupertrend',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"tf":"1d","when":["2026-06-10","2026-06-11","2026-06-12"],"line":["1.3120","1.3188","1.4902"],"side":["▲","▲",
      "▼"]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 6, 10), value: 1.312, direction: 'up' },
      { time: at(2026, 6, 11), value: 1.3188, direction: 'up' },
      { time: at(2026, 6, 12), value: 1.4902, direction: 'down' }
    ]
  },
  {
    manner: 'two coins, words of a signal',
    operation: 'getSupertrend',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":"ok","atr_len":10,"factor":3,"coins":[{"coin":"BTC","stop":67110.5,"trend":"Bullish",
      "flipped_at":"2026-07-18T00:00:00Z"},{"coin":"ETH","stop":2410.02,"trend":"Bearish","flipped_at":"2026-07-25T00:00:00Z"}]}`,
    kind: 'supertrend',
    values: [
      { symbol: 'BTC', value: 67110.5, direction: 'up' },
      { symbol: 'ETH', value: 2410.02, direction: 'down' }
    ]
  },
  {
    manner: 'scanner columns',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"status":true,"data":{"ticker":"BTCUSD","RSI":58.4412,"RSI[1]":56.201,"Stoch.K":71.2,"Stoch.D":66.9,"CCI20":88.3,"ADX":21.44,
      "AO":1201.4,"Mom":2204.1,"MACD.macd":410.2233,"MACD.signal":355.1091,"recommendation":"BUY"}}`,
    kind: 'technical',
    values: {
      values: {
        rsi: 58.4412,
        'RSI[1]': 56.201,
        'Stoch.K': 71.2,
        'Stoch.D': 66.9,
        CCI20: 88.3,
        ADX: 21.44,
        AO: 1201.4,
        Mom: 2204.1,
        macd: 410.2233,
        macdSignal: 355.1091
      },
      verdict: 'BUY'
    }
  },
  {
    manner: 'portal summary: a list of indicators with actions',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"summary":"Strong Sell","indicators":[{"name":"RSI(14)","value":"38.214","action":"Sell"},{"name":"STOCH(9,6)",
      "value":"22.411","action":"Sell"},{"name":"MACD(12,26)","value":"-14.320","action":"Sell"},{"name":"ADX(14)","value":"31.022",
      "action":"Sell"}]}`,
    kind: 'technical',
    values: { values: { rsi: 38.214, STOCH: 22.411, macd: -14.32, ADX: 31.022 }, verdict: 'Strong Sell' }
  },
  {
    manner: 'nested MACD, overall word',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'SOL' },
    body: wire`{"status":"ok","asset":"SOL","interval":"4h","oscillators":{"rsi_14":{"value":66.02,"state":"neutral"},"macd":{"line":1.204,
      "signal":0.981,"histogram":0.223},"stoch_rsi":{"k":81.2,"d":77.4}},"overall":{"signal":"bullish","score":64}}`,
    kind: 'technical',
    values: {
      values: {
        rsi: 66.02,
        macd: 1.204,
        macdSignal: 0.981,
        macdHistogram: 0.223,
        'stoch_rsi.k': 81.2,
        'stoch_rsi.d': 77.4,
        'overall.score': 64
      },
      verdict: 'bullish'
    }
  },
  {
    manner: 'two coins',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"result":[{"symbol":"BTC","rsi":61.2,"macd":502.1,"macd_signal":471.9,"recommendation":"Buy"},{"symbol":"ETH",
      "rsi":44.7,"macd":-3.91,"macd_signal":1.22,"recommendation":"Neutral"}]}`,
    kind: 'technical',
    values: {
      values: {
        'BTC.rsi': 61.2,
        'BTC.macd': 502.1,
        'BTC.macdSignal': 471.9,
        'ETH.rsi': 44.7,
        'ETH.macd': -3.91,
        'ETH.macdSignal': 1.22
      },
      verdict: null,
      verdicts: { BTC: 'Buy', ETH: 'Neutral' }
    }
  },
  {
    manner: 'small Japanese service',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"銘柄":"XRP","指標":{"RSI":"52.8","MACD":"0.0121","MACDシグナル":"0.0098","移動平均乖離率":"1.4%"},"総合判定":"買い"}`,
    kind: 'technical',
    values: { values: { rsi: 52.8, macd: 0.0121, macdSignal: 0.0098 }, verdict: '買い' }
  }
]
