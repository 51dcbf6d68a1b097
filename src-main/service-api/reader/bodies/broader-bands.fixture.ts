import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getBollinger, getIchimoku, getMARibbon. */
export const broaderBands: readonly Body[] = [
  {
    manner: 'Twelve Data BBANDS, newest first, strings',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"meta":{"symbol":"BTC/USD","interval":"1day","currency_base":"Bitcoin","currency_quote":"US Dollar","exchange":"Binance",
      "type":"Digital Currency","indicator":{"name":"BBANDS - Bollinger Bands®","series_type":"close","time_period":20,"sd":2,"ma_type":"SMA"}},
      "values":[{"datetime":"2026-03-12","upper_band":"73120.44120","middle_band":"69880.12055","lower_band":"66639.79990"},
      {"datetime":"2026-03-11","upper_band":"73011.20011","middle_band":"69744.50150","lower_band":"66477.80289"}],"status":"ok"}`,
    kind: 'bands',
    values: [
      { time: at(2026, 3, 11), upper: 73011.20011, middle: 69744.5015, lower: 66477.80289 },
      { time: at(2026, 3, 12), upper: 73120.4412, middle: 69880.12055, lower: 66639.7999 }
    ]
  },
  {
    manner: 'TAAPI bbands, one point',
    operation: 'getBollinger',
    params: { symbol: 'ETH' },
    body: wire`{"valueUpperBand":2144.7021,"valueMiddleBand":2031.44905,"valueLowerBand":1918.196}`,
    kind: 'bands',
    values: [{ upper: 2144.7021, middle: 2031.44905, lower: 1918.196 }]
  },
  {
    manner: 'Alpha Vantage BBANDS by date',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"Meta Data":{"1: Symbol":"BTCUSD","2: Indicator":"Bollinger Bands (BBANDS)","3: Last Refreshed":"2026-06-18",
      "4: Interval":"daily","5: Time Period":20,"6.1: Deviation multiplier for upper band":2,"6.2: Deviation multiplier for lower band":2,
      "7: Series Type":"close","8: Time Zone":"US/Eastern Time"},"Technical Analysis: BBANDS":{"2026-06-18":{"Real Upper Band":"70411.2201",
      "Real Middle Band":"67120.5510","Real Lower Band":"63829.8819"},"2026-06-17":{"Real Upper Band":"70502.1100",
      "Real Middle Band":"67233.0150","Real Lower Band":"63963.9200"}}}`,
    kind: 'bands',
    values: [
      { time: at(2026, 6, 17), upper: 70502.11, middle: 67233.015, lower: 63963.92 },
      { time: at(2026, 6, 18), upper: 70411.2201, middle: 67120.551, lower: 63829.8819 }
    ]
  },
  {
    manner: 'pandas_ta column names as records',
    operation: 'getBollinger',
    params: { symbol: 'XRP' },
    body: wire`{"ok":true,"records":[{"date":1786233600000,"close":1.402,"BBL_20_2.0":1.3102,"BBM_20_2.0":1.3811,"BBU_20_2.0":1.452,
      "BBB_20_2.0":10.2672,"BBP_20_2.0":0.6474},{"date":1786320000000,"close":1.3777,"BBL_20_2.0":1.3134,"BBM_20_2.0":1.3809,"BBU_20_2.0":1.4484,
      "BBB_20_2.0":9.7762,"BBP_20_2.0":0.4763}]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 8, 9), upper: 1.452, middle: 1.3811, lower: 1.3102 },
      { time: at(2026, 8, 10), upper: 1.4484, middle: 1.3809, lower: 1.3134 }
    ]
  },
  {
    manner: 'TAAPI ichimoku, one point',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"conversion":70112.5,"base":69480.25,"spanA":69796.375,"spanB":68120.1,"currentSpanA":68802.2,"currentSpanB":67915.8,
      "laggingSpanA":67001.3,"laggingSpanB":66440.9}`,
    kind: 'ichimoku',
    values: [{ conversion: 70112.5, base: 69480.25, spanA: 69796.375, spanB: 68120.1 }]
  },
  {
    manner: 'Twelve Data ICHIMOKU',
    operation: 'getIchimoku',
    params: { symbol: 'ETH' },
    body: wire`{"meta":{"symbol":"ETH/USD","interval":"1day","indicator":{"name":"ICHIMOKU - Ichimoku Kinkō Hyō","conversion_line_period":9,
      "base_line_period":26,"leading_span_b_period":52,"lagging_span_period":26,"include_ahead_span_period":false}},
      "values":[{"datetime":"2026-05-22","tenkan_sen":"2210.40500","kijun_sen":"2144.12000","senkou_span_a":"2089.55000",
      "senkou_span_b":"2011.90000","chikou_span":"2251.77000"},{"datetime":"2026-05-21","tenkan_sen":"2203.10000","kijun_sen":"2140.02000",
      "senkou_span_a":"2081.15500","senkou_span_b":"2009.01000","chikou_span":"2238.04000"}],"status":"ok"}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 5, 21),
        conversion: 2203.1,
        base: 2140.02,
        spanA: 2081.155,
        spanB: 2009.01,
        lagging: 2238.04
      },
      {
        time: at(2026, 5, 22),
        conversion: 2210.405,
        base: 2144.12,
        spanA: 2089.55,
        spanB: 2011.9,
        lagging: 2251.77
      }
    ]
  },
  {
    manner: 'Japanese names, yen strings',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"status":true,"通貨":"BTC","一目均衡表":{"日時":"2026-06-14 09:00:00","転換線":"10,410,500","基準線":"10,288,000","先行スパン1":"10,349,250",
      "先行スパン2":"10,102,300","遅行スパン":"10,455,010","判定":"三役好転"}}`,
    kind: 'ichimoku',
    values: [
      {
        time: at(2026, 6, 14, 9),
        conversion: 10410500,
        base: 10288000,
        spanA: 10349250,
        spanB: 10102300,
        lagging: 10455010
      }
    ]
  },
  {
    manner: 'pandas_ta ichimoku, dict of columns, NaN as null',
    operation: 'getIchimoku',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","index":["2026-09-01","2026-09-02"],"cols":{"ITS_9":[101.2,101.95],"IKS_26":[97.44,97.6],"ISA_9":[99.32,
      99.775],"ISB_26":[94.02,94.02],"ICS_26":[103.11,null]}}`,
    kind: 'ichimoku',
    values: [
      { time: at(2026, 9, 1), conversion: 101.2, base: 97.44, spanA: 99.32, spanB: 94.02, lagging: 103.11 },
      { time: at(2026, 9, 2), conversion: 101.95, base: 97.6, spanA: 99.775, spanB: 94.02, lagging: null }
    ]
  },
  {
    manner: 'nested by kind and period',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"result":{"sma":{"10":70120.4,"20":69340.1,"50":67980.5,"100":71200.9,"200":78410.2},"ema":{"10":70233.1,
      "20":69511.8,"50":68440.2,"100":70902.7,"200":76980.4},"trend":"mixed"}}`,
    kind: 'ribbon',
    values: [
      {
        averages: {
          sma10: 70120.4,
          sma20: 69340.1,
          sma50: 67980.5,
          sma100: 71200.9,
          sma200: 78410.2,
          ema10: 70233.1,
          ema20: 69511.8,
          ema50: 68440.2,
          ema100: 70902.7,
          ema200: 76980.4
        },
        trend: 'mixed'
      }
    ]
  },
  {
    manner: 'rows of type and length',
    operation: 'getMARibbon',
    params: { symbol: 'ETH' },
    body: wire`{"status":"success","data":{"symbol":"ETH","timeframe":"1d","averages":[{"type":"SMA","length":20,"value":"2133.51"},
      {"type":"SMA","length":50,"value":"2088.02"},{"type":"EMA","length":20,"value":"2140.77"},{"type":"EMA","length":200,"value":"2490.13"}],
      "bias":"bearish"}}`,
    kind: 'ribbon',
    values: [
      { averages: { sma20: 2133.51, sma50: 2088.02, ema20: 2140.77, ema200: 2490.13 }, trend: 'bearish' }
    ]
  },
  {
    manner: 'table in the manner of a portal: simple and exponential',
    operation: 'getMARibbon',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"moving_averages":[{"period":"MA10","simple":{"value":91.22,"action":"Buy"},"exponential":{"value":91.84,
      "action":"Buy"}},{"period":"MA50","simple":{"value":94.51,"action":"Sell"},"exponential":{"value":93.88,"action":"Sell"}},{"period":"MA200",
      "simple":{"value":131.6,"action":"Sell"},"exponential":{"value":126.03,"action":"Sell"}}],"summary":"Sell"}`,
    kind: 'ribbon',
    values: [
      {
        averages: { sma10: 91.22, ema10: 91.84, sma50: 94.51, ema50: 93.88, sma200: 131.6, ema200: 126.03 },
        trend: 'Sell'
      }
    ]
  },
  {
    manner: 'series with short keys',
    operation: 'getMARibbon',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"series":[{"t":1785542400000,"ema_10":1.402,"ema_20":1.391,"ema_50":1.377,"trend":"up"},{"t":1785628800000,
      "ema_10":1.411,"ema_20":1.394,"ema_50":1.3786,"trend":"up"}]}`,
    kind: 'ribbon',
    values: [
      { time: at(2026, 8, 1), averages: { ema10: 1.402, ema20: 1.391, ema50: 1.377 }, trend: 'up' },
      { time: at(2026, 8, 2), averages: { ema10: 1.411, ema20: 1.394, ema50: 1.3786 }, trend: 'up' }
    ]
  },
  {
    manner: 'TradingView-like column names, two coins',
    operation: 'getMARibbon',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"rows":[{"ticker":"BTC","EMA10":71002.4,"SMA10":70890.2,"EMA50":69011.1,"SMA50":68733.9,
      "ribbon":"Strong uptrend"},{"ticker":"ETH","EMA10":2188.4,"SMA10":2190.1,"EMA50":2233.7,"SMA50":2241.9,"ribbon":"Downtrend"}]}`,
    kind: 'ribbon',
    values: [
      {
        symbol: 'BTC',
        averages: { ema10: 71002.4, sma10: 70890.2, ema50: 69011.1, sma50: 68733.9 },
        trend: 'Strong uptrend'
      },
      {
        symbol: 'ETH',
        averages: { ema10: 2188.4, sma10: 2190.1, ema50: 2233.7, sma50: 2241.9 },
        trend: 'Downtrend'
      }
    ]
  }
]
