import { expect, test } from 'vitest'
import { operationNamed } from '../../operations'
import { decodeAnswer } from '../decode'
import { decoderOf } from '../decoders'

function doubted(operation: string, body: unknown, params: Readonly<Record<string, string>> = {}) {
  const known = operationNamed(operation)
  if (known === null) throw new Error(operation)
  const answer = decodeAnswer(decoderOf(known), body, params, '')
  expect(answer.kind).not.toBe('unrecognised')
  return [...new Set(answer.reading?.doubts.flatMap(({ fields }) => fields))].sort()
}

const btc = { symbol: 'BTC' }

test.each([
  ['none of the requested coins', { ADA: { last: 1 }, XRP: { last: 2 } }, ['symbol']],
  [
    'a coin whose symbol is in an unknown field',
    { data: [{ id: 'alpha', last: 1, zeta: 'BTC' }] },
    ['symbol']
  ],
  ['the word “ticker” in place of the coin', { data: [{ id: 'ticker', last: 1 }] }, ['symbol']],
  ['a bid far from the price', { symbol: 'BTC', last: 100, bid: 1, ask: 101 }, ['bid']],
  ['values that all agree', { symbol: 'BTC', last: 100, low: 95, high: 105, bid: 99.9, ask: 100.1 }, []]
])('finds the doubtful fields, if any, in quotes with %s', (_, body, fields) => {
  expect(doubted('getData', body, { symbol: 'BTC ETH' })).toEqual(fields)
})

const bar = { open: 100, high: 110, low: 90, close: 105 }
test.each([
  ['an open above the high', [{ time: '2026-05-01', ...bar, open: 120 }], ['open']],
  [
    'a volume within the price range of each bar, as a mean price would be',
    ['01', '02', '03'].map(day => ({ time: `2026-05-${day}`, ...bar, volume: 101 })),
    ['volume']
  ],
  [
    'a time field whose name differs between rows',
    [
      { time: '2026-05-01T00:00:00Z', date_time: null, ...bar },
      { time: null, date_time: '2026-05-02T00:00:00Z', ...bar }
    ],
    []
  ],
  ['values that all agree', [{ time: '2026-05-01', ...bar, volume: 3 }], []]
])('finds the doubtful fields, if any, in candles with %s', (_, body, fields) => {
  expect(doubted('getOHLC', body, btc)).toEqual(fields)
})

test('marks inconsistent values of an indicator as doubtful', () => {
  const band = { time: '2026-05-01', upper: 90, middle: 100, lower: 110 }
  expect(doubted('getBollinger', [band], btc)).toEqual(['lower', 'middle', 'upper'])
  expect(doubted('getBollinger', [{ ...band, upper: 110, lower: 90 }], btc)).toEqual([])
  const values = [1, 2, 3, 4].map(day => ({ date: `2026-05-0${day}`, atr: day === 2 ? 90_000 : 100 + day }))
  expect(doubted('getATR', values, btc)).toEqual(['value'])
  expect(doubted('getTechnicalAnalysis', { rsi: 140 }, btc)).toEqual(['values'])
  expect(doubted('getTechnicalAnalysis', { rsi: 40 }, btc)).toEqual([])
})

test('marks figures that contradict each other as doubtful', () => {
  expect(doubted('getFearGreed', { value: 80, label: 'Extreme Fear' })).toEqual(['label', 'value'])
  expect(doubted('getFearGreed', { value: 20, label: 'Extreme Fear' })).toEqual([])
  expect(doubted('getATHATL', { symbol: 'BTC', ath: 1, atl: 100 }, btc)).toEqual(['ath', 'atl'])
  expect(
    doubted('getConversion', { base: 'BTC', quote: 'EUR', rate: 5 }, { symbol: 'EUR', convert: 'BTC' })
  ).toEqual(['result', 'to'])
  const twice = [
    { window: '7d', percent: 3 },
    { window: '7d', percent: 12 }
  ]
  expect(doubted('getPerformance', twice, btc)).toEqual(['percent'])
  expect(doubted('getPerformance', { unit: 'dozens', '7d': 30, '30d': 40 }, btc)).toEqual(['percent'])
})
