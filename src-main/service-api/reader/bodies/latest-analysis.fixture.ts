import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [monday, tuesday] = [at(2026, 3, 9), at(2026, 3, 10)]

/** Analytics and indicators. */
export const latestAnalysis: readonly Body[] = [
  {
    manner: 'TradingView, performance with a dot in the names',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"symbol":"BTC","close":71265.2,"Perf.W":-3.2,"Perf.1M":2.9,"Perf.3M":-21.4,"Perf.6M":-35.1,"Perf.YTD":-18.6,"Perf.Y":-11.2}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 },
      { days: 90, percent: -21.4 },
      { days: 180, percent: -35.1 },
      { span: 'ytd', percent: -18.6 },
      { days: 365, percent: -11.2 }
    ]
  },
  {
    manner: 'the service itself, performance under windows of days',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"result":{"BTC":{"1":"1.65","7":"-3.2","30":"2.9","90":"-21.4"},"ETH":{"1":"-1.26","7":"-6.1","30":"4.41","90":"-33.8"}}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 1, percent: 1.65 },
      { symbol: 'BTC', days: 7, percent: -3.2 },
      { symbol: 'BTC', days: 30, percent: 2.9 },
      { symbol: 'BTC', days: 90, percent: -21.4 },
      { symbol: 'ETH', days: 1, percent: -1.26 },
      { symbol: 'ETH', days: 7, percent: -6.1 },
      { symbol: 'ETH', days: 30, percent: 4.41 },
      { symbol: 'ETH', days: 90, percent: -33.8 }
    ]
  },
  {
    manner: 'a desk of options, realised beside implied',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"currency":"BTC","rv":{"7d":52.31,"30d":48.21,"90d":51.02},"ts":1773134400000}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 52.31 },
      { days: 30, percent: 48.21 },
      { days: 90, percent: 51.02 }
    ]
  },
  {
    manner: 'a record alone with the days since',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"symbol":"BTC","all_time_high":{"price":126198.07,"timestamp":"2025-10-06T18:57:00Z","percent_down":43.53,"days_since":155},
      "all_time_low":{"price":65.53,"timestamp":"2013-07-05T00:00:00Z","percent_up":108652.02,"days_since":4631}}`,
    kind: 'athAtl',
    values: [
      {
        ...{ symbol: 'BTC', ath: 126198.07, athAt: at(2025, 10, 6, 18, 57), atl: 65.53 },
        ...{ atlAt: at(2013, 7, 5), fromAtlPercent: 108652.02 }
      }
    ]
  },
  {
    manner: 'rows of assets, each with its values against others',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"rows":[{"asset":"BTC","values":[{"asset":"ETH","corr":0.8421},{"asset":"SOL","corr":0.7704}]},
      {"asset":"ETH","values":[{"asset":"SOL","corr":0.8012}]}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8421 },
      { a: 'BTC', b: 'SOL', value: 0.7704 },
      { a: 'ETH', b: 'SOL', value: 0.8012 }
    ]
  },
  {
    manner: 'the service itself, rows of pairs',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":true,"result":[{"symbol1":"BTC","symbol2":"ETH","correlation_30d":"0.8421","correlation_90d":"0.8611"}]}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH' }]
  },
  {
    manner: 'a scanner with a trigger and a volume ratio',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"scan_time":"2026-03-10T09:20:00Z","matches":[{"asset":"BTC","setup":"20-day high","side":"long","trigger":70555,"last":71265.2,
      "volume_ratio":1.8,"detected":"2026-03-10T08:00:00Z"},{"asset":"ETH","setup":"range break","side":"short","trigger":2090.1,"last":2084.37,
      "volume_ratio":1.4,"detected":"2026-03-10T09:00:00Z"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', name: '20-day high', direction: 'up', price: 70555, at: at(2026, 3, 10, 8) },
      { symbol: 'ETH', name: 'range break', direction: 'down', price: 2090.1, at: at(2026, 3, 10, 9) }
    ]
  },
  {
    manner: 'the service itself, breadth in words of a market',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"status":true,"market_breadth":{"advancers":312,"decliners":171,"neutral":17,"percent_above_50dma":"41.2","percent_above_200dma":"28.6"},
      "updated":"2026-03-10 09:20:00"}`,
    kind: 'breadth',
    values: {
      values: {
        ...{
          advancers: 312,
          decliners: 171,
          neutral: 17,
          percent_above_50dma: 41.2,
          percent_above_200dma: 28.6
        }
      }
    }
  },
  {
    manner: 'a screener, oscillators and a score',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"data":{"asset":"BTC","technicals":{"RSI_14":54.81,"MACD_12_26_9":{"MACD":812.4,"MACDs":640.2,"MACDh":172.2}},"technical_rating":"Buy"}}`,
    kind: 'technical',
    values: { verdict: 'Buy', values: { rsi: 54.81, macd: 812.4, macdSignal: 640.2, macdHistogram: 172.2 } }
  },
  {
    manner: 'DappLooker, levels by interval',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"success":true,"data":[{"token_id":"bitcoin","technical_indicators":{"support_1d":"68020.2","resistance_1d":"72004.9","support_4h":"70702.2",
      "resistance_4h":"71390"},"last_updated_at":"2026-03-10T09:20:00.000Z"}]}`,
    kind: 'supportResistance',
    values: [{ price: 68020.2 }, { price: 72004.9 }, { price: 70702.2 }, { price: 71390 }]
  },
  {
    manner: 'the service itself, levels in a list of methods',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","levels":[{"method":"classic","pivot":"70916.7","r1":"72353.4","r2":"73441.6","s1":"69828.5","s2":"68391.8"},
      {"method":"woodie","pivot":"71003.8","r1":"72527.7","r2":"73528.7","s1":"70002.8","s2":"68478.9"}]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 70916.7 },
      { group: 'classic', name: 'r1', price: 72353.4 },
      { group: 'classic', name: 'r2', price: 73441.6 },
      { group: 'classic', name: 's1', price: 69828.5 },
      { group: 'classic', name: 's2', price: 68391.8 },
      { group: 'woodie', name: 'pivot', price: 71003.8 },
      { group: 'woodie', name: 'r1', price: 72527.7 },
      { group: 'woodie', name: 'r2', price: 73528.7 },
      { group: 'woodie', name: 's1', price: 70002.8 },
      { group: 'woodie', name: 's2', price: 68478.9 }
    ]
  },
  {
    manner: 'the service itself, averages in rows of a period',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","ribbon":[{"period":10,"sma":"69512.3","ema":"69823.9"},{"period":20,"sma":"68901.4","ema":"69240.2"}],
      "trend":"bullish"}`,
    kind: 'ribbon',
    values: [
      { averages: { sma10: 69512.3, ema10: 69823.9, sma20: 68901.4, ema20: 69240.2 }, trend: 'bullish' }
    ]
  },
  {
    manner: 'ta, bands with indicators of a crossing',
    operation: 'getBollinger',
    params: btc,
    body: wire`[{"Date":"2026-03-09","bb_bbm":68702.5,"bb_bbh":73684.2,"bb_bbl":63720.8,"bb_bbhi":0,"bb_bbli":0},{"Date":"2026-03-10","bb_bbm":68901.4,
      "bb_bbh":73812.6,"bb_bbl":63990.2,"bb_bbhi":0,"bb_bbli":0}]`,
    kind: 'bands',
    values: [
      { time: monday, upper: 73684.2, middle: 68702.5, lower: 63720.8 },
      { time: tuesday, upper: 73812.6, middle: 68901.4, lower: 63990.2 }
    ]
  },
  {
    manner: 'ta, lines with the name of the study before each',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"timestamp":"2026-03-10","ichimoku_conversion_line":69404.5,"ichimoku_base_line":68112.2,"ichimoku_a":68758.35,"ichimoku_b":71020.9}`,
    kind: 'ichimoku',
    values: [{ time: tuesday, conversion: 69404.5, base: 68112.2, spanA: 68758.35, spanB: 71020.9 }]
  },
  {
    manner: 'a desk in Paris, short names of spans',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"actif":"BTC","tenkan":69404.5,"kijun":68112.2,"ssa":68758.35,"ssb":71020.9,"chikou":71265.2}`,
    kind: 'ichimoku',
    values: [{ conversion: 69404.5, base: 68112.2, spanA: 68758.35, spanB: 71020.9, lagging: 71265.2 }]
  },
  {
    manner: 'the service itself, a range with its percentage of the price',
    operation: 'getATR',
    params: btc,
    body: wire`{"status":true,"result":{"symbol":"BTC","period":14,"atr":"2410.55","atr_percent":"3.38","price":"71265.2","date":"2026-03-10 09:20:00"}}`,
    kind: 'level',
    values: [{ symbol: 'BTC', value: 2410.55, time: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: 'a line in columns with signs for its side',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"dates":["2026-03-09","2026-03-10"],"supertrend":[65480.1,66120.4],"trend":[1,1],"meta":{"atr_period":10,"multiplier":3}}`,
    kind: 'supertrend',
    values: [
      { time: monday, value: 65480.1, direction: 'up' },
      { time: tuesday, value: 66120.4, direction: 'up' }
    ]
  }
]
