import { expect, test } from 'vitest'
import { byShare } from './breakdown'

const spent = (credits: number) => ({ spent: credits, reserved: 0, unknown: 0 })

test('sums credits by operation, feature and coin, and divides a batch evenly among its coins', () => {
  const report = byShare([
    { operation: 'getData', feature: 'watchlist', coins: 'BTC ETH', calls: 10, ...spent(60) },
    { operation: 'getData', feature: 'explorer', coins: 'BTC', calls: 1, ...spent(3) },
    { operation: 'getFearGreed', feature: 'fearGreed', coins: '', calls: 2, ...spent(4) },
    { operation: 'getBollinger', feature: 'explorer', coins: 'ETH', calls: 1, ...spent(100) }
  ])
  expect(report).toEqual({
    calls: 14,
    ...spent(167),
    byOperation: [
      { name: 'getBollinger', calls: 1, ...spent(100) },
      { name: 'getData', calls: 11, ...spent(63) },
      { name: 'getFearGreed', calls: 2, ...spent(4) }
    ],
    byFeature: [
      { name: 'explorer', calls: 2, ...spent(103) },
      { name: 'watchlist', calls: 10, ...spent(60) },
      { name: 'fearGreed', calls: 2, ...spent(4) }
    ],
    byCoin: [
      { name: 'ETH', calls: 11, ...spent(130) },
      { name: 'BTC', calls: 11, ...spent(33) },
      { name: null, calls: 2, ...spent(4) }
    ],
    moreCoins: { coins: 0, ...spent(0) }
  })
})

test('lists the hundred most expensive of a thousand coins and adds up the others', () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `C${index}`)
  const report = byShare([
    { operation: 'getData', feature: 'watchlist', coins: coins.join(' '), calls: 1, ...spent(500) },
    { operation: 'getATR', feature: 'explorer', coins: 'C999', calls: 1, ...spent(100) }
  ])
  expect(report.byCoin).toHaveLength(100)
  expect(report.byCoin[0]).toEqual({ name: 'C999', calls: 2, ...spent(100.5) })
  expect(report.moreCoins).toEqual({ coins: 900, ...spent(450) })
})

test('returns empty lists if there were no calls', () => {
  expect(byShare([])).toMatchObject({
    calls: 0,
    ...spent(0),
    byCoin: [],
    moreCoins: { coins: 0, ...spent(0) }
  })
})
