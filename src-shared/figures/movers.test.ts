import { expect, it } from 'vitest'
import { moversOf } from './movers'

const row = (coin: string, changePercent: number | null) => ({ coin, changePercent })

it('lists the largest rises and falls in order, without unchanged coins', () => {
  const rows = [
    row('A', 1),
    row('B', -2),
    row('C', null),
    row('D', 5),
    row('E', 0),
    row('F', -9),
    row('G', 3)
  ]
  const { up, down } = moversOf(rows, 2)
  expect(up.map(({ coin }) => coin)).toEqual(['D', 'G'])
  expect(down.map(({ coin }) => coin)).toEqual(['F', 'B'])
})

it('never lists a rising coin among the falls when the list is short', () => {
  expect(moversOf([row('A', 1)], 5)).toEqual({ up: [row('A', 1)], down: [] })
})
