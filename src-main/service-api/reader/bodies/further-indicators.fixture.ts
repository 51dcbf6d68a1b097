import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [second, third] = [at(2025, 11, 21), at(2025, 11, 22)]

/** getTechnicalAnalysis, getSupportResistance, getMARibbon, getBollinger, getIchimoku, getATR, getSupertrend. */
export const furtherIndicators: readonly Body[] = [
  {
    manner: 'Investing, indicators by name with actions',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"summary":"Strong Sell","indicators":[{"name":"RSI(14)","value":"38.210","action":"Sell"},
      {"name":"ADX(14)","value":"41.352","action":"Sell"}]}`,
    kind: 'technical',
    values: { values: { rsi: 38.21, ADX: 41.352 }, verdict: 'Strong Sell' }
  },
  {
    manner: 'EODHD, oldest first',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`[{"date":"2025-11-20","rsi":35.1},{"date":"2025-11-21","rsi":36.02111},{"date":"2025-11-22","rsi":38.21042}]`,
    kind: 'technical',
    values: { values: { rsi: 38.21042 } }
  },
  {
    manner: 'points of support and resistance in words',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"levels":[{"label":"2nd Resistance Point","price":"96,800.25"},{"label":"1st Resistance Point","price":"93,990.75"},
      {"label":"Pivot Point","price":"91,670.50"},{"label":"1st Support Level","price":"88,861.00"},
      {"label":"2nd Support Level","price":"86,540.75"}]}`,
    kind: 'supportResistance',
    values: [
      { name: 'r2', price: 96800.25 },
      { name: 'r1', price: 93990.75 },
      { name: 'pivot', price: 91670.5 },
      { name: 's1', price: 88861 },
      { name: 's2', price: 86540.75 }
    ]
  },
  {
    manner: 'Investing, a table of methods',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"pivots":[{"Name":"Classic","S2":86540.75,"S1":88861.0,"Pivot Points":91670.5,"R1":93990.75,"R2":96800.25},
      {"Name":"Fibonacci","S2":88500.5,"S1":89711.25,"Pivot Points":91670.5,"R1":93629.75,"R2":94840.5}]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 's2', price: 86540.75 },
      { group: 'classic', name: 's1', price: 88861 },
      { group: 'classic', name: 'pivot', price: 91670.5 },
      { group: 'classic', name: 'r1', price: 93990.75 },
      { group: 'classic', name: 'r2', price: 96800.25 },
      { group: 'fibonacci', name: 's2', price: 88500.5 },
      { group: 'fibonacci', name: 's1', price: 89711.25 },
      { group: 'fibonacci', name: 'pivot', price: 91670.5 },
      { group: 'fibonacci', name: 'r1', price: 93629.75 },
      { group: 'fibonacci', name: 'r2', price: 94840.5 }
    ]
  },
  {
    manner: 'TradingView, averages of two kinds',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"symbol":"BINANCE:BTCUSDT","SMA10":90120.5,"EMA10":89950.25,"SMA20":95320.75,"EMA20":94010.5,"close":91234.5}`,
    kind: 'ribbon',
    values: [{ averages: { sma10: 90120.5, ema10: 89950.25, sma20: 95320.75, ema20: 94010.5 } }]
  },
  {
    manner: 'averages by day',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"data":{"2025-11-22":{"sma_10":90120.5,"sma_50":104120.75},"2025-11-21":{"sma_10":91020.25,"sma_50":104900.5}}}`,
    kind: 'ribbon',
    values: [
      { time: second, averages: { sma10: 91020.25, sma50: 104900.5 } },
      { time: third, averages: { sma10: 90120.5, sma50: 104120.75 } }
    ]
  },
  {
    manner: 'TradingView, bands with a prefix',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"symbol":"BINANCE:BTCUSDT","BB.upper":108100.75,"BB.basis":96300.5,"BB.lower":84500.25}`,
    kind: 'bands',
    values: [{ upper: 108100.75, middle: 96300.5, lower: 84500.25 }]
  },
  {
    manner: 'columns named with their settings',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"data":[{"time":1763683200,"BBL_20_2.0":85520,"BBM_20_2.0":97210.25,"BBU_20_2.0":108900.5,"BBB_20_2.0":24.05,
      "BBP_20_2.0":-0.02},{"time":1763769600,"BBL_20_2.0":84500.25,"BBM_20_2.0":96300.5,"BBU_20_2.0":108100.75,
      "BBB_20_2.0":24.5,"BBP_20_2.0":0.01}]}`,
    kind: 'bands',
    values: [
      { time: second, upper: 108900.5, middle: 97210.25, lower: 85520 },
      { time: third, upper: 108100.75, middle: 96300.5, lower: 84500.25 }
    ]
  },
  {
    manner: 'columns named with their settings',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"columns":["time","ISA_9","ISB_26","ITS_9","IKS_26","ICS_26"],
      "rows":[["2025-11-22T00:00:00Z",92720.625,103330.5,90120.5,95320.75,84650.25]]}`,
    kind: 'ichimoku',
    values: [
      {
        time: third,
        conversion: 90120.5,
        base: 95320.75,
        spanA: 92720.625,
        spanB: 103330.5,
        lagging: 84650.25
      }
    ]
  },
  {
    manner: 'Twelve Data, spans newest first',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"meta":{"symbol":"BTC/USD","interval":"1day"},"values":[{"datetime":"2025-11-22","tenkan_sen":"90120.5",
      "kijun_sen":"95320.75","senkou_span_a":"92720.625","senkou_span_b":"103330.5","chikou_span":"84650.25"}],"status":"ok"}`,
    kind: 'ichimoku',
    values: [{ conversion: 90120.5, base: 95320.75, spanA: 92720.625, spanB: 103330.5, lagging: 84650.25 }]
  },
  {
    manner: 'FMP, bars with the figure beside them',
    operation: 'getATR',
    params: btc,
    body: wire`[{"date":"2025-11-22 00:00:00","open":85095.5,"high":85611.25,"low":83500.5,"close":84650.25,"volume":15021.375,
      "atr":4120.5},{"date":"2025-11-21 00:00:00","open":86630.75,"high":87500,"low":80660.25,"close":85095.5,
      "volume":72255.125,"atr":4255.25}]`,
    kind: 'level',
    values: [
      { time: second, value: 4255.25 },
      { time: third, value: 4120.5 }
    ]
  },
  {
    manner: 'a range with its share of the price',
    operation: 'getATR',
    params: { symbol: 'BTC ETH' },
    body: wire`{"BTC":{"atr_14":4120.5,"atr_14_pct":4.52,"price":91234.5},"ETH":{"atr_14":201.25,"atr_14_pct":6.68,"price":3011.25}}`,
    kind: 'level',
    values: [
      { symbol: 'BTC', value: 4120.5 },
      { symbol: 'ETH', value: 201.25 }
    ]
  },
  {
    manner: 'a line by coin since a time',
    operation: 'getSupertrend',
    params: { symbol: 'BTC ETH' },
    body: wire`{"supertrend":{"BTC":{"trend":"DOWN","line":97210.25,"since":"2025-11-03T00:00:00Z","multiplier":3,"length":10},
      "ETH":{"trend":"UP","line":2811.5,"since":"2025-11-20T00:00:00Z","multiplier":3,"length":10}}}`,
    kind: 'supertrend',
    values: [
      { symbol: 'BTC', value: 97210.25, direction: 'down' },
      { symbol: 'ETH', value: 2811.5, direction: 'up' }
    ]
  },
  {
    manner: 'days with a word for the trend',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"result":{"2025-11-21":{"supertrend":99110.5,"trend":"bearish","close":85095.5},
      "2025-11-22":{"supertrend":97210.25,"trend":"bearish","close":84650.25}}}`,
    kind: 'supertrend',
    values: [
      { time: second, value: 99110.5, direction: 'down' },
      { time: third, value: 97210.25, direction: 'down' }
    ]
  }
]
