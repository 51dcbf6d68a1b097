import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getOHLC. */
export const misleadingCandles: readonly Body[] = [
  {
    manner: 'previous close named close too',
    operation: 'getOHLC',
    params: btc,
    body: wire`{"bars":[{"start":1773048000,"o":70000.5,"h":70990,"l":69010,"c":70110.4,"pc":69900,"n":81234,"vb":1400.5,"vq":98000000},
      {"start":1773134400,"o":70110.4,"h":72004.9,"l":69480,"c":71265.2,"pc":70110.4,"n":91234,"vb":1543.27,"vq":109423112.4}]}`,
    kind: 'candles',
    values: [
      { close: 70110.4, volume: 1400.5 },
      { close: 71265.2, volume: 1543.27 }
    ]
  },
  {
    manner: 'vwap and trades before volume in array',
    operation: 'getOHLC',
    params: btc,
    body: wire`{"result":[[1772961600,69900,70500,69000,70000.5,70100,1300.1,80000],[1773048000,70000.5,70990,69010,70110.4,70200,1400.5,
      81234],[1773134400,70110.4,72004.9,69480,71265.2,70900,1543.27,91234]]}`,
    kind: 'candles',
    values: [
      {},
      { volume: 1400.5 },
      { open: 70110.4, high: 72004.9, low: 69480, close: 71265.2, volume: 1543.27 }
    ]
  },
  {
    manner: 'projected bar',
    operation: 'getOHLC',
    params: btc,
    body: wire`{"bars":[{"date":"2026-03-09","open":70000.5,"high":70990,"low":69010,"close":70110.4},{"date":"2026-03-10","open":70110.4,
      "high":72004.9,"low":69480,"close":71265.2},{"date":"2026-03-11","open":71265.2,"high":73000,"low":70500,"close":72000,"projected":true}]}`,
    kind: 'candles',
    values: [{ close: 70110.4 }, { close: 71265.2 }]
  },
  {
    manner: 'two venues',
    operation: 'getOHLC',
    params: btc,
    body: wire`{"kraken":[{"t":1773134400,"o":70110.4,"h":72004.9,"l":69480,"c":71265.2}],"okx":[{"t":1773134400,"o":70111.4,"h":72010.9,
      "l":69470,"c":71270.2}]}`,
    kind: 'candles',
    values: [{ close: 71265.2 }],
    doubted: ['close']
  },
  {
    manner: 'benchmark series beside',
    operation: 'getOHLC',
    params: btc,
    body: wire`{"series":[{"t":1773134400,"o":70110.4,"h":72004.9,"l":69480,"c":71265.2}],"benchmark":[{"t":1773134400,"o":2100,"h":2131,
      "l":2060,"c":2084.37}]}`,
    kind: 'candles',
    values: [{ close: 71265.2 }]
  },
  {
    manner: 'two intervals',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1h' },
    body: wire`{"1h":[{"t":1773134400,"o":71000,"h":71300,"l":70950,"c":71265.2}],"1d":[{"t":1773134400,"o":70110.4,"h":72004.9,"l":69480,
      "c":71265.2}]}`,
    kind: 'candles',
    values: [{ open: 71000 }]
  },
  {
    manner: 'turnover named volume',
    operation: 'getOHLC',
    params: btc,
    body: wire`[{"t":1773048000,"o":70000.5,"h":70990,"l":69010,"c":70110.4,"volume":98000000},{"t":1773134400,"o":70110.4,"h":72004.9,
      "l":69480,"c":71265.2,"volume":109423112.4}]`,
    kind: 'candles',
    values: [{ volume: 98000000 }, { volume: 109423112.4 }]
  }
]
