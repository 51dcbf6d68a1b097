import { expect, it } from 'vitest'
import { shortcutWords } from './key-words'

it('shows shortcuts as printed on the keyboard', () => {
  const keys = ['Ctrl+Z', 'Alt+←', 'Page ↑', 'Shift+drag', 'Space', '+', '/', 'A']
  expect(keys.map(shortcutWords)).toEqual(keys)
})
