import { at, wire, type Body } from './body.fixture'

/** getHistory. */
export const misleadingHistory: readonly Body[] = [
  {
    manner: 'current beside history',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-03-10' },
    body: wire`{"live":{"price":71265.2},"history":{"date":"2025-03-10","open":80600,"high":83900,"low":77400,"close":78600}}`,
    kind: 'candles',
    values: [{ open: 80600, close: 78600, time: at(2025, 3, 10) }]
  }
]
