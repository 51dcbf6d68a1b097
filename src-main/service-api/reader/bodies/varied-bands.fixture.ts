import { at, wire, type Body } from './body.fixture'

/** getBollinger, getIchimoku, getMARibbon. */
export const variedBands: readonly Body[] = [
  {
    manner: 'EODHD technicals: uband, mband, lband',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: wire`[{"date":"2026-08-01","uband":73081.65,"mband":69795.24,"lband":66508.83},{"date":"2026-08-02","uband":72604.81,"mband":70147.71,
      "lband":67690.61},{"date":"2026-08-03","uband":72726.73,"mband":69997.44,"lband":67268.15}]`,
    kind: 'bands',
    values: [
      { time: at(2026, 8, 1), upper: 73081.65, middle: 69795.24, lower: 66508.83 },
      { time: at(2026, 8, 2), upper: 72604.81, middle: 70147.71, lower: 67690.61 },
      { time: at(2026, 8, 3), upper: 72726.73, middle: 69997.44, lower: 67268.15 }
    ]
  },
  {
    manner: 'Finnhub indicator columns beside the candles',
    operation: 'getBollinger',
    params: { symbol: 'ETH' },
    body: wire`{"c":[2213.97,2226.81,2231.25,2257.95],"h":[2226.65,2236.35,2234.87,2270.9],"l":[2187.6,2208.95,2220.14,2223.35],"o":[2190,
      2214.27,2226.91,2231.45],"v":[608746,1030815,858761,900332],"t":[1786320000,1786406400,1786492800,1786579200],
      "s":"ok","upperband":[2315.73,2261.93,2304.28,2282.55],"middleband":[2208.03,2192.2,2205.9,2202.99],"lowerband":[2100.33,
      2122.47,2107.52,2123.43]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 8, 10), upper: 2315.73, middle: 2208.03, lower: 2100.33 },
      { time: at(2026, 8, 11), upper: 2261.93, middle: 2192.2, lower: 2122.47 },
      { time: at(2026, 8, 12), upper: 2304.28, middle: 2205.9, lower: 2107.52 },
      { time: at(2026, 8, 13), upper: 2282.55, middle: 2202.99, lower: 2123.43 }
    ]
  },
  {
    manner: 'JavaScript technicalindicators: middle, upper, lower, pb',
    operation: 'getBollinger',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"data":[{"time":1787184000000,"middle":97.795,"upper":101.802,"lower":93.788,"pb":0.3},{"time":1787187600000,
      "middle":97.898,"upper":102.022,"lower":93.774,"pb":0.4},{"time":1787191200000,"middle":98.099,"upper":101.167,
      "lower":95.031,"pb":0.5}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 8, 20), upper: 101.802, middle: 97.795, lower: 93.788 },
      { time: at(2026, 8, 20, 1), upper: 102.022, middle: 97.898, lower: 93.774 },
      { time: at(2026, 8, 20, 2), upper: 101.167, middle: 98.099, lower: 95.031 }
    ]
  },
  {
    manner: 'InfluxDB series of a band measurement',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: wire`{"results":[{"statement_id":0,"series":[{"name":"bollinger","tags":{"symbol":"BTC"},"columns":["time","bb_lower","bb_mid",
      "bb_upper"],"values":[["2026-08-21T00:00:00Z",68090.67,70351.13,72611.59],["2026-08-22T00:00:00Z",68107.87,70441.38,
      72774.89],["2026-08-23T00:00:00Z",67574.27,70255.51,72936.75]]}]}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 8, 21), upper: 72611.59, middle: 70351.13, lower: 68090.67 },
      { time: at(2026, 8, 22), upper: 72774.89, middle: 70441.38, lower: 68107.87 },
      { time: at(2026, 8, 23), upper: 72936.75, middle: 70255.51, lower: 67574.27 }
    ]
  },
  {
    manner: 'two coins, flat objects with BB names and a squeeze flag',
    operation: 'getBollinger',
    params: { symbol: 'XRP ADA' },
    body: wire`{"status":"success","result":[{"symbol":"XRP","period":20,"deviation":2,"bb_upper":"1.4851","bb_middle":"1.4214","bb_lower":"1.3577",
      "bb_width":"7.9","squeeze":false,"date":"2026-08-22 00:00:00"},{"symbol":"ADA","period":20,"deviation":2,"bb_upper":"0.43",
      "bb_middle":"0.411","bb_lower":"0.392","bb_width":"8.2","squeeze":true,"date":"2026-08-22 00:00:00"}]}`,
    kind: 'bands',
    values: [
      { symbol: 'XRP', time: at(2026, 8, 22), upper: 1.4851, middle: 1.4214, lower: 1.3577 },
      { symbol: 'ADA', time: at(2026, 8, 22), upper: 0.43, middle: 0.411, lower: 0.392 }
    ]
  },
  {
    manner: 'python ta columns as records',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: wire`[{"Date":"2026-07-01","trend_ichimoku_conv":68464.33,"trend_ichimoku_base":71459.22,"trend_ichimoku_a":69961.77,"trend_ichimoku_b":71107.85},
      {"Date":"2026-07-02","trend_ichimoku_conv":69980.83,"trend_ichimoku_base":69787.86,"trend_ichimoku_a":69884.35,
      "trend_ichimoku_b":70636.69},{"Date":"2026-07-03","trend_ichimoku_conv":68294.21,"trend_ichimoku_base":68019.06,
      "trend_ichimoku_a":68156.64,"trend_ichimoku_b":71410.21}]`,
    kind: 'ichimoku',
    values: [
      { time: at(2026, 7, 1), conversion: 68464.33, base: 71459.22, spanA: 69961.77, spanB: 71107.85 },
      { time: at(2026, 7, 2), conversion: 69980.83, base: 69787.86, spanA: 69884.35, spanB: 70636.69 },
      { time: at(2026, 7, 3), conversion: 68294.21, base: 68019.06, spanA: 68156.64, spanB: 71410.21 }
    ]
  },
  {
    manner: 'JavaScript technicalindicators: conversion, base, spanA, spanB',
    operation: 'getIchimoku',
    params: { symbol: 'ETH' },
    body: wire`{"success":true,"data":{"symbol":"ETHUSDT","interval":"4h","ichimoku":[{"timestamp":1783209600000,"conversion":2260.2,
      "base":2259.11,"spanA":2259.65,"spanB":2141.46},{"timestamp":1783224000000,"conversion":2244.29,"base":2231.15,
      "spanA":2237.72,"spanB":2222.4},{"timestamp":1783238400000,"conversion":2213.98,"base":2214.1,"spanA":2214.04,
      "spanB":2210.72}]}}`,
    kind: 'ichimoku',
    values: [
      { time: at(2026, 7, 5), conversion: 2260.2, base: 2259.11, spanA: 2259.65, spanB: 2141.46 },
      { time: at(2026, 7, 5, 4), conversion: 2244.29, base: 2231.15, spanA: 2237.72, spanB: 2222.4 },
      { time: at(2026, 7, 5, 8), conversion: 2213.98, base: 2214.1, spanA: 2214.04, spanB: 2210.72 }
    ]
  },
  {
    manner: 'plain service: one point, snake case, signal words',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","result":{"tenkan_sen":"69186.7","kijun_sen":"68626.2","senkou_span_a":"68906.4","senkou_span_b":"69861.6",
      "chikou_span":"68844.7","cloud":"bullish","tk_cross":"none","price":"70411.0"}}`,
    kind: 'ichimoku',
    values: [{ conversion: 69186.7, base: 68626.2, spanA: 68906.4, spanB: 69861.6, lagging: 68844.7 }]
  },
  {
    manner: 'two coins under their names, English line words',
    operation: 'getIchimoku',
    params: { symbol: 'XRP ADA' },
    body: wire`{"status":"success","data":{"XRP":{"conversion_line":1.4305,"base_line":1.4406,"leading_span_a":1.4356,"leading_span_b":1.4452,
      "lagging_span":1.4577},"ADA":{"conversion_line":0.4102,"base_line":0.4188,"leading_span_a":0.4145,"leading_span_b":0.4301,
      "lagging_span":0.4077}}}`,
    kind: 'ichimoku',
    values: [
      { symbol: 'XRP', conversion: 1.4305, base: 1.4406, spanA: 1.4356, spanB: 1.4452, lagging: 1.4577 },
      { symbol: 'ADA', conversion: 0.4102, base: 0.4188, spanA: 0.4145, spanB: 0.4301, lagging: 0.4077 }
    ]
  },
  {
    manner: 'Barchart-like technical table: rows per period',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: wire`{"data":{"symbol":"BTC","type":"SMA","rows":[{"period":"10-Day","movingAverage":"70,011.20"},{"period":"20-Day","movingAverage":"69,422.75"},
      {"period":"50-Day","movingAverage":"71,204.10"},{"period":"100-Day","movingAverage":"74,880.33"},{"period":"200-Day",
      "movingAverage":"84,120.48"}],"trend":"Sell"}}`,
    kind: 'ribbon',
    values: [
      {
        averages: { sma10: 70011.2, sma20: 69422.75, sma50: 71204.1, sma100: 74880.33, sma200: 84120.48 },
        trend: 'Sell'
      }
    ]
  },
  {
    manner: 'Guppy: exponential averages in two groups',
    operation: 'getMARibbon',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"symbol":"ETH","gmma":{"short":{"ema3":2204.1,"ema5":2201.4,"ema8":2195.2,"ema10":2190.8,"ema12":2187.3,
      "ema15":2181.9},"long":{"ema30":2150.4,"ema35":2141.2,"ema40":2133.8,"ema45":2127,"ema50":2120.9,"ema60":2110.2}},
      "trend":"bullish"}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          ema3: 2204.1,
          ema5: 2201.4,
          ema8: 2195.2,
          ema10: 2190.8,
          ema12: 2187.3,
          ema15: 2181.9,
          ema30: 2150.4,
          ema35: 2141.2,
          ema40: 2133.8,
          ema45: 2127,
          ema50: 2120.9,
          ema60: 2110.2
        },
        trend: 'bullish'
      }
    ]
  },
  {
    manner: 'InfluxDB series of averages',
    operation: 'getMARibbon',
    params: { symbol: 'SOL' },
    body: wire`{"results":[{"statement_id":0,"series":[{"name":"ribbon","columns":["time","ema_8","ema_13","ema_21","ema_55"],"values":[["2026-07-01T00:00:00Z",
      98.1,97.4,96.2,93.8],["2026-07-02T00:00:00Z",98.6,97.9,96.6,94.1]]}]}]}`,
    kind: 'ribbon',
    values: [
      { time: at(2026, 7, 1), averages: { ema8: 98.1, ema13: 97.4, ema21: 96.2, ema55: 93.8 } },
      { time: at(2026, 7, 2), averages: { ema8: 98.6, ema13: 97.9, ema21: 96.6, ema55: 94.1 } }
    ]
  },
  {
    manner: 'plain service: sma_10 to ema_200 as strings',
    operation: 'getMARibbon',
    params: { symbol: 'XRP' },
    body: wire`{"status":"success","symbol":"XRP","sma_10":"1.4211","sma_20":"1.4014","sma_50":"1.3811","sma_100":"1.4402","sma_200":"1.7120",
      "ema_10":"1.4233","ema_20":"1.4077","ema_50":"1.3990","ema_100":"1.4511","ema_200":"1.6302","trend":"Neutral"}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          sma10: 1.4211,
          sma20: 1.4014,
          sma50: 1.3811,
          sma100: 1.4402,
          sma200: 1.712,
          ema10: 1.4233,
          ema20: 1.4077,
          ema50: 1.399,
          ema100: 1.4511,
          ema200: 1.6302
        },
        trend: 'Neutral'
      }
    ]
  },
  {
    manner: 'two coins, rows with both kinds per period and a signal each',
    operation: 'getMARibbon',
    params: { symbol: 'BTC ADA' },
    body: wire`{"status":true,"data":{"BTC":[{"period":20,"sma":69422.7,"sma_signal":"BUY","ema":69880.1,"ema_signal":"BUY"},{"period":50,
      "sma":71204.1,"sma_signal":"SELL","ema":70911.3,"ema_signal":"SELL"}],"ADA":[{"period":20,"sma":0.4102,"sma_signal":"SELL",
      "ema":0.4099,"ema_signal":"SELL"},{"period":50,"sma":0.4311,"sma_signal":"SELL","ema":0.4288,"ema_signal":"SELL"}]}}`,
    kind: 'ribbon',
    values: [
      { symbol: 'BTC', averages: { sma20: 69422.7, ema20: 69880.1, sma50: 71204.1, ema50: 70911.3 } },
      { symbol: 'ADA', averages: { sma20: 0.4102, ema20: 0.4099, sma50: 0.4311, ema50: 0.4288 } }
    ]
  }
]
