import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** Rows without names whose values prove what they are, and ranges told together. */
export const unnamedRows: readonly Body[] = [
  {
    manner: 'rows without names, the lower line first',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"status":true,"rows":[[1773014400,69100,70900,72700],[1773100800,69200,71000,72800]]}`,
    kind: 'bands',
    values: [
      { time: at(2026, 3, 9), upper: 72700, middle: 70900, lower: 69100 },
      { time: at(2026, 3, 10), upper: 72800, middle: 71000, lower: 69200 }
    ]
  },
  {
    manner: 'pairs of a level and its price',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"status":true,"levels":[["R1",72000],["PP",71000],["S1",70000]]}`,
    kind: 'supportResistance',
    values: [
      { name: 'r1', price: 72000 },
      { name: 'pivot', price: 71000 },
      { name: 's1', price: 70000 }
    ]
  },
  {
    manner: 'pairs of a span and a percent',
    operation: 'getPerformance',
    params: btc,
    body: wire`{"status":true,"perf":[["7d",-3.2],["30d",2.9],["1y","11.4%"]]}`,
    kind: 'windows',
    values: [
      { days: 7, percent: -3.2 },
      { days: 30, percent: 2.9 },
      { days: 365, percent: 11.4 }
    ]
  },
  {
    manner: 'rows without names, with a word',
    operation: 'getSupertrend',
    params: btc,
    body: wire`{"status":true,"data":[[1773014400,"down",72100.5],[1773100800,"up",69500.5]]}`,
    kind: 'supertrend',
    values: [
      { time: at(2026, 3, 9), value: 72100.5, direction: 'down' },
      { time: at(2026, 3, 10), value: 69500.5, direction: 'up' }
    ]
  },
  {
    manner: 'the range of the day as a list',
    operation: 'getData',
    params: btc,
    body: wire`{"status":true,"q":{"BTC":{"p":68210.5,"rng":{"24h":[67900,70011.5],"7d":[66000,72000]}}}}`,
    kind: 'quotes',
    values: [{ price: 68210.5, low: 67900, high: 70011.5 }]
  },
  {
    manner: 'the range of the day as a text',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":68210.5,"dayRange":"67900.0 - 70011.5","yearRange":"58120.4 - 126198.07"}`,
    kind: 'quotes',
    values: [{ price: 68210.5, low: 67900, high: 70011.5 }]
  },
  {
    manner: 'only the range of a year',
    operation: 'getData',
    params: btc,
    body: wire`{"symbol":"BTC","price":68210.5,"fiftyTwoWeekRange":"58120.4 - 126198.07"}`,
    kind: 'quotes',
    values: [{ price: 68210.5, low: null, high: null }]
  }
]
