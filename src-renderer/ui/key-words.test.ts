import { expect, it } from 'vitest'
import { keyWords } from './key-words'

it('shows keys as printed, and leaves letters, symbols and arrows unchanged', () => {
  const keys = ['Ctrl+Z', 'Alt+←', 'Page ↑', 'Shift+drag', 'Space', '+', '/', 'A']
  expect(keys.map(keyWords)).toEqual(keys)
})
