import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [friday, saturday] = [at(2025, 11, 21), at(2025, 11, 22)]

/** getTechnicalAnalysis, getSupportResistance, getMARibbon, getBollinger, getIchimoku, getATR, getSupertrend. */
export const widerIndicators: readonly Body[] = [
  {
    manner: 'a summary with votes beside oscillators and averages',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"symbol":"BTCUSDT","exchange":"BINANCE","interval":"1d","summary":{"RECOMMENDATION":"SELL","BUY":4,"SELL":14,"NEUTRAL":8},
      "oscillators":{"RECOMMENDATION":"NEUTRAL"},"moving_averages":{"RECOMMENDATION":"STRONG_SELL"},
      "indicators":{"RSI":31.2,"MACD.macd":-4812.3,"MACD.signal":-3640.1}}`,
    kind: 'technical',
    values: {
      verdict: 'SELL',
      values: {
        ...{ 'summary.BUY': 4, 'summary.SELL': 14, 'summary.NEUTRAL': 8 },
        ...{ rsi: 31.2, macd: -4812.3, macdSignal: -3640.1 }
      }
    }
  },
  {
    manner: 'Twelve Data, a batch of indicators',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"rsi":{"meta":{"symbol":"BTC/USD","interval":"1day","indicator":{"name":"RSI","time_period":14}},
      "values":[{"datetime":"2025-11-22","rsi":"31.2"},{"datetime":"2025-11-21","rsi":"27.9"}],"status":"ok"},
      "macd":{"values":[{"datetime":"2025-11-22","macd":"-4812.3","macd_signal":"-3640.1","macd_hist":"-1172.2"},
      {"datetime":"2025-11-21","macd":"-5012.3","macd_signal":"-3347.1","macd_hist":"-1665.2"}],"status":"ok"}}`,
    kind: 'technical',
    values: { values: { rsi: 31.2, macd: -4812.3, macdSignal: -3640.1, macdHistogram: -1172.2 } }
  },
  {
    manner: 'indicators with a value and a word each',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"status":true,"code":200,"response":{"overall":{"summary":"Strong Sell"},"indicators":{"RSI14":{"v":"31.2","s":"Sell"},
      "MACD_12_26":{"v":"-4812.3","s":"Sell"},"ADX14":{"v":"41.3","s":"Sell"},"CCI14":{"v":"-112.4","s":"Sell"}}}}`,
    kind: 'technical',
    values: { verdict: 'Strong Sell', values: { rsi: 31.2, macd: -4812.3, ADX14: 41.3, CCI14: -112.4 } }
  },
  {
    manner: 'Barchart, a pivot with numbered supports',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"results":[{"symbol":"BTC","pivotPoint":91844.9,"resistance1":92889.6,"resistance2":94544.7,"support1":90189.8,
      "support2":89145.1}]}`,
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 91844.9 },
      { name: 'r1', price: 92889.6 },
      { name: 'r2', price: 94544.7 },
      { name: 's1', price: 90189.8 },
      { name: 's2', price: 89145.1 }
    ]
  },
  {
    manner: 'methods of pivots, one with a high and a low of its own',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"response":{"oa_summary":"Sell","pivot_point":{"classic":{"pp":"91844.9","R1":"92889.6","S1":"90189.8"},
      "fibonacci":{"pp":"91844.9","R1":"92876.2","S1":"90813.6"},"demark":{"R1":"92367.3","S1":"89667.5"}}}}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 91844.9 },
      { group: 'classic', name: 'r1', price: 92889.6 },
      { group: 'classic', name: 's1', price: 90189.8 },
      { group: 'fibonacci', name: 'pivot', price: 91844.9 },
      { group: 'fibonacci', name: 'r1', price: 92876.2 },
      { group: 'fibonacci', name: 's1', price: 90813.6 },
      { group: 'demark', name: 'r1', price: 92367.3 },
      { group: 'demark', name: 's1', price: 89667.5 }
    ]
  },
  {
    manner: 'levels in rows with a strength',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"coin":"BTC","levels":[{"level":"R2","value":"94544.7","strength":0.61},{"level":"R1","value":"92889.6","strength":0.72},
      {"level":"PP","value":"91844.9","strength":0.5},{"level":"S1","value":"90189.8","strength":0.83}]}`,
    kind: 'supportResistance',
    values: [
      { name: 'r2', price: 94544.7 },
      { name: 'r1', price: 92889.6 },
      { name: 'pivot', price: 91844.9 },
      { name: 's1', price: 90189.8 }
    ]
  },
  {
    manner: 'averages with a value and a word each',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"response":{"ma_avg":{"summary":"Strong Sell","SMA":{"MA10":{"v":"93012.4","s":"Sell"},
      "MA20":{"v":"98120.1","s":"Sell"}},"EMA":{"MA10":{"v":"92841.7","s":"Sell"},"MA20":{"v":"97012.3","s":"Sell"}}}}}`,
    kind: 'ribbon',
    values: [{ averages: { sma10: 93012.4, sma20: 98120.1, ema10: 92841.7, ema20: 97012.3 } }]
  },
  {
    manner: 'averages named by their days',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"symbol":"BTC","asOf":"2025-11-22","movingAverages":[{"type":"SMA","length":"20-Day","average":98120.1},
      {"type":"SMA","length":"50-Day","average":106123.4}]}`,
    kind: 'ribbon',
    values: [{ symbol: 'BTC', averages: { sma20: 98120.1, sma50: 106123.4 } }]
  },
  {
    manner: 'a series of averages in columns of capitals',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"columns":["DATE","EMA_20","EMA_50","EMA_100"],"data":[["2025-11-21",97614.2,105011.8,108341.5],
      ["2025-11-22",97012.3,104472.1,108002.7]]}`,
    kind: 'ribbon',
    values: [
      { time: friday, averages: { ema20: 97614.2, ema50: 105011.8, ema100: 108341.5 } },
      { time: saturday, averages: { ema20: 97012.3, ema50: 104472.1, ema100: 108002.7 } }
    ]
  },
  {
    manner: 'TA-Lib, bands in columns with an index',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"index":["2025-11-21","2025-11-22"],"upperband":[113012.5,112020.4],"middleband":[98912.4,98120.1],
      "lowerband":[84812.3,84219.8]}`,
    kind: 'bands',
    values: [
      { time: friday, upper: 113012.5, middle: 98912.4, lower: 84812.3 },
      { time: saturday, upper: 112020.4, middle: 98120.1, lower: 84219.8 }
    ]
  },
  {
    manner: 'bands by distance in deviations',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"BTC":{"bollinger":{"ma":98120.1,"plus2sd":112020.4,"minus2sd":84219.8,"sd":6950.15},"time":1763769600}}`,
    kind: 'bands',
    values: [{ symbol: 'BTC', time: saturday, upper: 112020.4, middle: 98120.1, lower: 84219.8 }]
  },
  {
    manner: 'bands with a position within them',
    operation: 'getBollinger',
    params: btc,
    body: wire`[{"middle":98120.1,"upper":112020.4,"lower":84219.8,"pb":0.2523,"bandwidth":28.33,"close":91234.5}]`,
    kind: 'bands',
    values: [{ upper: 112020.4, middle: 98120.1, lower: 84219.8 }]
  },
  {
    manner: 'pandas-ta, five short names',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"2025-11-22":{"ISA_9":101233.4,"ISB_26":107612.5,"ITS_9":89612.3,"IKS_26":98412.1,"ICS_26":91234.5}}`,
    kind: 'ichimoku',
    values: [
      {
        ...{ time: saturday, conversion: 89612.3, base: 98412.1, spanA: 101233.4, spanB: 107612.5 },
        ...{ lagging: 91234.5 }
      }
    ]
  },
  {
    manner: 'Japanese names',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"銘柄":"BTC","日付":"2025-11-22","転換線":89612.3,"基準線":98412.1,"先行スパン1":101233.4,"先行スパン2":107612.5,"遅行スパン":91234.5}`,
    kind: 'ichimoku',
    values: [
      {
        ...{ conversion: 89612.3, base: 98412.1, spanA: 101233.4, spanB: 107612.5, lagging: 91234.5 },
        ...{ time: saturday }
      }
    ]
  },
  {
    manner: 'lines in a list, each with its points',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"symbol":"BTC","lines":[{"name":"Tenkan-sen","value":"89612.3"},{"name":"Kijun-sen","value":"98412.1"},
      {"name":"Senkou Span A","value":"101233.4"},{"name":"Senkou Span B","value":"107612.5"},{"name":"Chikou Span","value":"91234.5"}]}`,
    kind: 'ichimoku',
    values: [
      {
        ...{ symbol: 'BTC', conversion: 89612.3, base: 98412.1, spanA: 101233.4, spanB: 107612.5 },
        ...{ lagging: 91234.5 }
      }
    ]
  },
  {
    manner: 'pandas-ta, a column keyed by milliseconds',
    operation: 'getATR',
    params: btc,
    body: wire`{"ATRr_14":{"1763683200000":4012.35,"1763769600000":4188.71}}`,
    kind: 'level',
    values: [
      { time: friday, value: 4012.35 },
      { time: saturday, value: 4188.71 }
    ]
  },
  {
    manner: 'the range of a bar beside its average',
    operation: 'getATR',
    params: btc,
    body: wire`{"symbol":"BTC","period":14,"results":[{"date":"2025-11-21","tr":6800.2,"atr":4012.35},{"date":"2025-11-22","tr":7200.5,
      "atr":4188.71}]}`,
    kind: 'level',
    values: [
      { time: friday, value: 4012.35 },
      { time: saturday, value: 4188.71 }
    ]
  },
  {
    manner: 'a value with a word for the volatility',
    operation: 'getATR',
    params: btc,
    body: wire`{"status":true,"response":{"ATR14":{"v":"4188.71","s":"High Volatility"}}}`,
    kind: 'level',
    values: [{ value: 4188.71 }]
  },
  {
    manner: 'pandas-ta, a direction by sign and an empty side',
    operation: 'getSupertrend',
    params: btc,
    body: wire`[{"date":"2025-11-22","SUPERT_7_3.0":99812.4,"SUPERTd_7_3.0":-1,"SUPERTl_7_3.0":null,"SUPERTs_7_3.0":99812.4}]`,
    kind: 'supertrend',
    values: [{ time: saturday, value: 99812.4, direction: 'down' }]
  },
  {
    manner: 'columns with a position taken',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"time":[1763683200,1763769600],"supertrend":[101412.5,99812.4],"position":["short","short"]}`,
    kind: 'supertrend',
    values: [
      { time: friday, value: 101412.5, direction: 'down' },
      { time: saturday, value: 99812.4, direction: 'down' }
    ]
  },
  {
    manner: 'a stop line and a flag for buying',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"result":{"coin":"BTC","supertrend":{"line":"99812.4","isBuy":false,"multiplier":3,"atrPeriod":10},"closedAt":"2025-11-22T00:00:00Z"}}`,
    kind: 'supertrend',
    values: [{ symbol: 'BTC', value: 99812.4, direction: 'down' }]
  }
]
