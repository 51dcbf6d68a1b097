import { at, wire, type Body } from './body.fixture'

/** getATR, getSupertrend, getTechnicalAnalysis. */
export const variedSignals: readonly Body[] = [
  {
    manner: 'EODHD technical ATR',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`[{"date":"2026-07-01","atr":2110.4412},{"date":"2026-07-02","atr":2088.9121},{"date":"2026-07-03","atr":2144.03}]`,
    kind: 'level',
    values: [
      { time: at(2026, 7, 1), value: 2110.4412 },
      { time: at(2026, 7, 2), value: 2088.9121 },
      { time: at(2026, 7, 3), value: 2144.03 }
    ]
  },
  {
    manner: 'Finnhub indicator columns: ATR beside candles',
    operation: 'getATR',
    params: { symbol: 'ETH' },
    body: wire`{"atr":[89.02,88.41,87.9],"c":[2193.72,2203.8,2218.74],"h":[2204.4,2211.9,2228.15],"l":[2190.07,2187.66,2192.49],"o":[2200,
      2193.79,2203.87],"s":"ok","t":[1782864000,1782950400,1783036800],"v":[1280205,1132616,895910]}`,
    kind: 'level',
    values: [
      { time: at(2026, 7, 1), value: 89.02 },
      { time: at(2026, 7, 2), value: 88.41 },
      { time: at(2026, 7, 3), value: 87.9 }
    ]
  },
  {
    manner: 'plain service, one point with its share of the price',
    operation: 'getATR',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"symbol":"SOL","atr":"4.2211","atr_percent":"4.31","period":14,"price":"97.94","date":"2026-07-04 10:00:00"}`,
    kind: 'level',
    values: [{ value: 4.2211, time: at(2026, 7, 4, 10) }]
  },
  {
    manner: 'Barchart-like table of periods',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`{"status":"success","data":[{"symbol":"BTC","period":14,"averageTrueRange":2031.44,"timestamp":"2026-07-05T00:00:00Z"}]}`,
    kind: 'level',
    values: [{ time: at(2026, 7, 5), value: 2031.44 }]
  },
  {
    manner: 'TAAPI with backtracks',
    operation: 'getATR',
    params: { symbol: 'BTC' },
    body: wire`[{"value":1988.2014,"backtrack":0,"timestamp":1783382400},{"value":1992.7711,"backtrack":1,"timestamp":1783296000},{"value":2001.0332,
      "backtrack":2,"timestamp":1783209600}]`,
    kind: 'level',
    values: [
      { time: at(2026, 7, 5), value: 2001.0332 },
      { time: at(2026, 7, 6), value: 1992.7711 },
      { time: at(2026, 7, 7), value: 1988.2014 }
    ]
  },
  {
    manner: 'python ta column by date',
    operation: 'getATR',
    params: { symbol: 'DOGE' },
    body: wire`{"status":"ok","volatility_atr":{"2026-07-06":0.00912,"2026-07-07":0.00908,"2026-07-08":0.00931}}`,
    kind: 'level',
    values: [
      { time: at(2026, 7, 6), value: 0.00912 },
      { time: at(2026, 7, 7), value: 0.00908 },
      { time: at(2026, 7, 8), value: 0.00931 }
    ]
  },
  {
    manner: 'freqtrade columns: ST and STX',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"data":[{"date":"2026-07-01 00:00:00","close":70110.2,"ST":67422.1,"STX":"up"},{"date":"2026-07-02 00:00:00",
      "close":66990.4,"ST":71880.5,"STX":"down"}]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 7, 1), value: 67422.1, direction: 'up' },
      { time: at(2026, 7, 2), value: 71880.5, direction: 'down' }
    ]
  },
  {
    manner: 'Twelve Data SUPERTREND: only the line, prices beside it',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"meta":{"symbol":"ETH/USD","interval":"1day","currency_base":"Ethereum","currency_quote":"US Dollar","exchange":"Binance",
      "type":"Digital Currency","indicator":{"name":"SUPERTREND - Supertrend Indicator","multiplier":3,"period":10}},
      "values":[{"datetime":"2026-07-03","supertrend":"2051.22014"},{"datetime":"2026-07-02","supertrend":"2044.91002"}],
      "status":"ok"}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 7, 2), value: 2044.91002 },
      { time: at(2026, 7, 3), value: 2051.22014 }
    ]
  },
  {
    manner: 'plain service: one point and a trend word',
    operation: 'getSupertrend',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","symbol":"SOL","result":{"supertrend":"91.204","trend":"bullish","period":10,"multiplier":3,"price":"98.11",
      "date":"2026-07-04"}}`,
    kind: 'supertrend',
    values: [{ value: 91.204, direction: 'up' }]
  },
  {
    manner: 'two coins, uptrend flags',
    operation: 'getSupertrend',
    params: { symbol: 'BTC XRP' },
    body: wire`{"ok":true,"coins":[{"coin":"BTC","supertrend":66204.1,"is_uptrend":true,"flipped_at":"2026-06-20"},{"coin":"XRP","supertrend":1.5512,
      "is_uptrend":false,"flipped_at":"2026-06-28"}]}`,
    kind: 'supertrend',
    values: [
      { symbol: 'BTC', value: 66204.1, direction: 'up' },
      { symbol: 'XRP', value: 1.5512, direction: 'down' }
    ]
  },
  {
    manner: 'columns of numbers, direction 1 and -1, oldest first',
    operation: 'getSupertrend',
    params: { symbol: 'BTC' },
    body: wire`{"s":"ok","t":[1783036800,1783123200,1783209600],"supertrend":[67011.2,67011.2,67402.8],"direction":[1,1,1],"close":[70011.4,
      70402.1,71020.9]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 7, 3), value: 67011.2, direction: 'up' },
      { time: at(2026, 7, 4), value: 67011.2, direction: 'up' },
      { time: at(2026, 7, 5), value: 67402.8, direction: 'up' }
    ]
  },
  {
    manner: 'Chinese keys, long and short words',
    operation: 'getSupertrend',
    params: { symbol: 'ETH' },
    body: wire`{"code":0,"msg":"成功","data":{"币种":"ETH","超级趋势":2291.4,"方向":"下跌","时间":"2026-07-06 08:00:00"}}`,
    kind: 'supertrend',
    values: [{ value: 2291.4, direction: 'down' }]
  },
  {
    manner: 'plain service: flat strings',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: wire`{"status":"success","symbol":"BTC","rsi":"54.21","macd":"412.88","macd_signal":"388.02","macd_histogram":"24.86","sma_50":"70120.4",
      "trend":"bullish","date":"2026-07-01 12:00:00"}`,
    kind: 'technical',
    values: {
      values: { rsi: 54.21, macd: 412.88, macdSignal: 388.02, macdHistogram: 24.86, sma_50: 70120.4 },
      verdict: 'bullish'
    }
  },
  {
    manner: 'investing-like summary: list with Value and Action, summary word apart',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'ETH' },
    body: wire`{"summary":{"overall":"Strong Sell","movingAverages":{"summary":"Strong Sell","buy":1,"sell":11},"technicalIndicators":{"summary":"Sell",
      "buy":2,"sell":6}},"technicalIndicators":[{"Name":"RSI(14)","Value":38.114,"Action":"Sell"},{"Name":"STOCH(9,6)",
      "Value":22.9,"Action":"Sell"},{"Name":"MACD(12,26)","Value":-14.21,"Action":"Sell"},{"Name":"ADX(14)","Value":31.2,
      "Action":"Sell"}]}`,
    kind: 'technical',
    values: { values: { rsi: 38.114, STOCH: 22.9, macd: -14.21, ADX: 31.2 }, verdict: 'Strong Sell' }
  },
  {
    manner: 'altFINS-like screener row: upper-case columns',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'SOL' },
    body: wire`{"size":20,"number":0,"totalElements":1,"content":[{"symbol":"SOL","name":"Solana","lastPrice":"98.41","additionalData":{"RSI14":"61.4",
      "MACD":"1.204","MACD_SIGNAL_LINE":"0.988","SHORT_TERM_TREND":"Strong Up","MEDIUM_TERM_TREND":"Up","LONG_TERM_TREND":"Neutral",
      "SMA20":"95.2"}}]}`,
    kind: 'technical',
    values: {
      values: {
        'Solana.lastPrice': 98.41,
        rsi: 61.4,
        macd: 1.204,
        macdSignal: 0.988,
        'Solana.additionalData.SMA20': 95.2
      }
    }
  },
  {
    manner: 'two coins as rows, verdict words',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":true,"data":[{"symbol":"BTC","rsi":51.2,"macd":{"macd":210.4,"signal":198.1,"histogram":12.3},"recommendation":"BUY"},
      {"symbol":"XRP","rsi":44.9,"macd":{"macd":-0.0112,"signal":-0.0098,"histogram":-0.0014},"recommendation":"SELL"}]}`,
    kind: 'technical',
    values: {
      values: {
        'BTC.rsi': 51.2,
        'BTC.macd': 210.4,
        'BTC.macdSignal': 198.1,
        'BTC.macdHistogram': 12.3,
        'XRP.rsi': 44.9,
        'XRP.macd': -0.0112,
        'XRP.macdSignal': -0.0098,
        'XRP.macdHistogram': -0.0014
      },
      verdict: null,
      verdicts: { BTC: 'BUY', XRP: 'SELL' }
    }
  },
  {
    manner: 'indicator objects with value and interpretation',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'ADA' },
    body: wire`{"success":true,"data":{"symbol":"ADA","timeframe":"1d","indicators":{"rsi":{"value":71.8,"period":14,"interpretation":"overbought"},
      "macd":{"value":0.0121,"signal":0.0101,"histogram":0.002,"interpretation":"bullish"},"stochastic":{"k":88.1,"d":84.9}},
      "signal":"Buy"}}`,
    kind: 'technical',
    values: {
      values: {
        rsi: 71.8,
        macd: 0.0121,
        macdSignal: 0.0101,
        macdHistogram: 0.002,
        'stochastic.k': 88.1,
        'stochastic.d': 84.9
      },
      verdict: 'Buy'
    }
  },
  {
    manner: 'TA-Lib columns, last row is the newest',
    operation: 'getTechnicalAnalysis',
    params: { symbol: 'BTC' },
    body: wire`{"status":"ok","rows":[{"time":1783296000,"close":70010.1,"rsi_14":50.9,"macd":101.2,"macdsignal":110.4,"macdhist":-9.2},
      {"time":1783382400,"close":70911.4,"rsi_14":55.7,"macd":130.8,"macdsignal":114.5,"macdhist":16.3}]}`,
    kind: 'technical',
    values: { values: { close: 70911.4, rsi: 55.7, macd: 130.8, macdSignal: 114.5, macdHistogram: 16.3 } }
  }
]
