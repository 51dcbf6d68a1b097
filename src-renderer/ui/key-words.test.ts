import { expect, it } from 'vitest'
import { shortcutWords } from './key-words'

it('shows keys as printed, and leaves letters, symbols and arrows unchanged', () => {
  const keys = ['Ctrl+Z', 'Alt+←', 'Page ↑', 'Shift+drag', 'Space', '+', '/', 'A']
  expect(keys.map(shortcutWords)).toEqual(keys)
})
