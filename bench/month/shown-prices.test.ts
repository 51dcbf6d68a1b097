import { expect, test } from 'vitest'
import { priceFigures, type PricedBefore } from './shown-prices'

const call = (
  at: number,
  shown: number | null,
  charged: number,
  state: PricedBefore['state'],
  coins = 'BTC'
): PricedBefore => ({
  at,
  shown,
  charged,
  state,
  operation: 'getData',
  kind: 'getData coins',
  coins
})

test('after a price change, expects one charge per coin above the displayed price', () => {
  const calls = [
    call(1, null, 2, 'unknown'),
    call(2, 2, 3, 'atMost'),
    call(11, 3, 4, 'learned'),
    call(12, 4, 5, 'atMost')
  ]
  expect(priceFigures(calls, { getData: [10] }).total).toMatchObject({ above: 3, aboveUnexplained: 2 })
  expect(priceFigures(calls.slice(2, 3), { getData: [10] }).total).toMatchObject({
    above: 1,
    aboveUnexplained: 0
  })
  expect(priceFigures(calls.slice(2, 3), { getOHLC: [10] }).total.aboveUnexplained).toBe(1)
  const ofTwoCoins = [call(11, 2, 3, 'learned'), call(12, 1, 2, 'learned', 'ETH')]
  expect(priceFigures(ofTwoCoins, { getData: [10] }).total).toMatchObject({ above: 2, aboveUnexplained: 0 })
})

test('calculates the share of upper bounds that are at most twice the actual charge', () => {
  const calls = [
    call(1, 2, 2, 'learned'),
    call(2, 9, 4, 'atMost'),
    call(3, 8, 4, 'atMost'),
    call(4, 4, 4, 'learned')
  ]
  const total = { calls: 4, atMost: 2, learned: 2, boundsWithinTwice: 0.5, exactFromThird: 0.5 }
  expect(priceFigures(calls, {})).toMatchObject({ getData: total, total })
})
