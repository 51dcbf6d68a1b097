import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getSupportResistance, getCorrelation. */
export const broaderLevels: readonly Body[] = [
  {
    manner: 'portal table: a row a method, levels as columns',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"pivots":[{"Name":"Classic","S3":67940,"S2":68870,"S1":70040,"Pivot Points":70970,"R1":72140,"R2":73070,
      "R3":74240},{"Name":"Fibonacci","S3":68870,"S2":69672.2,"S1":70167.8,"Pivot Points":70970,"R1":71772.2,"R2":72267.8,"R3":73070},
      {"Name":"Camarilla","S3":70632.5,"S2":70825,"S1":71017.5,"Pivot Points":70970,"R1":71402.5,"R2":71595,"R3":71787.5},{"Name":"Woodie's",
      "S3":68060,"S2":68930,"S1":70160,"Pivot Points":71030,"R1":72260,"R2":73130,"R3":74360}]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 's3', price: 67940 },
      { group: 'classic', name: 's2', price: 68870 },
      { group: 'classic', name: 's1', price: 70040 },
      { group: 'classic', name: 'pivot', price: 70970 },
      { group: 'classic', name: 'r1', price: 72140 },
      { group: 'classic', name: 'r2', price: 73070 },
      { group: 'classic', name: 'r3', price: 74240 },
      { group: 'fibonacci', name: 's3', price: 68870 },
      { group: 'fibonacci', name: 's2', price: 69672.2 },
      { group: 'fibonacci', name: 's1', price: 70167.8 },
      { group: 'fibonacci', name: 'pivot', price: 70970 },
      { group: 'fibonacci', name: 'r1', price: 71772.2 },
      { group: 'fibonacci', name: 'r2', price: 72267.8 },
      { group: 'fibonacci', name: 'r3', price: 73070 },
      { group: 'camarilla', name: 's3', price: 70632.5 },
      { group: 'camarilla', name: 's2', price: 70825 },
      { group: 'camarilla', name: 's1', price: 71017.5 },
      { group: 'camarilla', name: 'pivot', price: 70970 },
      { group: 'camarilla', name: 'r1', price: 71402.5 },
      { group: 'camarilla', name: 'r2', price: 71595 },
      { group: 'camarilla', name: 'r3', price: 71787.5 },
      { group: 'woodie', name: 's3', price: 68060 },
      { group: 'woodie', name: 's2', price: 68930 },
      { group: 'woodie', name: 's1', price: 70160 },
      { group: 'woodie', name: 'pivot', price: 71030 },
      { group: 'woodie', name: 'r1', price: 72260 },
      { group: 'woodie', name: 'r2', price: 73130 },
      { group: 'woodie', name: 'r3', price: 74360 }
    ]
  },
  {
    manner: 'TradingView scanner columns, flat dotted keys',
    operation: 'getSupportResistance',
    params: { symbol: 'ETH' },
    body: wire`{"Pivot.M.Classic.S3":2090.27,"Pivot.M.Classic.S2":2130.73,"Pivot.M.Classic.S1":2159.57,"Pivot.M.Classic.Middle":2200.03,
      "Pivot.M.Classic.R1":2228.87,"Pivot.M.Classic.R2":2269.33,"Pivot.M.Classic.R3":2298.17,"Pivot.M.Fibonacci.S1":2173.56,
      "Pivot.M.Fibonacci.Middle":2200.03,"Pivot.M.Fibonacci.R1":2226.51}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 's3', price: 2090.27 },
      { group: 'classic', name: 's2', price: 2130.73 },
      { group: 'classic', name: 's1', price: 2159.57 },
      { group: 'classic', name: 'pivot', price: 2200.03 },
      { group: 'classic', name: 'r1', price: 2228.87 },
      { group: 'classic', name: 'r2', price: 2269.33 },
      { group: 'classic', name: 'r3', price: 2298.17 },
      { group: 'fibonacci', name: 's1', price: 2173.56 },
      { group: 'fibonacci', name: 'pivot', price: 2200.03 },
      { group: 'fibonacci', name: 'r1', price: 2226.51 }
    ]
  },
  {
    manner: 'ungrouped strings',
    operation: 'getSupportResistance',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","symbol":"SOL","pivot_point":"94.97","resistance_1":"97.33","resistance_2":"100.57","resistance_3":"102.93",
      "support_1":"91.73","support_2":"89.37","support_3":"86.13"}`,
    kind: 'supportResistance',
    values: [
      { group: null, name: 'pivot', price: 94.97 },
      { group: null, name: 'r1', price: 97.33 },
      { group: null, name: 'r2', price: 100.57 },
      { group: null, name: 'r3', price: 102.93 },
      { group: null, name: 's1', price: 91.73 },
      { group: null, name: 's2', price: 89.37 },
      { group: null, name: 's3', price: 86.13 }
    ]
  },
  {
    manner: 'rows of method, level and price',
    operation: 'getSupportResistance',
    params: { symbol: 'XRP' },
    body: wire`{"status":true,"items":[{"method":"classic","level":"PP","price":1.4467},{"method":"classic","level":"R1","price":1.4933},
      {"method":"classic","level":"R2","price":1.5467},{"method":"classic","level":"S1","price":1.3933},{"method":"classic","level":"S2",
      "price":1.3467},{"method":"demark","level":"PP","price":1.445},{"method":"demark","level":"R1","price":1.49},{"method":"demark",
      "level":"S1","price":1.39}]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 1.4467 },
      { group: 'classic', name: 'r1', price: 1.4933 },
      { group: 'classic', name: 'r2', price: 1.5467 },
      { group: 'classic', name: 's1', price: 1.3933 },
      { group: 'classic', name: 's2', price: 1.3467 },
      { group: 'demark', name: 'pivot', price: 1.445 },
      { group: 'demark', name: 'r1', price: 1.49 },
      { group: 'demark', name: 's1', price: 1.39 }
    ]
  },
  {
    manner: 'labels and a matrix',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"window":"30d","symbols":["BTC","ETH","SOL"],"matrix":[[1,0.87,0.79],[0.87,1,0.83],[0.79,0.83,1]]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.87 },
      { a: 'BTC', b: 'SOL', value: 0.79 },
      { a: 'ETH', b: 'SOL', value: 0.83 }
    ]
  },
  {
    manner: 'nested dicts under the window',
    operation: 'getCorrelation',
    params: { symbol: 'BTC XRP' },
    body: wire`{"status":"success","correlation":{"90d":{"BTC":{"BTC":1,"XRP":0.6411},"XRP":{"BTC":0.6411,"XRP":1}}}}`,
    kind: 'correlation',
    values: [{ a: 'BTC', b: 'XRP', value: 0.6411 }]
  },
  {
    manner: 'rows of pairs, strings',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH DOGE' },
    body: wire`{"status":true,"period_days":60,"pairs":[{"pair":"BTC/ETH","coefficient":"0.912","strength":"very strong"},{"pair":"BTC/DOGE",
      "coefficient":"0.704","strength":"strong"},{"pair":"ETH/DOGE","coefficient":"-0.051","strength":"none"}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.912 },
      { a: 'BTC', b: 'DOGE', value: 0.704 },
      { a: 'ETH', b: 'DOGE', value: -0.051 }
    ]
  },
  {
    manner: 'one base against others',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH LTC' },
    body: wire`{"base":"BTC","timeframe":"1d","n":90,"correlations":[{"asset":"ETH","r":0.8802,"p_value":0.0001},{"asset":"LTC","r":0.7415,
      "p_value":0.0003}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8802 },
      { a: 'BTC', b: 'LTC', value: 0.7415 }
    ]
  }
]
