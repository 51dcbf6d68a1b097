import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getSupportResistance, getCorrelation. */
export const fartherLevels: readonly Body[] = [
  {
    manner: 'TAAPI pivot points',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"r3":74240,"r2":73070,"r1":72140,"p":70970,"s1":70040,"s2":68870,"s3":67940}`,
    kind: 'supportResistance',
    values: [
      { group: null, name: 'r3', price: 74240 },
      { group: null, name: 'r2', price: 73070 },
      { group: null, name: 'r1', price: 72140 },
      { group: null, name: 'pivot', price: 70970 },
      { group: null, name: 's1', price: 70040 },
      { group: null, name: 's2', price: 68870 },
      { group: null, name: 's3', price: 67940 }
    ]
  },
  {
    manner: 'FCS pivot points',
    operation: 'getSupportResistance',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"code":200,"response":{"pivot_point":{"classic":{"pp":"2200","R1":"2240","R2":"2290","R3":"2330","S1":"2150",
      "S2":"2110","S3":"2060"},"fibonacci":{"pp":"2200","R1":"2234.38","R2":"2255.62","R3":"2290","S1":"2165.62","S2":"2144.38","S3":"2110"},
      "woodie":{"pp":"2197.5","R1":"2235","R2":"2287.5","S1":"2145","S2":"2107.5"}}}}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 2200 },
      { group: 'classic', name: 'r1', price: 2240 },
      { group: 'classic', name: 'r2', price: 2290 },
      { group: 'classic', name: 'r3', price: 2330 },
      { group: 'classic', name: 's1', price: 2150 },
      { group: 'classic', name: 's2', price: 2110 },
      { group: 'classic', name: 's3', price: 2060 },
      { group: 'fibonacci', name: 'pivot', price: 2200 },
      { group: 'fibonacci', name: 'r1', price: 2234.38 },
      { group: 'fibonacci', name: 'r2', price: 2255.62 },
      { group: 'fibonacci', name: 'r3', price: 2290 },
      { group: 'fibonacci', name: 's1', price: 2165.62 },
      { group: 'fibonacci', name: 's2', price: 2144.38 },
      { group: 'fibonacci', name: 's3', price: 2110 },
      { group: 'woodie', name: 'pivot', price: 2197.5 },
      { group: 'woodie', name: 'r1', price: 2235 },
      { group: 'woodie', name: 'r2', price: 2287.5 },
      { group: 'woodie', name: 's1', price: 2145 },
      { group: 'woodie', name: 's2', price: 2107.5 }
    ]
  },
  {
    manner: 'columns: level names once, a list a method',
    operation: 'getSupportResistance',
    params: { symbol: 'SOL' },
    body: wire`{"status":true,"levels":["R2","R1","P","S1","S2"],"classic":[100.57,97.33,94.97,91.73,89.37],"camarilla":[95.13,94.61,94.97,
      93.59,93.07]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'r2', price: 100.57 },
      { group: 'classic', name: 'r1', price: 97.33 },
      { group: 'classic', name: 'pivot', price: 94.97 },
      { group: 'classic', name: 's1', price: 91.73 },
      { group: 'classic', name: 's2', price: 89.37 },
      { group: 'camarilla', name: 'r2', price: 95.13 },
      { group: 'camarilla', name: 'r1', price: 94.61 },
      { group: 'camarilla', name: 'pivot', price: 94.97 },
      { group: 'camarilla', name: 's1', price: 93.59 },
      { group: 'camarilla', name: 's2', price: 93.07 }
    ]
  },
  {
    manner: 'two coins, one group each',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":"success","data":{"BTC":{"classic":{"pivot":70000,"r1":71000,"s1":69000}},"XRP":{"classic":{"pivot":1.4,"r1":1.44,
      "s1":1.36}}}}`,
    kind: 'supportResistance',
    values: [
      { symbol: 'BTC', group: 'classic', name: 'pivot', price: 70000 },
      { symbol: 'BTC', group: 'classic', name: 'r1', price: 71000 },
      { symbol: 'BTC', group: 'classic', name: 's1', price: 69000 },
      { symbol: 'XRP', group: 'classic', name: 'pivot', price: 1.4 },
      { symbol: 'XRP', group: 'classic', name: 'r1', price: 1.44 },
      { symbol: 'XRP', group: 'classic', name: 's1', price: 1.36 }
    ]
  },
  {
    manner: 'Japanese methods and lines',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"クラシック":{"ピボット":10400000,"R1":10520000,"R2":10660000,"S1":10260000,"S2":10140000},"フィボナッチ":{"ピボット":10400000,
      "R1":10499320,"R2":10560680,"S1":10300680,"S2":10239320}}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 10400000 },
      { group: 'classic', name: 'r1', price: 10520000 },
      { group: 'classic', name: 'r2', price: 10660000 },
      { group: 'classic', name: 's1', price: 10260000 },
      { group: 'classic', name: 's2', price: 10140000 },
      { group: 'fibonacci', name: 'pivot', price: 10400000 },
      { group: 'fibonacci', name: 'r1', price: 10499320 },
      { group: 'fibonacci', name: 'r2', price: 10560680 },
      { group: 'fibonacci', name: 's1', price: 10300680 },
      { group: 'fibonacci', name: 's2', price: 10239320 }
    ]
  },
  {
    manner: 'pandas split orient',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"corr":{"index":["BTC","ETH","SOL"],"columns":["BTC","ETH","SOL"],"data":[[1,0.881,0.774],[0.881,1,0.806],[0.774,
      0.806,1]]}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.881 },
      { a: 'BTC', b: 'SOL', value: 0.774 },
      { a: 'ETH', b: 'SOL', value: 0.806 }
    ]
  },
  {
    manner: 'heat map cells, percent strings',
    operation: 'getCorrelation',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":"success","cells":[{"x":"BTC","y":"BTC","v":"100%"},{"x":"BTC","y":"XRP","v":"62%"},{"x":"XRP","y":"BTC","v":"62%"},
      {"x":"XRP","y":"XRP","v":"100%"}]}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'XRP', value: 0.62 }]
  },
  {
    manner: 'pair map with a dash',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH LTC' },
    body: wire`{"ok":true,"period":"30d","result":{"BTC-ETH":0.9012,"BTC-LTC":0.7204,"ETH-LTC":0.7551}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.9012 },
      { a: 'BTC', b: 'LTC', value: 0.7204 },
      { a: 'ETH', b: 'LTC', value: 0.7551 }
    ]
  },
  {
    manner: 'rows with rho, strongest first',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH GOLD' },
    body: wire`{"status":true,"n_days":180,"list":[{"asset_a":"BTC","asset_b":"ETH","rho":0.84,"abs":0.84},{"asset_a":"BTC","asset_b":"GOLD",
      "rho":-0.12,"abs":0.12}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.84 },
      { a: 'BTC', b: 'GOLD', value: -0.12 }
    ]
  },
  {
    manner: 'lower triangle',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"labels":["BTC","ETH","SOL"],"lower":[[1],[0.86,1],[0.75,0.82,1]]}`,
    kind: 'correlation',
    values: [
      { a: 'ETH', b: 'BTC', value: 0.86 },
      { a: 'SOL', b: 'BTC', value: 0.75 },
      { a: 'SOL', b: 'ETH', value: 0.82 }
    ]
  },
  {
    manner: 'strings in a nested map, half of it',
    operation: 'getCorrelation',
    params: { symbol: 'BTC BNB TRX' },
    body: wire`{"status":"success","data":{"BTC":{"BNB":"0.7711","TRX":"0.4120"},"BNB":{"TRX":"0.3804"}}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'BNB', value: 0.7711 },
      { a: 'BTC', b: 'TRX', value: 0.412 },
      { a: 'BNB', b: 'TRX', value: 0.3804 }
    ]
  }
]
