import { expect, it } from 'vitest'
import { divide } from './layout'

it('shows list, chart and panel side by side in a wide window', () => {
  expect(divide(1232, 400, true)).toEqual({
    listDocked: true,
    panelDocked: true,
    listMax: 528,
    listWidth: 400
  })
})

it('turns the panel into a drawer at 900 px', () => {
  expect(divide(852, 400, true)).toMatchObject({ listDocked: true, panelDocked: false, listWidth: 400 })
})

it('uses a narrow list unless the user resized it', () => {
  expect([852, 1232, 1872].map(room => divide(room, null, true).listWidth)).toEqual([320, 444, 500])
  expect(divide(1232, 440, true).listWidth).toBe(440)
})

it('turns the list into a drawer in a narrower window', () => {
  expect(divide(600, 400, true)).toMatchObject({ listDocked: false, panelDocked: false })
})

it('limits the width of the list so that the chart has enough space', () => {
  expect(divide(852, 720, true).listWidth).toBe(452)
  expect(divide(1232, 720, true).listWidth).toBe(528)
  expect(divide(1232, 720, false).listWidth).toBe(720)
})

it('treats an unmeasured width as wide', () => {
  expect(divide(0, 400, true)).toMatchObject({ listDocked: true, panelDocked: true, listWidth: 400 })
})
