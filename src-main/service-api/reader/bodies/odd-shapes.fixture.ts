import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2026, 3, 10, 9, 20)
const [monday, tuesday] = [at(2026, 3, 9), at(2026, 3, 10)]
const bars = [
  { time: monday, open: 68412.6, high: 70555, low: 68020.2, close: 70110.4, volume: 2011.9 },
  { time: tuesday, open: 70110.4, high: 72004.9, low: 69480, close: 71265.2, volume: 1543.27 }
]
const priced = bars.map(({ volume: _, ...bar }) => bar)

/** Shapes that any service may have: rules of their own read each. */
export const oddShapes: readonly Body[] = [
  {
    manner: 'JSON inside a text',
    operation: 'getData',
    params: btc,
    body: { status: true, payload: '{"symbol":"BTC","last":"71265.2","highest":"72004.9"}' },
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 71265.2, high: 72004.9 }]
  },
  {
    manner: 'a bid and an ask alone',
    operation: 'getTickers',
    params: btc,
    body: wire`{"data":[{"symbol":"BTC","bid":"71264.5","ask":"71266","ts":1773134400000}]}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: null, bid: 71264.5, ask: 71266, at: told }]
  },
  {
    manner: 'one bar without a day, which is the one asked for',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-09' },
    body: wire`{"status":true,"result":{"open":"68412.6","high":"70555","low":"68020.2","close":"70110.4","volume":"2011.9"}}`,
    kind: 'candles',
    values: bars.slice(0, 1)
  },
  {
    manner: 'points of a chart',
    operation: 'getATR',
    params: btc,
    body: wire`{"series":[{"name":"ATR","data":[{"x":1773014400000,"y":2433.1},{"x":1773100800000,"y":2410.55}]}]}`,
    kind: 'level',
    values: [
      { time: monday, value: 2433.1 },
      { time: tuesday, value: 2410.55 }
    ]
  },
  {
    manner: 'points of a chart with four prices each',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"series":[{"data":[{"x":1773014400000,"y":[68412.6,70555,68020.2,70110.4]},{"x":1773100800000,"y":[70110.4,72004.9,69480,71265.2]}]}]}`,
    kind: 'candles',
    values: priced
  },
  {
    manner: 'a moment and a row without names',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1d', bars: '2' },
    body: wire`{"candles":[[1773014400,[68412.6,70555,68020.2,70110.4,2011.9]],[1773100800,[70110.4,72004.9,69480,71265.2,1543.27]]]}`,
    kind: 'candles',
    values: bars
  },
  {
    manner: 'coins as a list of pairs of a key and what stands under it',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"data":[["BTC",{"last":71265.2,"high":72004.9}],["ETH",{"last":2084.37,"high":2131.5}]]}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 71265.2, high: 72004.9 },
      { symbol: 'ETH', price: 2084.37, high: 2131.5 }
    ]
  },
  {
    manner: 'MetaTrader, a day with dots beside an hour',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: wire`[{"Date":"2026.03.10","Time":"08:00","Open":70810.1,"High":71101.5,"Low":70702.2,"Close":71044.8,"Vol":61.25},
      {"Date":"2026.03.10","Time":"09:00","Open":71044.8,"High":71390,"Low":71010.3,"Close":71265.2,"Vol":24.1}]`,
    kind: 'candles',
    values: [
      { time: told - 4800000, open: 70810.1, high: 71101.5, low: 70702.2, close: 71044.8, volume: 61.25 },
      { time: told - 1200000, open: 71044.8, high: 71390, low: 71010.3, close: 71265.2, volume: 24.1 }
    ]
  },
  {
    manner: 'a table for people with days in words',
    operation: 'getHistory',
    params: btc,
    body: wire`{"rows":[{"Date":"Mar 09, 2026","Price":"70,110.4","Open":"68,412.6","High":"70,555.0","Low":"68,020.2","Vol.":"2.01K"}]}`,
    kind: 'candles',
    values: [{ ...priced[0], volume: 2010 }]
  },
  {
    manner: 'a currency named by a long key',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"symbol":"BTC/USDT","quoteCurrency":"0c3a106d-bde3-4c13-a26e-3fd2394529e5","lastPrice":"71265.2"}]`,
    kind: 'quotes',
    values: [{ symbol: 'BTC/USDT', price: 71265.2, currency: 'USDT' }]
  },
  {
    manner: 'joined pairs that end like several moneys',
    operation: 'getTickers',
    params: { symbol: 'DOT BNB BTC' },
    body: wire`[{"symbol":"DOTUSD","last":"2.1"},{"symbol":"BNBUSD","last":"612.4"},{"symbol":"XBTUSD","last":"71265.2"}]`,
    kind: 'quotes',
    values: [
      { symbol: 'DOTUSD', currency: 'USD' },
      { symbol: 'BNBUSD', currency: 'USD' },
      { symbol: 'XBTUSD', currency: 'USD' }
    ]
  },
  {
    manner: 'a moment under the name of a trade, and a price within its range',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"symbol":"BTCUSDT","last_trade":1773134400,"close":71265.2,"high":72004.9,"low":69480}]`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480, at: told }]
  },
  {
    manner: 'figures of a list in capitals beside its coins',
    operation: 'getTop',
    params: { top: '1' },
    body: wire`{"DATA":{"STATS":{"PAGE":1,"PAGE_SIZE":1,"UNIVERSE":4011},"COINS":[{"SYMBOL":"BTC","NAME":"Bitcoin","PRICE":71265.2}]}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', name: 'Bitcoin', price: 71265.2 }]
  }
]
