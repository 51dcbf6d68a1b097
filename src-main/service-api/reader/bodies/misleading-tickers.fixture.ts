import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getTickers. */
export const misleadingTickers: readonly Body[] = [
  {
    manner: 'bid ask sizes, vwap',
    operation: 'getTickers',
    params: btc,
    body: wire`{"venues":[{"at":"kraken","mkt":"BTC/EUR","b":[65790.1,1.2],"a":[65810.4,0.4],"vw":65100,"last":65800.2,"qty":12.5},
      {"at":"bitstamp","mkt":"BTC/USD","b":[71260.1,1.2],"a":[71270.4,0.4],"vw":70900,"last":71265.2,"qty":3.5}]}`,
    kind: 'quotes',
    values: [
      { exchange: 'kraken', price: 65800.2, currency: 'EUR' },
      { exchange: 'bitstamp', price: 71265.2, currency: 'USD' }
    ]
  },
  {
    manner: 'best bid object',
    operation: 'getTickers',
    params: btc,
    body: wire`{"tickers":[{"venue":"kraken","pair":"BTC/EUR","bid":{"price":65790.1,"size":1.2},"ask":{"price":65810.4,"size":0.4},
      "trade":{"price":65800.2,"size":0.011}}]}`,
    kind: 'quotes',
    values: [{ exchange: 'kraken', price: 65800.2, bid: 65790.1, ask: 65810.4 }]
  },
  {
    manner: 'exchanges with stale flag and volume share',
    operation: 'getTickers',
    params: btc,
    body: wire`{"tickers":[{"exchange":"kraken","pair":"BTC/USD","price":71265.2,"stale":true,"share":12.4,"depth":{"plus2":100,"minus2":120}},
      {"exchange":"okx","pair":"BTC/USDT","price":71270.1,"stale":false,"share":42.4}]}`,
    kind: 'quotes',
    values: [
      { exchange: 'kraken', price: 71265.2, volume: null, changePercent: null },
      { exchange: 'okx', price: 71270.1 }
    ]
  }
]
