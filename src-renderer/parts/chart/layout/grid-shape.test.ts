import { expect, it } from 'vitest'
import { fakeLayout } from '../../../bridge/fake-layouts.fixture'
import { gridShape } from './grid-shape'

const shape = (count: 1 | 2 | 4, width: number, height: number, active = 0) =>
  gridShape(fakeLayout({ count, active }), width, height)

it('arranges four charts in a grid', () => {
  expect(shape(4, 1000, 600)).toEqual({ columns: 2, rows: 2, places: [0, 1, 2, 3] })
})

it('puts two charts side by side in a wide area and stacks them in a tall one', () => {
  expect(shape(2, 1400, 500)).toMatchObject({ columns: 2, rows: 1, places: [0, 1] })
  expect(shape(2, 700, 900, 3)).toMatchObject({ columns: 1, rows: 2, places: [2, 3] })
})

it('shows fewer charts if the area is too small, always with the active one', () => {
  expect(shape(4, 450, 400)).toMatchObject({ columns: 2, rows: 2 })
  expect(shape(4, 450, 200, 2)).toEqual({ columns: 2, rows: 1, places: [2, 3] })
  expect(shape(4, 300, 400, 2)).toEqual({ columns: 1, rows: 2, places: [2, 3] })
  expect(shape(4, 300, 200, 3)).toEqual({ columns: 1, rows: 1, places: [3] })
})

it('treats an unmeasured area as wide', () => {
  expect(shape(4, 0, 0).places).toHaveLength(4)
})
