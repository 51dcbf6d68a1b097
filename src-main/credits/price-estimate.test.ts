import { expect, test } from 'vitest'
import type { PriceTag } from '../../src-shared/contract/values'
import { knownTag } from './price'
import { priceRange, sumOfRanges } from './price-range'

const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }
const learned = { last: 4, median: 5, dearest: 9, calls: 3 }

test('a published or learned price has an exact range', () => {
  expect(priceRange(knownTag(10), 'getNews', 12)).toEqual({ low: 10, high: 10, isEstimate: false })
  expect(priceRange({ ...unknown, state: 'learned', credits: 7, learned }, 'getData', 12)).toMatchObject({
    low: 7,
    high: 7,
    isEstimate: false
  })
})

test('the range of a price with an upper bound begins at the usual charge', () => {
  expect(priceRange({ ...unknown, state: 'at-most', credits: 9, learned }, 'getData', 12)).toMatchObject({
    low: 5,
    high: 9
  })
})

test('an unknown price is estimated from other calls, a profile or typical prices', () => {
  expect(priceRange({ ...unknown, learned }, 'getOHLC', 1)).toEqual({ low: 5, high: 9, isEstimate: true })
  expect(priceRange({ ...unknown, hint: 3 }, 'getOHLC', 1)).toEqual({ low: 3, high: 3, isEstimate: true })
  expect(priceRange(unknown, 'getFearGreed', 12)).toEqual({ low: 1, high: 10, isEstimate: true })
  expect(priceRange(unknown, 'getData', 50)).toEqual({ low: 5, high: 100, isEstimate: true })
  expect(priceRange(unknown, 'getData', 0)).toMatchObject({ low: 1, high: 1 })
})

test('a sum is an estimate if any part that costs something is an estimate', () => {
  const exact = { low: 2, high: 2, isEstimate: false }
  expect(sumOfRanges([exact, { low: 0, high: 0, isEstimate: true }])).toEqual(exact)
  expect(sumOfRanges([exact, { low: 1, high: 3, isEstimate: true }])).toEqual({
    low: 3,
    high: 5,
    isEstimate: true
  })
})
