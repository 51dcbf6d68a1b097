import { describe, expect, test } from 'vitest'
import { knownTag, predictedTag, pricesByCoin } from './price'
import type { PricedCall } from './priced-call'
import { subjectOf } from './subject'

const call = (charged: number, params: Record<string, string>): PricedCall => ({
  subject: subjectOf(params),
  charged
})
const evidence = [9, 3, 5, 7].map(charged => call(charged, { symbol: 'BTC ETH' }))
const learned = { last: 9, median: 6, dearest: 9, calls: 4 }

describe('the price of a call', () => {
  test('the price of a call is known if the price list has it', () => {
    expect(knownTag(10)).toEqual({ state: 'known', credits: 10, learned: null, reserve: 10 })
  })

  test('the price of a call is learned from an exact prediction and includes the charges behind it', () => {
    const tag = predictedTag({ state: 'exact', most: 9 }, evidence, 100)
    expect(tag).toEqual({ state: 'learned', credits: 9, learned, reserve: 9 })
  })

  test('the price of a call is shown as “at most” if only an upper bound can be predicted', () => {
    const tag = predictedTag({ state: 'bound', most: 12 }, evidence, 100)
    expect(tag).toEqual({ state: 'at-most', credits: 12, learned, reserve: 12 })
  })

  test('the price of a call is unknown without an exact or bounded prediction', () => {
    const unknown = { state: 'unknown', credits: null }
    expect(predictedTag({ state: 'unknown', most: 59 }, evidence, 100)).toEqual({
      ...unknown,
      learned,
      reserve: 59
    })
    const tag = predictedTag({ state: 'unknown', most: null }, [], 100)
    expect(tag).toEqual({ ...unknown, learned: null, reserve: 100 })
  })

  test('the price of a call is 0 if the predicted charge is 0', () => {
    expect(predictedTag({ state: 'exact', most: 0 }, [call(0, {})], 100)).toMatchObject({
      credits: 0,
      reserve: 0
    })
  })
})

describe('a part of a batch', () => {
  const twelve = 'A B C D E F G H I J K L'

  test('a batch has prices per coin only if charges grow with the number of coins', () => {
    const all = [call(12, { symbol: twelve })]
    const byCoin = pricesByCoin(['A', 'B', 'NEW'], [call(2, { symbol: 'A' }), ...all])
    expect(byCoin?.get('A')).toBeCloseTo(2)
    expect(byCoin?.get('B')).toBeCloseTo(10 / 11)
    expect(byCoin?.get('NEW')).toBeCloseTo(1)
    expect(pricesByCoin(['A'], [call(12, { symbol: 'A' }), ...all])).toBeNull()
  })
})
