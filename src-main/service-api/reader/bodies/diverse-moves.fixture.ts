import { wire, type Body } from './body.fixture'

/** getPerformance, getVolatility. */
export const diverseMoves: readonly Body[] = [
  {
    manner: 'CoinCodex-like: price_change_7D_percent',
    operation: 'getPerformance',
    params: { symbol: 'ETH' },
    body: wire`{"symbol":"ETH","coin_name":"Ethereum","last_price_usd":2310.4,"price_change_1H_percent":0.11,"price_change_1D_percent":-0.88,
      "price_change_7D_percent":3.14,"price_change_30D_percent":-5.2,"price_change_90D_percent":11.02,"price_change_180D_percent":-8.8,
      "price_change_365D_percent":-41.3,"price_change_YTD_percent":-22.1}`,
    kind: 'windows',
    values: [
      { days: null, span: '1h', percent: 0.11 },
      { days: 1, percent: -0.88 },
      { days: 7, percent: 3.14 },
      { days: 30, percent: -5.2 },
      { days: 90, percent: 11.02 },
      { days: 180, percent: -8.8 },
      { days: 365, percent: -41.3 },
      { days: null, span: 'ytd', percent: -22.1 }
    ]
  },
  {
    manner: 'Barchart-like performance table: period words',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: wire`{"status":{"code":200},"data":[{"period":"5-Day","low":69120.4,"lowDate":"2026-10-11","high":71880,"highDate":"2026-10-15",
      "percentChange":"+2.13%"},{"period":"1-Month","low":66110.4,"lowDate":"2026-09-28","high":74010,"highDate":"2026-09-19",
      "percentChange":"-3.41%"},{"period":"52-Week","low":60012.4,"lowDate":"2026-02-06","high":126198,"highDate":"2025-10-06",
      "percentChange":"-36.12%"}]}`,
    kind: 'windows',
    values: [
      { days: 5, percent: 2.13 },
      { days: 30, percent: -3.41 },
      { days: 365, percent: -36.12 }
    ]
  },
  {
    manner: 'plain service: objects with start and end price',
    operation: 'getPerformance',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"symbol":"SOL","performance":[{"days":7,"price_then":"106.20","price_now":"104.04","change_percentage":"-2.03"},
      {"days":30,"price_then":"98.41","price_now":"104.04","change_percentage":"5.72"},{"days":365,"price_then":"188.90",
      "price_now":"104.04","change_percentage":"-44.92"}]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -2.03 },
      { days: 30, percent: 5.72 },
      { days: 365, percent: -44.92 }
    ]
  },
  {
    manner: 'list of windows with days and value, unit named once',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"symbol":"BTC","unit":"percent","annualized":true,"windows":[{"days":10,"volatility":33.1},{"days":30,"volatility":39.8},
      {"days":60,"volatility":42.2},{"days":90,"volatility":44.9}]}`,
    kind: 'windows',
    values: [
      { days: 10, percent: 33.1 },
      { days: 30, percent: 39.8 },
      { days: 60, percent: 42.2 },
      { days: 90, percent: 44.9 }
    ]
  },
  {
    manner: 'CoinMetrics-like reference with percent text by coin',
    operation: 'getVolatility',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":"success","data":[{"symbol":"BTC","vol_30d":"39.8%","vol_90d":"44.9%","vol_180d":"46.0%"},{"symbol":"ETH",
      "vol_30d":"61.3%","vol_90d":"66.2%","vol_180d":"69.9%"}]}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 39.8 },
      { symbol: 'BTC', days: 90, percent: 44.9 },
      { symbol: 'BTC', days: 180, percent: 46 },
      { symbol: 'ETH', days: 30, percent: 61.3 },
      { symbol: 'ETH', days: 90, percent: 66.2 },
      { symbol: 'ETH', days: 180, percent: 69.9 }
    ]
  },
  {
    manner: 'realised volatility keyed by days',
    operation: 'getVolatility',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"symbol":"SOL","volatility":{"30":"72.11","90":"79.40","180":"83.02","360":"88.77"}}`,
    kind: 'windows',
    values: [
      { days: 30, percent: 72.11 },
      { days: 90, percent: 79.4 },
      { days: 180, percent: 83.02 },
      { days: 360, percent: 88.77 }
    ]
  },
  {
    manner: 'GraphQL realised volatility list, window words',
    operation: 'getVolatility',
    params: { symbol: 'ETH' },
    body: wire`{"data":{"asset":{"symbol":"ETH","realizedVolatility":[{"window":"ONE_WEEK","valuePercent":55.2},{"window":"ONE_MONTH",
      "valuePercent":61.3},{"window":"THREE_MONTHS","valuePercent":66.2}]}}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 55.2 },
      { days: 30, percent: 61.3 },
      { days: 90, percent: 66.2 }
    ]
  },
  {
    manner: 'Spanish-speaking service',
    operation: 'getVolatility',
    params: { symbol: 'BTC' },
    body: wire`{"estado":"ok","volatilidad":{"7 días":"31,20 %","30 días":"39,80 %","90 días":"44,90 %"}}`,
    kind: 'windows',
    values: [
      { days: 7, percent: 31.2 },
      { days: 30, percent: 39.8 },
      { days: 90, percent: 44.9 }
    ]
  },
  {
    manner: 'OpenBB price performance: fractions, words for spans',
    operation: 'getPerformance',
    params: { symbol: 'BTC' },
    body: wire`{"id":"0672","results":[{"symbol":"BTCUSD","one_day":0.0102,"one_week":0.0213,"one_month":-0.0341,"three_month":0.0811,
      "six_month":-0.1204,"ytd":-0.1877,"one_year":-0.3612}],"provider":"fmp","warnings":null,"chart":null,"extra":{}}`,
    kind: 'windows',
    values: [
      { days: 1, percent: 1.02 },
      { days: 7, percent: 2.13 },
      { days: 30, percent: -3.41 },
      { days: 90, percent: 8.11 },
      { days: 180, percent: -12.04 },
      { days: null, percent: -18.77, span: 'ytd' },
      { days: 365, percent: -36.12 }
    ]
  }
]
