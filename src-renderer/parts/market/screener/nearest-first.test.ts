import type { ScreenConditions, ScreenRow } from '@contract'
import { expect, it } from 'vitest'
import { nearestFirst } from './nearest-first'

const price = (value: number): ScreenConditions[number][number] => ({ kind: 'price', is: 'above', value })
const row = (coin: string, ...values: readonly (number | null)[]): ScreenRow => ({
  coin,
  price: 1,
  at: 0,
  matches: false,
  values: values.map(value => ({ value, against: 100, holds: value === null ? null : value > 100 }))
})
const order = (anyOf: ScreenConditions, ...rows: readonly ScreenRow[]): readonly string[] =>
  nearestFirst(rows, anyOf).map(({ coin }) => coin)

it('sorts coins by their distance from the threshold, and unknown ones last', () => {
  expect(order([[price(100)]], row('A', 50), row('B', null), row('C', 99), row('D', 90))).toEqual([
    'C',
    'D',
    'A',
    'B'
  ])
})

it('counts the farthest condition of a group, and the nearest group', () => {
  const both: ScreenConditions = [[price(100), price(100)]]
  expect(order(both, row('A', 99, 50), row('B', 80, 80))).toEqual(['B', 'A'])
  const either: ScreenConditions = [[price(100)], [price(100)]]
  expect(order(either, row('B', 80, 80), row('A', 99, 50))).toEqual(['A', 'B'])
})
