import { expect, it } from 'vitest'
import { divide } from './layout'

it('shows all three on a wide window', () => {
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

it('is narrow where the candles need the room, until a person drew it otherwise', () => {
  expect([852, 1232, 1872].map(room => divide(room, null, true).listWidth)).toEqual([320, 320, 500])
  expect(divide(1232, 440, true).listWidth).toBe(440)
})

it('then collapses the list', () => {
  expect(divide(600, 400, true)).toMatchObject({ listDocked: false, panelDocked: false })
})

it('never squeezes the area for a list that was once wide', () => {
  expect(divide(852, 720, true).listWidth).toBe(452)
  expect(divide(1232, 720, true).listWidth).toBe(528)
  expect(divide(1232, 720, false).listWidth).toBe(720)
})

it('takes a width not measured yet for a wide one', () => {
  expect(divide(0, 400, true)).toMatchObject({ listDocked: true, panelDocked: true, listWidth: 400 })
})
