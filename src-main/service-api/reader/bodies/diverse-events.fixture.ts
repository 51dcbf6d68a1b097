import { at, wire, type Body } from './body.fixture'

/** getBreakouts, getMarketBreadth. */
export const diverseEvents: readonly Body[] = [
  {
    manner: 'plain service: types with a side, bull or bear',
    operation: 'getBreakouts',
    params: { symbol: 'BTC' },
    body: wire`{"status":true,"symbol":"BTC","data":[{"type":"Donchian 20 high","side":"bull","price":"72410.5","time":"2026-10-15 08:00:00"},
      {"type":"SMA 50 cross","side":"bear","price":"70980.2","time":"2026-10-15 11:00:00"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: 'Donchian 20 high', price: 72410.5, at: at(2026, 10, 15, 8) },
      { symbol: 'BTC', direction: 'down', name: 'SMA 50 cross', price: 70980.2, at: at(2026, 10, 15, 11) }
    ]
  },
  {
    manner: 'GraphQL signals with nodes',
    operation: 'getBreakouts',
    params: { symbol: 'SOL LTC' },
    body: wire`{"data":{"breakouts":{"edges":[{"node":{"asset":{"symbol":"SOL"},"direction":"UP","pattern":"Ascending Triangle","price":104.9,
      "detectedAt":"2026-10-15T09:00:00Z"}},{"node":{"asset":{"symbol":"LTC"},"direction":"DOWN","pattern":"Range Breakdown",
      "price":60.4,"detectedAt":"2026-10-15T07:30:00Z"}}]}}}`,
    kind: 'breakouts',
    values: [
      { symbol: 'SOL', direction: 'up', name: 'Ascending Triangle', price: 104.9, at: at(2026, 10, 15, 9) },
      { symbol: 'LTC', direction: 'down', name: 'Range Breakdown', price: 60.4, at: at(2026, 10, 15, 7, 30) }
    ]
  },
  {
    manner: 'chat alert rows: text kinds, epoch seconds',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"ok":true,"alerts":[{"ticker":"BTC","alert":"Breakout above resistance","direction":"bullish","price":72440.1,"ts":1792051200},
      {"ticker":"ETH","alert":"Breakdown below support","direction":"bearish","price":2288.4,"ts":1792054800}]}`,
    kind: 'breakouts',
    values: [
      {
        symbol: 'BTC',
        direction: 'up',
        name: 'Breakout above resistance',
        price: 72440.1,
        at: at(2026, 10, 15, 8)
      },
      {
        symbol: 'ETH',
        direction: 'down',
        name: 'Breakdown below support',
        price: 2288.4,
        at: at(2026, 10, 15, 9)
      }
    ]
  },
  {
    manner: 'Chinese keys',
    operation: 'getBreakouts',
    params: { symbol: 'BTC SOL' },
    body: wire`{"code":0,"msg":"ok","data":[{"币种":"BTC","方向":"向上突破","类型":"突破20日高点","价格":72440.1,"时间":"2026-10-15"},{"币种":"SOL","方向":"向下突破",
      "类型":"跌破20日低点","价格":98.2,"时间":"2026-10-14"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '突破20日高点', price: 72440.1, at: at(2026, 10, 15) },
      { symbol: 'SOL', direction: 'down', name: '跌破20日低点', price: 98.2, at: at(2026, 10, 14) }
    ]
  },
  {
    manner: 'ClickHouse rows: long and short',
    operation: 'getBreakouts',
    params: { symbol: 'BTC XRP' },
    body: wire`{"meta":[{"name":"symbol","type":"String"},{"name":"direction","type":"String"},{"name":"period","type":"String"},{"name":"price",
      "type":"Float64"},{"name":"date","type":"DateTime"}],"data":[{"symbol":"BTC","direction":"LONG","period":"55d",
      "price":73110.4,"date":"2026-10-15 00:00:00"},{"symbol":"XRP","direction":"SHORT","period":"20d","price":1.4711,
      "date":"2026-10-15 04:00:00"}],"rows":2}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'up', name: '55d', price: 73110.4, at: at(2026, 10, 15) },
      { symbol: 'XRP', direction: 'down', name: '20d', price: 1.4711, at: at(2026, 10, 15, 4) }
    ]
  },
  {
    manner: 'screener home: counts as strings with shares',
    operation: 'getMarketBreadth',
    body: wire`{"status":"success","data":{"advancing":"3421","declining":"1880","unchanged":"211","new_high":"41","new_low":"18","above_sma50":"2704",
      "above_sma200":"1502"}}`,
    kind: 'breadth',
    values: {
      values: {
        advancing: 3421,
        declining: 1880,
        unchanged: 211,
        new_high: 41,
        new_low: 18,
        above_sma50: 2704,
        above_sma200: 1502
      }
    }
  },
  {
    manner: 'time series of breadth, newest first',
    operation: 'getMarketBreadth',
    body: wire`{"ok":true,"history":[{"date":"2026-10-15","advancers":124,"decliners":70},{"date":"2026-10-14","advancers":81,"decliners":113}]}`,
    kind: 'breadth',
    values: { values: { advancers: 124, decliners: 70 } }
  },
  {
    manner: 'CoinMarketCap-like global metrics with breadth of a basket',
    operation: 'getMarketBreadth',
    params: { symbol: 'BTC ETH SOL XRP ADA' },
    body: wire`{"status":{"error_code":0},"data":{"basket":["BTC","ETH","SOL","XRP","ADA"],"gainers":2,"losers":3,"avgChange24h":-0.63,
      "medianChange24h":-0.88,"aboveMa20":3,"aboveMa50":2}}`,
    kind: 'breadth',
    values: {
      values: {
        gainers: 2,
        losers: 3,
        avgChange24h: -0.63,
        medianChange24h: -0.88,
        aboveMa20: 3,
        aboveMa50: 2
      }
    }
  },
  {
    manner: 'Portuguese keys',
    operation: 'getMarketBreadth',
    body: wire`{"sucesso":true,"altas":118,"baixas":74,"estaveis":8,"razao":"1,59","acima_mm200_pct":"31,5%"}`,
    kind: 'breadth',
    values: { values: { altas: 118, baixas: 74, estaveis: 8, razao: 1.59, acima_mm200_pct: 31.5 } }
  },
  {
    manner: 'snapshot object with nested moving average shares',
    operation: 'getMarketBreadth',
    body: wire`{"asOf":"2026-10-15T00:00:00Z","total":200,"up":112,"down":80,"flat":8,"adRatio":1.4,"percentAbove":{"ma20":58,"ma50":44.5,
      "ma200":29}}`,
    kind: 'breadth',
    values: {
      values: {
        total: 200,
        up: 112,
        down: 80,
        flat: 8,
        adRatio: 1.4,
        'percentAbove.ma20': 58,
        'percentAbove.ma50': 44.5,
        'percentAbove.ma200': 29
      }
    }
  }
]
