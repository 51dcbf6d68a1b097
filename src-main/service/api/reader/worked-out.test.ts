import { expect, test } from 'vitest'
import { WorkedOut } from './worked-out'

test('caches values up to a limit, then empties the cache', () => {
  const squares = new WorkedOut<number>(2)
  const worked: string[] = []
  const square = (name: string): number =>
    squares.of(name, () => {
      worked.push(name)
      return Number(name) ** 2
    })
  expect(['2', '3', '2', '3'].map(square)).toEqual([4, 9, 4, 9])
  expect(worked).toEqual(['2', '3'])
  expect(['4', '4', '5', '5'].map(square)).toEqual([16, 16, 25, 25])
  expect(worked).toEqual(['2', '3', '4', '5'])
})
