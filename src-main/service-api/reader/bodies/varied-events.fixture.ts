import { at, wire, type Body } from './body.fixture'

/** getBreakouts, getMarketBreadth. */
export const variedEvents: readonly Body[] = [
  {
    manner: 'altFINS-like signal feed',
    operation: 'getBreakouts',
    params: { symbol: 'SOL ADA' },
    body: wire`{"size":20,"number":0,"totalElements":2,"content":[{"timestamp":"2026-07-01T08:00:00Z","direction":"BULLISH","signalKey":"SIGNALS_SUMMARY.RESISTANCE_BREAKOUT",
      "signalName":"Resistance Breakout","symbol":"SOL","symbolName":"Solana","lastPrice":"99.42","marketCap":"53.1B",
      "priceChange":"3.10"},{"timestamp":"2026-07-01T04:00:00Z","direction":"BEARISH","signalKey":"SIGNALS_SUMMARY.SUPPORT_BREAKDOWN",
      "signalName":"Support Breakdown","symbol":"ADA","symbolName":"Cardano","lastPrice":"0.4012","marketCap":"14.4B",
      "priceChange":"-2.77"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOL', direction: 'up', name: 'Resistance Breakout', price: 99.42, at: at(2026, 7, 1, 8) },
      { symbol: 'ADA', direction: 'down', name: 'Support Breakdown', price: 0.4012, at: at(2026, 7, 1, 4) }
    ]
  },
  {
    manner: 'plain service: array with period',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":"success","breakouts":[{"symbol":"BTC","direction":"up","period":"20d","price":"72110.5","date":"2026-07-02 12:00:00"},
      {"symbol":"ETH","direction":"down","period":"50d","price":"2011.2","date":"2026-07-02 09:00:00"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '20d', price: 72110.5, at: at(2026, 7, 2, 12) },
      { symbol: 'ETH', direction: 'down', name: '50d', price: 2011.2, at: at(2026, 7, 2, 9) }
    ]
  },
  {
    manner: 'screener columns as headers and rows of a sheet',
    operation: 'getBreakouts',
    params: { symbol: 'BTC XRP' },
    body: wire`{"range":"Breakouts!A1:E3","majorDimension":"ROWS","values":[["Symbol","Direction","Signal","Price","Date"],["BTC","Up",
      "New 52-week high","126,410.20","2026-07-03"],["XRP","Down","New 20-day low","1.3102","2026-07-03"]]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: 'New 52-week high', price: 126410.2, at: at(2026, 7, 3) },
      { symbol: 'XRP', direction: 'down', name: 'New 20-day low', price: 1.3102, at: at(2026, 7, 3) }
    ]
  },
  {
    manner: 'Finnhub pattern points: bullish and bearish with entry',
    operation: 'getBreakouts',
    params: { symbol: 'BTC' },
    body: wire`{"points":[{"symbol":"BINANCE:BTCUSDT","patternname":"Ascending Triangle","patterntype":"bullish","status":"successful",
      "entry":71010.2,"stoploss":68400,"profit1":74100,"profit2":0,"sortTime":1783036800},{"symbol":"BINANCE:BTCUSDT",
      "patternname":"Double Top","patterntype":"bearish","status":"incomplete","entry":69120.4,"stoploss":71900,"profit1":66200,
      "profit2":0,"sortTime":1782950400}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BINANCE:BTCUSDT', direction: 'up', name: 'Ascending Triangle', price: 71010.2 },
      { symbol: 'BINANCE:BTCUSDT', direction: 'down', name: 'Double Top', price: 69120.4 }
    ]
  },
  {
    manner: 'per coin: named crosses with direction and date',
    operation: 'getBreakouts',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"symbol":"SOL","crosses":[{"name":"price above SMA200","direction":"bullish","price":101.2,"date":"2026-07-04"},
      {"name":"MACD below signal","direction":"bearish","price":97.8,"date":"2026-07-06"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOL', direction: 'up', name: 'price above SMA200', price: 101.2, at: at(2026, 7, 4) },
      { symbol: 'SOL', direction: 'down', name: 'MACD below signal', price: 97.8, at: at(2026, 7, 6) }
    ]
  },
  {
    manner: 'plain service: counts and a ratio',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH SOL XRP' },
    body: wire`{"status":"success","advancing":"3","declining":"1","unchanged":"0","advance_decline_ratio":"3.00","above_sma50":"2",
      "above_sma200":"1"}`,
    kind: 'breadth',
    values: {
      values: {
        advancing: 3,
        declining: 1,
        unchanged: 0,
        advance_decline_ratio: 3,
        above_sma50: 2,
        above_sma200: 1
      }
    }
  },
  {
    manner: 'NSE-like advances: nested counts with a time',
    operation: 'getMarketBreadth',
    body: wire`{"timestamp":"03-Jul-2026 16:00:00","advance":{"identifier":"CRYPTO","count":{"Advances":212,"Declines":271,"Unchange":17,
      "Total":500}}}`,
    kind: 'breadth',
    values: { values: { Advances: 212, Declines: 271, Unchange: 17, Total: 500 } }
  },
  {
    manner: 'market diary: issues by measure',
    operation: 'getMarketBreadth',
    body: wire`{"data":{"diary":[{"name":"Issues traded","value":"498"},{"name":"Advances","value":"301"},{"name":"Declines","value":"180"},
      {"name":"Unchanged","value":"17"},{"name":"New highs","value":"12"},{"name":"New lows","value":"4"}]}}`,
    kind: 'breadth',
    values: {
      values: {
        'Issues traded': 498,
        Advances: 301,
        Declines: 180,
        Unchanged: 17,
        'New highs': 12,
        'New lows': 4
      }
    }
  },
  {
    manner: 'GraphQL breadth of an index',
    operation: 'getMarketBreadth',
    body: wire`{"data":{"marketBreadth":{"universe":"TOP100","advancers":61,"decliners":37,"neutral":2,"percentAboveMa50":44,"percentAboveMa200":21,
      "mcclellanOscillator":18.4}}}`,
    kind: 'breadth',
    values: {
      values: {
        advancers: 61,
        decliners: 37,
        neutral: 2,
        percentAboveMa50: 44,
        percentAboveMa200: 21,
        mcclellanOscillator: 18.4
      }
    }
  },
  {
    manner: 'Chinese keys: up, down, flat, limit',
    operation: 'getMarketBreadth',
    body: wire`{"code":200,"msg":"ok","data":{"上涨":133,"下跌":61,"平盘":6,"上涨占比":"66.5%"}}`,
    kind: 'breadth',
    values: { values: { 上涨: 133, 下跌: 61, 平盘: 6, 上涨占比: 66.5 } }
  }
]
