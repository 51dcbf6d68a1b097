import { expect, test } from 'vitest'
import { keyAction } from './key-action'

const pressed = (key: string, modifiers: Partial<Parameters<typeof keyAction>[0]> = { control: true }) => ({
  type: 'keyDown' as const,
  control: false,
  meta: false,
  alt: false,
  key,
  ...modifiers
})

test.each([
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'zoom-reset'],
  ['W', 'close'],
  ['q', 'quit']
])('maps Ctrl+%s to the action %s', (key, action) => {
  expect(keyAction(pressed(key), false)).toBe(action)
})

test('ignores keys meant for the page or for developers', () => {
  for (const key of ['i', 'I', 'r', 'R', '1', 'Alt']) expect(keyAction(pressed(key), false)).toBeNull()
  expect(keyAction(pressed('0', {}), false)).toBeNull()
  expect(keyAction(pressed('+', { control: true, alt: true }), false)).toBeNull()
  expect(keyAction({ ...pressed('q'), type: 'keyUp' }, false)).toBeNull()
})

test('uses Cmd instead of Ctrl on macOS', () => {
  expect(keyAction(pressed('+', { meta: true }), true)).toBe('zoom-in')
  expect(keyAction(pressed('+'), true)).toBeNull()
  expect(keyAction(pressed('q', { meta: true }), true)).toBeNull()
  expect(keyAction(pressed('F11', {}), true)).toBeNull()
  expect(keyAction(pressed('F11', {}), false)).toBe('full-screen')
})
