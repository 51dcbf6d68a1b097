import { wire, type Body } from './body.fixture'

/** getSupportResistance. */
export const diverseLevels: readonly Body[] = [
  {
    manner: 'SQL rows: method, level, value',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: wire`{"columns":["method","level","value"],"rows":[["Classic","PP",71075.83],["Classic","R1",72039.17],["Classic","R2",72843.33],
      ["Classic","R3",73806.67],["Classic","S1",70271.67],["Classic","S2",69308.33],["Classic","S3",68504.17],["Fibonacci",
      "PP",71075.83],["Fibonacci","R1",71751.02],["Fibonacci","R2",72168.15],["Fibonacci","R3",72843.33],["Fibonacci",
      "S1",70400.65],["Fibonacci","S2",69983.52],["Fibonacci","S3",69308.33]]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 71075.83 },
      { group: 'classic', name: 'r1', price: 72039.17 },
      { group: 'classic', name: 'r2', price: 72843.33 },
      { group: 'classic', name: 'r3', price: 73806.67 },
      { group: 'classic', name: 's1', price: 70271.67 },
      { group: 'classic', name: 's2', price: 69308.33 },
      { group: 'classic', name: 's3', price: 68504.17 },
      { group: 'fibonacci', name: 'pivot', price: 71075.83 },
      { group: 'fibonacci', name: 'r1', price: 71751.02 },
      { group: 'fibonacci', name: 'r2', price: 72168.15 },
      { group: 'fibonacci', name: 'r3', price: 72843.33 },
      { group: 'fibonacci', name: 's1', price: 70400.65 },
      { group: 'fibonacci', name: 's2', price: 69983.52 },
      { group: 'fibonacci', name: 's3', price: 69308.33 }
    ]
  },
  {
    manner: 'camel case levels: pivotPoint, resistance1, support1',
    operation: 'getSupportResistance',
    params: { symbol: 'SOL' },
    body: wire`{"success":true,"data":{"symbol":"SOL","pivotPoint":103.38,"resistance1":105.56,"resistance2":107.08,"resistance3":109.26,
      "support1":101.86,"support2":99.68,"support3":98.16,"updatedAt":"2026-10-15T00:00:00Z"}}`,
    kind: 'supportResistance',
    values: [
      { group: null, name: 'pivot', price: 103.38 },
      { group: null, name: 'r1', price: 105.56 },
      { group: null, name: 'r2', price: 107.08 },
      { group: null, name: 'r3', price: 109.26 },
      { group: null, name: 's1', price: 101.86 },
      { group: null, name: 's2', price: 99.68 },
      { group: null, name: 's3', price: 98.16 }
    ]
  },
  {
    manner: 'two coins, methods nested, short keys',
    operation: 'getSupportResistance',
    params: { symbol: 'XRP LTC' },
    body: wire`{"status":true,"data":{"XRP":{"woodie":{"p":1.5073,"r1":1.5336,"s1":1.4706}},"LTC":{"woodie":{"p":61.42,"r1":62.9,"s1":60.1}}}}`,
    kind: 'supportResistance',
    values: [
      { symbol: 'XRP', group: 'woodie', name: 'pivot', price: 1.5073 },
      { symbol: 'XRP', group: 'woodie', name: 'r1', price: 1.5336 },
      { symbol: 'XRP', group: 'woodie', name: 's1', price: 1.4706 },
      { symbol: 'LTC', group: 'woodie', name: 'pivot', price: 61.42 },
      { symbol: 'LTC', group: 'woodie', name: 'r1', price: 62.9 },
      { symbol: 'LTC', group: 'woodie', name: 's1', price: 60.1 }
    ]
  },
  {
    manner: 'Spanish words: soporte and resistencia',
    operation: 'getSupportResistance',
    params: { symbol: 'ADA' },
    body: wire`{"estado":"ok","niveles":{"pivote":"0,4120","resistencia_1":"0,4210","resistencia_2":"0,4302","soporte_1":"0,4028","soporte_2":"0,3938"}}`,
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 0.412 },
      { name: 'r1', price: 0.421 },
      { name: 'r2', price: 0.4302 },
      { name: 's1', price: 0.4028 },
      { name: 's2', price: 0.3938 }
    ]
  },
  {
    manner: 'arrays of resistances and supports, nearest first',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: wire`{"status":"success","symbol":"BTC","resistances":[72410.5,73880,75120],"supports":[70110,68820.5,67200]}`,
    kind: 'supportResistance',
    values: [
      { name: 'r1', price: 72410.5 },
      { name: 'r2', price: 73880 },
      { name: 'r3', price: 75120 },
      { name: 's1', price: 70110 },
      { name: 's2', price: 68820.5 },
      { name: 's3', price: 67200 }
    ]
  }
]
