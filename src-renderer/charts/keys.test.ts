import { expect, it } from 'vitest'
import { chartKeyAction } from './keys'

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

it.each([
  ['ArrowLeft', { kind: 'step', columns: -1 }],
  ['ArrowRight', { kind: 'step', columns: 1 }],
  ['+', { kind: 'zoom', factor: 0.8 }],
  ['-', { kind: 'zoom', factor: 1.25 }],
  ['Home', { kind: 'begin' }],
  ['End', { kind: 'end' }],
  ['0', { kind: 'fit' }],
  ['Escape', { kind: 'leave' }],
  ['a', null]
])('maps the key %s to its chart action, if it has one', (key, action) =>
  expect(chartKeyAction({ ...plain, key })).toEqual(action)
)

it('pans the view with Shift and an arrow key', () => {
  expect(chartKeyAction({ ...plain, key: 'ArrowLeft', shiftKey: true })).toEqual({ kind: 'pan', share: -0.1 })
})

it('ignores keys with Ctrl or Alt', () => {
  expect(chartKeyAction({ ...plain, key: '0', ctrlKey: true })).toBeNull()
  expect(chartKeyAction({ ...plain, key: 'ArrowLeft', altKey: true })).toBeNull()
})
