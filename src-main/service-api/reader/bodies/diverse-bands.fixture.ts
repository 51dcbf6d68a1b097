import { at, wire, type Body } from './body.fixture'

/** getBollinger, getIchimoku, getMARibbon. */
export const diverseBands: readonly Body[] = [
  {
    manner: 'Highcharts series: three named lines of pairs',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: wire`{"series":[{"name":"Upper Band","data":[[1790812800000,74106],[1790899200000,74240.72],[1790985600000,74176.91]]},{"name":"Middle Band",
      "data":[[1790812800000,71172.88],[1790899200000,71441.63],[1790985600000,71204.47]]},{"name":"Lower Band","data":[[1790812800000,
      68239.76],[1790899200000,68642.54],[1790985600000,68232.03]]}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 10, 1), upper: 74106, middle: 71172.88, lower: 68239.76 },
      { time: at(2026, 10, 2), upper: 74240.72, middle: 71441.63, lower: 68642.54 },
      { time: at(2026, 10, 3), upper: 74176.91, middle: 71204.47, lower: 68232.03 }
    ]
  },
  {
    manner: 'QuestDB dataset of bands',
    operation: 'getBollinger',
    params: { symbol: 'ETH' },
    body: wire`{"query":"SELECT * FROM bb","columns":[{"name":"ts","type":"TIMESTAMP"},{"name":"lower","type":"DOUBLE"},{"name":"middle",
      "type":"DOUBLE"},{"name":"upper","type":"DOUBLE"}],"timestamp":0,"dataset":[["2026-10-02T00:00:00.000000Z",2209.85,
      2309.53,2409.21],["2026-10-02T01:00:00.000000Z",2237.19,2313.08,2388.97],["2026-10-02T02:00:00.000000Z",2214.35,
      2300.96,2387.57]],"count":3}`,
    kind: 'bands',
    values: [
      { time: at(2026, 10, 2), upper: 2409.21, middle: 2309.53, lower: 2209.85 },
      { time: at(2026, 10, 2, 1), upper: 2388.97, middle: 2313.08, lower: 2237.19 },
      { time: at(2026, 10, 2, 2), upper: 2387.57, middle: 2300.96, lower: 2214.35 }
    ]
  },
  {
    manner: 'TA-Lib long names in columns',
    operation: 'getBollinger',
    params: { symbol: 'SOL' },
    body: wire`{"status":"ok","date":["2026-10-03","2026-10-04","2026-10-05"],"upperband":["108.344","109.040","107.339"],"middleband":["103.799",
      "104.153","103.739"],"lowerband":["99.254","99.266","100.139"]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 10, 3), upper: 108.344, middle: 103.799, lower: 99.254 },
      { time: at(2026, 10, 4), upper: 109.04, middle: 104.153, lower: 99.266 },
      { time: at(2026, 10, 5), upper: 107.339, middle: 103.739, lower: 100.139 }
    ]
  },
  {
    manner: 'plain service: nested bands with parameters and a price',
    operation: 'getBollinger',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","params":{"period":20,"stddev":2},"bollinger":{"upper":"74216.62","middle":"71075.73",
      "lower":"67934.84","price":"71410.2","position":"inside","squeeze":false}}`,
    kind: 'bands',
    values: [{ upper: 74216.62, middle: 71075.73, lower: 67934.84 }]
  },
  {
    manner: 'GraphQL nodes, basis for the middle',
    operation: 'getBollinger',
    params: { symbol: 'ETH' },
    body: wire`{"data":{"indicator":{"name":"BB","edges":[{"node":{"time":"2026-10-05T00:00:00Z","basis":2328.63,"upper":2398.77,"lower":2258.49}},
      {"node":{"time":"2026-10-06T00:00:00Z","basis":2324.38,"upper":2401.31,"lower":2247.45}}]}}}`,
    kind: 'bands',
    values: [
      { time: at(2026, 10, 5), upper: 2398.77, middle: 2328.63, lower: 2258.49 },
      { time: at(2026, 10, 6), upper: 2401.31, middle: 2324.38, lower: 2247.45 }
    ]
  },
  {
    manner: 'Russian keys',
    operation: 'getBollinger',
    params: { symbol: 'XRP' },
    body: wire`{"статус":"ok","данные":[{"дата":"06.10.2026","верхняя":1.5577,"средняя":1.4983,"нижняя":1.4389},{"дата":"07.10.2026",
      "верхняя":1.5574,"средняя":1.499,"нижняя":1.4406}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 10, 6), upper: 1.5577, middle: 1.4983, lower: 1.4389 },
      { time: at(2026, 10, 7), upper: 1.5574, middle: 1.499, lower: 1.4406 }
    ]
  },
  {
    manner: 'columns with dates, full Japanese-latin names',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: wire`{"s":"ok","t":[1790812800,1790899200,1790985600],"tenkan_sen":[70797.14,71033.4,71553.3],"kijun_sen":[71254.63,71372.26,
      72248.08],"senkou_span_a":[71025.89,71202.83,71900.69],"senkou_span_b":[72807.14,69656.65,69270.97],"chikou_span":[70853.67,
      71050.73,70162.49]}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 10, 1),
        conversion: 70797.14,
        base: 71254.63,
        spanA: 71025.89,
        spanB: 72807.14,
        lagging: 70853.67
      },
      {
        time: at(2026, 10, 2),
        conversion: 71033.4,
        base: 71372.26,
        spanA: 71202.83,
        spanB: 69656.65,
        lagging: 71050.73
      },
      {
        time: at(2026, 10, 3),
        conversion: 71553.3,
        base: 72248.08,
        spanA: 71900.69,
        spanB: 69270.97,
        lagging: 70162.49
      }
    ]
  },
  {
    manner: 'Tulip-like short forms in rows, strings',
    operation: 'getIchimoku',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","values":[{"datetime":"2026-10-03","tenkan":"2242.21","kijun":"2292.64","senkou_a":"2267.43","senkou_b":"2278.68",
      "chikou":"2353.01"},{"datetime":"2026-10-02","tenkan":"2306.48","kijun":"2331.83","senkou_a":"2319.15","senkou_b":"2333.06",
      "chikou":"2260.46"}]}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 10, 2),
        conversion: 2306.48,
        base: 2331.83,
        spanA: 2319.15,
        spanB: 2333.06,
        lagging: 2260.46
      },
      {
        time: at(2026, 10, 3),
        conversion: 2242.21,
        base: 2292.64,
        spanA: 2267.43,
        spanB: 2278.68,
        lagging: 2353.01
      }
    ]
  },
  {
    manner: 'list of named lines',
    operation: 'getIchimoku',
    params: { symbol: 'SOL' },
    body: wire`{"ok":true,"indicator":"Ichimoku Cloud","symbol":"SOL","lines":[{"name":"Conversion Line","value":102.5},{"name":"Base Line",
      "value":105.16},{"name":"Leading Span A","value":103.83},{"name":"Leading Span B","value":105.15},{"name":"Lagging Span",
      "value":106.18}]}`,
    kind: 'ichimoku',
    values: [{ conversion: 102.5, base: 105.16, spanA: 103.83, spanB: 105.15, lagging: 106.18 }]
  },
  {
    manner: 'ClickHouse JSON rows with meta',
    operation: 'getIchimoku',
    params: { symbol: 'BTC' },
    body: wire`{"meta":[{"name":"day","type":"Date"},{"name":"tenkan_sen","type":"Float64"},{"name":"kijun_sen","type":"Float64"},{"name":"span_a",
      "type":"Float64"},{"name":"span_b","type":"Float64"}],"data":[{"day":"2026-10-04","tenkan_sen":69520.37,"kijun_sen":72065.45,
      "span_a":70792.91,"span_b":71849.52},{"day":"2026-10-05","tenkan_sen":70222.2,"kijun_sen":70156.67,"span_a":70189.43,
      "span_b":72199.9}],"rows":2,"statistics":{"elapsed":0.001,"rows_read":2,"bytes_read":80}}`,
    kind: 'ichimoku',
    values: [
      { time: at(2026, 10, 4), conversion: 69520.37, base: 72065.45, spanA: 70792.91, spanB: 71849.52 },
      { time: at(2026, 10, 5), conversion: 70222.2, base: 70156.67, spanA: 70189.43, spanB: 72199.9 }
    ]
  },
  {
    manner: 'Chinese transcription of the lines',
    operation: 'getIchimoku',
    params: { symbol: 'XRP' },
    body: wire`{"code":0,"msg":"success","data":[{"时间":"2026-10-05","转换线":1.5419,"基准线":1.456,"先行带A":1.499,"先行带B":1.5212,"迟行带":1.4692},
      {"时间":"2026-10-06","转换线":1.5438,"基准线":1.4565,"先行带A":1.5002,"先行带B":1.5342,"迟行带":1.5163}]}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 10, 5),
        conversion: 1.5419,
        base: 1.456,
        spanA: 1.499,
        spanB: 1.5212,
        lagging: 1.4692
      },
      {
        time: at(2026, 10, 6),
        conversion: 1.5438,
        base: 1.4565,
        spanA: 1.5002,
        spanB: 1.5342,
        lagging: 1.5163
      }
    ]
  },
  {
    manner: 'Highcharts series: one named line an average',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: wire`{"series":[{"name":"SMA 20","data":[[1790812800000,70110.2],[1790899200000,70244.8]]},{"name":"SMA 50","data":[[1790812800000,
      69012.4],[1790899200000,69055.1]]},{"name":"EMA 200","data":[[1790812800000,74110.9],[1790899200000,74081.3]]}]}`,
    kind: 'ribbon',
    values: [
      { time: at(2026, 10, 1), averages: { sma20: 70110.2, sma50: 69012.4, ema200: 74110.9 } },
      { time: at(2026, 10, 2), averages: { sma20: 70244.8, sma50: 69055.1, ema200: 74081.3 } }
    ]
  },
  {
    manner: 'by date: SMA10 to SMA200',
    operation: 'getMARibbon',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","data":{"2026-10-02":{"SMA10":2310.4,"SMA50":2244.1,"SMA200":2711.8},"2026-10-01":{"SMA10":2301.7,
      "SMA50":2240.2,"SMA200":2718.5}}}`,
    kind: 'ribbon',
    values: [
      { time: at(2026, 10, 1), averages: { sma10: 2301.7, sma50: 2240.2, sma200: 2718.5 } },
      { time: at(2026, 10, 2), averages: { sma10: 2310.4, sma50: 2244.1, sma200: 2711.8 } }
    ]
  },
  {
    manner: 'portal rows: Simple and Exponential with actions',
    operation: 'getMARibbon',
    params: { symbol: 'SOL' },
    body: wire`{"summary":"Buy","movingAverages":[{"Name":"MA20","Simple":"101.42","SimpleAction":"Buy","Exponential":"102.08","ExponentialAction":"Buy"},
      {"Name":"MA50","Simple":"97.30","SimpleAction":"Buy","Exponential":"98.11","ExponentialAction":"Buy"},{"Name":"MA200",
      "Simple":"128.77","SimpleAction":"Sell","Exponential":"121.02","ExponentialAction":"Sell"}]}`,
    kind: 'ribbon',
    values: [
      {
        averages: { sma20: 101.42, sma50: 97.3, sma200: 128.77, ema20: 102.08, ema50: 98.11, ema200: 121.02 },
        trend: 'Buy'
      }
    ]
  },
  {
    manner: 'plain service: nested objects by kind, trend word',
    operation: 'getMARibbon',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"symbol":"XRP","ma_ribbon":{"sma":{"10":"1.5110","20":"1.4980","50":"1.4402","100":"1.4610","200":"1.7020"},
      "ema":{"10":"1.5099","20":"1.4955","50":"1.4533","100":"1.4801","200":"1.6120"},"trend":"bullish"}}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          sma10: 1.511,
          sma20: 1.498,
          sma50: 1.4402,
          sma100: 1.461,
          sma200: 1.702,
          ema10: 1.5099,
          ema20: 1.4955,
          ema50: 1.4533,
          ema100: 1.4801,
          ema200: 1.612
        },
        trend: 'bullish'
      }
    ]
  },
  {
    manner: 'long words: simple_moving_average_20',
    operation: 'getMARibbon',
    params: { symbol: 'BTC' },
    body: wire`{"ok":true,"data":{"symbol":"BTC","simple_moving_average_20":70110.2,"simple_moving_average_50":69012.4,"exponential_moving_average_20":70402.7,
      "exponential_moving_average_50":69455.3}}`,
    kind: 'ribbon',
    values: [{ averages: { sma20: 70110.2, sma50: 69012.4, ema20: 70402.7, ema50: 69455.3 } }]
  }
]
