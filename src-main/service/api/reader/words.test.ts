import { expect, test } from 'vitest'
import { translated } from './languages'
import { wordsOf } from './words'

test('finds a translation for each foreign word', () => {
  for (const word of translated.keys()) expect(wordsOf(word), word).not.toEqual([])
  expect(wordsOf('opinión')).toEqual(wordsOf('opinion'))
})
