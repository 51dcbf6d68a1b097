import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [first, second, third] = [at(2025, 11, 20), at(2025, 11, 21), at(2025, 11, 22)]

/** getTechnicalAnalysis, getSupportResistance, getMARibbon, getBollinger, getIchimoku, getATR, getSupertrend. */
export const serviceIndicators: readonly Body[] = [
  {
    manner: 'Twelve Data, RSI newest first',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"meta":{"symbol":"BTC/USD","interval":"1day","currency_base":"Bitcoin","currency_quote":"US Dollar",
      "exchange":"Coinbase Pro","type":"Digital Currency","indicator":{"name":"RSI - Relative Strength Index",
      "series_type":"close","time_period":14}},"values":[{"datetime":"2025-11-22","rsi":"38.21042"},
      {"datetime":"2025-11-21","rsi":"36.02111"}],"status":"ok"}`,
    kind: 'technical',
    values: { values: { rsi: 38.21042 } }
  },
  {
    manner: 'Polygon, MACD without a name of its own',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"results":{"underlying":{"url":"https://p.example/v2/aggs/ticker/X:BTCUSD"},"values":[
      {"timestamp":1763769600000,"value":-1520.5,"signal":-1330.2,"histogram":-190.3},
      {"timestamp":1763683200000,"value":-1410.1,"signal":-1280.6,"histogram":-129.5}]},"status":"OK",
      "request_id":"b7a1c2","next_url":"https://p.example/v1/indicators/macd?cursor=YWN0"}`,
    kind: 'technical',
    values: { values: { macdSignal: -1330.2, macdHistogram: -190.3, macd: -1520.5 } }
  },
  {
    manner: 'FMP, RSI beside the bars it is made of',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`[{"date":"2025-11-22 00:00:00","open":85095.5,"high":85611.25,"low":83500.5,"close":84650.25,
      "volume":15021.375,"rsi":38.21042},{"date":"2025-11-21 00:00:00","open":86630.75,"high":87500,"low":80660.25,
      "close":85095.5,"volume":72255.125,"rsi":36.02111}]`,
    kind: 'technical',
    values: { verdict: null }
  },
  {
    manner: 'TAAPI, pivot points',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"r3":99120.5,"r2":96800.25,"r1":93990.75,"p":91670.5,"s1":88861,"s2":86540.75,"s3":83731.25}`,
    kind: 'supportResistance',
    values: [
      { name: 'r3', price: 99120.5 },
      { name: 'r2', price: 96800.25 },
      { name: 'r1', price: 93990.75 },
      { name: 'pivot', price: 91670.5 },
      { name: 's1', price: 88861 },
      { name: 's2', price: 86540.75 },
      { name: 's3', price: 83731.25 }
    ]
  },
  {
    manner: 'Finnhub, levels without a side',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"levels":[80660.25,86100.5,93020.25,98111.2]}`,
    kind: 'supportResistance',
    values: [{ price: 80660.25 }, { price: 86100.5 }, { price: 93020.25 }, { price: 98111.2 }]
  },
  {
    manner: 'levels counted from the price',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"symbol":"BTC","lastPrice":91234.5,"resistanceLevel1":93990.75,"resistanceLevel2":96800.25,
      "supportLevel1":88861.0,"supportLevel2":86540.75,"pivotPoint":91670.5}`,
    kind: 'supportResistance',
    values: [
      { name: 'r1', price: 93990.75 },
      { name: 'r2', price: 96800.25 },
      { name: 's1', price: 88861 },
      { name: 's2', price: 86540.75 },
      { name: 'pivot', price: 91670.5 }
    ]
  },
  {
    manner: 'a table of averages with thousands marks',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"movingAverages":[
      {"period":"MA5","simple":{"value":"86,125.50","action":"Sell"},"exponential":{"value":"86,011.25","action":"Sell"}},
      {"period":"MA50","simple":{"value":"104,120.75","action":"Sell"},"exponential":{"value":"102,900.50","action":"Sell"}}]}`,
    kind: 'ribbon',
    values: [{ averages: { sma5: 86125.5, ema5: 86011.25, sma50: 104120.75, ema50: 102900.5 } }]
  },
  {
    manner: 'rows of a period each',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"symbol":"BTC","ribbon":[{"length":10,"sma":90120.5,"ema":89950.25},{"length":20,"sma":95320.75,"ema":94010.5},
      {"length":200,"sma":110330.5,"ema":106600.75}],"trend":"bearish"}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          ...{ sma10: 90120.5, ema10: 89950.25, sma20: 95320.75, ema20: 94010.5, sma200: 110330.5 },
          ema200: 106600.75
        },
        trend: 'bearish'
      }
    ]
  },
  {
    manner: 'EODHD, bands under short names',
    operation: 'getBollinger',
    params: btc,
    body: wire`[{"date":"2025-11-21","uband":108900.5,"mband":97210.25,"lband":85520},
      {"date":"2025-11-22","uband":108100.75,"mband":96300.5,"lband":84500.25}]`,
    kind: 'bands',
    values: [
      { time: second, upper: 108900.5, middle: 97210.25, lower: 85520 },
      { time: third, upper: 108100.75, middle: 96300.5, lower: 84500.25 }
    ]
  },
  {
    manner: 'Finnhub, columns of bands with warm-up zeros',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"c":[86630.75,85095.5,84650.25],"h":[93020.25,87500,85611.25],"l":[86100.5,80660.25,83500.5],
      "lowerband":[0,85520,84500.25],"middleband":[0,97210.25,96300.5],"o":[91501.5,86630.75,85095.5],"s":"ok",
      "t":[1763596800,1763683200,1763769600],"upperband":[0,108900.5,108100.75],"v":[31250.5,72255.125,15021.375]}`,
    kind: 'bands',
    values: [
      { time: first, upper: null, middle: null, lower: null },
      { time: second, upper: 108900.5, middle: 97210.25, lower: 85520 },
      { time: third, upper: 108100.75, middle: 96300.5, lower: 84500.25 }
    ]
  },
  {
    manner: 'TAAPI, the cloud now and the cloud ahead',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"conversion":90120.5,"base":95320.75,"spanA":92720.625,"spanB":103330.5,"currentSpanA":108210.25,
      "currentSpanB":111200.5,"laggingSpanA":114310.25,"laggingSpanB":112005.75}`,
    kind: 'ichimoku',
    values: [{ conversion: 90120.5, base: 95320.75, spanA: 92720.625, spanB: 103330.5 }]
  },
  {
    manner: 'TradingView, lines with a prefix',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"symbol":"BINANCE:BTCUSDT","Ichimoku.CLine":90120.5,"Ichimoku.BLine":95320.75,"Ichimoku.Lead1":92720.625,
      "Ichimoku.Lead2":103330.5}`,
    kind: 'ichimoku',
    values: [{ conversion: 90120.5, base: 95320.75, spanA: 92720.625, spanB: 103330.5 }]
  },
  {
    manner: 'Alpha Vantage, ATR by day',
    operation: 'getATR',
    params: btc,
    body: wire`{"Meta Data":{"1: Symbol":"BTCUSD","2: Indicator":"Average True Range (ATR)","3: Last Refreshed":"2025-11-22",
      "4: Interval":"daily","5: Time Period":14,"6: Time Zone":"US/Eastern Time"},"Technical Analysis: ATR":{
      "2025-11-22":{"ATR":"4120.5000"},"2025-11-21":{"ATR":"4255.2500"}}}`,
    kind: 'level',
    values: [
      { time: second, value: 4255.25 },
      { time: third, value: 4120.5 }
    ]
  },
  {
    manner: 'Finnhub, columns with bars beside them',
    operation: 'getATR',
    params: btc,
    body: wire`{"atr":[0,4255.25,4120.5],"c":[86630.75,85095.5,84650.25],"h":[93020.25,87500,85611.25],
      "l":[86100.5,80660.25,83500.5],"o":[91501.5,86630.75,85095.5],"s":"ok","t":[1763596800,1763683200,1763769600],
      "v":[31250.5,72255.125,15021.375]}`,
    kind: 'level',
    values: [
      { time: first, value: null },
      { time: second, value: 4255.25 },
      { time: third, value: 4120.5 }
    ]
  },
  {
    manner: 'TAAPI, advice in place of a direction',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"value":97210.25,"valueAdvice":"short"}`,
    kind: 'supertrend',
    values: [{ value: 97210.25, direction: 'down' }]
  },
  {
    manner: 'columns named with their settings',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"data":[{"time":"2025-11-21T00:00:00Z","SUPERT_10_3.0":99110.5,"SUPERTd_10_3.0":-1,"SUPERTl_10_3.0":null,
      "SUPERTs_10_3.0":99110.5},{"time":"2025-11-22T00:00:00Z","SUPERT_10_3.0":97210.25,"SUPERTd_10_3.0":-1,
      "SUPERTl_10_3.0":null,"SUPERTs_10_3.0":97210.25}]}`,
    kind: 'supertrend',
    values: [
      { time: second, value: 99110.5, direction: 'down' },
      { time: third, value: 97210.25, direction: 'down' }
    ]
  }
]
