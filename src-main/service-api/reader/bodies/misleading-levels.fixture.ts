import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getSupportResistance, getCorrelation. */
export const misleadingLevels: readonly Body[] = [
  {
    manner: 'p value, r2, two windows',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"pair":["BTC","ETH"],"r":0.84,"r2":0.7056,"p":0.001,"n":90,"r30":0.79}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH', value: 0.84 }]
  },
  {
    manner: 'two windows lists',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"d30":{"BTC":{"ETH":0.79}},"d90":{"BTC":{"ETH":0.84}}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.79 },
      { a: 'BTC', b: 'ETH', value: 0.84 }
    ]
  },
  {
    manner: 'beta beside',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"rows":[{"one":"BTC","two":"ETH","beta":1.31,"cov":0.0012,"corr":0.84}]}`,
    kind: 'correlation',
    values: [{ value: 0.84 }]
  },
  {
    manner: 'strengths beside prices',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"classic":{"p":71000,"r":[{"at":72000,"touches":4},{"at":73500,"touches":2}],"s":[{"at":70000,"touches":3},{"at":68500,
      "touches":1}]}}`,
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 71000 },
      { name: 'r1', price: 72000 },
      { name: 'r2', price: 73500 },
      { name: 's1', price: 70000 },
      { name: 's2', price: 68500 }
    ]
  },
  {
    manner: 'zones with from to',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"zones":[{"kind":"support","from":69800,"to":70200,"mid":70000,"score":0.8},{"kind":"resistance","from":71900,"to":72300,
      "mid":72100,"score":0.6}]}`,
    kind: 'supportResistance',
    values: [
      { name: 's1', price: 70000 },
      { name: 'r1', price: 72100 }
    ]
  },
  {
    manner: 'with gold & sp500',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"BTC":{"ETH":0.84,"GOLD":0.12,"SP500":0.31}}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH', value: 0.84 }]
  },
  {
    manner: 'min and max and mean',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"pairs":[{"a":"BTC","b":"ETH","min":0.5,"max":0.95,"mean":0.82,"latest":0.84}]}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH', value: 0.84 }]
  },
  {
    manner: 'volume corr beside price corr',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH' },
    body: wire`{"pairs":[{"a":"BTC","b":"ETH","volume_correlation":0.5,"price_correlation":0.84}]}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'ETH', value: 0.84 }]
  },
  {
    manner: 'previous day levels too',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"today":{"pivot":71000,"r1":72000,"s1":70000},"previous":{"pivot":70000,"r1":71000,"s1":69000}}`,
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 71000 },
      { name: 'r1', price: 72000 },
      { name: 's1', price: 70000 }
    ]
  },
  {
    manner: 'distances',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"r1":72000,"r1_distance_pct":1,"s1":70000,"s1_distance_pct":-1.8,"pivot":71000}`,
    kind: 'supportResistance',
    values: [
      { name: 'r1', price: 72000 },
      { name: 's1', price: 70000 },
      { name: 'pivot', price: 71000 }
    ]
  }
]
