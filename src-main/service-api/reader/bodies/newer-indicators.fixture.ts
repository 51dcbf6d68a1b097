import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [monday, tuesday] = [at(2026, 3, 9), at(2026, 3, 10)]

/** getTechnicalAnalysis, getSupportResistance, getMARibbon, getBollinger, getIchimoku, getATR, getSupertrend. */
export const newerIndicators: readonly Body[] = [
  {
    manner: 'the service itself, indicators with a recommendation',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","rsi":"54.81","macd":{"line":"812.4","signal":"640.2","histogram":"172.2"},"sma_50":"69120.4",
      "recommendation":"buy","date":"2026-03-10 09:20:00"}`,
    kind: 'technical',
    values: {
      verdict: 'buy',
      values: { rsi: 54.81, macd: 812.4, macdSignal: 640.2, macdHistogram: 172.2, sma_50: 69120.4 }
    }
  },
  {
    manner: 'a judgement beside each value in capitals',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"symbol":"BTC","timeframe":"1d","INDICATORS":{"RSI":{"VALUE":54.81,"JUDGEMENT":"NEUTRAL"},"STOCH":{"K":71.2,"D":66.9,"JUDGEMENT":"BUY"},
      "ADX":{"VALUE":24.1,"JUDGEMENT":"NEUTRAL"}},"FINAL_JUDGEMENT":"BUY"}`,
    kind: 'technical',
    values: { verdict: 'BUY', values: { rsi: 54.81, 'STOCH.K': 71.2, 'STOCH.D': 66.9, ADX: 24.1 } }
  },
  {
    manner: 'DappLooker, indicators by interval',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"success":true,"data":[{"token_id":"bitcoin","technical_indicators":{"support_1d":"68020.2","resistance_1d":"72004.9","rsi_1d":"54.81",
      "sma_1d":"69120.4","rsi_4h":"58.02","sma_4h":"70411.2"},"last_updated_at":"2026-03-10T09:20:00.000Z"}]}`,
    kind: 'technical',
    values: {
      values: {
        'technical_indicators.support_1d': 68020.2,
        'technical_indicators.resistance_1d': 72004.9,
        'technical_indicators.rsi_1d': 54.81,
        'technical_indicators.sma_1d': 69120.4,
        'technical_indicators.rsi_4h': 58.02,
        'technical_indicators.sma_4h': 70411.2
      }
    }
  },
  {
    manner: 'the service itself, four methods of pivots',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","classic":{"pivot":"70916.7","r1":"72353.4","s1":"69828.5"},"fibonacci":{"pivot":"70916.7","r1":"71881.2",
      "s1":"69952.2"},"camarilla":{"pivot":"70916.7","r1":"71496.7","s1":"71033.7"},"woodie":{"pivot":"71003.8","r1":"72527.7","s1":"70002.8"}}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 70916.7 },
      { group: 'classic', name: 'r1', price: 72353.4 },
      { group: 'classic', name: 's1', price: 69828.5 },
      { group: 'fibonacci', name: 'pivot', price: 70916.7 },
      { group: 'fibonacci', name: 'r1', price: 71881.2 },
      { group: 'fibonacci', name: 's1', price: 69952.2 },
      { group: 'camarilla', name: 'pivot', price: 70916.7 },
      { group: 'camarilla', name: 'r1', price: 71496.7 },
      { group: 'camarilla', name: 's1', price: 71033.7 },
      { group: 'woodie', name: 'pivot', price: 71003.8 },
      { group: 'woodie', name: 'r1', price: 72527.7 },
      { group: 'woodie', name: 's1', price: 70002.8 }
    ]
  },
  {
    manner: 'Token Metrics, levels with the day they were made',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"success":true,"data":[{"TOKEN_ID":3375,"TOKEN_NAME":"Bitcoin","TOKEN_SYMBOL":"BTC","DATE":"2026-03-10",
      "HISTORICAL_RESISTANCE_SUPPORT_LEVELS":[{"date":"2025-12-21","level":94512.5},{"date":"2026-02-06","level":62010.4}]}]}`,
    kind: 'supportResistance',
    values: [{ price: 94512.5 }, { price: 62010.4 }]
  },
  {
    manner: 'levels as two lists of numbers around a price',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"coin":"BTC","currentPrice":71265.2,"supports":[69828.5,68392,66804.1],"resistances":[72353.4,73441.6]}`,
    kind: 'supportResistance',
    values: [
      { name: 's1', price: 69828.5 },
      { name: 's2', price: 68392 },
      { name: 's3', price: 66804.1 },
      { name: 'r1', price: 72353.4 },
      { name: 'r2', price: 73441.6 }
    ]
  },
  {
    manner: 'the service itself, a ribbon of two kinds',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","sma":{"10":"69512.3","20":"68901.4","50":"69120.4"},"ema":{"10":"69823.9","20":"69240.2","50":"70011.6"},
      "trend":"bullish","date":"2026-03-10"}`,
    kind: 'ribbon',
    values: [
      {
        symbol: 'BTC',
        averages: {
          sma10: 69512.3,
          sma20: 68901.4,
          sma50: 69120.4,
          ema10: 69823.9,
          ema20: 69240.2,
          ema50: 70011.6
        },
        trend: 'bullish'
      }
    ]
  },
  {
    manner: 'Intrinio, an average with its period in the indicator',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"indicators":[{"indicator":{"name":"Simple Moving Average","symbol":"SMA","period":20},"date_time":"2026-03-10T00:00:00.000Z","value":68901.4},
      {"indicator":{"name":"Simple Moving Average","symbol":"SMA","period":50},"date_time":"2026-03-10T00:00:00.000Z","value":69120.4}]}`,
    kind: 'ribbon',
    values: [{ averages: { sma20: 68901.4, sma50: 69120.4 } }]
  },
  {
    manner: 'the service itself, bands with a squeeze',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","period":20,"std_dev":2,"upper_band":"73812.6","middle_band":"68901.4","lower_band":"63990.2",
      "bandwidth":"14.26","squeeze":false,"date":"2026-03-10 09:20:00"}`,
    kind: 'bands',
    values: [{ symbol: 'BTC', upper: 73812.6, middle: 68901.4, lower: 63990.2, time: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: 'Intrinio, bands in rows of text days',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"technicals":[{"date_time":"2026-03-10T00:00:00.000Z","lower_band":63990.2,"middle_band":68901.4,"upper_band":73812.6},
      {"date_time":"2026-03-09T00:00:00.000Z","lower_band":63720.8,"middle_band":68702.5,"upper_band":73684.2}],
      "indicator":{"name":"Bollinger Bands","symbol":"BB"},"security":{"code":"BTC"},"next_page":null}`,
    kind: 'bands',
    values: [
      { time: monday, upper: 73684.2, middle: 68702.5, lower: 63720.8 },
      { time: tuesday, upper: 73812.6, middle: 68901.4, lower: 63990.2 }
    ]
  },
  {
    manner: 'bands by their deviations with signs',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"symbol":"BTC","bb":{"basis":68901.4,"+2σ":73812.6,"-2σ":63990.2}}`,
    kind: 'bands',
    values: [{ upper: 73812.6, middle: 68901.4, lower: 63990.2 }]
  },
  {
    manner: 'the service itself, Ichimoku lines',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","tenkan_sen":"69404.5","kijun_sen":"68112.2","senkou_span_a":"68758.35","senkou_span_b":"71020.9",
      "chikou_span":"71265.2","signal":"neutral","date":"2026-03-10"}`,
    kind: 'ichimoku',
    values: [
      {
        ...{ symbol: 'BTC', conversion: 69404.5, base: 68112.2, spanA: 68758.35, spanB: 71020.9 },
        ...{ lagging: 71265.2, time: tuesday }
      }
    ]
  },
  {
    manner: 'Intrinio, lines with long names newest first',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"technicals":[{"date_time":"2026-03-10T00:00:00.000Z","kijun_sen":68112.2,"tenkan_sen":69404.5,"senkou_span_a":68758.35,
      "senkou_span_b":71020.9,"chickou_span":71265.2},{"date_time":"2026-03-09T00:00:00.000Z","kijun_sen":68003.1,"tenkan_sen":69012.4,
      "senkou_span_a":68507.75,"senkou_span_b":71020.9,"chickou_span":70110.4}]}`,
    kind: 'ichimoku',
    values: [
      { time: monday, conversion: 69012.4, base: 68003.1, spanA: 68507.75, spanB: 71020.9, lagging: 70110.4 },
      { time: tuesday, conversion: 69404.5, base: 68112.2, spanA: 68758.35, spanB: 71020.9, lagging: 71265.2 }
    ]
  },
  {
    manner: 'the service itself, a range for each coin',
    operation: 'getATR',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"symbols":[{"symbol":"BTC","atr":"2410.55","atr_percentage":"3.38","period":14,"date":"2026-03-10"},
      {"symbol":"ETH","atr":"91.2","atr_percentage":"4.37","period":14,"date":"2026-03-10"}]}`,
    kind: 'level',
    values: [
      { symbol: 'BTC', value: 2410.55, time: tuesday },
      { symbol: 'ETH', value: 91.2, time: tuesday }
    ]
  },
  {
    manner: 'Intrinio, a true range of days',
    operation: 'getATR',
    params: btc,
    body: wire`{"technicals":[{"date_time":"2026-03-10T00:00:00.000Z","atr":2410.55},{"date_time":"2026-03-09T00:00:00.000Z","atr":2433.1}],
      "indicator":{"name":"Average True Range","symbol":"ATR"},"next_page":"abc"}`,
    kind: 'level',
    values: [
      { time: monday, value: 2433.1 },
      { time: tuesday, value: 2410.55 }
    ]
  },
  {
    manner: 'the service itself, a line with a signal',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","supertrend":"66120.4","trend":"up","signal":"buy","period":10,"multiplier":3,"date":"2026-03-10 09:20:00"}`,
    kind: 'supertrend',
    values: [{ symbol: 'BTC', value: 66120.4, direction: 'up', time: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: 'a line as upper and lower sides by day',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"series":[{"d":"2026-03-09","st_long":65480.1,"st_short":null,"is_uptrend":true},{"d":"2026-03-10","st_long":66120.4,"st_short":null,
      "is_uptrend":true}]}`,
    kind: 'supertrend',
    values: [
      { time: monday, value: 65480.1, direction: 'up' },
      { time: tuesday, value: 66120.4, direction: 'up' }
    ]
  },
  {
    manner: 'a stop with a state of green and red',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"ticker":"BTC","tf":"1D","value":66120.4,"color":"green","flip_at":"2026-03-07T00:00:00Z"}`,
    kind: 'supertrend',
    values: [{ value: 66120.4, direction: 'up' }]
  }
]
