import { wire, type Body } from './body.fixture'

/** getExchange. */
export const misleadingVenues: readonly Body[] = [
  {
    manner: 'exchange score & volume rank',
    operation: 'getExchange',
    params: { symbol: 'kraken' },
    body: wire`{"exchange":{"name":"Kraken","trust_score":10,"volume_24h_btc":12345.6,"pairs":[{"pair":"XBT/USD","last":71265.2,
      "vol":1543.27}]}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, volume: 1543.27 }]
  }
]
