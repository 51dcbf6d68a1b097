import { wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getBollinger, getIchimoku, getMARibbon. */
export const misleadingBands: readonly Body[] = [
  {
    manner: 'slopes and prev beside',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"sma":{"10":{"v":70900,"slope":12.1,"prev":70850},"20":{"v":70500,"slope":9.1,"prev":70460}},"ema":{"10":{"v":70950,"slope":13,
      "prev":70900}},"price":71265.2,"trend":"bullish"}`,
    kind: 'ribbon',
    values: [{ averages: { sma10: 70900, sma20: 70500, ema10: 70950 }, trend: 'bullish' }]
  },
  {
    manner: 'distance from price',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"ma_10":70900,"ma_10_dist":0.51,"ma_20":70500,"ma_20_dist":1.08,"alignment":"up"}`,
    kind: 'ribbon',
    values: [{ averages: { ma10: 70900, ma20: 70500 }, trend: 'up' }]
  },
  {
    manner: 'width & percentB & keltner',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"bb":{"hi":72800,"mid":71000,"lo":69200,"width":0.05,"pctB":0.57},"kc":{"hi":72500,"mid":71010,"lo":69500}}`,
    kind: 'bands',
    values: [{ upper: 72800, middle: 71000, lower: 69200 }]
  },
  {
    manner: 'future cloud beside current',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"now":{"tenkan":71000,"kijun":70500,"senkouA":69900,"senkouB":69000,"chikou":71265.2},"future":{"senkouA":70750,
      "senkouB":69800}}`,
    kind: 'ichimoku',
    values: [{ conversion: 71000, base: 70500, spanA: 69900, spanB: 69000, lagging: 71265.2 }]
  },
  {
    manner: 'periods as numbers',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"tenkan_period":9,"kijun_period":26,"senkou_b_period":52,"tenkan":71000,"kijun":70500,"cloud":{"top":69900,"bottom":69000}}`,
    kind: 'ichimoku',
    values: [{ conversion: 71000, base: 70500, spanA: null, spanB: null }]
  },
  {
    manner: 'periods list with price of prior',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"ribbon":[{"period":10,"sma":70900,"ema":70950,"sma_prev":70850},{"period":20,"sma":70500,"ema":70600,"sma_prev":70460}],
      "state":"bullish"}`,
    kind: 'ribbon',
    values: [{ averages: { sma10: 70900, ema10: 70950, sma20: 70500, ema20: 70600 }, trend: 'bullish' }]
  },
  {
    manner: 'volume ma beside',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"ma10":70900,"ma20":70500,"vol_ma10":1400,"vma20":1450,"trend":"up"}`,
    kind: 'ribbon',
    values: [{ averages: { ma10: 70900, ma20: 70500 }, trend: 'up' }]
  },
  {
    manner: 'upper of donchian',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"donchian":{"upper":73500,"lower":68000},"bollinger":{"upper":72800,"mid":71000,"lower":69200}}`,
    kind: 'bands',
    values: [{ upper: 72800, middle: 71000, lower: 69200 }]
  },
  {
    manner: 'series newest first without time',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"upper":[72800,72700],"mid":[71000,70900],"lower":[69200,69100]}`,
    kind: 'bands',
    values: [{ upper: 72800 }, { upper: 72700 }],
    doubted: ['upper']
  },
  {
    manner: 'prior values',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"prev":{"tenkan":70900,"kijun":70400},"tenkan":71000,"kijun":70500,"senkou_a":69900,"senkou_b":69000,"chikou":71265.2}`,
    kind: 'ichimoku',
    values: [{ conversion: 71000, base: 70500, spanA: 69900 }]
  }
]
