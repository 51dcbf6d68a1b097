import { expect, it } from 'vitest'
import { cellsOf, columnsFor, tracksOf, type TableColumn } from './column'

interface Row {
  readonly gone: boolean
}
const all: readonly TableColumn<Row>[] = [
  { key: 'coin', label: 'Coin', width: 48, grow: 1 },
  { key: 'price', label: 'Price', width: 70, until: ({ gone }) => (gone ? 'age' : null) },
  { key: 'range', label: 'Range', width: 40, from: 380 },
  { key: 'age', label: 'Age', width: 40, from: 300 },
  { key: 'remove', label: 'Remove', width: 0 }
]
const placements = (row: Row, width: number): readonly string[] =>
  cellsOf(row, all, columnsFor(all, width)).map(({ column, index, span }) => `${column.key} ${index}+${span}`)

it('gives each column a cell', () => {
  expect(placements({ gone: false }, 400)).toEqual([
    'coin 1+1',
    'price 2+1',
    'range 3+1',
    'age 4+1',
    'remove 5+1'
  ])
})

it('lets a cell span up to the given column even if that column is hidden', () => {
  expect(placements({ gone: true }, 400)).toEqual(['coin 1+1', 'price 2+3', 'remove 5+1'])
  expect(placements({ gone: true }, 320)).toEqual(['coin 1+1', 'price 2+2', 'remove 4+1'])
  expect(placements({ gone: true }, 200)).toEqual(['coin 1+1', 'price 2+1', 'remove 3+1'])
})

it('shows every column until the table is measured', () => {
  expect(columnsFor(all, 0)).toEqual(all)
})

it('lets flexible columns grow or leaves the space at the end', () => {
  expect(tracksOf(all.slice(0, 2))).toBe('minmax(48px, 1fr) 70px')
  expect(tracksOf(all.slice(1, 3))).toBe('70px 40px 1fr')
})
