import type { Answer } from '@contract'
import { expect, it } from 'vitest'
import { averagesIn, dayIn, extremesIn, pivotsIn, technicalIn, windowsIn } from './service-figures'

const answer = (kind: string, data: unknown, more: object = {}): Answer =>
  ({ kind, data, dropped: 0, ...more }) as unknown as Answer

it('reads the performance of the requested coin for each number of days', () => {
  const rows = answer('windows', [
    { symbol: 'BTC', days: 7, percent: 1.5 },
    { symbol: 'ETH', days: 7, percent: 99 },
    { symbol: 'BTC', days: null, span: 'ytd', percent: 3 },
    { symbol: 'BTC', days: 30, percent: null }
  ])
  expect([...windowsIn(rows, 'BTC@binance')]).toEqual([[7, 1.5]])
  expect([...windowsIn(answer('windows', [{ days: 7, percent: 2 }]), 'BTC')]).toEqual([[7, 2]])
  expect(windowsIn(answer('unrecognised', {}), 'BTC').size).toBe(0)
})

it('ignores the high of another coin', () => {
  expect(extremesIn(answer('athAtl', [{ symbol: 'ETH', ath: 5 }]), 'BTC')).toBeNull()
  expect(extremesIn(answer('athAtl', [{ symbol: null, ath: 5 }]), 'BTC')).toMatchObject({ ath: 5 })
})

it('finds a technical value however the service spells its name', () => {
  const { verdict, of } = technicalIn(
    answer('technical', { verdict: 'strong_buy', values: { sma_50: 5, RSI: 60, macdSignal: null } }),
    'BTC'
  )
  expect([verdict, of('sma50'), of('rsi'), of('macdSignal'), of('ema9')]).toEqual([
    'strong_buy',
    5,
    60,
    null,
    null
  ])
})

it("reads the requested coin's values from a response about several coins", () => {
  const values = { 'BTC.rsi': 40, 'BTCDOWN.rsi': 1, 'ETH.rsi': 60 }
  const several = answer('technical', { verdict: null, values, verdicts: { BTC: 'sell', ETH: 'buy' } })
  const { verdict, of } = technicalIn(several, 'ETH@kraken')
  expect([verdict, of('rsi')]).toEqual(['buy', 60])
})

it('prefers classic pivots to those of other methods', () => {
  const rows = [
    { group: 'woodie', name: 'r1', price: 3 },
    { group: 'Classic', name: 'r1', price: 2 },
    { group: 'Classic', name: 's1', price: null }
  ]
  expect(pivotsIn(answer('supportResistance', rows), 'BTC')).toEqual([
    { kind: 'resistance', name: 'r1', price: 2, origin: 'service' }
  ])
  expect(pivotsIn(answer('supportResistance', rows.slice(0, 1)), 'BTC').map(({ price }) => price)).toEqual([
    3
  ])
})

it('reads the averages from the latest row of a ribbon', () => {
  const rows = [{ averages: { sma10: 1 } }, { averages: { sma10: 2, ema10: null } }]
  expect(averagesIn(answer('ribbon', rows), 'BTC')).toEqual([
    { kind: 'average', name: 'sma10', price: 2, origin: 'service' }
  ])
})

it('finds a daily candle by its open or close time', () => {
  const day = Date.UTC(2025, 2, 1)
  const row = (time: number): object => ({ time, open: 1, high: 2, low: 1, close: 2, volume: null })
  const at = (time: number, timeNames: string): unknown =>
    dayIn(answer('candles', [row(time)], { timeNames }), day)
  expect(at(day, 'open')).not.toBeNull()
  expect(at(day + 86_399_000, 'close')).not.toBeNull()
  expect(at(day + 86_400_000, 'close')).not.toBeNull()
  expect(at(day + 86_400_000, 'open')).toBeNull()
  expect(at(day - 1, 'open')).toBeNull()
})
