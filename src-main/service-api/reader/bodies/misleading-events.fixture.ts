import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getBreakouts, getMarketBreadth. */
export const misleadingEvents: readonly Body[] = [
  {
    manner: 'failed and target',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"events":[{"coin":"BTC","what":"20d high","way":"up","lvl":72000,"target":75000,"stop":70500,
      "happened":"2026-03-10T08:00:00Z"}]}`,
    kind: 'breakouts',
    values: [{ symbol: 'BTC', direction: 'up', price: 72000, at: at(2026, 3, 10, 8) }]
  },
  {
    manner: 'price before and after',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"breakouts":[{"symbol":"BTC","price_before":71800,"breakout_level":72000,"current_price":72300,"direction":"up","period":20}]}`,
    kind: 'breakouts',
    values: [{ price: 72000, direction: 'up' }]
  },
  {
    manner: 'yesterday counts beside',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"today":{"up":312,"down":171,"flat":17},"yesterday":{"up":200,"down":280,"flat":20}}`,
    kind: 'breadth',
    values: { values: { up: 312, down: 171, flat: 17 } }
  },
  {
    manner: 'none triggered & pending',
    operation: 'getBreakouts',
    params: btc,
    body: wire`{"breakouts":[{"symbol":"BTC","type":"resistance_break","level":72000,"confirmed":false,"direction":"up"},{"symbol":"BTC",
      "type":"range_break","level":69000,"confirmed":true,"direction":"down","date":"2026-03-10T08:00:00Z"}]}`,
    kind: 'breakouts',
    values: [{ direction: 'up' }, { direction: 'down' }]
  },
  {
    manner: 'percent & counts',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"advancers":{"count":312,"pct":62.4},"decliners":{"count":171,"pct":34.2}}`,
    kind: 'breadth',
    values: {
      values: { 'advancers.count': 312, 'advancers.pct': 62.4, 'decliners.count': 171, 'decliners.pct': 34.2 }
    }
  }
]
