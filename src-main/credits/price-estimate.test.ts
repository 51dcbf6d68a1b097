import { expect, test } from 'vitest'
import type { PriceTag } from '../../src-shared/contract/values'
import { knownTag } from './price'
import { priceEstimate, sumOfEstimates, timesEstimate } from './price-estimate'

const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }
const learned = { last: 4, median: 5, dearest: 9, calls: 3 }
const exactly = (credits: number) => ({ typical: credits, most: credits, isEstimate: false, unknownCalls: 0 })

test('a published or learned price is exact', () => {
  expect(priceEstimate(knownTag(10), 'getNews', 12)).toEqual(exactly(10))
  expect(priceEstimate({ ...unknown, state: 'learned', credits: 7, learned }, 'getData', 12)).toEqual(
    exactly(7)
  )
})

test('the typical price of a call with an upper bound is its usual charge', () => {
  const atMost = { ...unknown, state: 'at-most' as const, credits: 9, learned }
  expect(priceEstimate(atMost, 'getData', 12)).toEqual({ ...exactly(9), typical: 5 })
})

test('a price that was never charged has no upper limit', () => {
  const estimate = { most: null, isEstimate: true, unknownCalls: 0 }
  expect(priceEstimate({ ...unknown, learned }, 'getOHLC', 1)).toEqual({ ...estimate, typical: 5 })
  expect(priceEstimate({ ...unknown, hint: 3 }, 'getOHLC', 1)).toEqual({ ...estimate, typical: 3 })
  expect(priceEstimate(unknown, 'getData', 50)).toEqual({ ...estimate, typical: 50 })
  expect(priceEstimate(unknown, 'getData', 0)).toEqual({ ...estimate, typical: 1 })
})

test('a call about which nothing is known has no price at all', () => {
  const none = { typical: null, most: null, isEstimate: true, unknownCalls: 1 }
  expect(priceEstimate(unknown, 'getCryptoList', 12)).toEqual(none)
  expect(timesEstimate(none, 4)).toEqual({ ...none, unknownCalls: 4 })
  expect(sumOfEstimates([none])).toEqual(none)
})

test('a sum adds up the known prices and counts the calls of unknown price', () => {
  const guess = { typical: 5, most: null, isEstimate: true, unknownCalls: 0 }
  const none = { typical: null, most: null, isEstimate: true, unknownCalls: 4 }
  expect(sumOfEstimates([exactly(2), timesEstimate(guess, 0)])).toEqual(exactly(2))
  expect(sumOfEstimates([exactly(2), guess, none])).toEqual({ ...none, typical: 7 })
  expect(sumOfEstimates([exactly(2), { ...exactly(9), typical: 5 }])).toEqual({ ...exactly(11), typical: 7 })
  expect(sumOfEstimates([])).toEqual(exactly(0))
})
