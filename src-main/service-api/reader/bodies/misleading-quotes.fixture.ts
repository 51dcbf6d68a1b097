import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getData. */
export const misleadingQuotes: readonly Body[] = [
  {
    manner: 'yesterday object beside today',
    operation: 'getData',
    params: btc,
    body: wire`{"asset":"BTC","today":{"spot":71265.2,"peak":72004.9,"trough":69480},"yesterday":{"spot":70110.4,"peak":70990,"trough":69010}}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  },
  {
    manner: 'yesterday first',
    operation: 'getData',
    params: btc,
    body: wire`{"asset":"BTC","yesterday":{"price":70110.4,"high":70990,"low":69010},"today":{"price":71265.2,"high":72004.9,"low":69480}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480 }]
  },
  {
    manner: 'sma price and forecast',
    operation: 'getData',
    params: btc,
    body: wire`{"coin":"BTC","forecast_price":75000,"average_price_30d":68000,"fair_value":70100,"price_now":71265.2}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  },
  {
    manner: '52w high low beside day range',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"yearRange":{"high":126198.07,"low":58120.4},"dayRange":{"high":72004.9,"low":69480}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480 }]
  },
  {
    manner: 'only year range',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"year":{"high":126198.07,"low":58120.4}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: null, low: null }]
  },
  {
    manner: 'max min of settings',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"order":{"min":0.0001,"max":900},"limits":{"low":0.001,"high":1000}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: null, low: null }]
  },
  {
    manner: 'volume in usd named volume 24h notional; count',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"volume":{"usd":109423112.4,"btc":1543.27,"trades":88123}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, volume: 1543.27 }]
  },
  {
    manner: 'change in points beside percent',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"chg":1154.8,"chgPts":1154.8,"chgRel":0.016471,"prevClose":70110.4}`,
    kind: 'quotes',
    values: [{ price: 71265.2, changePercent: 1.6471 }]
  },
  {
    manner: 'change points only',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"BTC","px":71265.2,"moved":1154.8,"move":1154.8}`,
    kind: 'quotes',
    values: [{ price: 71265.2, changePercent: null }]
  },
  {
    manner: 'small coin change in money no open',
    operation: 'getData',
    params: btc,
    body: wire`{"sym":"XRP","px":0.61,"change":0.012}`,
    kind: 'quotes',
    values: [{ price: 0.61, changePercent: null }]
  },
  {
    manner: 'forecast section',
    operation: 'getData',
    params: btc,
    body: wire`{"forecast":{"price":75000,"high":80000,"low":70000},"current":{"price":71265.2,"high":72004.9,"low":69480}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480 }]
  },
  {
    manner: 'forecast section first, flat now',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","forecast":{"price":75000},"price":71265.2}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  },
  {
    manner: 'previous section, current named snapshot',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","previous":{"price":70110.4,"high":70990},"snapshot":{"price":71265.2,"high":72004.9}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9 }]
  },
  {
    manner: 'benchmark coin in same body',
    operation: 'getData',
    params: btc,
    body: wire`{"BTC":{"price":71265.2},"benchmark":{"symbol":"ETH","price":2084.37}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 71265.2 }]
  },
  {
    manner: 'vs section',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"versus":{"symbol":"ETH","price":2084.37,"ratio":34.19}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 71265.2 }]
  },
  {
    manner: 'list of coins, one asked',
    operation: 'getData',
    params: btc,
    body: wire`{"quotes":[{"symbol":"ETH","price":2084.37},{"symbol":"BTC","price":71265.2}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'ETH', price: 2084.37 },
      { symbol: 'BTC', price: 71265.2 }
    ]
  },
  {
    manner: 'listed at stamp old',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"listed_at":"2013-04-28T00:00:00Z","quoted":"2026-03-10T09:20:00Z"}`,
    kind: 'quotes',
    values: [{ price: 71265.2, at: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: 'created and updated',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"created_at":"2013-04-28T00:00:00Z","refreshed_at":"2026-03-10T09:20:00Z"}`,
    kind: 'quotes',
    values: [{ price: 71265.2, at: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: 'ath date named date',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"ath":{"price":126198.07,"date":"2025-10-06"},"asof":1773134400}`,
    kind: 'quotes',
    values: [{ price: 71265.2, at: at(2026, 3, 10, 9, 20), high: null }]
  },
  {
    manner: 'only ath date',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"ath":{"price":126198.07,"date":"2025-10-06"}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, at: null, high: null }]
  },
  {
    manner: 'next update time',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"next_update":"2026-03-10T09:25:00Z","last_update":"2026-03-10T09:20:00Z"}`,
    kind: 'quotes',
    values: [{ price: 71265.2, at: at(2026, 3, 10, 9, 20) }]
  },
  {
    manner: '7d high and low only',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"high_7d":74000,"low_7d":69010,"volume_7d":20112}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: null, low: null, volume: null }]
  },
  {
    manner: 'volume change and avg volume',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"volume_change_24h":4.2,"avg_volume":1400,"volume":1543.27}`,
    kind: 'quotes',
    values: [{ price: 71265.2, volume: 1543.27, changePercent: null }]
  },
  {
    manner: 'avg volume only',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"average_volume_30d":1400,"volume_rank":3}`,
    kind: 'quotes',
    values: [{ price: 71265.2, volume: null, rank: null }]
  },
  {
    manner: 'changes: only 1h and 7d',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"change":{"1h":0.12,"7d":-3.2}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, changePercent: null }]
  },
  {
    manner: 'change without span beside market cap change',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"market_cap_change_percentage_24h":1.4,"market_cap":1424011234567}`,
    kind: 'quotes',
    values: [{ price: 71265.2, changePercent: null, marketCap: 1424011234567 }]
  },
  {
    manner: 'price in other unit sats, beside usd',
    operation: 'getData',
    params: { symbol: 'ETH' },
    body: wire`{"symbol":"ETH","price_btc":0.029248,"price_usd":2084.37}`,
    kind: 'quotes',
    values: [{ price: 2084.37, currency: 'USD' }]
  },
  {
    manner: 'mark vs index vs last',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","index_price":71200.1,"mark_price":71230.5,"last_trade":71265.2,"settlement_price":70110.4}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  },
  {
    manner: 'open and last vs close yesterday',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","close":70110.4,"last":71265.2,"open":70115,"hi":72004.9,"lo":69480}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  },
  {
    manner: 'stop and limit orders',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"stop_price":69000,"limit_price":75000,"min_price":0.01,"max_price":1000000}`,
    kind: 'quotes',
    values: [{ price: 71265.2, low: 0.01, high: 1000000 }],
    doubted: ['low', 'high']
  },
  {
    manner: 'tick price filter',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","last":71265.2,"filter":{"min_price":0.01,"max_price":1000000,"tick":0.01}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, low: null, high: null }]
  },
  {
    manner: 'rank: sentiment rank',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":71265.2,"sentiment_rank":7,"social_rank":3}`,
    kind: 'quotes',
    values: [{ rank: null }]
  },
  {
    manner: 'market cap of whole',
    operation: 'getData',
    params: btc,
    body: wire`{"total_market_cap":2512345678901,"symbol":"BTC","price":71265.2,"cap":1424011234567}`,
    kind: 'quotes',
    values: [{ marketCap: 1424011234567 }]
  },
  {
    manner: 'fraction in percent name',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","open":70110.4,"last":71265.2,"percent_change":0.016471}`,
    kind: 'quotes',
    values: [{ changePercent: 1.6471 }]
  },
  {
    manner: 'bid greater than ask (crossed)',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","last":71265.2,"bid":75000,"ask":71266}`,
    kind: 'quotes',
    values: [{ price: 71265.2 }]
  }
]
