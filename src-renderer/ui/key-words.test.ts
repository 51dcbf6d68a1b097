import { expect, it } from 'vitest'
import { keyWords } from './key-words'

it('names keys by what is printed on them and leaves letters, signs and arrows', () => {
  const keys = ['Ctrl+Z', 'Alt+←', 'Page ↑', 'Shift+drag', 'Space', '+', '/', 'A']
  expect(keys.map(keyWords)).toEqual(keys)
})
