import { expect, test } from 'vitest'
import { byShare } from './breakdown'

test('the same credits by operation, feature and coin, dearest first; a batch is split evenly', () => {
  const report = byShare([
    { operation: 'getData', feature: 'watchlist', coins: 'BTC ETH', calls: 10, credits: 60 },
    { operation: 'getData', feature: 'explorer', coins: 'BTC', calls: 1, credits: 3 },
    { operation: 'getFearGreed', feature: 'mood', coins: '', calls: 2, credits: 4 },
    { operation: 'getBollinger', feature: 'explorer', coins: 'ETH', calls: 1, credits: 100 }
  ])
  expect(report).toEqual({
    calls: 14,
    credits: 167,
    byOperation: [
      { name: 'getBollinger', calls: 1, credits: 100 },
      { name: 'getData', calls: 11, credits: 63 },
      { name: 'getFearGreed', calls: 2, credits: 4 }
    ],
    byFeature: [
      { name: 'explorer', calls: 2, credits: 103 },
      { name: 'watchlist', calls: 10, credits: 60 },
      { name: 'mood', calls: 2, credits: 4 }
    ],
    byCoin: [
      { name: 'ETH', calls: 11, credits: 130 },
      { name: 'BTC', calls: 11, credits: 33 },
      { name: null, calls: 2, credits: 4 }
    ],
    moreCoins: { coins: 0, credits: 0 }
  })
})

test('of a thousand coins the dearest hundred are named, and the rest is one sum', () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `C${index}`)
  const report = byShare([
    { operation: 'getData', feature: 'watchlist', coins: coins.join(' '), calls: 1, credits: 500 },
    { operation: 'getATR', feature: 'explorer', coins: 'C999', calls: 1, credits: 100 }
  ])
  expect(report.byCoin).toHaveLength(100)
  expect(report.byCoin[0]).toEqual({ name: 'C999', calls: 2, credits: 100.5 })
  expect(report.moreCoins).toEqual({ coins: 900, credits: 450 })
})

test('of nothing there is nothing', () => {
  expect(byShare([])).toMatchObject({ calls: 0, credits: 0, byCoin: [], moreCoins: { coins: 0, credits: 0 } })
})
