import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getBollinger, getIchimoku, getMARibbon. */
export const fartherBands: readonly Body[] = [
  {
    manner: 'calculator service: bands with bandwidth and %B',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"data":{"period":20,"stddev":2,"price":70411.2,"upper_band":73010.4,"middle_band":69880.2,"lower_band":66750,
      "bandwidth_pct":8.96,"percent_b":0.5848},"meta":{"timestamp":"2026-06-04T11:00:00Z"},"success":true}`,
    kind: 'bands',
    values: [{ upper: 73010.4, middle: 69880.2, lower: 66750 }]
  },
  {
    manner: 'Intrinio technicals, newest first',
    operation: 'getBollinger',
    params: { symbol: 'ETH' },
    body: wire`{"technicals":[{"date_time":"2026-05-07T00:00:00.000Z","lower_band":1911.2,"middle_band":2031.6,"upper_band":2152},
      {"date_time":"2026-05-06T00:00:00.000Z","lower_band":1908.4,"middle_band":2027.7,"upper_band":2147}],"indicator":{"name":"Bollinger Bands",
      "symbol":"bb"},"next_page":null}`,
    kind: 'bands',
    values: [
      { time: at(2026, 5, 6), upper: 2147, middle: 2027.7, lower: 1908.4 },
      { time: at(2026, 5, 7), upper: 2152, middle: 2031.6, lower: 1911.2 }
    ]
  },
  {
    manner: 'Japanese sigma names, one and two sigma',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"status":true,"ボリンジャーバンド":[{"日付":"2026-07-08","+2σ":10902000,"+1σ":10651000,"中心線":10400000,"-1σ":10149000,"-2σ":9898000},
      {"日付":"2026-07-09","+2σ":10930000,"+1σ":10672500,"中心線":10415000,"-1σ":10157500,"-2σ":9900000}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 7, 8), upper: 10902000, middle: 10400000, lower: 9898000 },
      { time: at(2026, 7, 9), upper: 10930000, middle: 10415000, lower: 9900000 }
    ]
  },
  {
    manner: 'two coins, rows by position with a legend',
    operation: 'getBollinger',
    params: { symbol: 'SOL XRP' },
    body: wire`{"status":"success","legend":["ts","lower","basis","upper"],"SOL":[[1785715200,80.1,88.2,96.3],[1785801600,80.4,88.6,96.8]],
      "XRP":[[1785715200,1.29,1.38,1.47],[1785801600,1.3,1.385,1.47]]}`,
    kind: 'bands',
    values: [
      { symbol: 'SOL', time: at(2026, 8, 3), lower: 80.1, middle: 88.2, upper: 96.3 },
      { symbol: 'SOL', time: at(2026, 8, 4), lower: 80.4, middle: 88.6, upper: 96.8 },
      { symbol: 'XRP', time: at(2026, 8, 3), lower: 1.29, middle: 1.38, upper: 1.47 },
      { symbol: 'XRP', time: at(2026, 8, 4), lower: 1.3, middle: 1.385, upper: 1.47 }
    ]
  },
  {
    manner: 'camel case of a .NET library',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"status":true,"results":[{"date":"2026-04-01T00:00:00","tenkanSen":69110.5,"kijunSen":68020.25,"senkouSpanA":68565.375,
      "senkouSpanB":70120,"chikouSpan":67200.1},{"date":"2026-04-02T00:00:00","tenkanSen":69310.5,"kijunSen":68120.25,"senkouSpanA":68715.375,
      "senkouSpanB":70120,"chikouSpan":null}]}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 4, 1),
        conversion: 69110.5,
        base: 68020.25,
        spanA: 68565.375,
        spanB: 70120,
        lagging: 67200.1
      },
      {
        time: at(2026, 4, 2),
        conversion: 69310.5,
        base: 68120.25,
        spanA: 68715.375,
        spanB: 70120,
        lagging: null
      }
    ]
  },
  {
    manner: 'scanner columns: CLine and BLine',
    operation: 'getIchimoku',
    params: { symbol: 'ETH' },
    body: wire`{"status":"ok","s":"ETHUSD","d":{"Ichimoku.CLine":2144.2,"Ichimoku.BLine":2100.8,"Ichimoku.Lead1":2122.5,
      "Ichimoku.Lead2":2060.1}}`,
    kind: 'ichimoku',
    values: [{ conversion: 2144.2, base: 2100.8, spanA: 2122.5, spanB: 2060.1 }]
  },
  {
    manner: 'two coins, short keys',
    operation: 'getIchimoku',
    params: { symbol: 'SOL XRP' },
    body: wire`{"ok":1,"ichi":{"SOL":{"tk":92.1,"kj":89.5,"sa":90.8,"sb":86.2,"ch":94.4},"XRP":{"tk":1.402,"kj":1.378,"sa":1.39,"sb":1.355,
      "ch":1.421}}}`,
    kind: 'ichimoku',
    values: [
      { symbol: 'SOL', conversion: 92.1, base: 89.5, spanA: 90.8, spanB: 86.2, lagging: 94.4 },
      { symbol: 'XRP', conversion: 1.402, base: 1.378, spanA: 1.39, spanB: 1.355, lagging: 1.421 }
    ]
  },
  {
    manner: 'English words, cloud nested',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"status":"success","data":{"time":1786161600,"conversion_line":"72110.5","base_line":"71020.5",
      "cloud":{"leading_span_a":"71565.5","leading_span_b":"70110.0","color":"green"},"lagging_span":"72455.1","signal":"bullish"}}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 8, 8, 4),
        conversion: 72110.5,
        base: 71020.5,
        spanA: 71565.5,
        spanB: 70110,
        lagging: 72455.1
      }
    ]
  },
  {
    manner: 'FCS moving averages: v and s',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"code":200,"msg":"Successfully","response":{"summary":"Strong Buy","count":{"Total_Buy":6,"Total_Sell":0},
      "ma_avg":{"SMA":{"MA10":{"v":"70010.2","s":"Buy"},"MA20":{"v":"69550.8","s":"Buy"},"MA50":{"v":"68440.1","s":"Buy"}},
      "EMA":{"MA10":{"v":"70122.9","s":"Buy"},"MA20":{"v":"69702.4","s":"Buy"},"MA50":{"v":"68810.7","s":"Buy"}}}},"info":{"credit_count":1}}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          sma10: 70010.2,
          sma20: 69550.8,
          sma50: 68440.1,
          ema10: 70122.9,
          ema20: 69702.4,
          ema50: 68810.7
        },
        trend: 'Strong Buy'
      }
    ]
  },
  {
    manner: 'TAAPI bulk of averages',
    operation: 'getMARibbon',
    params: { symbol: 'ETH' },
    body: wire`{"data":[{"id":"binance_ETH/USDT_1d_ema_20_0","indicator":"ema","result":{"value":2101.44},"errors":[]},
      {"id":"binance_ETH/USDT_1d_ema_50_0","indicator":"ema","result":{"value":2055.02},"errors":[]},{"id":"binance_ETH/USDT_1d_sma_200_0",
      "indicator":"sma","result":{"value":2490.9},"errors":[]}]}`,
    kind: 'ribbon',
    values: [{ averages: { ema20: 2101.44, ema50: 2055.02, sma200: 2490.9 } }]
  },
  {
    manner: 'periods and values in columns',
    operation: 'getMARibbon',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"periods":[10,20,50,100,200],"sma":[90.1,89.2,92.4,99.8,128.4],"ema":[90.6,89.9,92.1,98.2,121.7],
      "alignment":"bearish","trend":"down"}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          sma10: 90.1,
          ema10: 90.6,
          sma20: 89.2,
          ema20: 89.9,
          sma50: 92.4,
          ema50: 92.1,
          sma100: 99.8,
          ema100: 98.2,
          sma200: 128.4,
          ema200: 121.7
        },
        trend: 'down'
      }
    ]
  },
  {
    manner: 'Japanese names of averages',
    operation: 'getMARibbon',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"移動平均":{"単純":{"20日":"205.1","50日":"201.7","200日":"240.3"},"指数":{"20日":"206.4","50日":"202.2"}},"トレンド":"もみ合い"}`,
    kind: 'ribbon',
    values: [
      {
        averages: { sma20: 205.1, sma50: 201.7, sma200: 240.3, ema20: 206.4, ema50: 202.2 },
        trend: 'もみ合い'
      }
    ]
  },
  {
    manner: 'columns of ichimoku, short words',
    operation: 'getIchimoku',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"ts":[1782864000000,1782950400000],"tenkan":[2110.5,2118],"kijun":[2080.5,2084],"senkouA":[2095.5,2101],
      "senkouB":[2040,2040],"chikou":[2144.2,null]}`,
    kind: 'ichimoku',
    values: [
      { time: at(2026, 7, 1), conversion: 2110.5, base: 2080.5, spanA: 2095.5, spanB: 2040, lagging: 2144.2 },
      { time: at(2026, 7, 2), conversion: 2118, base: 2084, spanA: 2101, spanB: 2040, lagging: null }
    ]
  },
  {
    manner: 'ribbon ordered fast to slow, one kind',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"type":"EMA","ribbon":[{"length":10,"value":71200.4},{"length":20,"value":70810.2},{"length":50,"value":69990.7},
      {"length":100,"value":69020.3},{"length":200,"value":70440.9}],"trend":"bullish"}`,
    kind: 'ribbon',
    values: [
      {
        averages: { ema10: 71200.4, ema20: 70810.2, ema50: 69990.7, ema100: 69020.3, ema200: 70440.9 },
        trend: 'bullish'
      }
    ]
  }
]
