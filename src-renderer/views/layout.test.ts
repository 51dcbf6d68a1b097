import { expect, it } from 'vitest'
import { divide } from './layout'

it('shows all three in a wide window', () => {
  expect(divide(1232, 400, true)).toEqual({
    listDocked: true,
    panelDocked: true,
    listMax: 528,
    listWidth: 400
  })
})

it('makes the panel a drawer at 900 px and keeps the list', () => {
  expect(divide(852, 400, true)).toMatchObject({ listDocked: true, panelDocked: false, listWidth: 400 })
})

it('uses a narrow list if the chart needs the room, unless the user resized it', () => {
  expect([852, 1232, 1872].map(room => divide(room, null, true).listWidth)).toEqual([320, 444, 500])
  expect(divide(1232, 440, true).listWidth).toBe(440)
})

it('collapses the list next', () => {
  expect(divide(600, 400, true)).toMatchObject({ listDocked: false, panelDocked: false })
})

it('never squeezes the chart for a list that was once wide', () => {
  expect(divide(852, 720, true).listWidth).toBe(452)
  expect(divide(1232, 720, true).listWidth).toBe(528)
  expect(divide(1232, 720, false).listWidth).toBe(720)
})

it('treats an unmeasured width as wide', () => {
  expect(divide(0, 400, true)).toMatchObject({ listDocked: true, panelDocked: true, listWidth: 400 })
})
